import { sql } from "kysely";
import type { InvitationView } from "#contract/schemas/referral-invitation.ts";
import { renderOutboxMail } from "#mail/deliver.ts";
import { recentMails } from "#store/operations/outbox.ts";
import { type Answered, askBody, type ReferralTestbed, type TestPerson } from "./referral-testbed.ts";

/** The secrets of a contact: the link, and the key once they have proved their address. */
export interface Contact {
  token: string;
  key?: string;
}

/** Returns the body that the dialog sends for an invitation. */
export function inviteBody(jobId: string, more: object = {}): object {
  return { ...askBody(jobId), label: "Ana from work", connect: true, ...more };
}

/** Makes an invitation and returns its link's secret and id. */
export async function inviteContact(
  testbed: ReferralTestbed,
  seeker: TestPerson,
  jobId: string,
  more: object = {},
): Promise<Contact & { id: string }> {
  const answer = await testbed.post(seeker, "/api/referrals/invitations", inviteBody(jobId, more));
  if (answer.status !== 200) throw new Error(`the invitation was refused: ${answer.text}`);
  const { link, id } = answer.body as unknown as { link: string; id: string };
  return { id, token: link.slice(link.indexOf("#") + 1) };
}

export function invited(
  testbed: ReferralTestbed,
  contact: Contact,
  action: string,
  body: object = {},
): Promise<Answered> {
  const { token, key } = contact;
  return testbed.post(null, `/api/referrals/invited/${action}`, { token, ...(key !== undefined && { key }), ...body });
}

export async function look(testbed: ReferralTestbed, contact: Contact): Promise<InvitationView> {
  return (await invited(testbed, contact, "look")).body as unknown as InvitationView;
}

/** Asks for a code at an address and returns it; null if no mail went out. */
export async function contactCode(testbed: ReferralTestbed, contact: Contact, email: string): Promise<string | null> {
  return (await askForCode(testbed, contact, email)).code;
}

/** Asks for a code at an address; returns what the page reads, and the code if a mail went to that address. */
export async function askForCode(
  testbed: ReferralTestbed,
  { token }: Contact,
  email: string,
): Promise<{ answer: Answered; code: string | null }> {
  await sql`delete from outbox_mail where message = 'referrer-code' and to_address = ${email}`.execute(
    testbed.database.db,
  );
  const answer = await invited(testbed, { token }, "code", { email });
  const mail = (await recentMails(testbed.database.db, 50)).find(
    ({ message, toAddress }) => message === "referrer-code" && toAddress === email,
  );
  return { answer, code: mail ? renderOutboxMail(mail, testbed.context.secrets).subject.slice(0, 9) : null };
}

/** Proves an address and returns the contact with the key. */
export async function provedContact(testbed: ReferralTestbed, contact: Contact, email: string): Promise<Contact> {
  const code = await contactCode(testbed, contact, email);
  const { token } = contact;
  const { body } = await invited(testbed, { token }, "prove", { code: code ?? "AAAA-AAAA" });
  const { key } = body as unknown as { key?: string };
  if (key === undefined) throw new Error(`the address was not proved: ${body.message}`);
  return { token, key };
}
