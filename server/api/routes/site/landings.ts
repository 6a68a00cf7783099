import { z } from "zod";
import { ErrorBody } from "#contract/schemas/error.ts";
import { LANDING_JOBS, LandingResponse, LandingsResponse } from "#contract/schemas/landing.ts";
import { sendAnswer } from "#api/cache/response-cache.ts";
import { ApiError, searchNotReady } from "#api/http/api-error.ts";
import { landing, landingRoles } from "#api/results/landings.ts";
import type { App, Services } from "#api/http/services.ts";

const CACHE_CONTROL = "public, no-cache";

/** `GET /api/landings`: what there is of each role, everywhere and place by place. */
export function landingsRoute(app: App, { search, cards, catalogue, answers }: Services): void {
  app.get("/api/landings", {
    schema: {
      summary: "Roles with live jobs",
      description: "Every role that has live jobs, with how many, by function.",
      response: { 200: LandingsResponse, 429: ErrorBody, 503: ErrorBody },
    },
    async handler(_request, reply) {
      if (!search.ready) throw searchNotReady();
      const make = async () =>
        ({ data: landingRoles(search), meta: await catalogue.meta([]) }) satisfies LandingsResponse;
      const answer = await answers.answer(
        JSON.stringify(["landings"]),
        make,
        (body) => reply.serialize(body) as string,
      );
      return sendAnswer(reply, answer, CACHE_CONTROL);
    },
  });

  for (const withPlace of [false, true]) {
    app.get(withPlace ? "/api/landings/:role/:place" : "/api/landings/:role", {
      schema: {
        summary: withPlace ? "One role in one place" : "One role",
        description: `Counts and the newest ${LANDING_JOBS} live jobs of a role${withPlace ? " for people in a place" : ""}. 404 where there is no job.`,
        params: z.object({ role: z.string(), place: z.string().optional() }),
        response: { 200: LandingResponse, 404: ErrorBody, 429: ErrorBody, 503: ErrorBody },
      },
      async handler({ params: { role, place = null } }, reply) {
        if (!search.ready) throw searchNotReady();
        const answer = await answers.answer(
          JSON.stringify(["landing", role, place]),
          async () => {
            const found = landing(search, role, place, LANDING_JOBS);
            if (found === null) throw new ApiError(404, "not-found", "There is no live job of this role here.");
            const [jobs, meta] = await Promise.all([cards.byIds(found.ids), catalogue.meta([])]);
            return { ...found.facts, jobs, meta } satisfies LandingResponse;
          },
          (body) => reply.serialize(body) as string,
        );
        return sendAnswer(reply, answer, CACHE_CONTROL);
      },
    });
  }
}
