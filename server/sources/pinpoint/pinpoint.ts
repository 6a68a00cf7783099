import { z } from "zod";
import {
  amount,
  boardCompany,
  idText,
  joinSections,
  placeText,
  readItems,
  readList,
  SUBDOMAIN,
  text,
} from "#sources/read.ts";
import type { Source } from "#sources/source.ts";
import { valueOf, workplaceByWord } from "#sources/workplace.ts";

const Posting = z.object({
  id: idText,
  title: z.string(),
  url: z.string(),
  description: text,
  key_responsibilities: text,
  key_responsibilities_header: text,
  skills_knowledge_expertise: text,
  skills_knowledge_expertise_header: text,
  benefits: text,
  benefits_header: text,
  compensation: text,
  compensation_minimum: amount,
  compensation_maximum: amount,
  compensation_currency: text,
  compensation_frequency: text,
  compensation_visible: z.boolean().nullish(),
  deadline_at: text,
  employment_type: text,
  workplace_type: text,
  location: z.object({ city: text, name: text, province: text }).nullish(),
  job: z.object({ department: z.object({ name: text }).nullish() }).nullish(),
});
type Posting = z.infer<typeof Posting>;

const WORKPLACES = { remote: "remote", hybrid: "hybrid", onsite: "onsite" } as const;
const PERIODS = { hour: "hour", day: "day", week: "week", month: "month", year: "year" } as const;

/** Pinpoint's postings: one body with every opening and its text, but no posting dates. */
export const pinpoint: Source = {
  id: "pinpoint",
  name: "Pinpoint",
  homepage: "https://www.pinpointhq.com",
  terms: { url: "https://developers.pinpointhq.com", note: "The list behind each employer's public careers page." },
  payload: "json",
  kind: "ats",
  token: SUBDOMAIN,

  requests: (board) => [{ kind: "list", url: `https://${board.token}.pinpointhq.com/postings.json` }],

  postings(answer, board) {
    return readItems(readList("pinpoint", answer.payload, "data"), Posting, (posting) => {
      return {
        externalId: posting.id,
        url: posting.url,
        title: posting.title,
        company: { name: boardCompany(board) },
        body: joinSections([
          { html: posting.description },
          { heading: posting.key_responsibilities_header, html: posting.key_responsibilities },
          { heading: posting.skills_knowledge_expertise_header, html: posting.skills_knowledge_expertise },
          { heading: posting.benefits_header, html: posting.benefits },
        ]).replaceAll("<!--block-->", ""),
        locations: [placeText(posting.location?.city || posting.location?.name, posting.location?.province)],
        workplace: workplaceByWord(WORKPLACES, "workplace_type", posting.workplace_type),
        employmentType: posting.employment_type,
        department: posting.job?.department?.name,
        salary: salaryOf(posting),
        closesAt: posting.deadline_at,
      };
    });
  },

  boardPages: ["*.pinpointhq.com"],
  boardOf: (url) => /^(?!www\.|app\.|developers\.)([a-z0-9-]+)\.pinpointhq\.com$/.exec(url.hostname)?.[1] ?? null,
};

/** The payload includes the amounts even when the employer hides them. */
function salaryOf(posting: Posting) {
  if (!posting.compensation_visible) return undefined;
  const { compensation_minimum: min, compensation_maximum: max, compensation: text } = posting;
  if (!max) return { text };
  return {
    min,
    max,
    text,
    currency: posting.compensation_currency,
    period: valueOf(PERIODS, posting.compensation_frequency),
  };
}
