/** A study as text for a link, and back. What comes in a link may be anything: it is looked at before it is believed. */
import { type Colour, COLOURS } from "$lib/wire.gen";
import { bare, type Drawn, STUDY_LIMITS, type Study, type TreeNode } from "./tree";

const COMMENT_MAX_LENGTH = 2000; // characters of a comment
const CHUNK_BYTES = 8192; // bytes at once: a function does not take any number of arguments

export async function pack(study: Study): Promise<string> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(study)), new CompressionStream("deflate-raw"));
  let letters = "";
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES)
    letters += String.fromCharCode(...bytes.subarray(start, start + CHUNK_BYTES));
  return btoa(letters).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

/** Null where the text is no study. */
export async function unpack(text: string): Promise<Study | null> {
  try {
    const packed = Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));
    const bytes = await through(packed, new DecompressionStream("deflate-raw"));
    return read(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return null;
  }
}

/** What was read as JSON, if it is a study. */
export function read(found: unknown): Study | null {
  if (!isObject(found) || !isObject(found.position)) return null;
  const names = Array.isArray(found.names) ? found.names.filter((name) => typeof name === "string") : [];
  const root = node(found.root, 0, { left: STUDY_LIMITS.decisions + 1 });
  return { position: found.position, names, colours: colours(found.colours), root: { ...(root ?? bare()), action: "" } };
}

/** The colours of the seats, if all are known and none is there twice. Older links name none. */
function colours(found: unknown): Colour[] {
  if (!Array.isArray(found)) return [];
  const known = new Set(COLOURS.filter((colour) => found.includes(colour)));
  return known.size === found.length ? (found as Colour[]) : [];
}

function node(found: unknown, depth: number, room: { left: number }): TreeNode | null {
  if (!isObject(found) || typeof found.action !== "string" || depth > STUDY_LIMITS.line || room.left-- <= 0) return null;
  const then = Array.isArray(found.then) ? found.then : [];
  return {
    action: found.action,
    comment: typeof found.comment === "string" ? found.comment.slice(0, COMMENT_MAX_LENGTH) : "",
    drawn: Array.isArray(found.drawn) ? found.drawn.filter(isDrawn) : [],
    then: then.flatMap((next) => node(next, depth + 1, room) ?? []),
  };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

const isDrawn = (value: unknown): value is Drawn => isObject(value) && typeof value.from === "string" && typeof value.to === "string";

async function through(bytes: Uint8Array, way: { readable: ReadableStream; writable: WritableStream }): Promise<Uint8Array> {
  const writer = way.writable.getWriter();
  void writer
    .write(bytes)
    .then(() => writer.close())
    .catch(() => undefined); // reading reports the problem
  return new Uint8Array(await new Response(way.readable).arrayBuffer());
}
