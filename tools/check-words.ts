import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { refusedWords } from "./refused-words.ts";

/** Fails where code, comments, texts or documents use a word that docs/glossary.md replaces. */
const ROOT = path.resolve(import.meta.dirname, "..");
/** The glossary and its check name the words themselves; payloads and their postings are other people's texts. */
const EXEMPT = /^docs\/glossary\.md$|^tools\/refused-words|(?:^|\/)(?:payload|expected)[^/]*$|^sample\/openings\//;

const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "*.ts", "*.tsx", "*.md"], {
  cwd: ROOT,
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => file !== "" && !EXEMPT.test(file) && existsSync(path.join(ROOT, file)));
const problems = files.flatMap((file) =>
  refusedWords(readFileSync(path.join(ROOT, file), "utf8")).map(
    ({ line, word, instead }) => `${file}:${line}: "${word}" → ${instead}`,
  ),
);
if (problems.length > 0) {
  process.stderr.write(`${problems.join("\n")}\n${problems.length} words that docs/glossary.md replaces\n`);
  process.exitCode = 1;
} else {
  process.stdout.write(`${files.length} files use the words of docs/glossary.md\n`);
}
