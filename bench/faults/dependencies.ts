import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import {
  badLicences,
  billOfMaterials,
  type Bom,
  lockedPackages,
  missingFromBom,
  readAdvisories,
  vulnerable,
} from "../../tools/dependencies/dependencies.ts";
import type { FaultTest } from "./fault-test.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
const run = promisify(execFile);

export const dependencies: FaultTest = {
  id: "T27",
  bar: "packages under a licence that we may not use 0, vulnerable packages 0, packages missing from the bill of materials 0",
  async run(out) {
    const lockText = readFileSync(path.join(ROOT, "package-lock.json"), "utf8");
    const packages = lockedPackages(lockText);
    const advisories = readAdvisories(readFileSync(path.join(ROOT, "tools/dependencies/advisories.tsv"), "utf8"));
    const bom = billOfMaterials(packages);
    const check = await run(process.execPath, ["tools/check-dependencies.ts"], { cwd: ROOT });
    out(check.stdout.trim());
    const missing = missingFromBom(lockText, bom);
    const plant = { path: "node_modules/undici", name: "undici", isDev: false, isOptional: false };
    const planted = [{ ...plant, version: "7.0.0", licence: "AGPL-3.0-only" }];
    const npms = await run("npm", ["sbom", "--omit=dev", "--sbom-format=cyclonedx"], { cwd: ROOT, maxBuffer: 2 ** 26 });
    const left = missingFromBom(lockText, JSON.parse(npms.stdout) as Bom);
    const found = [badLicences(planted), vulnerable(planted, advisories), left];
    const figures = [badLicences(packages).length, vulnerable(packages, advisories).length, missing.length];
    return {
      figure: `${packages.length} packages: bad licences ${figures[0]}, vulnerable ${figures[1]}, missing among ${bom.components.length} components ${figures[2]}`,
      control: `a planted package: licence ${found[0]!.length}, vulnerable ${found[1]!.length}, missing from npm’s own bill ${found[2]!.length}`,
      isHeld: figures.every((count) => count === 0) && found.every(({ length }) => length > 0),
    };
  },
};
