import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { SOURCES_PAGE, sourcesPage } from "./list-sources.ts";
import { sources } from "#sources/registry.ts";

describe("the page of sources", () => {
  it("is current (else run node tools/list-sources.ts)", () => {
    expect(readFileSync(SOURCES_PAGE, "utf8")).toBe(sourcesPage());
  });

  it("names every source and says which are off", () => {
    const page = sourcesPage();
    for (const source of sources.values()) expect(page).toContain(`\`${source.id}\``);
    const [source] = sources.values();
    expect(sourcesPage([{ ...source!, terms: { offByDefault: true } }])).toContain("off until an operator turns it on");
    expect(sourcesPage([{ ...source!, unproven: true }])).toContain("unproven: off until");
  });
});
