# The edge between Python and the translated rules: the compiled backend (kontor.rules.backend). No rule is written here.

from libc.stdlib cimport free, malloc

IS_COMPILED = True


cdef class _Buffer:
    cdef Moves moves

    def __cinit__(self):
        self.moves.data = <long long*>malloc(ROOM * sizeof(long long))
        if self.moves.data == NULL:
            raise MemoryError
        self.moves.lost = 0

    def __dealloc__(self):
        free(self.moves.data)


cdef _Buffer _buffer = _Buffer()


cdef int _check_room(Moves* moves) except -1:
    """The plain rules have no limit; a compiled list that is not complete must not be used."""
    if moves.lost:
        moves.lost = 0
        raise OverflowError(f"more than {ROOM} decisions at one moment")
    return 0


cdef list _listed(Moves* moves):
    cdef int number
    return [moves.data[number] for number in range(moves.count)]


cdef inline int _check(bytes t, bytearray s) except -1:
    if len(t) != LOOKUP_SIZE or len(s) != SITUATION:
        raise ValueError("not the lookup and the cells of a game")
    return 0


cdef inline int _check_seat(bytes t, bytearray s, int seat) except -1:
    _check(t, s)
    if not 0 <= seat < t[0]:  # cells.PLAYERS
        raise ValueError(f"seat={seat}: expected 0 to {t[0] - 1}")
    return 0


def legal(bytes t, bytearray s):
    """All legal decisions in a fixed order, as codes."""
    _check(t, s)
    _buffer.moves.count = 0
    rules_play__legal(t, s, &_buffer.moves)
    _check_room(&_buffer.moves)
    return _listed(&_buffer.moves)


def apply(bytes t, bytearray s, long long code):
    """Carries out a legal decision."""
    _check(t, s)
    rules_play__apply(t, s, code)


def deal(bytes t, bytearray s, long long seed):
    """A game ready for its first turn."""
    _check(t, s)
    slots_deal__deal(t, s, seed)


def observe(bytes t, bytearray s, int seat, unsigned char[::1] out):
    """Writes what a seat may know."""
    _check_seat(t, s, seat)
    if out.shape[0] != OBSERVATION:
        raise ValueError(f"an observation has {OBSERVATION} cells")
    slots_observe__observe(t, s, seat, &out[0])


def hide(bytes t, bytearray s, int seat):
    """Blanks what a seat may not know (kontor.rules.hidden)."""
    _check_seat(t, s, seat)
    rules_hidden__hide(t, s, seat)


def fill(bytes t, bytearray s, int seat, long long seed):
    """Puts something possible where it was blanked."""
    _check_seat(t, s, seat)
    rules_hidden__fill(t, s, seat, seed)


def random_play(bytes t, long long seed, long long decisions, long long cap, long long way):
    """Plays `decisions` random decisions, game after game (kontor.slots.random_play)."""
    if len(t) != LOOKUP_SIZE:
        raise ValueError("not the lookup of a game")
    cdef bytearray cells = bytearray(SITUATION), mask = bytearray(SLOTS), observation = bytearray(OBSERVATION)
    cdef const unsigned char* lookup = t
    cdef unsigned char* s = cells
    cdef unsigned char* m = mask
    cdef unsigned char* o = observation
    cdef _Buffer buffer = _Buffer()
    cdef long long trace
    with nogil:
        trace = slots_random_play__play_on(lookup, s, m, o, &buffer.moves, seed, decisions, cap, way)
    _check_room(&buffer.moves)
    return trace


def open_slots(bytes t, bytearray s, unsigned char[::1] mask):
    """Marks the open slots and returns how many there are."""
    _check(t, s)
    if mask.shape[0] != SLOTS:
        raise ValueError(f"a mask has {SLOTS} cells")
    slots_choose__list_decisions(t, s, &_buffer.moves)
    _check_room(&_buffer.moves)
    slots_choose__close_slots(&mask[0])
    return slots_choose__open_slots(t, s, &_buffer.moves, &mask[0])


def choose(bytes t, bytearray s, int slot):
    """Takes an open slot: the decision it completes, or 0 where more is asked."""
    _check(t, s)
    slots_choose__list_decisions(t, s, &_buffer.moves)
    _check_room(&_buffer.moves)
    return slots_choose__choose(t, s, &_buffer.moves, slot)


def enter(bytes t, bytearray s, unsigned char[::1] mask):
    """Finds the open slots, after what happens by itself (kontor.slots.episode)."""
    _check(t, s)
    if mask.shape[0] != SLOTS:
        raise ValueError(f"a mask has {SLOTS} cells")
    cdef int status = slots_episode__enter(t, s, &_buffer.moves, &mask[0])
    _check_room(&_buffer.moves)
    return status


def step(bytes t, bytearray s, unsigned char[::1] mask, int slot):
    """Takes an open slot and whatever follows by itself; the mask becomes that of the next choice."""
    _check(t, s)
    if mask.shape[0] != SLOTS or not 0 <= slot < SLOTS:
        raise ValueError(f"a mask has {SLOTS} cells")
    slots_choose__list_decisions(t, s, &_buffer.moves)
    cdef int status = slots_episode__step(t, s, &_buffer.moves, &mask[0], slot, 0)
    _check_room(&_buffer.moves)
    return status


def utilities(bytes t, bytearray s):
    """What the end of a game is worth to each seat, in kontor.slots.episode.UNITS."""
    _check(t, s)
    return [slots_episode__utility(t, s, seat) for seat in range(t[0])]  # cells.PLAYERS


cdef class _Evaluator:
    """Evaluates situations by a row of weights (kontor.evaluation)."""

    cdef _Buffer w, x, y, legal, codes, ratings, first, values_
    cdef bytes lookup
    cdef bytearray after, ahead, seen
    cdef Workspace work

    def __cinit__(self, bytes t, list weights):
        cdef int number
        if len(t) != LOOKUP_SIZE or len(weights) != WEIGHTS:
            raise ValueError("not the lookup of a game, or not the weights of an evaluation")
        self.lookup = t
        self.after, self.ahead, self.seen = bytearray(SITUATION), bytearray(SITUATION), bytearray(SITUATION)
        self.w, self.x, self.y = _Buffer(), _Buffer(), _Buffer()
        self.legal, self.codes, self.ratings = _Buffer(), _Buffer(), _Buffer()
        self.first, self.values_ = _Buffer(), _Buffer()
        for number in range(WEIGHTS):
            self.w.moves.data[number] = weights[number]
        for number in range(FIGURES):
            self.x.moves.data[number] = self.y.moves.data[number] = 0
        self.work.w, self.work.x, self.work.y = self.w.moves.data, self.x.moves.data, self.y.moves.data
        self.work.legal, self.work.codes, self.work.ratings = &self.legal.moves, &self.codes.moves, &self.ratings.moves
        self.work.first, self.work.values = &self.first.moves, &self.values_.moves
        self.work.after, self.work.ahead, self.work.seen = self.after, self.ahead, self.seen

    def evaluate(self, bytearray s):
        """The figures of a situation."""
        cdef int number
        _check(self.lookup, s)
        evaluation_worth__evaluate(self.lookup, s, self.work.w, self.work.x)
        return [self.work.x[number] for number in range(FIGURES)]

    def rate(self, bytearray s):
        """Decisions and their ratings for the seat that must decide."""
        cdef const unsigned char* t = self.lookup
        cdef unsigned char* cells = s
        _check(self.lookup, s)
        with nogil:
            evaluation_rate__rate(t, cells, &self.work)
        self._check_room()
        return _listed(self.work.codes), _listed(self.work.ratings)

    def values(self, bytearray s):
        """What a situation is worth to each seat compared with the others."""
        _check(self.lookup, s)
        evaluation_rate__values(self.lookup, s, &self.work)
        return _listed(self.work.values)

    def plan(self, bytearray s, int width, long long margin, int turns):
        """The best decisions, each followed for some turns, and their values."""
        cdef const unsigned char* t = self.lookup
        cdef unsigned char* cells = s
        _check(self.lookup, s)
        with nogil:
            evaluation_rate__plan(t, cells, &self.work, width, margin, turns)
        self._check_room()
        return _listed(self.work.first), _listed(self.work.values)

    def play_turns(self, bytearray s, int turns, long long noise):
        """Everybody plays what is rated best."""
        cdef const unsigned char* t = self.lookup
        cdef unsigned char* cells = s
        cdef long long played
        _check(self.lookup, s)
        with nogil:
            played = evaluation_rate__play_turns(t, cells, &self.work, turns, noise)
        self._check_room()
        return played

    def decide(self, bytearray s, int width, long long noise, long long seed):
        """The decision of a rule bot; what its seat may not know is blank (kontor.evaluation.decide)."""
        cdef const unsigned char* t = self.lookup
        cdef unsigned char* cells = s
        cdef long long code
        _check(self.lookup, s)
        with nogil:
            memcpy(self.work.seen, cells, SITUATION)
            code = evaluation_decide__decide(t, self.work.seen, &self.work, width, noise, seed)
        self._check_room()
        return code

    cdef int _check_room(self) except -1:
        _check_room(self.work.legal)
        return 0


def evaluator(bytes t, list weights):
    """An evaluator for these rules and weights."""
    return _Evaluator(t, weights)
