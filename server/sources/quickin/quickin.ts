import { z } from "zod";
import { boardCompany, idText, joinSections, placeText, readItems, readRoot, text } from "#sources/read.ts";
import type { Source, SourceRequest } from "#sources/source.ts";
import { workplaceByWord } from "#sources/workplace.ts";

const API = "https://api.quickin.io/public";
const ACCOUNTS = "/public/accounts/";
const PAGE = 100;
const MOST_PAGES = 50;
const TOKEN = /^[a-z0-9][\w-]{0,99}$/i;
const WORKPLACES = { remote: "remote", hybrid: "hybrid", onsite: "onsite", on_site: "onsite" } as const;

const Account = z.object({ _id: idText });
const Page = z.object({ pages: z.number().nullish(), docs: z.array(z.unknown()) });
const Job = z.object({
  _id: idText,
  publicate: text,
  title: z.string(),
  description: text,
  requirements: text,
  benefits: text,
  city: text,
  region: text,
  country: text,
  workplace_type: text,
  career_url: text,
  contract_id: z.object({ name: text }).nullish().catch(null),
  created_at: text,
});

function page(accountId: string, number: number): SourceRequest {
  return { kind: "list", url: `${API}/${encodeURIComponent(accountId)}/jobs?page=${number}&limit=${PAGE}` };
}

/** Quickin, an applicant tracking system from Brazil. The first answer holds the account's id, the next ones its openings with their texts. */
export const quickin: Source = {
  id: "quickin",
  name: "Quickin",
  homepage: "https://quickin.io",
  terms: {
    url: "https://intercom.help/quickin/pt-BR/articles/5546094-endpoint-pagina-de-carreiras",
    note: "The interface of each employer's careers page, documented as open without a key. The shape comes from that article and public collectors' code.",
  },
  unproven: true,
  payload: "json",
  kind: "ats",
  token: TOKEN,

  requests: (board) => [{ kind: "list", url: `${API}/accounts/${board.token}` }],

  next(answer) {
    const { pathname, searchParams } = new URL(answer.request.url);
    if (pathname.startsWith(ACCOUNTS)) return [page(readRoot("quickin", Account, answer.payload)._id, 1)];
    const { pages, docs } = readRoot("quickin", Page, answer.payload);
    const following = Number(searchParams.get("page")) + 1;
    const last = pages ?? (docs.length < PAGE ? 0 : MOST_PAGES);
    return docs.length > 0 && following <= Math.min(last, MOST_PAGES) ? [page(pathname.split("/")[2]!, following)] : [];
  },

  postings(answer, board) {
    if (new URL(answer.request.url).pathname.startsWith(ACCOUNTS)) {
      readRoot("quickin", Account, answer.payload);
      return { postings: [], rejected: [] };
    }
    return readItems(readRoot("quickin", Page, answer.payload).docs, Job, (job) => {
      if (job.publicate && job.publicate !== "published") return { skip: "not-published" };
      return {
        externalId: job._id,
        url: job.career_url || `https://jobs.quickin.io/${board.token}/jobs/${encodeURIComponent(job._id)}`,
        title: job.title,
        company: { name: boardCompany(board) },
        body: joinSections([{ html: job.description }, { html: job.requirements }, { html: job.benefits }]),
        locations: [placeText(job.city, job.region, job.country)],
        workplace: workplaceByWord(WORKPLACES, "workplace_type", job.workplace_type),
        employmentType: job.contract_id?.name,
        postedAt: job.created_at,
      };
    });
  },

  boardOf(url) {
    const token = url.pathname.split("/").find(Boolean);
    return url.hostname === "jobs.quickin.io" && token && TOKEN.test(token) ? token : null;
  },
};
