import { sql } from "kysely";
import { DECLINE_REASONS } from "#contract/values/referral.ts";
import { askForCode, type Contact, inviteBody, invited } from "./invited-contact.ts";
import type { Answered, ReferralTestbed, TestPerson } from "./referral-testbed.ts";

const DOMAINS = [
  ["kestrowgrid.com", "Kestrow Grid"],
  ["lanternfish.com", "Lanternfish"],
] as const;

interface Invited extends Contact {
  id: string;
  seeker: TestPerson;
  company: string;
  /** How often the link was accepted, declined before that, or revoked. */
  used: number;
}

interface Seen {
  person: TestPerson;
  answer: Answered;
}

/** The invitations of one run of the model. */
export interface Invitations {
  invite(seeker: TestPerson, jobId: string): Promise<Seen>;
  /** Does one of the things that a contact, somebody with their link, or the seeker can do. */
  act(who: number, n: number): Promise<Seen[]>;
  countAccepted(): Promise<number>;
}

/** Throws if an answer tells somebody who has proved nothing who asks for what, or what became of it. */
function expectNothingTold({ text }: Answered, people: readonly TestPerson[]): void {
  const secrets = [...people.flatMap(({ name, email }) => [...name.split(" "), email]), ...DOMAINS.flat()];
  const told = secrets.find((secret) => text.includes(secret));
  if (told !== undefined) throw new Error(`a link alone reads "${told}": ${text}`);
}

/** Throws if a contact who has proved their address reads of anybody but the person who invited them. */
function expectOnly({ text }: Answered, seeker: TestPerson, people: readonly TestPerson[]): void {
  const others = people.filter((person) => person !== seeker).flatMap(({ name, email }) => [...name.split(" "), email]);
  const told = others.find((secret) => text.includes(secret));
  if (told !== undefined) throw new Error(`a contact reads "${told}": ${text}`);
}

const STATUSES = new Set([200, 400, 404, 409, 429]);
function fine(answer: Answered): Answered {
  if (!STATUSES.has(answer.status)) throw new Error(`status ${answer.status}: ${answer.text}`);
  return answer;
}

/** Throws if a link answers otherwise than another did: that would tell them, or the addresses, apart. */
function expectSameReply({ status, body, text }: Answered, replies: Map<string, string>): void {
  const kind = `${status} ${body.code ?? ""}`;
  const known = replies.get(kind) ?? text;
  if (text !== known) throw new Error(`a link answers "${text}", where another answered "${known}"`);
  replies.set(kind, text);
}

/** Counts an answer that ends a link's use. */
function use(invitation: Invited, { status }: Answered): void {
  if (status !== 200) return;
  invitation.used += 1;
  if (invitation.used > 1) throw new Error(`invitation ${invitation.id} was used ${invitation.used} times`);
}

/** Declines, which hands an accepted request back. */
async function decline(testbed: ReferralTestbed, invitation: Invited, who: number): Promise<void> {
  const answer = fine(await invited(testbed, invitation, "decline", { reason: DECLINE_REASONS[who % 4]! }));
  const { rows } =
    await sql`select 1 from referral_invitation where id = ${invitation.id} and declined_at is not null`.execute(
      testbed.database.db,
    );
  if (rows.length > 0) use(invitation, answer);
}

/** Proves an address, or tries one of another company or of none. Returns what the link answered. */
async function prove(testbed: ReferralTestbed, invitation: Invited, n: number): Promise<Answered> {
  await sql`truncate rate_limit`.execute(testbed.database.db);
  const right = DOMAINS.findIndex(([, company]) => company === invitation.company);
  const [domain] = DOMAINS[n % 5 === 0 ? 1 - right : right]!;
  const email = `contact${n % 3}@${n % 11 === 0 ? "unheard-of.com" : domain}`;
  const { answer, code } = await askForCode(testbed, invitation, email);
  if (code !== null && !email.endsWith(DOMAINS[right]![0])) throw new Error(`a code went to ${email}`);
  const { token } = invitation;
  const { body } = await invited(testbed, { token }, "prove", {
    code: n % 7 === 0 ? "AAAA-AAAA" : (code ?? "BBBB-BBBB"),
  });
  if (typeof body["key"] !== "string") return fine(answer);
  if (n % 7 === 0 || code === null) throw new Error(`a wrong code proved ${email}`);
  invitation.key = body["key"];
  return fine(answer);
}

export async function modelInvitations(testbed: ReferralTestbed, people: readonly TestPerson[]): Promise<Invitations> {
  const { db } = testbed.database;
  for (const [domain, company] of DOMAINS)
    await sql`insert into company_domain (domain, company_id) select ${domain}, id from company where name = ${company} on conflict do nothing`.execute(
      db,
    );
  const made: Invited[] = [];
  const stayer = await testbed.person("Ysolde Bramq");
  /** What links answer, by status and code: each is one text, whatever the address and the link. */
  const replies = new Map<string, string>();

  return {
    async invite(seeker, jobId) {
      await sql`truncate rate_limit`.execute(db);
      const answer = await testbed.post(seeker, "/api/referrals/invitations", inviteBody(jobId, { connect: true }));
      const { link, id } = answer.body as unknown as { link?: string; id: string };
      const { rows } = await sql<{ name: string }>`
        select c.name from job j join company c on c.id = j.company_id where j.id = ${jobId}`.execute(db);
      const company = rows[0]!.name;
      if (link !== undefined) made.push({ id, seeker, company, used: 0, token: link.slice(link.indexOf("#") + 1) });
      return { person: seeker, answer };
    },
    async act(who, n) {
      const answers = n % 10 >= 3 && n % 10 <= 6;
      // Two of three answers go to links that can still be used, and the rest to any.
      const recent = made.filter(({ used }) => !answers || who % 3 === 0 || used === 0).slice(-6);
      const able = answers ? recent.filter(({ key }) => key !== undefined) : recent;
      const chosen = able.length > 0 ? able : recent;
      const invitation = chosen[who % Math.max(1, chosen.length)];
      if (!invitation) return [];
      const { id, seeker, token } = invitation;
      expectNothingTold(await invited(testbed, { token }, "look"), people);
      switch (n % 10) {
        case 0:
        case 1:
        case 2: {
          const answer = await prove(testbed, invitation, n);
          expectNothingTold(answer, people);
          expectSameReply(answer, replies);
          return [];
        }
        case 3:
        case 4:
          // Few would get this far by chance.
          if (invitation.key === undefined) await prove(testbed, invitation, 1);
          use(invitation, fine(await invited(testbed, invitation, "accept", { connect: who % 2 === 0 })));
          return [];
        case 5:
          await decline(testbed, invitation, who);
          return [];
        case 6:
          fine(await invited(testbed, invitation, "submit"));
          return [];
        case 7:
          if (invitation.key !== undefined) await invited(testbed, invitation, "connect", { connect: who % 3 === 0 });
          return [];
        case 8: {
          const action = who % 2 === 0 ? "revoke" : "connect";
          const body = action === "connect" ? { connect: who % 3 === 0 } : undefined;
          const answer = await testbed.post(seeker, `/api/referrals/invitations/${id}/${action}`, body);
          if (action === "revoke") use(invitation, answer);
          return [{ person: seeker, answer }];
        }
        default:
          if (invitation.key !== undefined) {
            if (who % 3 === 0)
              await testbed.post(stayer, "/api/referrals/invited/stay", { token, key: invitation.key });
            const answer = fine(await invited(testbed, invitation, "look"));
            expectOnly(answer, seeker, people);
          }
          return [];
      }
    },
    async countAccepted() {
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from referral_invitation where accepted_at is not null`.execute(db);
      return rows[0]!.n;
    },
  };
}
