import { describe, expect, it } from "vitest";
import { EMPLOYMENT_TYPES, LEVELS } from "#contract/schemas/job.ts";
import { educations } from "#taxonomy/education.ts";
import { allowed, ownAds } from "./own-ads.ts";
import { placesOf } from "./open-places.ts";
import { technologySlug } from "./technology-names.ts";

const ads = ownAds();
/** Technologies that ads name and the taxonomy lacks: a reader can't find them, and they count as missed. */
const NOT_IN_TAXONOMY = ["FoundationDB", "LinkedIn Sales Navigator"];

describe("the labelled ads", () => {
  it("are at least 150 in at least ten languages, a third of them English", () => {
    expect(ads.length).toBeGreaterThanOrEqual(150);
    expect(new Set(ads.map(({ id }) => id)).size).toBe(ads.length);
    expect(new Set(ads.map(({ language }) => language)).size).toBeGreaterThanOrEqual(10);
    expect(ads.filter(({ language }) => language === "en").length).toBeGreaterThanOrEqual(50);
  });

  it.each(ads)("$id has labels of known values", (ad) => {
    const values = (label: Parameters<typeof allowed>[1]) => allowed(ad, label).flatMap((value) => value.split(","));
    for (const value of values("remote")) expect(["remote", "hybrid", "onsite", "unknown"]).toContain(value);
    for (const value of values("type")) expect(["", ...EMPLOYMENT_TYPES]).toContain(value);
    for (const value of values("level")) expect(["", ...LEVELS]).toContain(value);
    for (const value of values("edu")) expect(["", ...educations.map(({ value }) => value)]).toContain(value);
    for (const value of values("visa")) expect(["", "offered", "refused"]).toContain(value);
    for (const value of allowed(ad, "salary"))
      expect(value).toMatch(/^$|^(?:[\d.]+-?[\d.]*|-[\d.]+) [A-Z]{3} (?:hour|day|week|month|year)(?: ote)?$/);
    for (const value of allowed(ad, "where")) expect(value === "" ? null : placesOf(value)).not.toBeUndefined();
    const isRemote = ad.labels.get("remote") === "remote";
    expect(isRemote ? ad.labels.get("where") : "US").toBeTruthy();
    const unknown = values("tech").filter((name) => name !== "" && technologySlug(name) === null);
    expect(NOT_IN_TAXONOMY).toEqual(expect.arrayContaining(unknown.map((name) => name.trim())));
  });
});
