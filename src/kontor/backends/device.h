/* The first lines of kontor.cu: the types of stdint.h where the compiler of a driver has no such file. */
#ifdef __CUDACC_RTC__
typedef signed char int8_t;
typedef unsigned char uint8_t;
typedef short int16_t;
typedef unsigned short uint16_t;
typedef int int32_t;
typedef unsigned int uint32_t;
typedef long long int64_t;
typedef unsigned long long uint64_t;
#define INT64_C(number) number##LL
#else
#include <stdint.h>
#endif

#define KONTOR_STRIDE 32 /* games of a group: the cells of all of them lie side by side, so that a warp reads them at once */
#define KONTOR_NARROW
