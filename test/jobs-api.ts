import type { FastifyInstance } from "fastify";
import { buildApp } from "#api/app.ts";
import type { Sessions } from "#api/http/services.ts";
import { FeaturedResponse, JobsResponse } from "#contract/schemas/jobs-query.ts";
import type { SearchModel } from "#search/model.ts";
import { openModel } from "#test/search/open-model.ts";
import { readConfig } from "#app/config.ts";
import type { Database } from "#postgres/database.ts";
import { silentLog } from "./log.ts";

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
export async function jobsApi(database: Database, as: Sessions = sessions): Promise<JobsApi> {
  const search = await openModel({ database, log: silentLog });
  const app = await buildApp({ config: readConfig({}), log: silentLog, database, search, sessions: as });
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
