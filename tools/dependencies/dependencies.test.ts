import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import {
  badLicences,
  billOfMaterials,
  lockedPackages,
  missingFromBom,
  readAdvisories,
  vulnerable,
} from "./dependencies.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
const lockText = readFileSync(path.join(ROOT, "package-lock.json"), "utf8");
const packages = lockedPackages(lockText);
const advisories = readAdvisories(readFileSync(path.join(ROOT, "tools/dependencies/advisories.tsv"), "utf8"));
const planted = (name: string, version: string, licence: string) => ({
  path: `node_modules/${name}`,
  name,
  version,
  licence,
  isDev: false,
  isOptional: false,
});

test("every package has a licence that we may use, and no stored advisory concerns one", () => {
  expect(packages.length).toBeGreaterThan(500);
  expect(badLicences(packages)).toEqual([]);
  expect(vulnerable(packages, advisories)).toEqual([]);
});

test.each(["AGPL-3.0-only", "", "UNLICENSED", "MIT AND GPL-3.0-only", "LGPL-3.0-or-later"])(
  "finds a planted package under the licence “%s”",
  (licence) => {
    expect(badLicences([planted("planted", "1.0.0", licence)])).toHaveLength(1);
  },
);

test.each(["MIT", "(WTFPL OR GPL-3.0-only)", "Apache-2.0 AND MIT"])("allows a package under %s", (licence) => {
  expect(badLicences([planted("planted", "1.0.0", licence)])).toEqual([]);
});

test("a licence known by its text counts for the version that was looked at", () => {
  const licences = ["0.1.12", "0.1.13"].map((version) => {
    const lock = { packages: { "node_modules/duck": { version, license: "BSD" } } };
    return lockedPackages(JSON.stringify(lock))[0]!.licence;
  });
  expect(licences).toEqual(["BSD-2-Clause", "BSD"]);
});

test("finds a planted vulnerable version, and not the fixed one", () => {
  expect(vulnerable([planted("undici", "7.18.1", "MIT")], advisories)).toEqual([
    "node_modules/undici@7.18.1: GHSA-g9mf-h72j-4rw9, unbounded chains of decompression; fixed in 7.18.2",
  ]);
  for (const version of ["7.18.2", "7.19.0", "8.0.0"])
    expect(vulnerable([planted("undici", version, "MIT")], advisories)).toEqual([]);
});

test("the bill of materials has everything that production needs", () => {
  const bom = billOfMaterials(packages);
  expect(missingFromBom(lockText, bom)).toEqual([]);
  const names = bom.components.map(({ name }) => name);
  expect(names).toContain("react");
  expect(names).not.toContain("vitest");
  expect(bom.components.find(({ name }) => name === "@fastify/static")!.purl).toMatch(
    /^pkg:npm\/%40fastify\/static@\d/,
  );
  const without = { ...bom, components: bom.components.filter(({ name }) => name !== "react") };
  expect(missingFromBom(lockText, without)).toEqual([expect.stringMatching(/^react@/)]);
});
