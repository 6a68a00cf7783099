import { CvWordsResponse } from "#contract/schemas/desk/cv-words.ts";
import {
  ProfileOptionsResponse,
  ProfileResponse,
  SaveProfileRequest,
  SaveProfileResponse,
} from "#contract/schemas/desk/profile.ts";
import { ErrorBody } from "#contract/schemas/error.ts";
import { SESSION_EXPIRED } from "#contract/values/session.ts";
import { cvWords } from "#desk/profile/cv-words.ts";
import { profileOptions } from "#desk/profile/profile-options.ts";
import { saveProfile } from "#desk/profile/save-profile.ts";
import { seekerProfile } from "#store/desk/seeker-profile.ts";
import { createGzippedFiles, sendGzipped } from "#api/cache/gzipped-files.ts";
import { unauthenticated } from "#api/http/api-error.ts";
import { requireDeskAccount } from "#api/http/desk-account.ts";
import type { AccountServices, App } from "#api/http/services.ts";

const words = createGzippedFiles(async () => JSON.stringify({ data: cvWords() } satisfies CvWordsResponse));
const REFUSALS = { 401: ErrorBody, 429: ErrorBody, 503: ErrorBody };

/** What a person says about themselves: read it, save it, and the lists to choose from. */
export function profileRoutes(app: App, { database, sessions }: AccountServices): void {
  const preValidation = requireDeskAccount(sessions);

  app.get("/api/me/profile", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "My profile",
      description: "Home country and hours are those of my search settings, the name is my account's.",
      needsAccount: true,
      response: { 200: ProfileResponse, ...REFUSALS },
    },
    preValidation,
    async handler(request, reply) {
      const data = await seekerProfile(database.db, request.accountId);
      // The account was erased after its session was checked.
      if (data === null) throw unauthenticated(SESSION_EXPIRED);
      return reply.header("cache-control", "no-store").send({ data });
    },
  });

  app.put("/api/me/profile", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "Save my profile",
      description:
        "Merges the difference between `base` and `values` into what is stored and returns the result. `conflicts` names the fields that were changed elsewhere too, differently; they keep what is stored. Safe to repeat.",
      needsAccount: true,
      body: SaveProfileRequest,
      response: { 200: SaveProfileResponse, 400: ErrorBody, ...REFUSALS },
    },
    preValidation,
    async handler(request, reply) {
      const saved = await saveProfile({ database }, request.accountId, request.body);
      if (saved === null) throw unauthenticated(SESSION_EXPIRED);
      return reply.header("cache-control", "no-store").send(saved);
    },
  });

  app.get("/api/me/profile/options", {
    config: { bucket: "network", cost: 1 },
    schema: {
      summary: "What a profile can name",
      description: "Every role, place and skill that we know. Cached for an hour.",
      needsAccount: true,
      response: { 200: ProfileOptionsResponse, ...REFUSALS },
    },
    preValidation,
    async handler(_request, reply) {
      return reply.header("cache-control", "private, max-age=3600").send({ data: profileOptions });
    },
  });

  app.get("/api/me/profile/cv-words", {
    config: { bucket: "network", cost: 2 },
    schema: {
      summary: "The names that a CV can use",
      description:
        "Names of roles, skills, countries and towns, with which the browser reads a CV. The CV itself stays in the browser. Cached for an hour; compressed, with an ETag.",
      needsAccount: true,
      response: { 200: CvWordsResponse, ...REFUSALS },
    },
    preValidation,
    async handler(_request, reply) {
      // Half a megabyte, the same for everyone until the next release: compressed once for all of them.
      const file = (await words.get("cv-words"))!;
      return await sendGzipped(reply, file, {
        cacheControl: "private, max-age=3600",
        type: "application/json; charset=utf-8",
      });
    },
  });
}
