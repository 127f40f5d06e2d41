# What the translator writes for lists of decisions and for arithmetic, so that C means the same as Python.

ctypedef struct Moves:
    long long* data
    int count
    int lost  # decisions that found no room

ctypedef struct Workspace:  # the same fields as kontor.evaluation.layout.Workspace
    const long long* w
    long long* x
    long long* y
    Moves* legal
    Moves* codes
    Moves* ratings
    Moves* first
    Moves* values
    unsigned char* after
    unsigned char* ahead
    unsigned char* seen

cdef enum:
    ROOM = 8192  # decisions at one moment; a player has 31 pieces, a board at most 128 posts


cdef inline void push(Moves* out, long long code) noexcept nogil:
    if out.count < ROOM:
        out.data[out.count] = code
        out.count += 1
    else:
        out.lost += 1


cdef inline long long pop(Moves* out) noexcept nogil:
    out.count -= 1
    return out.data[out.count]


cdef inline void clear(Moves* out) noexcept nogil:
    out.count = 0


cdef inline long long wide(long long cell) noexcept nogil:
    return cell


# Python's division rounds down, C's towards zero. The translator writes these for // and %.

cdef inline long long floor_div(long long a, long long b) noexcept nogil:
    return a / b - (a % b != 0 and (a ^ b) < 0)


cdef inline long long floor_mod(long long a, long long b) noexcept nogil:
    cdef long long rest = a % b
    return rest + b if rest != 0 and (rest ^ b) < 0 else rest
