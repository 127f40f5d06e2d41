/** How the person of this device gets notices. */
import { ask, zone } from "$lib/people/me";
import type { AddWay, Me, QuietHours, Tried } from "$lib/wire.gen";

export const choose = (language: string, quiet: QuietHours | null): Promise<Me> =>
  ask("PUT", "/notices", { language, zone: zone(), quiet });
export const addWay = (way: AddWay["way"]): Promise<Me> => ask("POST", "/ways", { way });
export const confirmWay = (id: string, code: string): Promise<Me> => ask("POST", `/ways/${id}/confirm`, { code });
export const tryWay = (id: string): Promise<Tried> => ask("POST", `/ways/${id}/try`);
export const dropWay = (id: string): Promise<Me> => ask("DELETE", `/ways/${id}`);

/** Whether this browser can get push messages: only pages that are served safely have them. */
export const canPush = (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** The address of this browser at its push service, if it is subscribed. */
export async function pushEndpoint(): Promise<string | undefined> {
  const registration = canPush() ? await navigator.serviceWorker.getRegistration() : undefined;
  return (await registration?.pushManager.getSubscription())?.endpoint;
}

/** Subscribes this browser, once its owner allows it; undefined if not. */
export async function subscribe(key: string): Promise<AddWay["way"] | undefined> {
  if ((await Notification.requestPermission()) !== "granted") return undefined;
  const registration = await navigator.serviceWorker.ready;
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  return { kind: "push", endpoint: endpoint ?? "", key: keys?.p256dh ?? "", secret: keys?.auth ?? "" };
}

/** Minutes after midnight as a clock shows them, and back. */
export const clock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
export const minutesOf = (text: string): number | undefined => {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(text) ?? [];
  return hours === undefined || minutes === undefined ? undefined : Number(hours) * 60 + Number(minutes);
};
