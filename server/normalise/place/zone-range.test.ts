import { expect, test } from "vitest";
import { readNamedZones, readUtcRange, readZoneSentence } from "./zone-range.ts";

test.each([
  ["UTC-5 to UTC+2", -5, 2],
  ["GMT+1", 1, 1],
  ["between UTC -3 and +3", -3, 3],
  ["UTC±2", -2, 2],
  ["UTC+5:30", 5.5, 5.5],
  ["GMT+8 +/- 3 hours", 5, 11],
  ["UTC-5 ± 2h", -7, -3],
])("%s", (text, from, to) => {
  expect(readUtcRange(text)?.range).toEqual({ from, to });
});

test.each([
  ["4 hours overlap with EST required", -5, -5],
  ["You work in CET +/- 2 hours", -1, 3],
  ["Eastern or Pacific time", -8, -5],
  ["the Pacific, Mountain or Central time zones", -8, -6],
  ["overlap with EU and US time zones", -8, 3],
  ["the Eastern US time zone", -5, -5],
  ["EST to PST hours", -8, -5],
])("%s", (text, from, to) => {
  expect(readNamedZones(text)).toEqual({ from, to });
});

test("reads no zone from ordinary words", () => {
  expect(readNamedZones("The best west coast bread, et cetera")).toBeNull();
  expect(readUtcRange("UTC 99")).toBeNull();
});

test.each([
  ["Shift: Monday to Friday, 9am-5pm EST", -5],
  ["You work full-time from 8 a.m. to 4 p.m. Pacific", -8],
  ["Available until 4:30 PM ET", -5],
  ["Core hours in the Mountain time zone", -7],
])("reads the zone of the hours of work: %s", (sentence, zone) => {
  expect(readZoneSentence(sentence)).toEqual({ from: zone, to: zone });
});

test.each([
  "Apply before Friday, 5pm EST",
  "Interviews take place Monday to Friday, 9am-5pm EST",
  "Our support desk is available from 9am to 5pm PST",
  "You coordinate suppliers across European and Asian time zones",
  "The kiln cools down at 6 pm ET",
])("reads no zone of other hours: %s", (sentence) => {
  expect(readZoneSentence(sentence)).toBeNull();
});
