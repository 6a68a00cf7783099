/** Browsers by a part of their user agent. The first match counts, because most browsers also claim to be Chrome or Safari. */
const BROWSERS: readonly [part: string, name: string][] = [
  ["Edg", "Edge"],
  ["OPR/", "Opera"],
  ["SamsungBrowser/", "Samsung Internet"],
  ["Firefox/", "Firefox"],
  ["FxiOS/", "Firefox"],
  ["Chrome/", "Chrome"],
  ["CriOS/", "Chrome"],
  ["Safari/", "Safari"],
];
/** An Android device also claims to be Linux. */
const SYSTEMS: readonly [part: string, name: string][] = [
  ["iPhone", "an iPhone"],
  ["iPad", "an iPad"],
  ["Android", "Android"],
  ["CrOS", "a Chromebook"],
  ["Windows", "Windows"],
  ["Macintosh", "a Mac"],
  ["Linux", "Linux"],
];

/**
 * Returns a user agent as the words a person recognises the device by, or null if it names none we know. A request can say anything, so only
 * words of ours come out.
 */
export function deviceName(userAgent: string | undefined): string | null {
  const find = (table: typeof BROWSERS) => table.find(([part]) => userAgent?.includes(part))?.[1];
  const [browser, system] = [find(BROWSERS), find(SYSTEMS)];
  if (system === undefined) return browser ?? null;
  return `${browser ?? "Browser"} on ${system}`;
}
