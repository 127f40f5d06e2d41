/** The calls of the server, typed by its own definitions. */
import { words } from "$lib/language/i18n.svelte";
import { server } from "./connectivity.svelte";
import type { Problem } from "$lib/wire.gen";

/** The service worker marks answers of before, which it gives where the server cannot be reached. */
const FROM_CACHE_HEADER = "x-kontor-kept";

/** Neither the server nor what it sends can be reached. */
export const OFFLINE: Problem = { error: "offline", message: "The server cannot be reached." };

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.message);
  }
}

/** An address below the place where the server lives. */
export const at = (path: string): string => new URL(path, document.baseURI).toString();

/** The address of a WebSocket below that place. */
export const socketAt = (path: string): string => at(path).replace(/^http/, "ws");

export const fromOperator = () => import("$lib/operator/public/lazy");

/** Rejects as `fetch` does where the caller aborts it by its signal. */
export async function call<T>(
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  body?: unknown,
  signal?: AbortSignal,
  headers?: Record<string, string>,
): Promise<T> {
  let response: Response;
  let answer: unknown;
  try {
    response = await fetch(at(path), {
      method,
      credentials: "same-origin",
      ...(signal && { signal }),
      headers: { ...(body !== undefined && { "Content-Type": "application/json" }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    answer = await contentOf(response);
  } catch (wrong) {
    if (signal?.aborted) throw wrong;
    server.lost();
    throw new Refused(0, OFFLINE);
  }
  if (response.headers.has(FROM_CACHE_HEADER)) server.lost();
  else server.found();
  if (response.ok) return answer as T;
  const problem = problemOf(answer, response.status);
  if (response.status === 428) {
    const met = await (await fromOperator()).meet(problem);
    if (met) return call(method, path, body, signal, { ...headers, ...met });
  }
  await words.need("problems").catch(() => undefined); // without them the server's own message is shown
  if (response.status === 401 && problem.error === "password") server.lock();
  throw new Refused(response.status, problem);
}

function contentOf(response: Response): Promise<unknown> {
  const isJson = response.headers.get("content-type")?.startsWith("application/json");
  return isJson ? response.json() : response.text();
}

function problemOf(answer: unknown, status: number): Problem {
  const known = typeof answer === "object" && answer !== null && "error" in answer && "message" in answer;
  return known ? (answer as Problem) : { error: "fault", message: `The server answered ${status}.` };
}

/** A mark for something that counts once although it is sent twice. A page not served safely has no randomUUID. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

export const get = <T>(path: string): Promise<T> => call<T>("GET", path);
export const post = <T>(path: string, body?: unknown, signal?: AbortSignal): Promise<T> => call<T>("POST", path, body, signal);
export const put = <T>(path: string, body: unknown): Promise<T> => call<T>("PUT", path, body);
export const drop = <T>(path: string): Promise<T> => call<T>("DELETE", path);
