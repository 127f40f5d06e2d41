/** The secret by which the server knows the person of this device: lib/people/me.ts. */
import { call } from "$lib/server/api";
import { device } from "$lib/device/storage";

export const SECRET = "kontor-device";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** A call by which the server knows who asks. */
export const callAsMe = <T>(method: Method, path: string, body?: unknown): Promise<T> =>
  call<T>(method, path, body, undefined, { "X-Kontor-Device": device.read(SECRET) ?? "" });
