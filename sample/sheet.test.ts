import { expect, test } from "vitest";
import { z } from "zod";
import { list, listOf, number, parseSheet } from "./sheet.ts";

test("reads entries with fields and lists", () => {
  const text = "# oslo\nsaid: Oslo, Norway\nzones: 1, 2\nwritten:\n- Remote, Norway\n- Oslo\n\n# ww\nsaid: anywhere\n";
  expect(parseSheet(text)).toEqual([
    { key: "oslo", said: "Oslo, Norway", zones: "1, 2", written: ["Remote, Norway", "Oslo"] },
    { key: "ww", said: "anywhere" },
  ]);
});

test.each(["said: Oslo", "# oslo\njust words", "# oslo\nsaid:Oslo"])("rejects %j", (text) => {
  expect(() => parseSheet(text)).toThrow("not part of an entry");
});

test("splits a list on one line at its commas", () => {
  expect(list.parse("Go, gRPC")).toEqual(["Go", "gRPC"]);
  expect(listOf(number).parse("5.5, 7")).toEqual([5.5, 7]);
  expect(listOf(z.enum(["mid", "senior"])).safeParse("mid, junior").success).toBe(false);
});
