import { expect, test } from "vitest";
import { mayPassOnInBulk, mayPublishAsOpenData } from "./bulk-gate.ts";
import { sources } from "./registry.ts";

test.each(["remotive", "jobicy", "remoteok", "adzuna"])("nothing of %s is passed on in bulk", (id) => {
  expect(sources.has(id)).toBe(true);
  expect(mayPassOnInBulk([id])).toBe(false);
  expect(mayPassOnInBulk(["greenhouse", id])).toBe(false);
});

test("sources that search engines or job searches may not read are not passed on, nor unknown ones", () => {
  const closed = [...sources.values()].filter(
    ({ terms }) => terms.offByDefault === true || terms.noSearchEngines === true,
  );
  expect(closed.length).toBeGreaterThan(4);
  for (const { id } of closed) expect(mayPassOnInBulk([id]), id).toBe(false);
  expect(mayPassOnInBulk(["nobody"])).toBe(false);
});

test("employers' boards are passed on", () => {
  expect(mayPassOnInBulk(["greenhouse", "lever", "ashby"])).toBe(true);
});

test("the open dataset takes sources only that say that anyone may publish their openings", () => {
  expect(mayPublishAsOpenData(["greenhouse", "lever"])).toBe(true);
  const open = [...sources.values()].filter(({ id }) => mayPublishAsOpenData([id]));
  for (const { terms } of open) expect(terms).toMatchObject({ openData: true, note: expect.any(String) });
  for (const id of ["remotive", "jobicy", "remoteok", "adzuna", "teamtailor", "themuse", "workday", "nobody"]) {
    expect(mayPublishAsOpenData([id]), id).toBe(false);
    expect(mayPublishAsOpenData(["greenhouse", id]), id).toBe(false);
  }
  expect(mayPublishAsOpenData([])).toBe(false);
});
