/* Plays in every ruleset, for a run with sanitizers: by list, mask and observation, what the rule bot
 * does, and what a net says. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "kontor.h"

static uint8_t t[KONTOR_LOOKUP], s[KONTOR_SITUATION], seen[KONTOR_SITUATION];
static uint8_t mask[KONTOR_SLOTS], observation[KONTOR_OBSERVATION];
static int64_t room[KONTOR_ROOM];
static kontor_workspace work;

static void play_by_bot(int64_t seed, int decisions) {
    kontor_deal(t, s, seed);
    for (int ply = 0; ply < decisions && kontor_asked(s) >= 0; ply++) {
        int32_t count = kontor_list(t, s, room);
        memcpy(seen, s, KONTOR_SITUATION);
        kontor_hide(t, seen, kontor_asked(s));
        int64_t code = kontor_decide(t, seen, &work, 1 + ply % 3, 1000, seed + ply);
        kontor_fill(t, seen, kontor_asked(s), seed - ply);
        kontor_values(t, seen, &work);
        kontor_apply(t, s, code > 0 && ply % 4 ? code : room[(seed + ply) % count]);
        if (kontor_utility(t, s, ply % KONTOR_SEATS) > 2 * KONTOR_UNITS) exit(1);
    }
}

/* A small net with weights by chance, whose sizes no loop of vectors divides. */
static void answer_by_net(void) {
    static const kontor_shape shape = {7, 9, 13, 5, 2, 3};
    static float logits[KONTOR_SLOTS], values[KONTOR_NET_VALUES], control[KONTOR_NET_CITIES * KONTOR_NET_OWNERS];
    int64_t count = kontor_net_weights(&shape);
    uint16_t *halves = malloc((size_t)count * sizeof(uint16_t));
    float *weights = malloc((size_t)count * sizeof(float));
    float *rows = malloc((size_t)kontor_net_room(&shape) * sizeof(float));
    if (!halves || !weights || !rows) exit(1);
    for (int64_t i = 0; i < count; i++) halves[i] = (uint16_t)(i * 40503u % 0x3800u | (i & 1u) << 15);
    kontor_net_widen(halves, count, weights);
    for (int i = 0; i < 3; i++) {
        kontor_deal(t, s, i);
        kontor_mask(t, s, room, mask);
        kontor_observe(t, s, kontor_asked(s), observation);
        if (kontor_net_answer(&shape, weights, rows, observation, mask, i ? logits : NULL, i == 1 ? NULL : values, control))
            exit(1);
        for (int j = 0; i && j < KONTOR_SLOTS; j++)
            if (!isfinite(logits[j])) exit(1);
    }
    free(halves);
    free(weights);
    free(rows);
}

int main(int argc, char **argv) {
    int decisions = argc > 1 ? atoi(argv[1]) : 100;
    int64_t trace = 0;
    kontor_rule_weights(&work);
    for (int32_t number = 0; number < KONTOR_RULESETS; number++) {
        kontor_ruleset(number, t);
        for (int64_t way = 0; way < 3; way++)
            trace ^= kontor_random_play(t, s, mask, observation, room, number, 3 * decisions, 60, way);
        play_by_bot(number, decisions);
        answer_by_net();
    }
    printf("%lld\n", (long long)trace);
    return 0;
}
