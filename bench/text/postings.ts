import { readFileSync } from "node:fs";
import { prepareText } from "#normalise/text/prepared-text.ts";
import { readRoles } from "#normalise/role/roles.ts";
import { readTechStack } from "#normalise/tech/stack.ts";
import type { SearchDocument } from "#store/search/search-documents.ts";
import { parseTsv } from "#taxonomy/tsv.ts";
import { emptySearchDocument } from "#test/search/search-document.ts";
import { sharedPath } from "#test/recordings/recordings.ts";

const DAY = 24 * 3_600_000;

interface Published {
  title: string;
  company: string;
  text: string;
}

/** Uses every second row of a list of titles. */
const EVERY = 2;

function published(): Published[] {
  const titles = sharedPath("datasets", "ats_index_remote_only_2026-03.tsv");
  const texts = sharedPath("datasets", "aggregated", "ats_jobs_2780_text.json");
  if (titles === null || texts === null)
    throw new Error("The published titles are missing: this bench needs the data sets next to the repository.");
  const { jobs } = JSON.parse(readFileSync(texts, "utf8")) as {
    jobs: { title: string; company: string; description: string }[];
  };
  const described = jobs.map(({ title, company, description }) => ({
    title,
    company,
    text: prepareText(description).text,
  }));
  const named = parseTsv(titles, readFileSync(titles, "utf8"))
    .filter((_, row) => row % EVERY === 0)
    .map(({ title = "", company = "" }) => ({ title, company, text: "" }));
  return [...described, ...named];
}

/** Returns published jobs as search documents, one per company and title, with fields read like an ingest run does. */
export function publishedDocuments(): SearchDocument[] {
  const seen = new Set<string>();
  const documents: SearchDocument[] = [];
  for (const { title, company, text } of published()) {
    const key = `${company}\t${title}`.toLowerCase();
    if (title.trim() === "" || seen.has(key)) continue;
    seen.add(key);
    const prepared = prepareText(text);
    documents.push({
      ...emptySearchDocument,
      id: String(documents.length + 1),
      title,
      text,
      companySlug: company.toLowerCase(),
      companyName: company,
      roles: readRoles(title, {}).value,
      techStack: readTechStack({ title, prepared }).value,
      postedAt: (documents.length % 90) * DAY,
    });
  }
  return documents;
}
