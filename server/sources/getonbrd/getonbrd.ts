import { Job, Page } from "./shape.ts";
import { joinSections, readItems, readRoot } from "#sources/read.ts";
import { openFeed } from "#sources/open-feed.ts";
import { workplaceByWord } from "#sources/workplace.ts";

const PER_PAGE = 50;
const MOST_PAGES = 40;
const EXPANDED = encodeURIComponent('["company","tags","modality","seniority","location_tenants"]');
/** `remote_local`: from home, but in one of the countries of `location_tenants`. */
const WORKPLACES = {
  fully_remote: "remote",
  remote_local: "remote",
  temporarily_remote: "hybrid",
  hybrid: "hybrid",
  no_remote: "onsite",
} as const;
const page = (number: number) =>
  `https://www.getonbrd.com/api/v0/search/jobs?remote=true&per_page=${PER_PAGE}&page=${number}&expand=${EXPANDED}`;

/** Get on Board, technology jobs in Latin America. Requests remote ones only. Salaries are US dollars per month. */
export const getonbrd = openFeed({
  id: "getonbrd",
  name: "Get on Board",
  homepage: "https://www.getonbrd.com",
  terms: {
    url: "https://www.getonbrd.com/api-doc",
    attribution: "Source: Get on Board",
    maxRunsPerDay: 6,
    note: "A public interface without a key. Name Get on Board and link to the job there. Written from public descriptions of the interface and a hand-made opening.",
  },
  unproven: true,
  feed: page(1),

  next(payload, { url }) {
    const { data, meta } = readRoot("getonbrd", Page, payload);
    const at = Number(new URL(url).searchParams.get("page"));
    return data.length > 0 && at < Math.min(meta?.total_pages ?? 0, MOST_PAGES) ? page(at + 1) : null;
  },

  read(payload) {
    return readItems(readRoot("getonbrd", Page, payload).data, Job, ({ id, links, attributes: job }) => {
      const company = job.company?.data?.attributes;
      const tenants = (job.location_tenants?.data ?? []).map((tenant) => tenant.attributes?.name ?? "");
      return {
        externalId: id,
        url: links?.public_url || `https://www.getonbrd.com/jobs/${id}`,
        title: job.title,
        company: { name: company?.name, website: company?.web, logoUrl: company?.logo },
        body: joinSections([
          { heading: job.functions_headline, html: job.functions },
          { heading: job.description_headline, html: job.description },
          { heading: job.desirable_headline, html: job.desirable },
          { heading: job.benefits_headline, html: job.benefits },
        ]),
        // A remote opening names "Remote" instead of a country.
        locations: job.countries?.filter((country) => country !== "Remote"),
        eligibleLocations: job.remote_modality === "remote_local" ? tenants : undefined,
        workplace: workplaceByWord(WORKPLACES, "remote_modality", job.remote_modality),
        employmentType: job.modality?.data?.attributes?.name,
        department: job.category_name,
        level: job.seniority?.data?.attributes?.name,
        tags: job.tags?.data?.map((tag) => tag.attributes?.name ?? ""),
        salary: job.max_salary
          ? { min: job.min_salary, max: job.max_salary, currency: "USD", period: "month" }
          : undefined,
        postedAt: job.published_at,
        language: job.lang === "lang_not_specified" ? undefined : job.lang,
      };
    });
  },
});
