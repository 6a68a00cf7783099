import { z } from "zod";
import { idText, placeText, readItems, readRoot, text } from "#sources/read.ts";
import { openFeed } from "#sources/open-feed.ts";

const Label = z.object({ label: text }).nullish();
const Ad = z.object({
  id: idText,
  headline: text,
  webpage_url: text,
  logo_url: text,
  removed: z.boolean().nullish(),
  application_deadline: text,
  publication_date: text,
  description: z.object({ text: text, text_formatted: text }).nullish(),
  employment_type: Label,
  working_hours_type: Label,
  salary_description: text,
  employer: z.object({ name: text, workplace: text, url: text }).nullish(),
  occupation: Label,
  occupation_field: Label,
  workplace_address: z.object({ municipality: text, city: text, region: text, country: text }).nullish(),
});
const Page = z.object({ total: z.object({ value: z.number() }).nullish(), hits: z.array(z.unknown()) });

const PAGE = 100;
/** The API refuses a larger offset. */
const LAST_OFFSET = 2000;
const page = (offset: number) =>
  `https://jobsearch.api.jobtechdev.se/search?remote=true&sort=pubdate-desc&limit=${PAGE}&offset=${offset}`;

/**
 * Platsbanken, the job board of the Swedish public employment service. Requests only ads that the API tags as remote. The
 * tag means that the text mentions remote work, so it is no statement about the workplace.
 */
export const jobtech = openFeed({
  id: "jobtech",
  name: "Platsbanken",
  homepage: "https://arbetsformedlingen.se/platsbanken",
  terms: {
    url: "https://jobtechdev.se/docs/apis/jobsearch/",
    attribution: "Source: Platsbanken, Arbetsförmedlingen",
    maxRunsPerDay: 4,
    openData: true,
    note: "Open data of the Swedish state, without a key. The search is not meant for copying every ad, so a run reads the remote ones only. The people named as contacts are not stored. Written from the documentation and a hand-made ad.",
  },
  unproven: true,
  feed: page(0),

  next(payload, { url }) {
    const { total, hits } = readRoot("jobtech", Page, payload);
    const following = Number(new URL(url).searchParams.get("offset")) + PAGE;
    return hits.length > 0 && following < (total?.value ?? 0) && following <= LAST_OFFSET ? page(following) : null;
  },

  read(payload) {
    return readItems(readRoot("jobtech", Page, payload).hits, Ad, (ad) => {
      if (ad.removed) return { skip: "removed" };
      const place = ad.workplace_address;
      return {
        externalId: ad.id,
        url: ad.webpage_url || `https://arbetsformedlingen.se/platsbanken/annonser/${ad.id}`,
        title: ad.headline,
        company: { name: ad.employer?.name || ad.employer?.workplace, website: ad.employer?.url, logoUrl: ad.logo_url },
        body: ad.description?.text_formatted || ad.description?.text,
        locations: [placeText(place?.city || place?.municipality, place?.region, place?.country)],
        employmentType: [ad.employment_type?.label, ad.working_hours_type?.label].filter(Boolean).join(", "),
        department: ad.occupation?.label || ad.occupation_field?.label,
        salary: { text: ad.salary_description },
        postedAt: ad.publication_date,
        closesAt: ad.application_deadline,
      };
    });
  },
});
