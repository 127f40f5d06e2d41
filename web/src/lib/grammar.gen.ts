// Made by `python -m tools.wire` from src/kontor/server/wire. Do not edit.

import type { KnownMove } from "./wire.gen";

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

/** The first words of decisions that optional rules offer as data. */
export const MODULE_VERBS: readonly string[] = ["claim"];

/** Events of optional rules: their facts, each with what it is. */
export const MODULE_EVENTS: Record<string, Record<string, string>> = {"permit": {"seat": "seat", "city": "city", "region": "region"}, "favour": {"seat": "seat", "favour": "favour"}, "exchanged": {"seat": "seat", "other": "seat", "marker": "marker"}, "laid": {"seat": "seat", "marker": "marker", "route": "route"}, "safe-conduct": {"seat": "seat", "marker": "marker"}, "neutral-route": {"route": "route"}};
