import type { InboxItem, InboxResponse, ReferrerProfile } from "#contract/schemas/referral.ts";
import type { Connection } from "#postgres/connection.ts";
import { ownCard } from "#referrals/cards/referrer-card.ts";
import { maskContacts } from "#referrals/notifications/mask.ts";
import { referrerTimeline } from "#referrals/notifications/timeline.ts";
import type { ReferralContext } from "#referrals/requests/request-context.ts";
import { requestOverview, rowsOf, threadOf } from "#referrals/requests/request-view.ts";
import { eventsOf, messagesOf } from "#store/referrals/events.ts";
import { referrerRecord } from "#store/referrals/figures.ts";
import { newestNotice } from "#store/referrals/news.ts";
import { inboxOf, offersOf } from "#store/referrals/offers.ts";
import { isSuspended } from "#store/referrals/operators.ts";
import { companyById, pendingCodeDomain, referrerOfAccount, type ReferrerRow } from "#store/referrals/referrers.ts";
import { namedAccounts, type JobSummary, type RequestRow } from "#store/referrals/requests.ts";

/** Returns a referrer's inbox with their settings and record. `referrer` is null for a person who isn't a referrer. */
export async function referrerInbox(
  { database: { db }, baseUrl }: Pick<ReferralContext, "database" | "baseUrl">,
  accountId: string,
): Promise<Omit<InboxResponse, "requirements">> {
  // Before the rest, which then includes it.
  const newest = await newestNotice(db, accountId);
  const [codeSentTo, suspended, referrer] = await Promise.all([
    pendingCodeDomain(db, accountId),
    isSuspended(db, accountId),
    referrerOfAccount(db, accountId),
  ]);
  if (!referrer) return { referrer: null, suspended, codeSentTo, items: [], newestNotice: newest };
  const rows = await inboxOf(db, referrer.id);
  const ids = rows.map((row) => row.id);
  const seekerIds = rows.flatMap((row) => row.seekerId ?? []);
  const [offers, events, messages, people, profile] = await Promise.all([
    offersOf(db, ids),
    eventsOf(db, ids),
    messagesOf(db, ids),
    namedAccounts(db, seekerIds),
    profileOf(db, baseUrl, referrer),
  ]);
  const items = rows.map((row): InboxItem => {
    const offer = offers.find((each) => each.id === row.offer)!;
    // A suspended referrer no longer sees how to reach the seekers they accepted.
    const open = offer.state === "accepted" && !suspended;
    const seeker = row.seekerId === null ? undefined : people.get(row.seekerId);
    const visible = (text: string) => (open ? text : maskContacts(text, seeker ? [seeker.name] : []));
    return {
      ...requestOverview(row),
      why: visible(row.why),
      evidence: visible(row.evidence),
      links: open ? row.links : [],
      country: row.country,
      offer: {
        state: offer.state,
        lapsesAt: offer.lapsesAt.toISOString(),
        question: offer.question,
        answer: offer.answer === null ? null : visible(offer.answer),
      },
      match: matchPoints(row, referrer),
      seeker: open && seeker ? { name: seeker.name, email: seeker.email } : null,
      timeline: referrerTimeline(row, rowsOf(events, row.id), offer),
      messages: open ? threadOf(messages, offer.id, accountId) : [],
    };
  });
  return { referrer: profile, suspended, codeSentTo, items, newestNotice: newest };
}

/** Returns why this request matches this referrer, and what the seeker has stated. */
function matchPoints(row: RequestRow & JobSummary, referrer: ReferrerRow): InboxItem["match"] {
  const points: InboxItem["match"] = [
    { text: "Says they can do this job from where they live", verdict: "yes" },
    { text: "Hasn’t applied yet", verdict: "yes" },
  ];
  if (row.links.length > 0 || row.scrubbedAt !== null) {
    const links = row.links.length === 1 ? "A link" : `${row.links.length} links`;
    points.push({ text: `${links} to a profile or CV, shown once you accept`, verdict: "yes" });
  } else points.push({ text: "No link to a profile or CV", verdict: "no" });
  if (referrer.roles.length === 0) return points;
  const matches = referrer.roles.some((role) => row.jobRoles.includes(role));
  points.push(
    matches
      ? { text: "One of the roles you refer for", verdict: "yes" }
      : { text: "Not one of the roles you refer for", verdict: "unclear" },
  );
  return points;
}

/** Days are those of UTC, as the date in the settings. */
function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}

function isAway({ awayUntil }: ReferrerRow): boolean {
  return awayUntil !== null && awayUntil.getTime() > Date.now();
}

async function profileOf(
  db: Connection,
  baseUrl: string,
  referrer: ReferrerRow & { live: boolean; used: number },
): Promise<ReferrerProfile> {
  const company = (await companyById(db, referrer.companyId))!;
  const record = await referrerRecord(db, referrer.id);
  return {
    company,
    domain: referrer.domain,
    verifiedUntil: referrer.expiresAt.toISOString(),
    live: referrer.live,
    usedThisWeek: referrer.used,
    displayName: referrer.displayName ?? "",
    weeklyCapacity: referrer.weeklyCapacity,
    roles: referrer.roles,
    onlyRoles: referrer.onlyRoles,
    languages: referrer.languages,
    paused: referrer.paused,
    awayUntil: isAway(referrer) ? dayOf(referrer.awayUntil!) : null,
    card: await ownCard(db, baseUrl, referrer.accountId!),
    ...record,
  };
}
