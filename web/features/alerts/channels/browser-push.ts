import type { PushState } from "#contract/schemas/desk/alert-channels.ts";
import { changeChannel, channelApi } from "./channel-calls.ts";

/** The worker shows notifications and nothing else: no page is in its scope, so it never answers for one. */
const WORKER = "/push-worker.js";
const SCOPE = "/push/";

export type PushHere = "unsupported" | "blocked" | "off" | "on";

/** The person didn't allow notifications when the browser asked. */
export class NotAllowedError extends Error {}

const isSupported = (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** Returns whether this browser gets the account's notifications. */
export async function pushHere({ endpoints }: PushState): Promise<PushHere> {
  if (!isSupported()) return "unsupported";
  if (Notification.permission === "denied") return "blocked";
  const subscription = await currentSubscription();
  if (Notification.permission !== "granted" || subscription === null) return "off";
  return endpoints.includes(await hashOf(subscription.endpoint)) ? "on" : "off";
}

/** Asks for permission, if need be, and subscribes this browser. Throws NotAllowedError and ApiError. */
export async function turnOnPush({ publicKey }: PushState): Promise<void> {
  if ((await Notification.requestPermission()) !== "granted") throw new NotAllowedError();
  const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  await activated(registration);
  // One that belongs to another key of ours can't be used.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint, keys } = subscription.toJSON();
  await changeChannel(channelApi.push, "POST", { endpoint, keys: { p256dh: keys?.["p256dh"], auth: keys?.["auth"] } });
}

/** Ends notifications in this browser. Throws ApiError. */
export async function turnOffPush(): Promise<void> {
  const subscription = await currentSubscription();
  if (subscription === null) return;
  await changeChannel(channelApi.endPush, "POST", { endpoint: subscription.endpoint });
  await subscription.unsubscribe();
}

/** Ends notifications in this browser, whichever account they belong to. Needs no session. */
export async function leavePush(): Promise<void> {
  if (isSupported()) await (await currentSubscription())?.unsubscribe();
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

async function activated({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting ?? active;
  if (worker === null || worker.state === "activated") return;
  await new Promise<void>((resolve, reject) => {
    worker.addEventListener("statechange", () => {
      if (worker.state === "activated") resolve();
      else if (worker.state === "redundant") reject(new Error("the worker was replaced"));
    });
  });
}

async function hashOf(endpoint: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  return btoa(String.fromCharCode(...new Uint8Array(hash)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}
