import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import fc from "fast-check";
import { sharedPath } from "#test/recordings/recordings.ts";
import { JsonRefused, parseJsonTextIds } from "./json-text-ids.ts";

describe("identities", () => {
  test("two ids that are one JavaScript number stay two", () => {
    expect(parseJsonTextIds('[{"id":9007199254740992},{"id":9007199254740993},{"id":-9007199254740993}]')).toEqual([
      { id: "9007199254740992" },
      { id: "9007199254740993" },
      { id: "-9007199254740993" },
    ]);
  });
  test("ordinary numbers and texts are left as they are", () => {
    const json = '{"a":7,"b":"007","c":0.1,"d":9007199254740991,"e":12345678901234567.5,"f":1e3,"g":null}';
    expect(parseJsonTextIds(json)).toEqual({
      a: 7,
      b: "007",
      c: 0.1,
      d: 9007199254740991,
      e: 12345678901234568,
      f: 1000,
      g: null,
    });
  });
  test("a number beyond the range of a double becomes text, never Infinity", () => {
    expect(parseJsonTextIds(`[1e400,-1e400,1E+999,${"9".repeat(400)}]`)).toEqual([
      "1e400",
      "-1e400",
      "1E+999",
      "9".repeat(400),
    ]);
  });
  test("digits inside a text do not matter", () => {
    expect(parseJsonTextIds('{"url":"https://x.example/1234567890123456789","id":5}')).toEqual({
      url: "https://x.example/1234567890123456789",
      id: 5,
    });
  });
  test("the last of a repeated key counts", () => {
    expect(parseJsonTextIds('{"id":1,"id":2}')).toEqual({ id: 2 });
  });
  test("every integer comes back with its own digits", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), (id) => {
        const { id: read } = parseJsonTextIds(`{"id":${id}}`) as { id: unknown };
        return String(read) === String(id);
      }),
    );
  });
  test("any JSON of ordinary numbers reads as JSON.parse reads it", () => {
    fc.assert(
      fc.property(fc.json({ depthSize: "small" }), (json) => {
        fc.pre(!/\d{16}|__proto__|\\u|e[+-]?\d{3}/i.test(json));
        expect(parseJsonTextIds(json)).toEqual(JSON.parse(json));
      }),
    );
  });
});

describe("texts", () => {
  test("NUL goes and lone surrogates are replaced, pairs stay", () => {
    expect(parseJsonTextIds('["a\\u0000b","\\ud800x","\\udc00\\ud800","\\ud83d\\ude00","😀"]')).toEqual([
      "ab",
      "\ufffdx",
      "\ufffd\ufffd",
      "😀",
      "😀",
    ]);
  });
  test("a byte order mark is skipped", () => {
    expect(parseJsonTextIds('\ufeff{"a":1}')).toEqual({ a: 1 });
  });
});

describe("hostile input", () => {
  test("deep nesting is refused before it is parsed", () => {
    expect(() => parseJsonTextIds("[".repeat(100_000))).toThrow("nested deeper than 64 levels");
    expect(() => parseJsonTextIds('{"a":'.repeat(65) + "1" + "}".repeat(65))).toThrow("nested deeper than 64 levels");
    expect(parseJsonTextIds("[".repeat(64) + "]".repeat(64))).toBeInstanceOf(Array);
  });
  test("brackets within texts are no nesting, whatever is escaped before the quote", () => {
    const deep = "[{".repeat(50);
    const texts = { a: deep, b: `"${deep}`, c: `\\"${deep}`, d: `\\\\"${deep}`, e: "\\", f: deep };
    expect(parseJsonTextIds(JSON.stringify(texts))).toEqual(texts);
  });
  test("__proto__ changes nothing, however it is spelled, and is not handed on", () => {
    for (const key of ["__proto__", "\\u005f_proto__"]) {
      const read = parseJsonTextIds(`{"${key}":{"polluted":1},"x":{"${key}":{"polluted":1}}}`) as Record<
        string,
        object
      >;
      expect(Object.keys(read)).toEqual(["x"]);
      expect(Object.assign({}, read["x"])).toEqual({});
    }
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  });
  test.each([
    ["", "the response is empty"],
    ["  \n", "the response is empty"],
    ["<!doctype html><title>Just a moment</title>", "page of markup"],
    ['{"jobs":[{"id":1,"ti', "not complete JSON"],
    ['{"id":1}\n{"id":2}', "not complete JSON"],
    ["[NaN]", "not complete JSON"],
  ])("%j is refused", (json, why) => {
    expect(() => parseJsonTextIds(json)).toThrow(JsonRefused);
    expect(() => parseJsonTextIds(json)).toThrow(why);
  });
});

/** Hostile documents of our own, as the recorded corpus has them, with whether they are refused. */
const HOSTILE: [name: string, text: string, refused: boolean][] = [
  ["a list in 100,000 lists", "[".repeat(100_000) + "]".repeat(100_000), true],
  ["an object in 20,000 objects", '{"a":'.repeat(20_000) + "1" + "}".repeat(20_000), true],
  ["a list that ends in the middle", '{"jobs":[{"id":1},{"id"', true],
  ["comments", '{"id":1} // one', true],
  ["a prototype", '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}', false],
  ["the same key twice", '{"id":1,"id":2}', false],
  ["a number past every limit", '{"id":1e400}', false],
  ["half of a surrogate pair", '{"title":"\\ud800"}', false],
  ["a NUL in a text", '{"title":"a\\u0000b"}', false],
];

/** Whether a document is refused in words. Whatever is read must be well formed. */
function isRefused(text: string): boolean {
  try {
    expect(JSON.stringify(parseJsonTextIds(text)).isWellFormed()).toBe(true);
    return false;
  } catch (error) {
    expect(error).toBeInstanceOf(JsonRefused);
    return true;
  }
}

test.each(HOSTILE)("%s is read or refused in words, and pollutes nothing", (_name, text, refused) => {
  expect(isRefused(text)).toBe(refused);
  expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
});

const corpus = sharedPath("hostile", "generated", "json");
test.skipIf(corpus === null)("the same holds for each file of the recorded corpus", () => {
  const files = readdirSync(corpus ?? "").filter((file) => file !== "INDEX.json");
  expect(files.length).toBeGreaterThanOrEqual(30);
  const refused = files.filter((file) =>
    isRefused(
      new TextDecoder(file.startsWith("utf16le") ? "utf-16le" : "utf-8").decode(
        readFileSync(path.join(corpus ?? "", file)),
      ),
    ),
  );
  expect(refused.toSorted()).toEqual([
    "comments.json",
    "deep_array_100k.json",
    "deep_object_20k.json",
    "empty.json",
    "half_list.json",
    "html_instead.json",
    "nan.json",
    "ndjson.json",
    "trailing_garbage.json",
  ]);
  expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
});
