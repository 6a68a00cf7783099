import { SeededRandom } from "../../search/seeded-random.ts";
import { EMPLOYMENT_TYPES, LEVELS } from "#contract/schemas/job.ts";
import { openDatabase } from "#postgres/database.ts";
import { insertSession } from "#store/accounts/sessions.ts";
import { newSessionToken, tokenHash } from "#accounts/tokens.ts";
import { roles } from "#taxonomy/roles.ts";
import { places } from "#taxonomy/places.ts";

const PATHS = 6000;
/** The first ones of the generated companies have jobs in a catalogue of any size. */
const COMPANIES = 50;

/** Returns paths that a busy site gets: searches with filters, deep pages, single jobs, companies, and pages. Hardly any repeats. */
export function mixedPaths(jobs: number): string[] {
  const random = new SeededRandom(15);
  return Array.from({ length: PATHS }, () => {
    const filters = `role=${random.pick(roles).slug}&location=${random.pick(places).slug}`;
    const kind = random.below(20);
    if (kind < 9) return `/api/jobs?${filters}&experienceLevel=${random.pick(LEVELS)}&page=${1 + random.below(3)}`;
    if (kind < 12) return `/api/jobs?employmentType=${random.pick(EMPLOYMENT_TYPES)}&page=${1 + random.below(200)}`;
    if (kind < 15) return `/api/jobs/featured?${filters}`;
    if (kind < 18) return `/api/jobs/${1 + random.below(jobs)}`;
    if (kind < 19) return `/api/companies/company-${random.below(COMPANIES)}`;
    return "/";
  });
}

/** Returns the requests for these paths as they go over the wire, with a session where the path needs one. */
export function wireRequests(paths: readonly string[], token: string): string[] {
  return paths.map((each) => {
    const session = each.startsWith("/api/") ? `Authorization: Bearer ${token}\r\n` : "";
    return `GET ${each} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\n${session}\r\n`;
  });
}

/** Creates an account with a live session and returns its token. */
export async function liveToken(databaseUrl: string): Promise<string> {
  const database = openDatabase(databaseUrl, { max: 1 });
  try {
    const { rows } = await database.pool.query<{ id: string }>(
      `insert into account (name, email, email_key, password_hash, email_verified_at, terms_version)
       values ('Load', 'load@example.com', 'load@example.com', '', now(), '1') returning id`,
    );
    const token = newSessionToken();
    await insertSession(database.db, rows[0]!.id, tokenHash(token));
    return token;
  } finally {
    await database.close();
  }
}
