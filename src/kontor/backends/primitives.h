/* What the translated rules are written with, so that C means the same as Python. */

#ifndef RESTRICT /* nothing else points to what the rules look up */
#if defined(__cplusplus) || defined(_MSC_VER)
#define RESTRICT __restrict
#else
#define RESTRICT restrict
#endif
#endif

#ifdef __CUDACC__
#define FUNCTION __device__ static
#define INLINE __device__ static inline
#define ROW __device__ static const
#else
#ifdef __GNUC__
#define FUNCTION __attribute__((unused)) static
#else
#define FUNCTION static
#endif
#define INLINE static inline
#define ROW static const
#endif

/* Where the numbers of a game lie. With KONTOR_STRIDE the games of a group lie interleaved, cell by cell. */
#ifndef KONTOR_STRIDE
#define KONTOR_STRIDE 1
#endif
#define CELL(s, i) ((s)[(i) * KONTOR_STRIDE])
#define FACT(t, i) ((t)[i])
#define MOVE(m, i) ((m)->data[(i) * KONTOR_STRIDE])

/* A list of decisions in memory of the caller. */
typedef struct Moves {
    int64_t *data;
    int32_t count;
    int32_t lost; /* decisions that found no room */
} Moves;

/* What rating decisions works with: the same fields as kontor.evaluation.layout.Workspace. */
typedef struct Workspace {
    const int64_t *w;
    int64_t *x, *y;
    Moves *legal, *codes, *ratings, *first, *values;
    uint8_t *after, *ahead, *seen;
} Workspace;

/* A ruleset is a base and the bytes in which it differs from that. */
typedef struct Ruleset {
    const char *name;
    int16_t base, first, after;
} Ruleset;

typedef struct Change {
    int16_t cell;
    uint8_t value;
} Change;

/* What a net reads of a feature: a number times one of SCALES, a bit, or whether it has a value. */
typedef struct Column {
    uint8_t feature, reading;
    int8_t operand;
} Column;

INLINE void push(Moves *out, int64_t code) {
    if (out->count < KONTOR_ROOM) {
        MOVE(out, out->count) = code;
        out->count++;
    } else {
        out->lost++;
    }
}

INLINE int64_t pop(Moves *out) {
    out->count--;
    return MOVE(out, out->count);
}

INLINE void clear(Moves *out) { out->count = 0; }

INLINE int64_t min_of(int64_t a, int64_t b) { return b < a ? b : a; }

INLINE int64_t max_of(int64_t a, int64_t b) { return b > a ? b : a; }

/* Division rounds down, as in Python; in C it rounds towards zero. */
INLINE int64_t floor_div(int64_t a, int64_t b) { return a / b - (a % b != 0 && (a ^ b) < 0); }

INLINE int64_t floor_mod(int64_t a, int64_t b) {
    int64_t rest = a % b;
    return rest != 0 && (rest ^ b) < 0 ? rest + b : rest;
}

/* C leaves open what shifting a negative number to the left does; every compiler shifts to the right with its sign. */
INLINE int64_t shift_left(int64_t a, int64_t b) { return (int64_t)((uint64_t)a << b); }
typedef char negative_numbers_keep_their_sign[(-5 >> 1) == -3 ? 1 : -1];
