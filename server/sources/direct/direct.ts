import { PostContent } from "#contract/schemas/employers/posts.ts";
import { MAILTO } from "#contract/values/employers/apply-by-mail.ts";
import { brand } from "#contract/values/brand.ts";
import { escapeHtml } from "#contract/values/escape.ts";
import { placeByCode } from "#taxonomy/places.ts";
import { boardCompany, joinSections, readItems, readList } from "#sources/read.ts";
import type { Source } from "#sources/source.ts";
import { z } from "zod";

const Post = z.object({ id: z.string(), postedAt: z.string(), content: PostContent });
const HOMEPAGE = new URL("/employers", brand.botContactUrl).href;

const CONTRACTS = {
  "full-time": "Full-time",
  "part-time": "Part-time",
  contract: "Contract",
  internship: "Internship",
} as const;

/**
 * Jobs that employers post here themselves. Nothing is requested: a post reaches the pipeline from the database. What the form asks beyond the
 * fields of a posting becomes sentences of its text, so that people read what the employer said, and the rules read it as in any other posting.
 */
export const direct: Source = {
  id: "direct",
  name: "Posted by the employer",
  homepage: HOMEPAGE,
  terms: {
    openData: true,
    note: "Employers agree when they post that anyone may publish the facts.",
  },
  payload: "json",
  kind: "ats",
  token: /^[1-9]\d{0,17}$/,
  requests: () => [],

  postings(answer, board) {
    return readItems(readList("direct", answer.payload), Post, ({ id, postedAt, content }) => ({
      externalId: id,
      // Where people apply by mail, the site that lists the job puts a page of its own here.
      url: content.applyUrl.startsWith(MAILTO) ? HOMEPAGE : content.applyUrl,
      title: content.title,
      company: { name: boardCompany(board) },
      body: joinSections([
        { html: asHtml(content.description) },
        { heading: "Application process", html: asHtml(statements(content)) },
      ]),
      locations: ["Remote"],
      eligibleLocations: content.isWorldwide ? ["Worldwide"] : content.countries.map(countryWord),
      workplace: { value: "remote", evidence: "the employer posts it as fully remote" },
      employmentType: CONTRACTS[content.employmentType],
      salary: content.salary,
      postedAt,
      ...(content.weeklyHours !== null && { weeklyHours: content.weeklyHours }),
    }));
  },
};

/** Names a country as the rules read it; an American state has the name of one. */
const countryWord = (code: string): string => (code === "GE" ? code : (placeByCode(code)?.name ?? code));

/** Says in sentences what the form asks and a posting has no field for. */
function statements({ isVacancy, usesAiScreening, visaSponsorship }: PostContent): string {
  return [
    isVacancy
      ? "This posting is for an existing vacancy."
      : "This posting is for our talent pool, not for a current vacancy.",
    usesAiScreening
      ? "We use AI to screen, assess or select applicants."
      : "We don’t use AI to screen, assess or select applicants.",
    ...(visaSponsorship === "yes" ? ["We sponsor work visas for this job."] : []),
    ...(visaSponsorship === "no" ? ["We don’t sponsor work visas for this job."] : []),
  ].join("\n\n");
}

/** Returns plain text as HTML: paragraphs between empty lines, and lists of lines that begin with "- ". */
export function asHtml(text: string): string {
  const blocks = text.replace(/\r\n?/g, "\n").split(/\n\s*\n/);
  return blocks
    .map((block) => block.trim())
    .filter((block) => block !== "")
    .map(blockHtml)
    .join("\n");
}

const ITEM = /^\s*[-*•]\s+/;

function blockHtml(block: string): string {
  const parts: string[] = [];
  let items: string[] = [];
  let lines: string[] = [];
  const end = () => {
    if (items.length > 0) parts.push(`<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`);
    if (lines.length > 0) parts.push(`<p>${lines.join("<br>")}</p>`);
    items = [];
    lines = [];
  };
  for (const line of block.split("\n")) {
    const isItem = ITEM.test(line);
    if (isItem ? lines.length > 0 : items.length > 0) end();
    (isItem ? items : lines).push(escapeHtml(line.replace(ITEM, "").trim()));
  }
  end();
  return parts.join("");
}
