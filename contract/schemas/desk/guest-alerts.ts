import { z } from "zod";
import { GUEST_FREQUENCIES } from "#contract/values/desk/guest-alerts.ts";
import { MAX_SEARCH_PARAMS } from "#contract/values/desk/saved-search.ts";
import { EmailAddress } from "../auth.ts";
import { storable } from "../stored-text.ts";
import { TimeZone } from "./alert-settings.ts";

const frequency = z.enum(GUEST_FREQUENCIES, `frequency must be one of: ${GUEST_FREQUENCIES.join(" | ")}`);

/** `POST /api/guest-alerts`. */
export const GuestAlertRequest = z.strictObject({
  email: EmailAddress,
  /** The parameters of `GET /api/jobs`, as in an address. */
  params: storable(z.string().max(MAX_SEARCH_PARAMS, `A search has at most ${MAX_SEARCH_PARAMS} characters`)),
  frequency: frequency.default("daily"),
  timeZone: TimeZone.default("UTC"),
});
export type GuestAlertRequest = z.input<typeof GuestAlertRequest>;

/** A search of which somebody without an account hears by mail. */
export const GuestSearch = z.object({
  id: z.string(),
  /** What it asks for, in words. */
  name: z.string(),
  /** The parameters of its page. */
  params: z.string(),
  frequency,
  /** Until when there are no alerts; null while they aren't paused. */
  pausedUntil: z.iso.datetime().nullable(),
  /** Whether the address's owner has confirmed it. Nothing is sent before. */
  confirmed: z.boolean(),
});
export type GuestSearch = z.infer<typeof GuestSearch>;

export const GuestAlerts = z.object({
  /** The address with most of its name hidden; null once the alerts are an account's. */
  address: z.string().nullable(),
  /** Whether the alerts have moved to the account with this address. */
  inAccount: z.boolean(),
  searches: z.array(GuestSearch),
});
export type GuestAlerts = z.infer<typeof GuestAlerts>;

export const GuestAlertsResponse = z.object({ data: GuestAlerts });
export type GuestAlertsResponse = z.infer<typeof GuestAlertsResponse>;

/** `PUT /api/guest-alerts/{token}/searches/{id}`. */
export const GuestSearchRequest = z.strictObject({
  frequency,
  pausedUntil: z.iso.datetime("Please send a date and time in UTC, such as 2026-12-24T08:00:00Z").nullable(),
});
export type GuestSearchRequest = z.infer<typeof GuestSearchRequest>;
