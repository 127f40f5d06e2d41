# The edge between Python and the translated rules: the compiled backend (kontor.rules.backend). No rule is written here.

from libc.stdlib cimport calloc, free, malloc
from libc.string cimport memcpy

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
    cdef bytearray after, ahead
    cdef Workspace work

    def __cinit__(self, bytes t, list weights):
        cdef int number
        if len(t) != LOOKUP_SIZE or len(weights) != WEIGHTS:
            raise ValueError("not the lookup of a game, or not the weights of an evaluation")
        self.lookup = t
        self.after, self.ahead = bytearray(SITUATION), bytearray(SITUATION)
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
        self.work.after, self.work.ahead = self.after, self.ahead

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

    cdef int _check_room(self) except -1:
        _check_room(self.work.legal)
        return 0


def evaluator(bytes t, list weights):
    """An evaluator for these rules and weights."""
    return _Evaluator(t, weights)


def block(bytes t, int games, long long cap):
    """Room for games of this kind; `cap` is in rounds."""
    return _Block(t, games, cap)


cdef enum:
    KEPT = 256  # decisions that are kept with a game; where there are more, they are found again

ctypedef struct Place:
    long long[KEPT] codes  # of the situation, as `list_decisions` lists them
    long long dealt  # how many games were dealt here
    int count  # of codes; more than KEPT where they are not kept
    unsigned char[SITUATION] cells
    unsigned char[SLOTS] mask


cdef class _Block:
    """Many games in one block of memory (kontor.env.vector). Ranges that do not meet may be stepped at once."""

    cdef Place* places
    cdef bytes lookup
    cdef const unsigned char* t
    cdef int games
    cdef long long seed, cap

    def __cinit__(self, bytes t, int games, long long cap):
        if len(t) != LOOKUP_SIZE or games < 1:
            raise ValueError("not the lookup of a game, or no games")
        self.lookup = t
        self.t = t
        self.games = games
        self.cap = cap
        self.places = <Place*>calloc(games, sizeof(Place))
        if self.places == NULL:
            raise MemoryError

    def __dealloc__(self):
        free(self.places)

    def start(self, long long seed):
        """From now on games are dealt by this seed, as if none had been dealt."""
        cdef int game
        self.seed = seed
        for game in range(self.games):
            self.places[game].dealt = 0

    def deal(
        self, int first, int after, unsigned char[:, ::1] masks, unsigned char[:, ::1] observations, int[::1] seats
    ):
        """Deals new games in a range and writes what they look like."""
        cdef _Buffer buffer = _Buffer()
        cdef int game
        self._check_views(first, after, masks, observations, seats)
        with nogil:
            for game in range(first, after):
                self._begin(game, &buffer.moves)
                seats[game] = self._show(game, &masks[game, 0], &observations[game, 0])
        _check_room(&buffer.moves)

    def refused(self, const int[::1] slots):
        """The first game whose slot is not open; -1 where all are."""
        cdef int game, slot, found = -1
        if slots.shape[0] != self.games:
            raise ValueError(f"there are {self.games} games")
        with nogil:
            for game in range(self.games):
                slot = slots[game]
                if slot < 0 or slot >= SLOTS or not self.places[game].mask[slot]:
                    found = game
                    break
        return found

    def step(
        self, int first, int after, const int[::1] slots, unsigned char[:, ::1] masks, unsigned char[:, ::1] observations,
        int[::1] seats, unsigned char[::1] dones, float[:, ::1] rewards, unsigned char[:, ::1] finals=None,
    ):
        """Takes an open slot in each game of a range, deals a new game where one ended, and writes the results."""
        cdef _Buffer buffer = _Buffer()
        cdef int game
        self._check_views(first, after, masks, observations, seats)
        if slots.shape[0] != self.games or dones.shape[0] != self.games or rewards.shape[0] != self.games:
            raise ValueError(f"there are {self.games} games")
        if rewards.shape[1] != SEATS:
            raise ValueError(f"there are {SEATS} rewards per game")
        if finals is not None and (finals.shape[0] != self.games or finals.shape[1] != OBSERVATION):
            raise ValueError(f"there are {self.games} games, an observation has {OBSERVATION} cells")
        cdef bint with_finals = finals is not None
        cdef unsigned char* final = NULL
        with nogil:
            for game in range(first, after):
                if with_finals:
                    final = &finals[game, 0]
                dones[game] = self._advance(game, &buffer.moves, slots[game], &rewards[game, 0], final)
                seats[game] = self._show(game, &masks[game, 0], &observations[game, 0])
        _check_room(&buffer.moves)

    def situation(self, int game):
        """The cells of a game."""
        self._check_range(game, game + 1)
        return (<unsigned char*>self.places[game].cells)[:SITUATION]

    def dealt(self, int game):
        """How many games were dealt at this place."""
        self._check_range(game, game + 1)
        return self.places[game].dealt

    def restore(self, int game, bytes cells, long long dealt):
        """Puts back a situation that was read before the next decision."""
        cdef _Buffer buffer = _Buffer()
        cdef const unsigned char* s = cells
        self._check_range(game, game + 1)
        if len(cells) != SITUATION:
            raise ValueError("not the cells of a game")
        cdef Place* place = &self.places[game]
        place.dealt = dealt
        memcpy(place.cells, s, SITUATION)
        slots_episode__enter(self.t, place.cells, &buffer.moves, place.mask)
        self._keep(place, &buffer.moves)
        _check_room(&buffer.moves)

    def show(
        self, int first, int after, unsigned char[:, ::1] masks, unsigned char[:, ::1] observations, int[::1] seats
    ):
        """Writes what the games of a range look like."""
        cdef int game
        self._check_views(first, after, masks, observations, seats)
        with nogil:
            for game in range(first, after):
                seats[game] = self._show(game, &masks[game, 0], &observations[game, 0])

    cdef int _check_range(self, int first, int after) except -1:
        if not 0 <= first <= after <= self.games:
            raise ValueError(f"there are {self.games} games")
        return 0

    cdef int _check_views(
        self, int first, int after, unsigned char[:, ::1] masks, unsigned char[:, ::1] observations, int[::1] seats
    ) except -1:
        self._check_range(first, after)
        if masks.shape[0] != self.games or observations.shape[0] != self.games or seats.shape[0] != self.games:
            raise ValueError(f"there are {self.games} games")
        if masks.shape[1] != SLOTS or observations.shape[1] != OBSERVATION:
            raise ValueError(f"a mask has {SLOTS} cells, an observation {OBSERVATION}")
        return 0

    cdef int _show(self, int game, unsigned char* mask, unsigned char* observation) noexcept nogil:
        cdef Place* place = &self.places[game]
        cdef int seat = slots_episode__asked(place.cells)
        memcpy(mask, place.mask, SLOTS)
        slots_observe__observe(self.t, place.cells, seat, observation)
        return seat

    cdef int _advance(self, int game, Moves* moves, int slot, float* rewards, unsigned char* final) noexcept nogil:
        cdef Place* place = &self.places[game]
        cdef int seat, status
        if place.count <= KEPT:
            moves.count = place.count
            memcpy(moves.data, place.codes, place.count * sizeof(long long))
        else:
            slots_choose__list_decisions(self.t, place.cells, moves)
        status = slots_episode__step(self.t, place.cells, moves, place.mask, slot, self.cap)
        if status == OVER or status == CAPPED:
            for seat in range(SEATS):
                rewards[seat] = <float>(<double>slots_episode__utility(self.t, place.cells, seat) / UNITS)
            if final != NULL:
                slots_observe__observe(self.t, place.cells, 0, final)
            self._begin(game, moves)
        else:
            for seat in range(SEATS):
                rewards[seat] = 0
            self._keep(place, moves)
        return status

    cdef void _begin(self, int game, Moves* moves) noexcept nogil:
        cdef Place* place = &self.places[game]
        cdef long long seed = slots_deal__seed_of(self.seed, game, place.dealt)
        place.dealt += 1
        slots_episode__begin(self.t, place.cells, moves, place.mask, seed)
        self._keep(place, moves)

    cdef void _keep(self, Place* place, Moves* moves) noexcept nogil:
        place.count = moves.count
        if moves.count <= KEPT:
            memcpy(place.codes, moves.data, moves.count * sizeof(long long))
