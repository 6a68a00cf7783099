import { z } from "zod";
import { amount, joinSections, placeText, readItems, readRoot, text } from "#sources/read.ts";
import type { Source, SourceRequest } from "#sources/source.ts";
import { isRemote, valueOf, workplaceByFlag } from "#sources/workplace.ts";

const Valued = z.object({ value: text, type: text });
const Row = z.object({
  reference: z.string().min(1),
  url: z.string().min(1),
  title: z.string(),
  name: text,
  location: z
    .object({
      fullyRemote: z.boolean().nullish(),
      places: z.array(z.object({ city: text, country: z.object({ name: text }).nullish() })).nullish(),
    })
    .nullish(),
  category: text,
  seniority: z.array(z.string()).nullish(),
  tiles: z.object({ values: z.array(Valued).nullish() }).nullish(),
  posted: z.number().nullish(),
  renewed: z.number().nullish(),
});
const Page = z.object({ postings: z.array(z.unknown()), totalPages: z.number().nullish() });
const Pay = z.object({ period: text, range: z.array(amount).nullish() });
const Detail = z.object({
  reference: z.string().min(1),
  title: z.string(),
  details: z.object({ description: text }).nullish(),
  requirements: z.object({ description: text, musts: z.array(Valued).nullish() }).nullish(),
  specs: z.object({ dailyTasks: z.array(z.string()).nullish() }).nullish(),
  essentials: z
    .object({ originalSalary: z.object({ currency: text, types: z.record(z.string(), Pay).nullish() }).nullish() })
    .nullish(),
});
const PERIODS = { hour: "hour", day: "day", week: "week", month: "month", year: "year" } as const;
const PAGE = 100;
const PAGES_PER_RUN = 10;
const page = (number: number): SourceRequest => ({
  kind: "list",
  url:
    `https://nofluffjobs.com/api/search/posting?pageTo=${number}&pageSize=${PAGE}` +
    "&salaryCurrency=original&salaryPeriod=original&region=pl&sort=newest",
  method: "POST",
  headers: { "content-type": "application/infiniteSearch+json" },
  body: JSON.stringify({ rawSearch: "city=remote", criteriaSearch: { city: ["remote"] } }),
});

/** No Fluff Jobs, technology jobs in Central Europe. Requests remote ones only; details hold the text and the salary. */
export const nofluffjobs: Source = {
  id: "nofluffjobs",
  name: "No Fluff Jobs",
  homepage: "https://nofluffjobs.com",
  terms: {
    offByDefault: true,
    attribution: "Source: No Fluff Jobs",
    maxRunsPerDay: 4,
    note: "The interface behind the site's own search, without a published permission: an operator needs the site's consent. Details follow a public description of the interface.",
  },
  payload: "json",
  kind: "board",
  window: true,
  token: /^all$/,

  requests: () => [page(1)],

  next({ request, payload }) {
    const { postings, totalPages } = readRoot("nofluffjobs", Page, payload);
    const following = Number(new URL(request.url).searchParams.get("pageTo")) + 1;
    const details = rowsIn(postings)
      .postings.filter(isRemote)
      .map(({ externalId, url }): SourceRequest => ({
        kind: "detail",
        externalId,
        url: url.replace("/job/", "/api/posting/"),
      }));
    const more = postings.length > 0 && following <= Math.min(totalPages ?? 0, PAGES_PER_RUN);
    return more ? [page(following), ...details] : details;
  },

  postings({ request, payload }) {
    if (request.kind === "list") return rowsIn(readRoot("nofluffjobs", Page, payload).postings);
    return readItems([readRoot("nofluffjobs", Detail, payload)], Detail, (job) => ({
      externalId: job.reference,
      url: request.url.replace("/api/posting/", "/job/"),
      title: job.title,
      company: {},
      body: joinSections([
        { html: job.details?.description },
        { heading: "Tasks", html: listOf(job.specs?.dailyTasks) },
        { heading: "Requirements", html: job.requirements?.description },
        { heading: "Must have", html: listOf(job.requirements?.musts?.map(({ value }) => value ?? "")) },
      ]),
      employmentType: Object.keys(job.essentials?.originalSalary?.types ?? {}).join(", "),
      salary: salaryOf(job),
    }));
  },
};

const listOf = (items: readonly string[] | null | undefined) => items?.map((item) => `<p>${item}</p>`).join("");

function salaryOf({ essentials }: z.infer<typeof Detail>) {
  const { currency, types } = essentials?.originalSalary ?? {};
  const pay = Object.values(types ?? {}).find(({ range }) => range?.[0] !== undefined);
  if (pay?.range === undefined || pay.range === null) return undefined;
  const [min, max] = pay.range;
  return { min, max: max ?? min, currency, period: valueOf(PERIODS, pay.period?.toLowerCase()) };
}

function rowsIn(postings: readonly unknown[]) {
  return readItems(postings, Row, (row) => ({
    externalId: row.reference,
    url: `https://nofluffjobs.com/job/${encodeURIComponent(row.url)}`,
    title: row.title,
    company: { name: row.name },
    // "Remote" stands among the cities.
    locations: row.location?.places
      ?.filter(({ city }) => city !== "Remote")
      .map(({ city, country }) => placeText(city, country?.name)),
    workplace: workplaceByFlag("fullyRemote", row.location?.fullyRemote),
    department: row.category,
    level: row.seniority?.join(", "),
    tags: row.tiles?.values?.filter(({ type }) => type === "requirement").map(({ value }) => value ?? ""),
    postedAt: row.posted,
    updatedAt: row.renewed,
  }));
}
