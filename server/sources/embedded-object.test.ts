import { describe, expect, it } from "vitest";
import { objectAfter } from "#sources/embedded-object.ts";
import { SourceShapeError } from "#sources/read.ts";

const read = (page: string) => objectAfter("acme", page, "load(");

describe("the object after a mark", () => {
  it("ends where its first brace closes, not at braces within strings", () => {
    const page = String.raw`<script>x = load( {"a":{"b":"} \" }"},"c":1}); y({"z":2})</script>`;
    expect(read(page)).toEqual({ a: { b: '} " }' }, c: 1 });
  });

  it.each([
    ["has no mark", "<script>other({})</script>"],
    ["has no object after it", `<script>load("x"); var y = {"z":2}</script>`],
    ["never closes the object", `<script>load({"a":"}`],
    ["holds something else than JSON", "<script>load({a: 1})</script>"],
  ])("refuses a page that %s", (_, page) => {
    expect(() => read(page)).toThrow(SourceShapeError);
  });
});
