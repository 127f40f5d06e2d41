# Many games in one block of memory, worked on by several threads (kontor.env.vector). No rule is written here.

from cpython.pythread cimport (
    PyThread_acquire_lock, PyThread_allocate_lock, PyThread_free_lock, PyThread_release_lock,
    PyThread_start_new_thread, PyThread_type_lock, WAIT_LOCK,
)
from libc.stdlib cimport calloc, free
from libc.string cimport memcpy

cdef extern from *:
    """
    #ifdef _MSC_VER
    #include <intrin.h>
    #define process_number() 0  /* there is no fork */
    #define add_and_get(number, more) (_InterlockedExchangeAdd(number, more) + (more))
    #define fetch_ahead(address) ((void)(address))
    #else
    #include <unistd.h>
    #define process_number() ((long)getpid())
    #define add_and_get(number, more) __atomic_add_fetch(number, more, __ATOMIC_ACQ_REL)
    #define fetch_ahead(address) __builtin_prefetch(address)
    #endif
    """
    long add_and_get(long* number, long more) noexcept nogil
    void fetch_ahead(const void* address) noexcept nogil
    long process_number() noexcept nogil

cdef enum:
    KEPT = 256  # decisions that are kept with a game; where there are more, they are found again
    AT_ONCE = 16  # games that a thread takes at a time: few, since they do not take equally long
    POLICIES = 16  # rule bots of a block at most
    AHEAD = 16  # games whose slot is fetched from memory before it is looked at

cdef enum Task:
    DEAL, STEP, SHOW, LEAVE

ctypedef struct Place:
    long long[KEPT] codes  # of the situation, as `list_decisions` lists them
    long long dealt  # how many games were dealt here
    int count  # of codes; more than KEPT where they are not kept
    unsigned char[SITUATION] cells
    unsigned char[SLOTS] mask

ctypedef struct Rows:  # of the caller's arrays, one row per game
    const int* slots
    unsigned char* masks
    unsigned char* observations
    int* seats
    unsigned char* dones
    float* rewards
    unsigned char* finals  # NULL where nobody wants them

ctypedef struct Thoughts:  # of a rule bot
    Workspace* work
    long long width, noise

ctypedef struct Games:
    Place* places
    const unsigned char* t
    int count
    long long seed, cap
    Task task
    Rows rows
    long taken  # games that were taken by a thread
    long busy  # helpers that have not finished the task
    PyThread_type_lock finished  # opened by the last of them

ctypedef struct Helper:
    Games* games
    PyThread_type_lock wake
    Moves* moves


def block(bytes t, int games, long long cap, int threads):
    """Room for games of this kind, and the threads that work on them; `cap` is in rounds."""
    return _Block(t, games, cap, threads)


cdef class _Block:
    """The games, whoever calls, and the helpers: threads that never need Python's lock, which they would all wait for."""

    cdef Games games
    cdef bytes lookup
    cdef list buffers  # one of each thread; the first is the caller's
    cdef Helper* helpers
    cdef int helper_count
    cdef long process  # in which they run: a fork has none

    def __cinit__(self, bytes t, int games, long long cap, int threads):
        if len(t) != LOOKUP_SIZE or games < 1 or threads < 1:
            raise ValueError("not the lookup of a game, or no games or threads")
        self.lookup = t
        self.process = process_number()
        self.buffers = [_Buffer() for _ in range(threads)]
        self.games.t = t
        self.games.count = games
        self.games.cap = cap
        self.games.places = <Place*>calloc(games, sizeof(Place))
        self.helpers = <Helper*>calloc(threads, sizeof(Helper))
        if self.games.places == NULL or self.helpers == NULL:
            raise MemoryError
        self.games.finished = _closed_lock()
        while self.helper_count < threads - 1:
            self._start_helper(&self.helpers[self.helper_count], self.buffers[self.helper_count + 1])

    cdef int _start_helper(self, Helper* helper, _Buffer buffer) except -1:
        helper.games = &self.games
        helper.moves = &buffer.moves
        helper.wake = _closed_lock()
        if PyThread_start_new_thread(_help, helper) == -1:
            PyThread_free_lock(helper.wake)
            raise RuntimeError("no more threads can be started")
        self.helper_count += 1
        return 0

    def __dealloc__(self):
        self._end_helpers()
        free(self.helpers)
        free(self.games.places)

    def close(self):
        """Ends the helpers; the games can still be stepped, by the caller alone."""
        self._end_helpers()

    cdef void _end_helpers(self) noexcept:
        cdef int number
        self._forget_helpers_of_another_process()
        if self.helper_count:
            self._begin_task(LEAVE)
            with nogil:
                while add_and_get(&self.games.busy, 0):
                    pass  # a helper counts itself off as the last thing it does, so nothing that it needs is freed
            for number in range(self.helper_count):
                PyThread_free_lock(self.helpers[number].wake)
        self.helper_count = 0
        if self.games.finished != NULL:
            PyThread_free_lock(self.games.finished)
            self.games.finished = NULL

    cdef void _forget_helpers_of_another_process(self) noexcept:
        if self.process != process_number():
            self.helper_count = 0

    def start(self, long long seed):
        """From now on games are dealt by this seed, as if none had been dealt."""
        cdef int game
        self.games.seed = seed
        for game in range(self.games.count):
            self.games.places[game].dealt = 0

    def deal(self, unsigned char[:, ::1] masks, unsigned char[:, ::1] observations, int[::1] seats):
        """Deals new games everywhere and writes what they look like."""
        self._set_rows(masks, observations, seats)
        self._do(DEAL)

    def refused(self, const int[::1] slots):
        """The first game whose slot is not open; -1 where all are."""
        cdef int game, slot, found = -1
        cdef Place* places = self.games.places
        if slots.shape[0] != self.games.count:
            raise ValueError(f"there are {self.games.count} games")
        with nogil:
            for game in range(self.games.count):
                if game + AHEAD < self.games.count:
                    fetch_ahead(places[game + AHEAD].mask + slots[game + AHEAD])
                slot = slots[game]
                if slot < 0 or slot >= SLOTS or not places[game].mask[slot]:
                    found = game
                    break
        return found

    def step(
        self, const int[::1] slots, unsigned char[:, ::1] masks, unsigned char[:, ::1] observations,
        int[::1] seats, unsigned char[::1] dones, float[:, ::1] rewards, unsigned char[:, ::1] finals=None,
    ):
        """Takes an open slot in each game, deals a new game where one ended, and writes the results."""
        cdef int games = self.games.count
        self._set_rows(masks, observations, seats)
        if slots.shape[0] != games or dones.shape[0] != games or rewards.shape[0] != games:
            raise ValueError(f"there are {games} games")
        if rewards.shape[1] != SEATS:
            raise ValueError(f"there are {SEATS} rewards per game")
        if finals is not None and (finals.shape[0] != games or finals.shape[1] != OBSERVATION):
            raise ValueError(f"there are {games} games, an observation has {OBSERVATION} cells")
        self.games.rows.slots = &slots[0]
        self.games.rows.dones = &dones[0]
        self.games.rows.rewards = &rewards[0, 0]
        self.games.rows.finals = NULL if finals is None else &finals[0, 0]
        self._do(STEP)

    def show(self, unsigned char[:, ::1] masks, unsigned char[:, ::1] observations, int[::1] seats):
        """Writes what the games look like."""
        self._set_rows(masks, observations, seats)
        self._do(SHOW)

    def decide(self, int first, int after, list policies, const unsigned char[:, ::1] seats, int[::1] slots):
        """In a range of games, writes the slots of rule bots where a seat of theirs must decide."""
        cdef Thoughts[POLICIES] thoughts
        cdef _Evaluator evaluator
        cdef int number, count = len(policies)
        if not 0 <= first <= after <= self.games.count == seats.shape[0] == slots.shape[0] or seats.shape[1] != SEATS:
            raise ValueError(f"there are {self.games.count} games of {SEATS} seats")
        if not 1 <= count <= POLICIES:
            raise ValueError(f"there may be 1 to {POLICIES} policies")
        for number in range(count):
            evaluator, thoughts[number].width, thoughts[number].noise = policies[number]
            if evaluator is None or evaluator.lookup != self.lookup:
                raise ValueError("a policy is for other games")
            thoughts[number].work = &evaluator.work
        with nogil:
            _decide(&self.games, first, after, thoughts, count, &seats[0, 0], &slots[0])
        for evaluator, _, _ in policies:
            evaluator._check_room()

    def situation(self, int game):
        """The cells of a game."""
        return (<unsigned char*>self._place(game).cells)[:SITUATION]

    def dealt(self, int game):
        """How many games were dealt at this place."""
        return self._place(game).dealt

    def restore(self, int game, bytes cells, long long dealt):
        """Puts back a situation that was read before the next decision."""
        cdef _Buffer buffer = self.buffers[0]
        cdef const unsigned char* s = cells
        cdef Place* place = self._place(game)
        if len(cells) != SITUATION:
            raise ValueError("not the cells of a game")
        place.dealt = dealt
        memcpy(place.cells, s, SITUATION)
        slots_episode__enter(self.games.t, place.cells, &buffer.moves, place.mask)
        _keep(place, &buffer.moves)
        _check_room(&buffer.moves)

    cdef Place* _place(self, int game) except NULL:
        if not 0 <= game < self.games.count:
            raise ValueError(f"there are {self.games.count} games")
        return &self.games.places[game]

    cdef int _set_rows(
        self, unsigned char[:, ::1] masks, unsigned char[:, ::1] observations, int[::1] seats
    ) except -1:
        cdef int games = self.games.count
        if masks.shape[0] != games or observations.shape[0] != games or seats.shape[0] != games:
            raise ValueError(f"there are {games} games")
        if masks.shape[1] != SLOTS or observations.shape[1] != OBSERVATION:
            raise ValueError(f"a mask has {SLOTS} cells, an observation {OBSERVATION}")
        self.games.rows.masks = &masks[0, 0]
        self.games.rows.observations = &observations[0, 0]
        self.games.rows.seats = &seats[0]
        return 0

    cdef int _do(self, Task task) except -1:
        """Has a task done for all games, by everybody."""
        cdef _Buffer buffer = self.buffers[0]
        self._forget_helpers_of_another_process()
        self._begin_task(task)
        with nogil:
            _work(&self.games, &buffer.moves)
            if self.helper_count:
                PyThread_acquire_lock(self.games.finished, WAIT_LOCK)
        for buffer in self.buffers:
            _check_room(&buffer.moves)
        return 0

    cdef void _begin_task(self, Task task) noexcept:
        cdef int number
        self.games.task = task
        self.games.taken = 0
        self.games.busy = self.helper_count
        for number in range(self.helper_count):
            PyThread_release_lock(self.helpers[number].wake)


cdef PyThread_type_lock _closed_lock() except NULL:
    cdef PyThread_type_lock lock = PyThread_allocate_lock()
    if lock == NULL:
        raise MemoryError
    PyThread_acquire_lock(lock, WAIT_LOCK)
    return lock


cdef void _help(void* given) noexcept nogil:
    """What a helper does all its life."""
    cdef Helper* helper = <Helper*>given
    cdef Games* games = helper.games
    while True:
        PyThread_acquire_lock(helper.wake, WAIT_LOCK)
        if games.task == LEAVE:
            add_and_get(&games.busy, -1)
            return
        _work(games, helper.moves)
        if add_and_get(&games.busy, -1) == 0:
            PyThread_release_lock(games.finished)


cdef void _work(Games* games, Moves* moves) noexcept nogil:
    """Does the task for some games after the other, until all are taken."""
    cdef long first, game
    while True:
        first = add_and_get(&games.taken, AT_ONCE) - AT_ONCE
        if first >= games.count:
            return
        for game in range(first, min(first + AT_ONCE, games.count)):
            if games.task == DEAL:
                _deal(games, game, moves)
            elif games.task == STEP:
                _step(games, game, moves)
            _show(games, game)


cdef void _show(Games* games, long game) noexcept nogil:
    cdef Place* place = &games.places[game]
    cdef int seat = slots_episode__asked(place.cells)
    games.rows.seats[game] = seat
    memcpy(&games.rows.masks[game * SLOTS], place.mask, SLOTS)
    slots_observe__observe(games.t, place.cells, seat, &games.rows.observations[game * OBSERVATION])


cdef void _step(Games* games, long game, Moves* moves) noexcept nogil:
    cdef Place* place = &games.places[game]
    cdef float* rewards = &games.rows.rewards[game * SEATS]
    cdef int seat, status
    if place.count <= KEPT:
        moves.count = place.count
        memcpy(moves.data, place.codes, place.count * sizeof(long long))
    else:
        slots_choose__list_decisions(games.t, place.cells, moves)
    status = slots_episode__step(games.t, place.cells, moves, place.mask, games.rows.slots[game], games.cap)
    games.rows.dones[game] = status
    for seat in range(SEATS):
        rewards[seat] = 0
    if status == OVER or status == CAPPED:
        for seat in range(SEATS):
            rewards[seat] = <float>(<double>slots_episode__utility(games.t, place.cells, seat) / UNITS)
        if games.rows.finals != NULL:
            slots_observe__observe(games.t, place.cells, 0, &games.rows.finals[game * OBSERVATION])
        _deal(games, game, moves)
    else:
        _keep(place, moves)


cdef void _deal(Games* games, long game, Moves* moves) noexcept nogil:
    cdef Place* place = &games.places[game]
    cdef long long seed = slots_deal__seed_of(games.seed, game, place.dealt)
    place.dealt += 1
    slots_episode__begin(games.t, place.cells, moves, place.mask, seed)
    _keep(place, moves)


cdef void _decide(
    Games* games, int first, int after, Thoughts* thoughts, int count, const unsigned char* seats, int* slots
) noexcept nogil:
    cdef Place* place
    cdef Thoughts* bot
    cdef int game, slot
    for game in range(first, after):
        place = &games.places[game]
        if seats[game * SEATS + slots_episode__asked(place.cells)]:
            bot = &thoughts[(game + place.dealt) % count]
            slot = evaluation_decide__choose_slot(games.t, place.cells, bot.work, bot.width, bot.noise)
            if slot >= 0:
                slots[game] = slot


cdef void _keep(Place* place, Moves* moves) noexcept nogil:
    place.count = moves.count
    if moves.count <= KEPT:
        memcpy(place.codes, moves.data, moves.count * sizeof(long long))
