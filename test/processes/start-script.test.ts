import { execFile } from "node:child_process";
import { symlinkSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { temporaryDataDir } from "./product-process.ts";

const SCRIPT = path.resolve(import.meta.dirname, "../../bin/afield");
const help = async (program: string, PATH: string): Promise<string> =>
  (await promisify(execFile)(program, ["--help"], { cwd: temporaryDataDir(), env: { PATH } })).stdout;

test("bin/afield starts from any folder, without the tools of a PATH", async () => {
  expect(await help(SCRIPT, "/nonexistent")).toContain("Usage: afield");
});

test("bin/afield starts through a link in a folder of the PATH", async () => {
  const link = path.join(temporaryDataDir(), "afield");
  symlinkSync(SCRIPT, link);
  expect(await help(link, "/usr/bin:/bin")).toContain("Usage: afield");
});
