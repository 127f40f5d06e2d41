/* A launch of any kernel, one thread after the other. */
#include "on_processor.h"
#include "kontor.cu"

typedef void (*Kernel)(const Games);
static const Kernel KERNELS[] = {
    kontor_deal, kontor_enter, kontor_step, kontor_observe, kontor_random,
    kontor_mask_rows, kontor_observation_rows, kontor_final_rows,
};

extern "C" void launch(int32_t kernel, uint32_t across, uint32_t down, uint32_t threads, const Games *games) {
    blockDim.x = threads;
    blockDim.y = 1;
    for (blockIdx.y = 0; blockIdx.y < down; blockIdx.y++)
        for (blockIdx.x = 0; blockIdx.x < across; blockIdx.x++)
            for (threadIdx.x = 0; threadIdx.x < threads; threadIdx.x++) KERNELS[kernel](*games);
}
