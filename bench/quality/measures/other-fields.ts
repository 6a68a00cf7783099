import { readPostedAt } from "#normalise/dates.ts";
import { readRoles } from "#normalise/role/roles.ts";
import { prepareAd } from "#normalise/terms/prepared-ad.ts";
import { readVisaSponsorship } from "#normalise/permits/visa-sponsorship.ts";
import { roleBySlug } from "#taxonomy/roles.ts";
import { goldObjects, goldRows } from "../gold.ts";
import { type Judgement, judgeValue } from "../judgement.ts";
import { columnStarting, judgeRows, judgeTraps, type Row } from "./rows.ts";

const NOW = new Date("2025-06-15T12:00:00Z");

function bestRole(title: string, department?: string, tags?: string[]): string {
  const slug = readRoles(title, { department, tags }).value[0];
  return slug === undefined ? "" : (roleBySlug(slug)?.title ?? slug);
}

/** How many titles get any role at all. */
function coverage(corpus: string, file: string, read: (row: Row) => string): Judgement[] {
  const header = { field: "role found", corpus, id: (row: Row, at: number) => `${at} ${row["title"]}` };
  return judgeRows(header, goldRows(corpus, file), (row) => {
    const found = Number(read(row) !== "");
    return { found, labelled: 1, right: found, agrees: found === 1 };
  });
}

interface SponsorshipRow {
  text: string;
  sponsorship: boolean | null;
  src: string;
}

export function measure(): Promise<Judgement[]> {
  const answer = { yes: "offered", no: "refused" };
  return Promise.resolve([
    ...judgeTraps("dates", "dates", "text", (row) => [
      readPostedAt(row["text"] ?? "", NOW)?.slice(0, 10) ?? "",
      columnStarting(row, "expected"),
    ]),
    ...judgeTraps("role", "roles", "title", (row) => [bestRole(row["title"] ?? ""), row["role"] ?? ""]),
    ...coverage("remotive_union", "remotive.csv", (row) =>
      bestRole(row["title"] ?? "", row["category"], (row["tags"] ?? "").split("|")),
    ),
    ...coverage("justjoinit_5506", "offers.csv", (row) =>
      bestRole(row["title"] ?? "", row["group"], (row["obligatory_skills"] ?? "").split("|")),
    ),
    ...judgeRows<SponsorshipRow>(
      { field: "visa", corpus: "ergon/sponsorship", id: ({ src }) => src },
      goldObjects("ergon", "sponsorship_corpus.jsonl") as SponsorshipRow[] | null,
      ({ text, sponsorship }) => {
        const read = readVisaSponsorship({ prepared: prepareAd(text).prepared }).value;
        const label = sponsorship === null ? "" : sponsorship ? "offered" : "refused";
        return judgeValue(read === null ? "" : answer[read], [label]);
      },
    ),
  ]);
}
