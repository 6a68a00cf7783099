import { sql } from "kysely";
import { DECLINE_REASONS } from "#contract/values/referral.ts";
import { type Contact, contactCode, inviteBody, invited } from "./invited-contact.ts";
import type { Answered, ReferralTestbed, TestPerson } from "./referral-testbed.ts";

const DOMAINS = [
  ["kestrowgrid.com", "Kestrow Grid"],
  ["lanternfish.com", "Lanternfish"],
] as const;

interface Invited extends Contact {
  id: string;
  seeker: TestPerson;
  company: string;
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

export async function modelInvitations(testbed: ReferralTestbed, people: readonly TestPerson[]): Promise<Invitations> {
  const { db } = testbed.database;
  for (const [domain, company] of DOMAINS)
    await sql`insert into company_domain (domain, company_id) select ${domain}, id from company where name = ${company} on conflict do nothing`.execute(
      db,
    );
  const made: Invited[] = [];
  const stayer = await testbed.person("Ysolde Bramq");

  /** Proves an address, or tries one of another company. */
  async function prove(invitation: Invited, n: number): Promise<void> {
    await sql`truncate rate_limit`.execute(db);
    const right = DOMAINS.findIndex(([, company]) => company === invitation.company);
    const [domain] = DOMAINS[n % 5 === 0 ? 1 - right : right]!;
    const code = await contactCode(testbed, invitation, `contact${n % 3}@${domain}`);
    const { token } = invitation;
    const { body } = await invited(testbed, { token }, "prove", {
      code: n % 7 === 0 ? "AAAA-AAAA" : (code ?? "BBBB-BBBB"),
    });
    if (typeof body["key"] === "string") invitation.key = body["key"];
  }

  return {
    async invite(seeker, jobId) {
      await sql`truncate rate_limit`.execute(db);
      const answer = await testbed.post(seeker, "/api/referrals/invitations", inviteBody(jobId, { connect: true }));
      const { link, id } = answer.body as unknown as { link?: string; id: string };
      const { rows } = await sql<{ name: string }>`
        select c.name from job j join company c on c.id = j.company_id where j.id = ${jobId}`.execute(db);
      const company = rows[0]!.name;
      if (link !== undefined) made.push({ id, seeker, company, token: link.slice(link.indexOf("#") + 1) });
      return { person: seeker, answer };
    },
    async act(who, n) {
      const recent = made.slice(-6);
      const answers = n % 10 >= 3 && n % 10 <= 6;
      const able = answers ? recent.filter(({ key }) => key !== undefined) : recent;
      const invitation = able[who % Math.max(1, able.length)];
      if (!invitation) return [];
      const { id, seeker, token } = invitation;
      expectNothingTold(await invited(testbed, { token }, "look"), people);
      switch (n % 10) {
        case 0:
        case 1:
        case 2:
          await prove(invitation, n);
          return [];
        case 3:
        case 4:
          fine(await invited(testbed, invitation, "accept", { connect: who % 2 === 0 }));
          return [];
        case 5:
          fine(await invited(testbed, invitation, "decline", { reason: DECLINE_REASONS[who % 4]! }));
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
          return [
            { person: seeker, answer: await testbed.post(seeker, `/api/referrals/invitations/${id}/${action}`, body) },
          ];
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
