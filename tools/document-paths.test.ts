import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { missingPaths, missingSettings } from "./document-paths.ts";

const root = mkdtempSync(path.join(tmpdir(), "afield-docs-"));
mkdirSync(path.join(root, "server", "store"), { recursive: true });
mkdirSync(path.join(root, "docs"));
writeFileSync(path.join(root, "server", "main.ts"), "");
writeFileSync(path.join(root, "docs", "api.md"), "");
afterAll(() => rmSync(root, { recursive: true }));

test("paths and links that are there pass", () => {
  expect(missingPaths(root, "README.md", "`server/main.ts`, `server/store/`, [api](docs/api.md#errors)")).toEqual([]);
});

test("a path or a link to a file that is gone is named", () => {
  expect(missingPaths(root, "README.md", "See `server/gone.ts` and [x](docs/gone.md).")).toEqual([
    "docs/gone.md",
    "server/gone.ts",
  ]);
});

test("links count from the document's own folder", () => {
  expect(missingPaths(root, "docs/api.md", "[main](../server/main.ts) [gone](server/main.ts)")).toEqual([
    "server/main.ts",
  ]);
});

test("addresses, commands, code blocks and other programs' paths are left alone", () => {
  const text = "[site](https://example.org/a/b) `npm run check` `/api/jobs` `a/b`\n```\n`server/gone.ts`\n```\n";
  expect(missingPaths(root, "README.md", text)).toEqual([]);
});

test("settings that a text leaves out are named", () => {
  expect(missingSettings("| PORT | 3000 |\n| BASE_URL |", ["PORT", "BASE_URL", "HOST"])).toEqual(["HOST"]);
});
