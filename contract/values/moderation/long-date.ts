const format = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** Returns a day in UTC as mails and the desk write it, such as "March 3, 2027". */
export function longDate(date: Date): string {
  return format.format(date);
}
