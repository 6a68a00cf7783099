import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { SETTING_NAMES } from "#app/config.ts";
import { missingPaths, missingSettings } from "./document-paths.ts";

const ROOT = path.resolve(import.meta.dirname, "..");
const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "*.md"], {
  cwd: ROOT,
  encoding: "utf8",
});
const documents = listed.split("\n").filter((file) => file !== "" && existsSync(path.join(ROOT, file)));

const problems = documents.flatMap((file) =>
  missingPaths(ROOT, file, readFileSync(path.join(ROOT, file), "utf8")).map(
    (gone) => `${file} names ${gone}, which is not there`,
  ),
);
const operations = path.join(ROOT, "docs", "operations.md");
if (existsSync(operations)) {
  problems.push(
    ...missingSettings(readFileSync(operations, "utf8"), SETTING_NAMES).map(
      (name) => `docs/operations.md does not list the setting ${name}`,
    ),
  );
}

if (problems.length > 0) {
  process.stderr.write(`${problems.join("\n")}\n`);
  process.exitCode = 1;
} else {
  process.stdout.write(`${documents.length} documents, every path they name is there\n`);
}
