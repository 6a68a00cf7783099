import { z } from "zod";
import { idText, readItems, readRoot, text } from "#sources/read.ts";
import { openFeed } from "#sources/open-feed.ts";

const Named = z.array(z.object({ name: z.string() })).nullish();
const Job = z.object({
  id: idText,
  name: z.string(),
  contents: text,
  publication_date: text,
  locations: Named,
  categories: Named,
  levels: Named,
  tags: Named,
  refs: z.object({ landing_page: z.string() }),
  company: z.object({ name: z.string() }),
});
const Page = z.object({ page: z.number().nullish(), page_count: z.number().nullish(), results: z.array(z.unknown()) });

const FLEXIBLE = "Flexible / Remote";
const MOST_PAGES = 50;
const page = (number: number) =>
  `https://www.themuse.com/api/public/jobs?location=${encodeURIComponent(FLEXIBLE)}&page=${number}`;

/** The Muse's public API: openings in its place "Flexible / Remote", twenty per page. */
export const themuse = openFeed({
  id: "themuse",
  name: "The Muse",
  homepage: "https://www.themuse.com",
  terms: {
    url: "https://www.themuse.com/developers/api/v2/terms",
    attribution: "Source: The Muse",
    maxRunsPerDay: 6,
    note: "Linked and named beside each of its jobs. Five hundred requests an hour without a key.",
  },
  feed: page(0),

  next(payload) {
    const { page: at, page_count, results } = readRoot("themuse", Page, payload);
    const following = (at ?? 0) + 1;
    return results.length > 0 && following < Math.min(page_count ?? 0, MOST_PAGES) ? page(following) : null;
  },

  read(payload) {
    return readItems(readRoot("themuse", Page, payload).results, Job, (job) => {
      const places = (job.locations ?? []).map((place) => place.name);
      const remote = places.includes(FLEXIBLE);
      return {
        externalId: job.id,
        url: job.refs.landing_page,
        title: job.name,
        company: { name: job.company.name },
        body: job.contents,
        locations: places.filter((place) => place !== FLEXIBLE),
        workplace:
          places.length > 0
            ? { value: remote ? "remote" : "onsite", evidence: `locations: ${places.join("; ")}` }
            : undefined,
        department: (job.categories ?? []).map((category) => category.name).join(", "),
        level: (job.levels ?? []).map((level) => level.name).join(", "),
        tags: job.tags?.map((tag) => tag.name),
        postedAt: job.publication_date,
      };
    });
  },
});
