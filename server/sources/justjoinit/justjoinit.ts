import { z } from "zod";
import { amount, readItems, readRoot, text } from "#sources/read.ts";
import type { Source, SourceRequest } from "#sources/source.ts";
import { isRemote, valueOf, workplaceByWord } from "#sources/workplace.ts";

const Pay = z.object({ from: amount, to: amount, currency: text, currencySource: text, type: text, unit: text });
const Named = z.object({ name: text });
const Offer = z.object({
  slug: z.string().min(1),
  title: z.string(),
  workplaceType: text,
  workingTime: text,
  experienceLevel: text,
  category: z.object({ key: text }).nullish(),
  city: text,
  locations: z.array(z.object({ city: text })).nullish(),
  companyName: text,
  companyLogoThumbUrl: text,
  requiredSkills: z.array(Named).nullish(),
  niceToHaveSkills: z.array(Named).nullish(),
  employmentTypes: z.array(Pay).nullish(),
  publishedAt: text,
  expiredAt: text,
});
const Detail = z.object({ slug: z.string().min(1), title: z.string(), companyName: text, body: text });
const Page = z.object({
  data: z.array(z.unknown()),
  meta: z.object({ next: z.object({ cursor: z.number().nullish() }).nullish() }).nullish(),
});
const WORKPLACES = { remote: "remote", hybrid: "hybrid", office: "onsite" } as const;
const PERIODS = { hour: "hour", day: "day", week: "week", month: "month", year: "year" } as const;
const PAGE = 100;
const PAGES_PER_RUN = 10;
const page = (from: number): SourceRequest => ({
  kind: "list",
  url: `https://api.justjoin.it/v2/user-panel/offers/by-cursor?sortBy=published&orderBy=DESC&itemsCount=${PAGE}&from=${from}`,
});

/** Just Join IT, technology jobs in Poland. Reads the newest offers; the texts of the remote ones are in their details. */
export const justjoinit: Source = {
  id: "justjoinit",
  name: "Just Join IT",
  homepage: "https://justjoin.it",
  terms: {
    offByDefault: true,
    attribution: "Source: Just Join IT",
    maxRunsPerDay: 4,
    note: "The interface behind the site's own pages. The site's regulations claim its offers as a protected database, so an operator needs its consent.",
  },
  payload: "json",
  kind: "board",
  window: true,
  token: /^all$/,

  requests: () => [page(0)],

  next({ request, payload }) {
    const at = Number(new URL(request.url).searchParams.get("from"));
    const { data, meta } = readRoot("justjoinit", Page, payload);
    const following = meta?.next?.cursor ?? 0;
    const details = offersIn(data)
      .postings.filter(isRemote)
      .map(({ externalId }): SourceRequest => ({
        kind: "detail",
        externalId,
        url: `https://api.justjoin.it/v1/offers/${encodeURIComponent(externalId)}`,
      }));
    const more = data.length > 0 && following > at && following < PAGES_PER_RUN * PAGE;
    return more ? [page(following), ...details] : details;
  },

  postings({ request, payload }) {
    if (request.kind === "list") return offersIn(readRoot("justjoinit", Page, payload).data);
    return readItems([readRoot("justjoinit", Detail, payload)], Detail, (offer) => ({
      externalId: offer.slug,
      url: pageOf(offer.slug),
      title: offer.title,
      company: { name: offer.companyName },
      body: offer.body,
    }));
  },
};

const pageOf = (slug: string) => `https://justjoin.it/job-offer/${encodeURIComponent(slug)}`;

function offersIn(data: readonly unknown[]) {
  return readItems(data, Offer, (offer) => {
    const types = offer.employmentTypes?.filter(({ currencySource }) => currencySource === "original") ?? [];
    const pay = types.find(({ to }) => to !== undefined);
    const cities = offer.locations?.map(({ city }) => city ?? "") ?? [];
    return {
      externalId: offer.slug,
      url: pageOf(offer.slug),
      title: offer.title,
      company: { name: offer.companyName, logoUrl: offer.companyLogoThumbUrl },
      locations: cities.length > 0 ? cities : [offer.city ?? ""],
      workplace: workplaceByWord(WORKPLACES, "workplaceType", offer.workplaceType),
      employmentType: [offer.workingTime, ...types.map(({ type }) => type)].filter(Boolean).join(", "),
      department: offer.category?.key,
      level: offer.experienceLevel,
      tags: [...(offer.requiredSkills ?? []), ...(offer.niceToHaveSkills ?? [])].map(({ name }) => name ?? ""),
      salary: pay && {
        min: pay.from,
        max: pay.to,
        currency: pay.currency,
        period: valueOf(PERIODS, pay.unit?.toLowerCase()),
      },
      postedAt: offer.publishedAt,
      closesAt: offer.expiredAt,
    };
  });
}
