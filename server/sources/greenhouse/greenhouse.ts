import { z } from "zod";
import { employerFields, payFields } from "./employer-fields.ts";
import { idText, readItems, readList, text } from "#sources/read.ts";
import type { Source } from "#sources/source.ts";
import { decodeEntities } from "#sources/html-entities.ts";

const Job = z.object({
  id: idText,
  title: z.string(),
  absolute_url: z.string(),
  company_name: text,
  location: z.object({ name: text }).nullish(),
  offices: z.array(z.object({ name: text })).nullish(),
  departments: z.array(z.object({ name: text })).nullish(),
  content: text,
  first_published: text,
  updated_at: text,
  application_deadline: text,
  language: text,
  metadata: z.array(z.object({ name: z.string(), value: z.unknown(), value_type: text })).nullish(),
  pay_input_ranges: z
    .array(
      z.object({ min_cents: z.number(), max_cents: z.number(), currency_type: z.string(), title: text, blurb: text }),
    )
    .nullish(),
});

const HOSTS = /^(?:(?:job-)?boards(?:\.eu)?|boards-api)\.greenhouse\.io$/;

/** Greenhouse's job board API: one body with the whole board. Documented at developers.greenhouse.io/job-board.html. */
export const greenhouse: Source = {
  id: "greenhouse",
  name: "Greenhouse",
  homepage: "https://www.greenhouse.com",
  terms: {
    url: "https://developers.greenhouse.io/job-board.html",
    openData: true,
    note: "A public interface made for showing an employer's openings elsewhere.",
  },
  payload: "json",
  kind: "ats",
  maxBodyMiB: 64,
  token: /^[\w-]{1,100}$/,

  requests: (board) => [
    {
      kind: "list",
      url: `https://boards-api.greenhouse.io/v1/boards/${encodeURIComponent(board.token)}/jobs?content=true&pay_transparency=true`,
    },
  ],

  postings(answer, board) {
    return readItems(readList("greenhouse", answer.payload, "jobs"), Job, (job) => ({
      externalId: job.id,
      url: job.absolute_url,
      title: job.title,
      company: { name: job.company_name || board.companyName },
      // Greenhouse escapes its HTML once more than necessary.
      body: job.content && decodeEntities(job.content),
      locations: job.location?.name ? [job.location.name] : (job.offices ?? []).map((office) => office.name ?? ""),
      department: (job.departments ?? []).map((department) => department.name).join(", "),
      ...employerFields(job.metadata ?? []),
      ...payFields(job.pay_input_ranges ?? []),
      postedAt: job.first_published,
      updatedAt: job.updated_at,
      closesAt: job.application_deadline,
      language: job.language,
    }));
  },

  boardPages: ["boards.greenhouse.io/*", "job-boards.greenhouse.io/*"],
  boardOf(url) {
    if (!HOSTS.test(url.hostname)) return null;
    const embedded = url.pathname.startsWith("/embed/") ? url.searchParams.get("for") : null;
    const path = url.pathname.split("/").filter(Boolean);
    const token = embedded ?? (path[0] === "v1" ? path[2] : path[0]);
    return token && token !== "embed" && this.token.test(token) ? token : null;
  },
};
