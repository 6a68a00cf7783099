import { brand } from "#contract/values/brand.ts";

export interface CalendarEvent {
  uid: string;
  at: string;
  changedAt: string;
  title: string;
  description: string;
  url: string;
}

/** RFC 5545, section 3.1: octets of a line without its end. */
const LINE_OCTETS = 75;
const HALF_AN_HOUR = "PT30M";

export interface Calendar {
  /** What it holds, as its program shows it. */
  name: string;
  /** What it holds, in one word, for the identifier of the program that wrote it. */
  product: string;
  /** Whether its events take the person's time. */
  isBusy: boolean;
  events: readonly CalendarEvent[];
}

/** Returns an iCalendar file (RFC 5545) with these events. */
export function calendarText({ name, product, isBusy, events }: Calendar): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${brand.name}//${product}//EN`,
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${escaped(`${brand.name}: ${name}`)}`,
    ...events.flatMap((event) => [
      "BEGIN:VEVENT",
      `UID:${event.uid}`,
      `DTSTAMP:${utc(event.changedAt)}`,
      `DTSTART:${utc(event.at)}`,
      `DURATION:${HALF_AN_HOUR}`,
      `SUMMARY:${escaped(event.title)}`,
      `DESCRIPTION:${escaped(event.description)}`,
      `URL:${event.url}`,
      ...(isBusy ? [] : ["TRANSP:TRANSPARENT"]),
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

/** 2026-03-01T09:00:00.000Z → 20260301T090000Z */
function utc(instant: string): string {
  return `${instant.slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
}

function escaped(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
    .replaceAll("\t", " ");
}

/** Breaks a long line between characters. A continued line begins with a space. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = "";
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE_OCTETS) {
      parts.push(part);
      part = " ";
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join("\r\n");
}
