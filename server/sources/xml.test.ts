import { describe, expect, it } from "vitest";
import { SourceShapeError } from "#sources/read.ts";
import { all, one, parseXml } from "#sources/xml.ts";

const read = (xml: unknown) => parseXml("feed", xml);

describe("XML of a feed", () => {
  it("becomes elements with their text, attributes and children", () => {
    const root = read(
      '<?xml version="1.0"?><rss version="2.0"><item><title>A &amp; B</title></item><item><title><![CDATA[<b>C</b>]]></title></item></rss>',
    );
    expect(root.attributes["version"]).toBe("2.0");
    expect(all(root, "item").map((item) => one(item, "title")?.text)).toEqual(["A & B", "<b>C</b>"]);
  });

  it("loses the prefixes of its names", () => {
    expect(one(read("<a xmlns:tt='x'><tt:city>Oslo</tt:city></a>"), "city")?.text).toBe("Oslo");
  });

  it("may use HTML's entities without a declaration, and numeric ones", () => {
    expect(read("<a>caf&eacute;&nbsp;&ndash; &#8364;&#x20AC;</a>").text).toBe("café\u00a0– €€");
  });

  it("has its entities expanded once", () => {
    expect(read("<a>&amp;lt;b&amp;gt;</a>").text).toBe("&lt;b&gt;");
  });

  it.each([
    ["a document type", '<!DOCTYPE a SYSTEM "http://127.0.0.1/x.dtd"><a/>'],
    ["a declared entity", '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'],
    ["entities that multiply", '<!DOCTYPE a [<!ENTITY l "lol"><!ENTITY m "&l;&l;&l;">]><a>&m;</a>'],
    ["an entity of its own", "<a>&unheard;</a>"],
    ["an element left open", "<a><b></a>"],
    ["a body cut short", "<a><b>half"],
    ["no element", "just words"],
    ["nothing", ""],
    ["two roots", "<a/><b/>"],
    ["a value that is not text", { a: 1 }],
  ])("refuses %s", (_what, xml) => {
    expect(() => read(xml)).toThrow(SourceShapeError);
  });

  it("may nest 60 levels but not 65", () => {
    expect(() => read("<a>".repeat(65) + "</a>".repeat(65))).toThrow("64 levels");
    expect(read("<a>".repeat(60) + "</a>".repeat(60)).name).toBe("a");
  });

  it("may not have more than half a million elements", () => {
    expect(() => read(`<a>${"<b/>".repeat(500_001)}</a>`)).toThrow("elements");
  });
});
