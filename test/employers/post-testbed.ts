import { sql } from "kysely";
import { expect } from "vitest";
import { silentLog } from "#test/log.ts";
import type { DirectPost, DirectPostsResponse, PostContent } from "#contract/schemas/employers/posts.ts";
import { askStillOpen } from "#employers/posts/still-open.ts";
import { publishPosts, readDrafts } from "#ingest/direct/publish-posts.ts";
import type { Database } from "#postgres/database.ts";
import { databaseNow } from "#store/operations/database-clock.ts";
import { makeOperator, showPasskey } from "#test/moderation/make-operator.ts";
import { employerTestbed, type TestPerson } from "./employer-testbed.ts";
import { makePostContent } from "./post-content.ts";

/** Somebody who speaks for a company, and their claim. */
export interface Employer {
  who: TestPerson;
  companyId: string;
  slug: string;
  domain: string;
  claim: string;
}

/** The testbed of employers with what people do about direct posts. Call at the top level of a test file. */
export async function postTestbed() {
  const bed = await employerTestbed();
  const { api, database } = bed;
  const { db } = database;
  const second = await bed.person("Nia");
  await makeOperator(db, second.id);
  await showPasskey(db, second.id);

  async function employer(): Promise<Employer> {
    const [who, at] = [await bed.person(), await bed.company()];
    const { id: claim } = await bed.employer(who, at);
    return { who, companyId: at.id, slug: at.slug, domain: at.domain, claim };
  }
  /** Does what the task does every minute. */
  async function work(): Promise<void> {
    const { baseUrl } = api.accounts;
    const context = { database, now: await databaseNow(database), baseUrl, log: silentLog };
    await readDrafts(context);
    await publishPosts(context);
    await askStillOpen({ database, secrets: api.accounts.secrets, baseUrl });
  }
  const path = ({ claim }: Employer, rest = "") => `/api/me/employers/${claim}/posts${rest}`;
  const act = async (employer: Employer, post: string, action: string, body?: object) => {
    await sql`delete from rate_limit`.execute(db);
    return await api.post(path(employer, `/${post}/${action}`), body, { token: employer.who.token });
  };
  const start = async (employer: Employer, changes: Partial<PostContent> = {}) =>
    await api.post(path(employer), { content: makePostContent(changes) }, { token: employer.who.token });
  async function draft(employer: Employer, changes: Partial<PostContent> = {}): Promise<string> {
    const { status, body } = await start(employer, changes);
    expect(status, JSON.stringify(body)).toBe(200);
    await work();
    return (body["data"] as { id: string }).id;
  }
  /** Posts a job. The first one of a company waits for an operator. */
  async function post(employer: Employer, changes: Partial<PostContent> = {}): Promise<string> {
    const id = await draft(employer, changes);
    const { status, body } = await act(employer, id, "send");
    expect(status, JSON.stringify(body)).toBe(200);
    await work();
    return id;
  }
  const edit = async (employer: Employer, id: string, changes: Partial<PostContent>) => {
    const answer = await api.put(
      path(employer, `/${id}`),
      { content: makePostContent(changes) },
      { token: employer.who.token },
    );
    await work();
    return answer;
  };
  const list = async (employer: Employer) =>
    (await api.get(path(employer), { token: employer.who.token })).body["data"] as DirectPostsResponse["data"];
  const seen = async (employer: Employer, id: string): Promise<DirectPost> =>
    (await list(employer)).posts.find((each) => each.id === id)!;
  async function decide(id: string, action: string, by: TestPerson = bed.operator, ground?: string) {
    const { rows } = await sql<{ id: string }>`
      select id from moderation_case where subject_kind = 'post' and subject_id = ${id}
        and (decided_at is null or appealed_at is not null) order by id desc limit 1`.execute(db);
    const reason = ground ?? (action === "approve-post" || action === "reverse" ? "no-breach" : "inaccurate");
    const body = { action, ground: reason, words: "We looked at it." };
    const answer = await api.post(`/api/operate/cases/${rows[0]?.id ?? 0}/decisions`, body, { token: by.token });
    await work();
    return answer;
  }
  /** Posts a job and has an operator approve it. */
  async function listed(employer: Employer, changes: Partial<PostContent> = {}): Promise<string> {
    const id = await post(employer, changes);
    if ((await seen(employer, id)).state === "waiting") expect((await decide(id, "approve-post")).status).toBe(200);
    expect((await seen(employer, id)).state).toBe("listed");
    return id;
  }
  /** Moves the days of a post, as if that time had passed. */
  async function age(id: string, days: number): Promise<void> {
    await sql`update employer_post set expires_at = expires_at - make_interval(days => ${days}) where id = ${id}`.execute(
      db,
    );
    await work();
  }
  const jobOf = (id: string) => jobOfPost(database, id);
  return { ...bed, second, employer, work, act, start, draft, post, edit, list, seen, decide, listed, age, jobOf };
}

interface ShownJob {
  id: string;
  slug: string;
  title: string;
  url: string;
  open: boolean;
  reason: string | null;
  sources: string[];
  companyId: string;
}

/** Returns the job that a post is listed as, or was; null for one that never was. */
async function jobOfPost({ db }: Pick<Database, "db">, id: string): Promise<ShownJob | null> {
  const { rows } = await sql<ShownJob>`
    select j.id, j.slug, j.title, j.url, j.closed_at is null as open, j.closed_reason as reason, j.sources, j.company_id
    from employer_post e join job_posting l on l.posting_id = e.posting_id join job j on j.id = l.job_id where e.id = ${id}`.execute(
    db,
  );
  return rows[0] ?? null;
}
