import { describe, expect, it } from "vitest";
import { greenhouse } from "#sources/greenhouse/greenhouse.ts";
import { decodeText, readPayload } from "#sources/payload.ts";
import { personio } from "#sources/personio/personio.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const list = { kind: "list", url: "https://example.org/" } as const;

describe("the bytes of a response", () => {
  it("are UTF-8 by default", () => {
    expect(decodeText(bytes("Poznań"))).toBe("Poznań");
    expect(decodeText(bytes("\uFEFF{}"))).toBe("{}");
  });

  it("follow the header's charset, then the XML declaration", () => {
    const latin = Uint8Array.from([0xe9]);
    expect(decodeText(latin, "text/html; charset=ISO-8859-1")).toBe("é");
    const declared = Uint8Array.from([...bytes('<?xml version="1.0" encoding="iso-8859-1"?><a>'), 0xe9]);
    expect(decodeText(declared)).toMatch(/é$/);
  });

  it("follow a page's meta anywhere in its beginning", () => {
    const page = `<!doctype html><!--${"x".repeat(1500)}--><meta charset="windows-1252"><p>`;
    expect(decodeText(Uint8Array.from([...bytes(page), 0x80]))).toMatch(/€$/);
    const header = `<meta http-equiv="content-type" content="text/html; charset=iso-8859-2">`;
    expect(decodeText(Uint8Array.from([...bytes(header), 0xf1]))).toMatch(/ń$/);
  });

  it("are UTF-16 by their mark or NULs only, whatever a header says", () => {
    const little = Buffer.from('{"city":"Poznań"}', "utf16le");
    expect(decodeText(Buffer.concat([Buffer.from([0xff, 0xfe]), little]), "text/html; charset=latin1")).toBe('{"city":"Poznań"}');
    expect(decodeText(little, "application/json")).toBe('{"city":"Poznań"}');
    expect(decodeText(Buffer.from(little).swap16())).toBe('{"city":"Poznań"}');
    expect(decodeText(bytes('<?xml version="1.0" encoding="UTF-16"?><a>é</a>'))).toContain("é");
    expect(decodeText(bytes("é"), "application/json; charset=utf-16")).toBe("é");
  });

  it.each(["text/html; charset=UTF-7", "text/html; charset=unicode-1-1-utf-7", "text/html; charset='x-imap4-modified-utf7'"])(
    "are refused when they say %s",
    (contentType) => {
      expect(() => decodeText(bytes("+ADw-script+AD4-"), contentType)).toThrow("UTF-7");
      expect(() => readPayload(personio, list, bytes("<a/>"), contentType)).toThrow("personio: the response is in UTF-7");
    },
  );

  it("lose their NULs", () => {
    expect(decodeText(bytes("<p>a\0b</p>"))).toBe("<p>ab</p>");
  });

  it("fall back to UTF-8 for an unknown charset", () => {
    expect(decodeText(bytes("é"), "text/plain; charset=klingon")).toBe("é");
  });
});

describe("the payload of a response", () => {
  it("is text for XML and parsed values for JSON", () => {
    expect(readPayload(personio, list, bytes("<workzag-jobs/>"))).toBe("<workzag-jobs/>");
    expect(readPayload(greenhouse, list, bytes('{"jobs":[]}'))).toEqual({ jobs: [] });
  });

  it.each([
    ["nothing", " ", "empty"],
    ["an HTML page", "<!DOCTYPE html><title>Down</title>", "a page of markup, JSON is due"],
    ["half a body", '{"jobs":[{"id":1', "not complete JSON"],
  ])("that is %s is refused as a whole", (_what, body, message) => {
    expect(() => readPayload(greenhouse, list, bytes(body))).toThrow(message);
  });

  it("can have another format than the source's", () => {
    expect(readPayload(greenhouse, { ...list, kind: "detail", payload: "html" }, bytes("<p>Page</p>"))).toBe("<p>Page</p>");
  });
});
