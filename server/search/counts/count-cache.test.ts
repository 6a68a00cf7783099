import { expect, test } from "vitest";
import { type CountTable, CountTables } from "./count-cache.ts";

const table = (size: number): CountTable => ({ counts: new Uint32Array(4), size, removed: 0 });

/** Room for eight tables, the least there is. */
function filled(costs: readonly number[]): CountTables {
  const tables = new CountTables(10, 4);
  costs.forEach((cost, index) => tables.keep(`t${index}`, table(index), cost));
  return tables;
}

test("gives up the table that cost least to make", () => {
  const tables = filled([50, 40, 30, 20, 60, 70, 80, 90]);
  tables.keep("new", table(9), 45);
  expect(tables.sizeOf("t3")).toBe(-1);
  expect(tables.sizeOf("new")).toBe(9);
  expect(tables.bytes()).toBe(8 * 16);
});

test("keeps what it has where a table cost less to make than any of them", () => {
  const tables = filled([50, 40, 30, 20, 60, 70, 80, 90]);
  tables.keep("new", table(9), 10);
  expect(tables.find("new")).toBeNull();
  expect(tables.sizeOf("t3")).toBe(3);
});

test("gives up what nobody has asked for in a long time, whatever it cost", () => {
  const tables = filled([50, 50, 50, 50, 50, 50, 50, 100]);
  for (let round = 0; round < 30; round += 1) {
    tables.find("t0");
    tables.keep(`later${round}`, table(1), 50);
  }
  expect(tables.sizeOf("t7")).toBe(-1);
  expect(tables.sizeOf("t0")).toBe(0);
});

test("has room in proportion to the jobs", () => {
  const tables = new CountTables(1_000_000, 2000);
  for (let index = 0; index < 5000; index += 1)
    tables.keep(String(index), { ...table(1), counts: new Uint32Array(2000) }, index);
  expect(tables.bytes() / 1_000_000).toBeGreaterThan(4);
  expect(tables.bytes() / 1_000_000).toBeLessThanOrEqual(5);
});
