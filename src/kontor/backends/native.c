/* What only Python needs: threads for many games (kontor.env.vector), and finding objects by number.
 *
 * The threads are those of C: none of them ever waits for Python's lock. Each worker has the same share of the games every time, so that these stay in the memory next to its core. A worker
 * that is done takes over what others have not begun. The caller is worker 0.
 */
#if !defined(_WIN32) && !defined(_POSIX_C_SOURCE)
#define _POSIX_C_SOURCE 200112L
#endif

#include "kontor.h"

#include <stdlib.h>

#ifdef _WIN32
#include <windows.h>
typedef HANDLE Thread;
typedef SRWLOCK Mutex;
typedef CONDITION_VARIABLE Signal;
#define THREAD_RESULT DWORD WINAPI
#define start_thread(thread, run, given) ((*(thread) = CreateThread(NULL, 0, run, given, 0, NULL)) == NULL)
#define join_thread(thread) (WaitForSingleObject(thread, INFINITE), CloseHandle(thread))
#define open_mutex(mutex) InitializeSRWLock(mutex)
#define open_signal(signal) InitializeConditionVariable(signal)
#define lock(mutex) AcquireSRWLockExclusive(mutex)
#define unlock(mutex) ReleaseSRWLockExclusive(mutex)
#define wait_for(signal, mutex) SleepConditionVariableSRW(signal, mutex, INFINITE, 0)
#define wake_all(signal) WakeAllConditionVariable(signal)
#else
#include <pthread.h>
typedef pthread_t Thread;
typedef pthread_mutex_t Mutex;
typedef pthread_cond_t Signal;
#define THREAD_RESULT void *
#define start_thread(thread, run, given) pthread_create(thread, NULL, run, given)
#define join_thread(thread) pthread_join(thread, NULL)
#define open_mutex(mutex) pthread_mutex_init(mutex, NULL)
#define open_signal(signal) pthread_cond_init(signal, NULL)
#define lock(mutex) pthread_mutex_lock(mutex)
#define unlock(mutex) pthread_mutex_unlock(mutex)
#define wait_for(signal, mutex) pthread_cond_wait(signal, mutex)
#define wake_all(signal) pthread_cond_broadcast(signal)
#endif

#if defined(_MSC_VER) && !defined(__clang__)
#define add(number, more) (_InterlockedExchangeAdd64(number, more) + (more))
#define read(number) _InterlockedOr64(number, 0)
#define pause_briefly() YieldProcessor()
#else
#define add(number, more) __atomic_add_fetch(number, more, __ATOMIC_ACQ_REL)
#define read(number) __atomic_load_n(number, __ATOMIC_ACQUIRE)
#if defined(__x86_64__) || defined(__i386__)
#define pause_briefly() __builtin_ia32_pause()
#elif defined(__aarch64__)
#define pause_briefly() __asm__ volatile("yield")
#else
#define pause_briefly() ((void)0)
#endif
#endif

enum { AT_ONCE = 16 }; /* games that are taken at a time: few, since they do not take equally long */
enum { LINE = 128 }; /* bytes that two cores should not both write to */

typedef struct Worker {
    struct kontor_pool *pool;
    int64_t *room;
    Thread thread;
    long long taken; /* the first of its games that nobody has begun */
    int64_t after;
    int64_t found; /* what its calls returned */
    char apart[LINE];
} Worker;

typedef struct kontor_pool {
    Worker *workers;
    int32_t count, spins, task;
    const kontor_games *games;
    Mutex mutex;
    Signal begin, finished;
    long long round; /* grows with every task */
    long long busy; /* helpers that have not finished it */
} kontor_pool;

enum { DEAL, STEP, SHOW, REFUSED, LEAVE }; /* kontor.backends.library has the same numbers */

static int64_t carry_out(const kontor_pool *pool, int64_t first, int64_t after, int64_t *room) {
    switch (pool->task) {
    case DEAL: return kontor_games_deal(pool->games, first, after, room);
    case STEP: return kontor_games_step(pool->games, first, after, room);
    case SHOW: return kontor_games_show(pool->games, first, after);
    default: return kontor_games_refused(pool->games, first, after);
    }
}

/* The first of the refused games; for the other tasks, -1 where anything was lost. */
static int64_t together(int32_t task, int64_t one, int64_t other) {
    if (task != REFUSED) return one < other ? one : other;
    return one < 0 || (other >= 0 && other < one) ? other : one;
}

static void work(Worker *me) {
    kontor_pool *pool = me->pool;
    int32_t number = (int32_t)(me - pool->workers);
    for (int32_t i = 0; i < pool->count; i++) {
        Worker *other = &pool->workers[(number + i) % pool->count];
        for (;;) {
            int64_t first = read(&other->taken);
            if (first >= other->after) break;
            first = add(&other->taken, AT_ONCE) - AT_ONCE;
            if (first >= other->after) break;
            int64_t after = first + AT_ONCE < other->after ? first + AT_ONCE : other->after;
            me->found = together(pool->task, me->found, carry_out(pool, first, after, me->room));
        }
    }
}

static THREAD_RESULT help(void *given) {
    Worker *me = (Worker *)given;
    kontor_pool *pool = me->pool;
    for (long long seen = 0;; seen++) {
        for (int32_t i = 0; i < pool->spins && read(&pool->round) == seen; i++) pause_briefly();
        if (read(&pool->round) == seen) {
            lock(&pool->mutex);
            while (read(&pool->round) == seen) wait_for(&pool->begin, &pool->mutex);
            unlock(&pool->mutex);
        }
        if (pool->task == LEAVE) return 0;
        work(me);
        if (add(&pool->busy, -1) == 0) {
            lock(&pool->mutex);
            wake_all(&pool->finished);
            unlock(&pool->mutex);
        }
    }
}

static void announce(kontor_pool *pool, int32_t task) {
    pool->task = task;
    pool->busy = pool->count - 1;
    lock(&pool->mutex);
    add(&pool->round, 1);
    wake_all(&pool->begin);
    unlock(&pool->mutex);
}

/* Does a task for all games and returns when it is done: 0, or -1 where decisions were lost. REFUSED returns the first
 * game whose slot is not open; -1 where all are. */
KONTOR_API int64_t kontor_pool_run(kontor_pool *pool, const kontor_games *games, int32_t task) {
    int64_t found = task == REFUSED ? -1 : 0;
    pool->games = games;
    for (int32_t i = 0; i < pool->count; i++) {
        pool->workers[i].taken = games->count * i / pool->count;
        pool->workers[i].after = games->count * (i + 1) / pool->count;
        pool->workers[i].found = found;
    }
    announce(pool, task);
    work(&pool->workers[0]);
    for (int32_t i = 0; i < pool->spins && read(&pool->busy); i++) pause_briefly();
    if (read(&pool->busy)) {
        lock(&pool->mutex);
        while (read(&pool->busy)) wait_for(&pool->finished, &pool->mutex);
        unlock(&pool->mutex);
    }
    for (int32_t i = 0; i < pool->count; i++) found = together(task, found, pool->workers[i].found);
    return found;
}

/* Ends the threads and gives their memory back. */
KONTOR_API void kontor_pool_stop(kontor_pool *pool) {
    announce(pool, LEAVE);
    for (int32_t i = 1; i < pool->count; i++) join_thread(pool->workers[i].thread);
    for (int32_t i = 0; i < pool->count; i++) free(pool->workers[i].room);
    free(pool->workers);
    free(pool);
}

/* Starts so many workers, the caller among them; NULL where there is no memory, or no more threads can be started.
 * They look `spins` times for a new task before they sleep; 0 where there are more of them than cores. */
KONTOR_API kontor_pool *kontor_pool_start(int32_t workers, int32_t spins) {
    kontor_pool *pool = (kontor_pool *)calloc(1, sizeof(kontor_pool));
    if (!pool) return NULL;
    pool->workers = (Worker *)calloc((size_t)workers, sizeof(Worker));
    pool->spins = spins;
    open_mutex(&pool->mutex);
    open_signal(&pool->begin);
    open_signal(&pool->finished);
    for (int32_t i = 0; pool->workers && i < workers; i++) {
        Worker *worker = &pool->workers[i];
        worker->pool = pool;
        worker->room = (int64_t *)malloc(KONTOR_ROOM * sizeof(int64_t));
        if (!worker->room) break;
        if (i && start_thread(&worker->thread, help, worker)) {
            free(worker->room);
            break;
        }
        pool->count = i + 1;
    }
    if (pool->count == workers) return pool;
    kontor_pool_stop(pool);
    return NULL;
}

/* Objects by number, for kontor.backends.known: `numbers` and `objects` have `places` each, a power of two, more than
 * half of them free. A free place has a number below 0. */
typedef struct kontor_table {
    int64_t *numbers;
    void **objects;
    int64_t places;
} kontor_table;

static int64_t place_of(const kontor_table *table, int64_t number) {
    uint64_t place = (uint64_t)number * 0x9E3779B97F4A7C15u >> 32;
    for (;; place++) {
        int64_t found = table->numbers[place & (uint64_t)(table->places - 1)];
        if (found == number || found < 0) return (int64_t)(place & (uint64_t)(table->places - 1));
    }
}

KONTOR_API void kontor_table_add(const kontor_table *table, int64_t number, void *object) {
    int64_t place = place_of(table, number);
    table->objects[place] = object;
    table->numbers[place] = number;
}

/* Lists the legal decisions as objects, and returns how many there are; -2 where one of them is not in the table. */
KONTOR_API int32_t kontor_table_list(
    const kontor_table *table, const uint8_t *t, uint8_t *s, int64_t *room, void **objects) {
    int32_t count = kontor_list(t, s, room);
    for (int32_t i = 0; i < count; i++) {
        int64_t place = place_of(table, room[i]);
        if (table->numbers[place] < 0) return -2;
        objects[i] = table->objects[place];
    }
    return count;
}
