import { z } from "zod";
import { ErrorBody } from "#contract/schemas/error.ts";
import { LANDING_JOBS, LandingResponse, LandingsResponse } from "#contract/schemas/landing.ts";
import { sendJson } from "#api/cache/response-cache.ts";
import { ApiError, searchNotReady } from "#api/http/api-error.ts";
import { landing, landingRoles } from "#api/results/landings.ts";
import type { App, Services } from "#api/http/services.ts";

const CACHE_CONTROL = "public, no-cache";

/** `GET /api/landings` and below: the live jobs of each role, everywhere and by place. */
export function landingsRoute(app: App, { search, cards, responseMeta, responses }: Services): void {
  app.get("/api/landings", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "Roles with live jobs",
      description: "Every role that has live jobs, with how many, by function.",
      response: { 200: LandingsResponse, 429: ErrorBody, 503: ErrorBody },
    },
    async handler(_request, reply) {
      if (!search.ready) throw searchNotReady();
      const make = async (): Promise<LandingsResponse> => ({
        data: landingRoles(search),
        meta: await responseMeta.read(),
      });
      return sendJson(reply, responses, { key: ["landings"], cacheControl: CACHE_CONTROL, make });
    },
  });

  const ofRole = z.object({ role: z.string() });
  const ofPlace = ofRole.extend({ place: z.string() });
  for (const withPlace of [false, true]) {
    app.get(withPlace ? "/api/landings/:role/:place" : "/api/landings/:role", {
      config: { bucket: "network", cost: 1 },
      schema: {
        summary: withPlace ? "One role in one place" : "One role",
        description: `Counts and the newest ${LANDING_JOBS} live jobs of a role${withPlace ? " for people in a place" : ""}. 404 if no job matches.`,
        params: withPlace ? ofPlace : ofRole,
        response: { 200: LandingResponse, 404: ErrorBody, 429: ErrorBody, 503: ErrorBody },
      },
      async handler({ params }, reply) {
        const { role, place = null } = params as { role: string; place?: string };
        if (!search.ready) throw searchNotReady();
        const make = async (): Promise<LandingResponse> => {
          const found = landing(search, role, place, LANDING_JOBS);
          if (found === null) throw new ApiError(404, "not-found", "There is no live job of this role here.");
          const [jobs, meta] = await Promise.all([cards.byIds(found.ids), responseMeta.read()]);
          return { ...found.summary, jobs, meta };
        };
        return sendJson(reply, responses, { key: ["landing", role, place], cacheControl: CACHE_CONTROL, make });
      },
    });
  }
}
