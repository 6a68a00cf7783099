import { expect, test } from "vitest";
import type { WriteResult } from "#contract/schemas/desk/application.ts";
import type { ApplicationPayload } from "./application-operation.ts";
import { replacedWords, unseenValues } from "./replaced-values.ts";

const replaced = (by: string, field: string, value: string): WriteResult["replaced"][number] => ({
  by,
  kind: "details",
  thing: "a",
  field,
  value,
});
const result = (values: WriteResult["replaced"]): WriteResult => ({
  id: "a",
  status: "changed",
  version: 2,
  replaced: values,
});
const payload = (shown: ApplicationPayload["shown"]): ApplicationPayload => ({
  id: "a",
  jobId: null,
  posting: null,
  events: [],
  ...(shown && { shown }),
});

test("a replaced value is news unless the form showed it", () => {
  const values = [replaced("1", "title", "Engineer II"), replaced("2", "title", "Engineer III")];
  const payloads = [payload({ 1: { title: "Engineer" } }), payload({ 2: { title: "Engineer III" } })];
  expect(unseenValues(result(values), payloads)).toEqual([values[0]]);
});

test("a value that no form replaced isn't news", () => {
  expect(unseenValues(result([replaced("1", "done", "x")]), [payload(undefined)])).toEqual([]);
});

test("names every value that no longer counts", () => {
  expect(replacedWords([replaced("1", "title", "Engineer II"), replaced("1", "url", "")])).toBe(
    "Another tab or device had set the title to “Engineer II” and the link to another value. Yours count now.",
  );
  expect(replacedWords([replaced("1", "on", "2026-03-01")])).toBe(
    "Another tab or device had set the day to “2026-03-01”. Yours counts now.",
  );
});
