// Made by `python -m tools.wire` from src/kontor/wire. Do not edit.

import type { KnownMove, ModuleKind } from "./wire.gen";

/** The grammar of decisions: a kind, and its words. In braces is what varies, as NAME or NAME:PART. */
export const FORMS: readonly (readonly [KnownMove["kind"], string])[] = [
  ["income", "income {amount}"],
  ["place", "place {piece} {post}"],
  ["place", "place {piece} {post} paying {paying:amount}"],
  ["displace", "displace {piece} {post} paying {paying:amount}"],
  ["settle", "settle {piece} {post}"],
  ["settle", "settle {piece} {post} from {from:source}"],
  ["decline", "decline"],
  ["lift", "lift {post}"],
  ["drop", "drop {post} {post2:post}"],
  ["done", "done"],
  ["route", "route {route}"],
  ["route", "route {route} office {office:city}"],
  ["route", "route {route} develop {develop:ability}"],
  ["route", "route {route} prestige {prestige:space}"],
  ["route", "route {route} extra {extra:city} {piece}"],
  ["use", "use {marker}"],
  ["use-develop", "use develop {ability}"],
  ["use-swap", "use swap {city} {number} {number2:number}"],
  ["use-move-three", "use move-three"],
  ["use-remove-three", "use remove-three"],
  ["remove", "remove {post}"],
  ["take", "take {piece}"],
  ["take", "take {amount}"],
  ["develop-privilege", "develop privilege"],
  ["found", "found {city} {piece}"],
  ["neutral", "neutral {route} office {office:city}"],
  ["neutral", "neutral {route}"],
  ["marker", "marker {marker} {route}"],
  ["end", "end"],
  ["favour", "favour {favour} paying {paying:markers}"],
  ["use-exchange", "use exchange {seat} {marker}"],
  ["use-tribute", "use tribute {route}"],
  ["use-block", "use block {route}"],
  ["use-safe-conduct-paying", "use safe-conduct paying {marker}"],
  ["claim", "claim"],
];

/** What a tile of an optional rule is called in decisions and events, by the rule. */
export const TILES: Readonly<Record<string, string>> = {"favours": "favour"};

/** The optional rules by which others’ turns can bring pieces. */
export const GAIN_MODULES: readonly string[] = ["favours", "promos"];

/**
 * Events of optional rules: their facts, each with what it is, and how much they matter to somebody who was away.
 */
export const MODULE_EVENTS: Record<string, { facts: Record<string, string>; weight: number }> = {"permit": {"facts": {"seat": "seat", "city": "city", "region": "region"}, "weight": 1}, "favour": {"facts": {"seat": "seat", "favour": "favour"}, "weight": 4}, "exchanged": {"facts": {"seat": "seat", "other": "seat", "marker": "marker"}, "weight": 1}, "laid": {"facts": {"seat": "seat", "marker": "marker", "route": "route"}, "weight": 3}, "safe-conduct": {"facts": {"seat": "seat", "marker": "marker"}, "weight": 1}};

/** Buttons among the markers of a hand; each is there where the view has what it calls `done`. */
export const MODULE_CHIPS: readonly { id: string; kind: ModuleKind; icon: string; label: string; done: string }[] = [{"kind": "use-safe-conduct-paying", "id": "safe-conduct", "icon": "door", "label": "module-safe-conduct", "done": "safe_conduct"}];
