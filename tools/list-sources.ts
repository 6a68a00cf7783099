import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { mayPassOnInBulk, mayPublishAsOpenData } from "#sources/bulk-gate.ts";
import { sources } from "#sources/registry.ts";
import type { Source } from "#sources/source.ts";

export const SOURCES_PAGE = path.join(import.meta.dirname, "..", "docs", "sources.md");

/** The page that names every source with its terms, made from the registry. */
export function sourcesPage(list: Iterable<Source> = sources.values()): string {
  const all = [...list];
  const rows = all.map(
    (source) =>
      `| [${source.name}](${source.homepage}) | \`${source.id}\` | ${source.kind === "ats" ? "employers' boards" : "job board"} | ${source.payload.toUpperCase()} | ${limitsOf(source)} |`,
  );
  const terms = all.map((source) => `- **${source.name}**: ${termsOf(source)}`);
  return `# Sources

Made by \`node tools/list-sources.ts\` from the registry; do not edit by hand.

${all.length} sources are known. An employer's own board leads wherever a job is found on several.

| Source | Id | Kind | Format | Limits and uses |
|---|---|---|---|---|
${rows.join("\n")}

## Terms

${terms.join("\n")}
`;
}

function limitsOf(source: Source): string {
  const { terms, window, keys, unproven } = source;
  const limits = [
    unproven ? "unproven: off until `source check` has read it live" : "",
    terms.offByDefault ? "off until an operator turns it on" : "",
    keys ? `off until ${keys.join(" and ")} are set` : "",
    terms.maxRunsPerDay ? `at most ${terms.maxRunsPerDay} runs a day` : "",
    window ? "newest openings only" : "",
    mayPassOnInBulk([source.id]) ? "" : "not passed on in bulk",
    mayPublishAsOpenData([source.id]) ? "in the open dataset" : "",
  ].filter(Boolean);
  return limits.join("; ") || "–";
}

function termsOf({ terms }: Source): string {
  const parts = [
    terms.note,
    terms.attribution && `Shown beside its jobs: “${terms.attribution}”.`,
    terms.url && `<${terms.url}>`,
  ];
  return parts.filter(Boolean).join(" ");
}

if (import.meta.main) {
  const page = sourcesPage();
  if (!process.argv.includes("--check")) writeFileSync(SOURCES_PAGE, page);
  else if (readFileSync(SOURCES_PAGE, "utf8") !== page) {
    console.error("docs/sources.md is stale: run node tools/list-sources.ts");
    process.exitCode = 1;
  }
}
