import { readFileSync } from "node:fs";
import path from "node:path";
import { billOfMaterials, lockedPackages } from "./dependencies.ts";

/** `npm run --silent sbom`: prints what is deployed as a CycloneDX bill of materials. */
const lockFile = path.resolve(import.meta.dirname, "../../package-lock.json");
process.stdout.write(`${JSON.stringify(billOfMaterials(lockedPackages(readFileSync(lockFile, "utf8"))), null, 2)}\n`);
