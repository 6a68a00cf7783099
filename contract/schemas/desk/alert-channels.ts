import { z } from "zod";
import { storable } from "../stored-text.ts";

export const MAX_WEBHOOK_URL = 2000;
/** Deliveries that a person sees of their webhook. */
export const DELIVERIES_SHOWN = 10;

/** One delivery to a webhook. */
export const WebhookDelivery = z.object({
  id: z.string(),
  kind: z.enum(["alert", "test"]),
  createdAt: z.iso.datetime(),
  /** `waiting` for its first or next attempt, `delivered`, or `ended` without success. */
  state: z.enum(["waiting", "delivered", "ended"]),
  attempts: z.int(),
  /** The status of the last answer; null without one. */
  status: z.int().nullable(),
  /** Why the last attempt failed. */
  error: z.string().nullable(),
  nextTryAt: z.iso.datetime().nullable(),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

export const AlertWebhook = z.object({
  url: z.string(),
  createdAt: z.iso.datetime(),
  /** Since when every delivery has failed; null while they arrive. */
  failingSince: z.iso.datetime().nullable(),
  /** When we stopped, after a week of failures. */
  disabledAt: z.iso.datetime().nullable(),
  /** The latest first. */
  deliveries: z.array(WebhookDelivery),
});
export type AlertWebhook = z.infer<typeof AlertWebhook>;

export const AlertWebhookResponse = z.object({ data: AlertWebhook.nullable() });
export type AlertWebhookResponse = z.infer<typeof AlertWebhookResponse>;

export const SaveWebhookRequest = z.strictObject({
  url: storable(
    z
      .string()
      .trim()
      .min(1, "Please enter an address")
      .max(MAX_WEBHOOK_URL, `An address has at most ${MAX_WEBHOOK_URL} characters`)
      .regex(/^https:\/\//i, "Please enter an address that begins with https://"),
  ),
});

/** The secret is here only. */
export const SavedWebhookResponse = z.object({ data: AlertWebhook, secret: z.string() });
export type SavedWebhookResponse = z.infer<typeof SavedWebhookResponse>;

const base64url = (characters: number) =>
  z.string().regex(new RegExp(`^[\\w-]{${characters}}={0,2}$`), "Please send the subscription’s keys as base64url");

/** A browser's subscription, as `PushSubscription.toJSON()` writes it. */
export const PushSubscriptionRequest = z.object({
  endpoint: storable(
    z
      .string()
      .max(1000, "An endpoint has at most 1000 characters")
      .regex(/^https:\/\//i, "An endpoint begins with https://"),
  ),
  keys: z.object({ p256dh: base64url(87), auth: base64url(22) }),
});
export type PushSubscriptionRequest = z.infer<typeof PushSubscriptionRequest>;

export const EndPushRequest = z.strictObject({ endpoint: z.string().max(1000) });

export const PushState = z.object({
  /** The key of this installation, for `PushManager.subscribe`. */
  publicKey: z.string(),
  /** SHA-256 of each subscribed browser's endpoint, as base64url. */
  endpoints: z.array(z.string()),
});
export type PushState = z.infer<typeof PushState>;
export const PushStateResponse = z.object({ data: PushState });
export type PushStateResponse = z.infer<typeof PushStateResponse>;
