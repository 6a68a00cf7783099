import { describe, expect, it } from "vitest";
import { listAfter } from "./script-list.ts";
import { SourceShapeError } from "#sources/read.ts";

const read = (page: string) => listAfter("acme", page, "jobs = ");

describe("the list that a script assigns", () => {
  it("has bare keys, single quotes, escapes and commas at the end", () => {
    const page = String.raw`<script>jobs = [
      { id: '1', title: 'A \u0022b\u0022 \'c\' "d" }],', klass: { 'job-lang-sv': true, }, places: [ 'Å', ], size: 3, none: null, },
    ]; more = [{}]</script>`;
    expect(read(page)).toEqual([
      { id: "1", title: `A "b" 'c' "d" }],`, klass: { "job-lang-sv": true }, places: ["Å"], size: 3, none: null },
    ]);
  });

  it("may be empty", () => expect(read("jobs = [ ];")).toEqual([]));

  it.each([
    ["has no mark", "<script>other = []</script>"],
    ["assigns something else", "jobs = {}"],
    ["never closes it", "jobs = [ { id: '1' }"],
    ["never closes a text", "jobs = [ 'a ]"],
    ["holds a call", "jobs = [ load('a') ]"],
    ["holds keys without values", "jobs = [ { id } ]"],
  ])("is refused when the page %s", (_, page) => {
    expect(() => read(page)).toThrow(SourceShapeError);
  });
});
