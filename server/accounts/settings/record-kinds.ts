/** What tables hold about a person, in the words of the site, by the start of their names. The first that matches counts. */
const KINDS: [kind: string, tables: RegExp][] = [
  ["Saved jobs", /^saved_job/],
  ["Saved searches and alerts", /^saved_search|^alert|^guest_/],
  ["Applications", /^application/],
  ["Profile", /^seeker_/],
  ["Search settings", /^search_setting/],
  ["Referrals", /^referr|^operator$/],
  ["Boards you told us about", /^board/],
  ["Sessions and networks", /^session|^account_network/],
  ["Emails to you, for 30 days", /^outbox_mail/],
  ["API keys", /^api_key/],
  ["Passkeys", /^passkey/],
  ["Companies that you claim", /^employer_claim/],
  ["Account", /^account/],
];

/** Returns what a table holds about a person. */
export function recordKind(table: string): string {
  return KINDS.find(([, tables]) => tables.test(table))?.[0] ?? "Other records";
}
