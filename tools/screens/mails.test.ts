import { expect, test } from "vitest";
import { mailDocuments } from "./mails.ts";

const COPIED = "copy this address into your browser:";

test.each(mailDocuments())("$name shows an address only below its button, to be copied", ({ html }) => {
  const words = html
    .replace(/^.*<main>/su, "")
    .replaceAll(/<[^>]+>/gu, " ")
    .replaceAll(/\s+/gu, " ");
  const [before = "", ...rest] = words.split("http");
  expect(rest.length).toBeLessThanOrEqual(1);
  if (rest.length > 0) expect(before.trimEnd().endsWith(COPIED), before.slice(-80)).toBe(true);
});
