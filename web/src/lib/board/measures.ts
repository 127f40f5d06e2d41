/** Measures in units of the canvas, as tools/geometry checks them. */
export const WIDTH = 1425;
export const HEIGHT = 1000;
export const RING = 34; // depth of the prestige ring
export const SLOT = 34; // one office with its gap
export const POST = 19; // half the width of a post plate
export const MARKER = 17; // radius of a bonus marker
export const PERMANENT = 20.5;
export const SCROLL: readonly [number, number] = [76, 42];
export const SCROLL_STEP = 80; // Waren has two abilities
export const AWARD: readonly [number, number] = [84, 44];
export const ROOF_STEP = 30;
export const ROOFS = 50; // height of the completed-cities track
export const PRESTIGE_STEP = 42;
export const PRESTIGE = 52; // height of the special prestige row
export const HIT = 23; // a post answers this far from its centre; they are 46 apart at least
