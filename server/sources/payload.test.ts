import { describe, expect, it } from "vitest";
import { greenhouse } from "#sources/greenhouse/greenhouse.ts";
import { decodeBody, readJson, readPayload } from "#sources/payload.ts";
import { personio } from "#sources/personio/personio.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const list = { kind: "list", url: "https://example.org/" } as const;

describe("JSON of a feed", () => {
  it("keeps two ids apart that are one JavaScript number", () => {
    expect(readJson('[{"id": 9007199254740992}, {"id":9007199254740993 }]')).toEqual([{ id: "9007199254740992" }, { id: "9007199254740993" }]);
  });

  it("keeps a long negative id", () => {
    expect(readJson('{"id":-4295285951228261990}')).toEqual({ id: "-4295285951228261990" });
  });

  it("leaves small numbers, fractions and digits inside texts alone", () => {
    const json = '{"a":12,"b":0.1234567890123456789,"c":"9007199254740993, 12345678901234567","d":[1785400000123]}';
    expect(readJson(json)).toEqual({ a: 12, b: 0.123_456_789_012_345_68, c: "9007199254740993, 12345678901234567", d: [1_785_400_000_123] });
  });
});

describe("bytes of an answer", () => {
  it("are UTF-8 unless they say otherwise", () => {
    expect(decodeBody(bytes("Poznań"))).toBe("Poznań");
    expect(decodeBody(bytes("\uFEFF{}"))).toBe("{}");
  });

  it("follow the header's charset, then the XML declaration", () => {
    const latin = Uint8Array.from([0xe9]);
    expect(decodeBody(latin, "text/html; charset=ISO-8859-1")).toBe("é");
    const declared = Uint8Array.from([...bytes('<?xml version="1.0" encoding="iso-8859-1"?><a>'), 0xe9]);
    expect(decodeBody(declared)).toMatch(/é$/);
  });

  it("fall back to UTF-8 when the charset is unheard of", () => {
    expect(decodeBody(bytes("é"), "text/plain; charset=klingon")).toBe("é");
  });
});

describe("an answer's payload", () => {
  it("is text for XML and values for JSON", () => {
    expect(readPayload(personio, list, bytes("<workzag-jobs/>"))).toBe("<workzag-jobs/>");
    expect(readPayload(greenhouse, list, bytes('{"jobs":[]}'))).toEqual({ jobs: [] });
  });

  it.each([
    ["nothing", " ", "empty"],
    ["an HTML page", "<!DOCTYPE html><title>Down</title>", "HTML page where JSON is due"],
    ["half a body", '{"jobs":[{"id":1', "cut off"],
  ])("that is %s is refused as a whole", (_what, body, message) => {
    expect(() => readPayload(greenhouse, list, bytes(body))).toThrow(message);
  });

  it("can differ from the source's own format", () => {
    expect(readPayload(greenhouse, { ...list, kind: "detail", payload: "html" }, bytes("<p>Page</p>"))).toBe("<p>Page</p>");
  });
});
