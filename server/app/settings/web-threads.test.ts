import { totalmem } from "node:os";
import { expect, test } from "vitest";
import { readConfig } from "#app/config.ts";
import { usableMemory, usualThreads } from "./web-threads.ts";

const GIB = 2 ** 30;
const machine = { cores: 2, memory: 8 * GIB, platform: "linux" } as const;

test.each([
  ["every core of a small machine", machine, 2],
  ["the only core", { ...machine, cores: 1 }, 1],
  ["no more than the connections of a usual database are enough for", { ...machine, cores: 32, memory: 64 * GIB }, 4],
  ["one for each GiB", { ...machine, cores: 8, memory: 3.9 * GIB }, 3],
  ["one in a container of 512 MB", { ...machine, memory: GIB / 2 }, 1],
  ["one where threads can't share a port", { ...machine, platform: "darwin" }, 1],
] as const)("production uses %s", (_what, on, threads) => {
  expect(usualThreads(true, on)).toBe(threads);
  expect(usualThreads(false, on)).toBe(1);
});

test("a setting counts instead", () => {
  expect(readConfig({ WEB_THREADS: "7" }).webThreads).toBe(7);
  expect(readConfig({}).webThreads).toBe(1);
});

test("a limit of memory counts where it is below the machine's", () => {
  expect(usableMemory(GIB / 2)).toBe(GIB / 2);
  expect([usableMemory(0), usableMemory(2 ** 60)]).toEqual([totalmem(), totalmem()]);
});
