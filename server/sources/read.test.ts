import { describe, expect, it } from "vitest";
import { z } from "zod";
import {
  amount,
  boardCompany,
  completePosting,
  hostCompany,
  idText,
  isShapeFailure,
  joinSections,
  placeText,
  readItems,
} from "#sources/read.ts";
import { publicUrl } from "#sources/web-address.ts";

const Item = z.object({ id: idText, title: z.string(), url: z.string() });
const read = (items: unknown[]) =>
  readItems(items, Item, (item) => ({
    externalId: item.id,
    title: item.title,
    url: item.url,
    company: {},
    body: "",
    tags: [" ", "go", "go"],
  }));
const good = { id: 7, title: " Baker ", url: "https://bakery.example/7" };

describe("the items of a payload", () => {
  it("are read one by one and lose their empty fields", () => {
    expect(read([good])).toEqual({
      postings: [{ externalId: "7", title: "Baker", url: "https://bakery.example/7", company: {}, tags: ["go"] }],
      rejected: [],
    });
  });

  it("keep the ids 7 and 007 apart, and count a repeated one", () => {
    const { postings, rejected } = read([good, { ...good, id: "007" }, { ...good, id: "7" }]);
    expect(postings.map((posting) => posting.externalId)).toEqual(["7", "007"]);
    expect(rejected).toEqual([{ externalId: "7", reason: "repeated-id" }]);
  });

  it("are rejected one by one for a wrong shape, with the invalid field", () => {
    const { postings, rejected } = read([{ ...good, title: 5 }, good, null, "text"]);
    expect(postings).toHaveLength(1);
    expect(rejected.map(({ externalId }) => externalId)).toEqual(["7", null, null]);
    expect(rejected[0]?.reason).toMatch(/^wrong-shape: title: /);
    expect(rejected.every(({ reason }) => isShapeFailure(reason))).toBe(true);
    expect(isShapeFailure("unlisted")).toBe(false);
  });

  it.each([
    "javascript:alert(1)",
    "/jobs/7",
    "//bakery.example/7",
    "https://user:word@bakery.example/7",
    "mailto:a@bakery.example",
    "https:bakery.example",
    "https://intranet/7",
    "",
  ])("are rejected when their address is %s", (url) => {
    expect(read([{ ...good, url }]).rejected[0]?.reason).toContain("wrong-shape");
    expect(publicUrl(url)).toBeNull();
  });
});

describe("a posting's detail", () => {
  it("adds its fields to those of the list", () => {
    const list = {
      externalId: "7",
      title: "Baker",
      url: "https://bakery.example/7",
      company: { name: "Bakery" },
      locations: ["Oslo"],
    };
    const detail = {
      externalId: "7",
      title: "Baker (nights)",
      url: "https://bakery.example/7",
      company: { employees: "12" },
      body: "<p>Bread</p>",
    };
    expect(completePosting(list, detail)).toEqual({
      ...list,
      title: "Baker (nights)",
      company: { name: "Bakery", employees: "12" },
      body: "<p>Bread</p>",
    });
  });
});

describe("pieces of a posting", () => {
  it("reads amounts from numbers and texts, but not from zero or words", () => {
    expect([12, "12.50", " 7 ", 0, "0.0", -3, "", "many", null, undefined].map((value) => amount.parse(value))).toEqual(
      [12, 12.5, 7, undefined, undefined, undefined, undefined, undefined, undefined, undefined],
    );
  });

  it("joins a place without repeating a name", () => {
    expect(placeText("Utrecht", "Utrecht", "Netherlands")).toBe("Utrecht, Netherlands");
    expect(placeText("", null, undefined)).toBe("");
  });

  it("joins the sections of a body under their headings", () => {
    expect(
      joinSections([{ html: "<p>a</p>" }, { heading: "R&D <x>", html: " <p>b</p>" }, { heading: "Empty", html: " " }]),
    ).toBe("<p>a</p>\n<h3>R&amp;D &lt;x&gt;</h3>\n<p>b</p>");
  });

  it("names a board's employer by its token when nothing else names it", () => {
    expect(boardCompany({ token: "salt-marsh" })).toBe("Salt Marsh");
    expect(boardCompany({ token: "eu:saltmarsh", companyName: "Saltmarsh Ltd" })).toBe("Saltmarsh Ltd");
    expect(boardCompany({ token: "1st%20formations" })).toBe("1st Formations");
  });

  it.each(["careers.saltmarsh.example", "jobs.saltmarsh.example", "www.saltmarsh.example", "saltmarsh.example"])(
    "is the board's name, else Saltmarsh, on %s",
    (host) => {
      expect(hostCompany({ token: host })).toBe("Saltmarsh");
      expect(hostCompany({ token: host, companyName: "Saltmarsh Ltd" })).toBe("Saltmarsh Ltd");
    },
  );
});
