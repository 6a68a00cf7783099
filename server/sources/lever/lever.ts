import { Posting } from "./shape.ts";
import { boardCompany, joinSections, readItems, readList } from "#sources/read.ts";
import type { Source } from "#sources/source.ts";
import { valueOf, workplaceByWord } from "#sources/workplace.ts";

const WORKPLACES = { remote: "remote", hybrid: "hybrid", onsite: "onsite", "on-site": "onsite" } as const;
const PERIODS = { hour: "hour", day: "day", week: "week", month: "month", year: "year" } as const;

/** Lever's postings API: a bare array of postings. The tokens of boards in the EU start with `eu:`. */
export const lever: Source = {
  id: "lever",
  name: "Lever",
  homepage: "https://www.lever.co",
  terms: {
    url: "https://github.com/lever/postings-api",
    openData: true,
    note: "Lever's documentation says that published postings are public and may be read by third parties.",
  },
  payload: "json",
  kind: "ats",
  maxBodyMiB: 64,
  token: /^(eu:)?[\w.-]{1,100}$/,

  requests(board) {
    const [, region, site] = /^(eu:)?(.*)$/.exec(board.token)!;
    const host = region ? "api.eu.lever.co" : "api.lever.co";
    return [
      {
        kind: "list",
        url: `https://${host}/v0/postings/${encodeURIComponent(site!)}?mode=json`,
        headers: { accept: "application/json" },
      },
    ];
  },

  postings(answer, board) {
    const items = readList("lever", answer.payload);
    return readItems(items, Posting, (posting) => {
      const lists = (posting.lists ?? []).map((list) => ({
        heading: list.text,
        html: list.content && `<ul>${list.content}</ul>`,
      }));
      const interval = /per-(\w+)-/.exec(posting.salaryRange?.interval ?? "")?.[1];
      return {
        externalId: posting.id,
        url: posting.hostedUrl,
        title: posting.text,
        company: { name: boardCompany(board) },
        // `description` includes the opening; lists and closing are separate fields.
        body: joinSections([{ html: posting.description }, ...lists, { html: posting.additional }]),
        locations: posting.categories?.allLocations?.length
          ? posting.categories.allLocations
          : [posting.categories?.location ?? ""],
        workplace: workplaceByWord(WORKPLACES, "workplaceType", posting.workplaceType),
        employmentType: posting.categories?.commitment,
        department: [posting.categories?.department, posting.categories?.team].filter(Boolean).join(", "),
        level: posting.categories?.level,
        salary: posting.salaryRange?.max
          ? {
              min: posting.salaryRange.min,
              max: posting.salaryRange.max,
              currency: posting.salaryRange.currency,
              period: valueOf(PERIODS, interval),
            }
          : { text: posting.salaryDescriptionPlain },
        postedAt: posting.createdAt,
      };
    });
  },

  boardPages: ["jobs.lever.co/*", "jobs.eu.lever.co/*"],
  boardOf(url) {
    const region = /^(?:jobs|api)(\.eu)?\.lever\.co$/.exec(url.hostname);
    const path = url.pathname.split("/").filter(Boolean);
    const site = path[0] === "v0" ? path[2] : path[0];
    return region && site && this.token.test(site) ? `${region[1] ? "eu:" : ""}${site}` : null;
  },
};
