import { namesOf, Page, placeOf, salaryOf, Vacancy, workplaceOf } from "./shape.ts";
import { boardCompany, readItems, readRoot, SUBDOMAIN } from "#sources/read.ts";
import type { BoardRef, Source, SourceRequest } from "#sources/source.ts";

/** The largest page that the interface allows. */
const PAGE = 25;
const MOST_PAGES = 40;

const page = (board: BoardRef, number: number): SourceRequest => ({
  kind: "list",
  url: `https://apigw.solides.com.br/jobs/v3/home/vacancy?slug=${board.token}&take=${PAGE}&page=${number}`,
});

/** Sólides Vagas, a Brazilian system. The list has the texts. */
export const solides: Source = {
  id: "solides",
  name: "Sólides",
  homepage: "https://solides.com.br",
  terms: {
    note: "The list behind each employer's public careers page. One host serves every board. Written from public descriptions of the interface.",
  },
  unproven: true,
  payload: "json",
  kind: "ats",
  token: SUBDOMAIN,

  requests: (board) => [page(board, 1)],

  next({ request, payload }, board) {
    const { data, totalPages } = readRoot("solides", Page, payload).data;
    const number = Number(new URL(request.url).searchParams.get("page"));
    return data.length > 0 && number < Math.min(totalPages, MOST_PAGES) ? [page(board, number + 1)] : [];
  },

  postings: (answer, board) =>
    readItems(readRoot("solides", Page, answer.payload).data.data, Vacancy, (job) => {
      if (job.isHiddenJob) return { skip: "unlisted" };
      if (job.currentState && job.currentState !== "em_andamento") return { skip: "closed" };
      return {
        externalId: job.id,
        url: `https://${board.token.toLowerCase()}.vagas.solides.com.br/vaga/${encodeURIComponent(job.id)}`,
        title: job.title,
        company: { name: job.companyName || boardCompany(board), logoUrl: job.companyLogo },
        body: job.description,
        locations: [placeOf(job)],
        workplace: workplaceOf(job),
        employmentType: namesOf(job.recruitmentContractType),
        department: namesOf(job.occupationAreas),
        level: namesOf(job.seniority),
        tags: job.hardSkills?.map((skill) => skill?.name ?? ""),
        salary: salaryOf(job),
        postedAt: job.createdAt,
      };
    }),

  boardOf: (url) =>
    /^(?!www\.|app\.|api\.)([a-z0-9-]+)\.(?:vagas\.solides\.com\.br|solides\.jobs)$/.exec(url.hostname)?.[1] ?? null,
};
