/* Plays a whole game of Hansa Teutonica by itself, with the rule bot on every seat.
 *
 *     make core
 *     cc -std=c99 -O2 -I build/core examples/core/play.c build/core/kontor.c -o build/play
 *     build/play hansa-4-bigbox 1
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "kontor.h"

static uint8_t lookup[KONTOR_LOOKUP], situation[KONTOR_SITUATION], seen[KONTOR_SITUATION];
static int64_t decisions[KONTOR_ROOM];
static kontor_workspace work;

static int32_t ruleset_named(const char *name) {
    for (int32_t number = 0; number < KONTOR_RULESETS; number++)
        if (!strcmp(kontor_ruleset_name(number), name)) return number;
    fprintf(stderr, "no ruleset is called %s; there are:\n", name);
    for (int32_t number = 0; number < KONTOR_RULESETS; number++) fprintf(stderr, "%s\n", kontor_ruleset_name(number));
    exit(1);
}

/* The bot decides by what its seat may know; where it finds nothing to choose from, chance does. */
static int64_t decided(int32_t seat, uint32_t dice) {
    int32_t count = kontor_list(lookup, situation, decisions);
    memcpy(seen, situation, KONTOR_SITUATION);
    kontor_hide(lookup, seen, seat);
    int64_t code = kontor_decide(lookup, seen, &work, 2, 2500, dice);
    return code > 0 ? code : decisions[(dice >> 8) % (uint32_t)count];
}

int main(int argc, char **argv) {
    uint32_t dice = argc > 2 ? (uint32_t)atoi(argv[2]) : 1;
    int played = 0;
    kontor_ruleset(ruleset_named(argc > 1 ? argv[1] : "hansa-4-bigbox"), lookup);
    kontor_rule_weights(&work);
    kontor_deal(lookup, situation, dice);
    for (int32_t seat; (seat = kontor_asked(situation)) >= 0; played++) {
        dice = dice * 1664525u + 1013904223u;
        kontor_apply(lookup, situation, decided(seat, dice));
    }
    printf("%d decisions\n", played);
    for (int32_t seat = 0; seat < kontor_players(lookup); seat++) {
        int points = (int)kontor_points(lookup, situation, seat);
        double utility = (double)kontor_utility(lookup, situation, seat) / KONTOR_UNITS;
        printf("seat %d: %d points, worth %.3f\n", seat, points, utility);
    }
    return 0;
}
