import { z } from "zod";
import { isQuietHour } from "#contract/values/desk/alert-times.ts";
import { zoneOffset } from "#contract/values/working-hours.ts";

const hour = (name: string) =>
  z
    .number({ error: `${name} must be a whole hour from 0 to 23` })
    .int(`${name} must be a whole hour from 0 to 23`)
    .min(0, `${name} must be a whole hour from 0 to 23`)
    .max(23, `${name} must be a whole hour from 0 to 23`);

/** IANA name. */
export const TimeZone = z
  .string()
  .min(1, "Please send a time zone, such as Europe/Berlin")
  .max(60, "Please send a time zone, such as Europe/Berlin")
  .refine((name) => zoneOffset(name, new Date()) !== null, "Please send a time zone, such as Europe/Berlin");

const AlertSettingsFields = z.strictObject({
  /** The hour of the daily and the weekly mail, in the person's own time. */
  hour: hour("hour"),
  /** The day of the weekly mail; Monday is 1. */
  weekday: z
    .number({ error: "weekday must be a day from 1 (Monday) to 7 (Sunday)" })
    .int("weekday must be a day from 1 (Monday) to 7 (Sunday)")
    .min(1, "weekday must be a day from 1 (Monday) to 7 (Sunday)")
    .max(7, "weekday must be a day from 1 (Monday) to 7 (Sunday)"),
  timeZone: TimeZone,
  /** Hours in which nothing is sent: from `from` until `to`, over midnight where `to` is earlier. Null for none. */
  quiet: z
    .strictObject({ from: hour("quiet.from"), to: hour("quiet.to") })
    .refine(({ from, to }) => from !== to, "Quiet hours must end at another hour than they begin")
    .nullable(),
  /** Until when nothing is sent; null while alerts aren't paused. */
  pausedUntil: z.iso.datetime("Please send a date and time in UTC, such as 2026-12-24T08:00:00Z").nullable(),
});

/** When a person hears of the jobs that their saved searches find. */
export const AlertSettings = AlertSettingsFields.refine(
  ({ hour: at, quiet }) => quiet === null || !isQuietHour(at, quiet),
  {
    message: "Your mail would come in your quiet hours. Choose another hour for one of them.",
    path: ["hour"],
  },
);
export type AlertSettings = z.infer<typeof AlertSettings>;

/** `GET` and `PUT /api/me/alert-settings`. */
export const AlertSettingsResponse = z.object({ data: AlertSettings });
export type AlertSettingsResponse = z.infer<typeof AlertSettingsResponse>;
