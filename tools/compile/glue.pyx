# The edge between Python and the translated rules. No rule is written here.

from libc.stdlib cimport calloc, free, malloc

ctypedef struct Moves:
    long long* data
    int count

cdef enum:
    ROOM = 8192  # decisions at one moment; a player has 31 pieces, a board at most 128 posts


cdef inline void push(Moves* out, long long code) noexcept nogil:
    if out.count < ROOM:
        out.data[out.count] = code
        out.count += 1


cdef inline void clear(Moves* out) noexcept nogil:
    out.count = 0


cdef inline long long wide(long long cell) noexcept nogil:
    return cell


cdef class _Buffer:
    cdef Moves moves

    def __cinit__(self):
        self.moves.data = <long long*>malloc(ROOM * sizeof(long long))
        if self.moves.data == NULL:
            raise MemoryError

    def __dealloc__(self):
        free(self.moves.data)


cdef _Buffer _buffer = _Buffer()


cdef inline int _check(bytes t, bytearray s) except -1:
    if len(t) != TABLES or len(s) != SITUATION:
        raise ValueError("not the tables and the cells of a game")
    return 0


def options(bytes t, bytearray s):
    """All legal decisions in a fixed order, as codes."""
    cdef int number
    _check(t, s)
    _buffer.moves.count = 0
    rules_play__options(t, s, &_buffer.moves)
    return [_buffer.moves.data[number] for number in range(_buffer.moves.count)]


def apply(bytes t, bytearray s, long long code):
    """Carries out a legal decision."""
    _check(t, s)
    rules_play__apply(t, s, code)


def deal(bytes t, bytearray s, long long seed):
    """A game ready for its first turn."""
    _check(t, s)
    env_deal__deal(t, s, seed)


def observe(bytes t, bytearray s, int seat, unsigned char[::1] out):
    """Writes what a seat may know."""
    _check(t, s)
    if out.shape[0] != SIGHT:
        raise ValueError(f"an observation has {SIGHT} cells")
    env_observe__observe(t, s, seat, &out[0])


def enter(bytes t, bytearray s, unsigned char[::1] mask):
    """Finds the open slots, going on by itself where there is only one."""
    _check(t, s)
    if mask.shape[0] != SLOTS:
        raise ValueError(f"a mask has {SLOTS} cells")
    return env_walk__enter(t, s, &_buffer.moves, &mask[0])


def step(bytes t, bytearray s, unsigned char[::1] mask, int slot, int cap):
    """Takes an open slot."""
    _check(t, s)
    if mask.shape[0] != SLOTS:
        raise ValueError(f"a mask has {SLOTS} cells")
    _buffer.moves.count = 0
    rules_play__options(t, s, &_buffer.moves)
    return env_walk__step(t, s, &_buffer.moves, &mask[0], slot, cap)


def playout(bytes t, long long seed, long long decisions, long long cap, long long way):
    """So many decisions of random play, game after game (kontor.env.playout)."""
    if len(t) != TABLES:
        raise ValueError("not the tables of a game")
    cdef bytearray cells = bytearray(SITUATION), mask = bytearray(SLOTS), sight = bytearray(SIGHT)
    cdef const unsigned char* tables = t
    cdef unsigned char* s = cells
    cdef unsigned char* m = mask
    cdef unsigned char* o = sight
    cdef _Buffer buffer = _Buffer()
    cdef long long trace
    with nogil:
        trace = env_playout__play_on(tables, s, m, o, &buffer.moves, seed, decisions, cap, way)
    return trace
