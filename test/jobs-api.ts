import type { FastifyInstance } from "fastify";
import { buildApp } from "#api/app.ts";
import type { Sessions } from "#api/http/services.ts";
import { FeaturedResponse, JobsResponse } from "#contract/schemas/jobs-query.ts";
import type { SearchModel } from "#search/model.ts";
import { openModel } from "#test/search/open-model.ts";
import { readConfig } from "#app/config.ts";
import type { Database } from "#postgres/database.ts";
import { silentLog } from "./log.ts";
import { saveTestJob } from "./search/saved-job.ts";

/** The headers of the only live session. */
export const LIVE = { authorization: "Bearer live-token" };

const sessions: Sessions = {
  accountOf: (token) => Promise.resolve(token === "live-token" ? { id: "1" } : null),
};

export interface JobsApi {
  app: FastifyInstance;
  search: SearchModel;
  get(url: string, headers?: Record<string, string>): ReturnType<FastifyInstance["inject"]>;
  /** Return responses parsed by the contract. */
  featured(query: string): Promise<FeaturedResponse>;
  jobs(query: string): Promise<JobsResponse>;
  close(): Promise<void>;
}

/** Starts the search calls over the jobs that `database` holds. */
export async function jobsApi(
  database: Database,
  as: Sessions = sessions,
  settings: NodeJS.ProcessEnv = {},
): Promise<JobsApi> {
  const search = await openModel({ database, log: silentLog });
  const app = await buildApp({ config: readConfig(settings), log: silentLog, database, search, sessions: as });
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
  return {
    app,
    search,
    get: get as JobsApi["get"],
    featured: async (query) => FeaturedResponse.parse((await get(`/api/jobs/featured?${query}`)).json()),
    jobs: async (query) => JobsResponse.parse((await get(`/api/jobs?${query}`, LIVE)).json()),
    async close() {
      await app.close();
      await search.close();
    },
  };
}

export const titlesOf = ({ data }: { data: { role: string }[] }): string[] => data.map(({ role }) => role);

/** Saves three jobs that differ in every field that can be filtered, and sixty older ones that state nothing. */
export async function saveExampleJobs(database: Database): Promise<void> {
  await saveTestJob(database, {
    title: "Senior React Developer",
    company: "Acme, Inc.",
    roles: ["frontend-engineer"],
    areas: { scope: "places", countries: ["DE"] },
    levels: ["senior"],
    employmentType: "full-time",
    techStack: ["react", "typescript"],
    industries: ["saas"],
    companySize: "11,50",
    education: "bachelor degree",
    salaryYearlyUsd: 90_000,
    hoursAgo: 2,
  });
  await saveTestJob(database, {
    title: "Data Scientist",
    company: "Globex",
    roles: ["data-scientist"],
    areas: { scope: "worldwide" },
    levels: ["mid"],
    employmentType: "contract",
    techStack: ["python"],
    companySize: "10001+",
    salaryYearlyUsd: 120_000,
    hoursAgo: 50,
  });
  await saveTestJob(database, {
    title: "Intern",
    company: "Globex",
    roles: ["software-engineer"],
    areas: { scope: "places", countries: ["US"] },
    levels: ["entry"],
    employmentType: "internship",
    companySize: "1,10",
    hoursAgo: 24 * 20,
  });
  for (let number = 1; number <= 60; number += 1) {
    await saveTestJob(database, {
      title: `Filler ${number}`,
      company: `Company ${number}`,
      areas: { scope: "unstated" },
      hoursAgo: 24 * 40 + number,
    });
  }
}
