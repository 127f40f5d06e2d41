/* Runs games.cu without a GPU: what nvcc understands, and a loop over all threads of a launch. */
#include <stdint.h>

struct Index {
    unsigned x, y;
};
static Index blockIdx, blockDim, threadIdx;
static int32_t atomicAdd(int32_t *number, int32_t more) { return *number += more, *number - more; }
static int32_t atomicMin(int32_t *number, int32_t other) { return *number = other < *number ? other : *number; }
#define KERNEL static void
#define ROWS_KERNEL static void
