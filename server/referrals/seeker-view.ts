import { OPEN_REQUESTS_MAX, REQUESTS_PER_DAY } from "#contract/values/referral.ts";
import type {
  InboxItem,
  InboxResponse,
  MyReferralsResponse,
  OddsResponse,
  ReferrerProfile,
  SeekerRequest,
} from "#contract/schemas/referral.ts";
import { creditsOf } from "#store/referrals/credits.ts";
import { type EventRow, eventsOf, mailChoiceOf, type MessageRow, messagesOf } from "#store/referrals/events.ts";
import { companyFigures, referrerRecord } from "#store/referrals/figures.ts";
import { isOperator, isSuspended } from "#store/referrals/operators.ts";
import { inboxOf, type OfferRow, offersOf } from "#store/referrals/offers.ts";
import {
  countsOfSeeker,
  jobSummary,
  type JobSummary,
  type NamedAccount,
  namedAccounts,
  type RequestRow,
  requestsOfSeeker,
} from "#store/referrals/requests.ts";
import { isWatching } from "#store/referrals/safety.ts";
import {
  codeUnderWay,
  companyById,
  referrerOfAccount,
  type ReferrerRow,
  referrersByIds,
} from "#store/referrals/referrers.ts";
import type { ReferralContext } from "./requests/request-context.ts";
import { freeCredits, refusalToAsk } from "./requests/ask.ts";
import { maskContacts } from "./notifications/mask.ts";
import { notFoundHere } from "./referral-error.ts";
import { referrerTimeline, seekerTimeline } from "./notifications/timeline.ts";

const RETURNED = new Set(["expired", "cancelled", "withdrawn", "declined", "refunded"]);

/** Everything a seeker sees of their own requests, credits and limits. */
export async function myReferrals(
  { database: { db } }: ReferralContext,
  accountId: string,
): Promise<MyReferralsResponse> {
  const rows = await requestsOfSeeker(db, accountId);
  const ids = rows.map((row) => row.id);
  const [sums, counts, mail, operator, offers, events, messages, free] = await Promise.all([
    creditsOf(db, accountId),
    countsOfSeeker(db, accountId),
    mailChoiceOf(db, accountId),
    isOperator(db, accountId),
    offersOf(db, ids),
    eventsOf(db, ids),
    messagesOf(db, ids),
    freeCredits(db, accountId),
  ]);
  const askers = offers.flatMap((offer) => (offer.question === null ? [] : [offer.referrerId]));
  const referrers = await referrersByIds(db, [...rows.flatMap((row) => row.acceptedBy ?? []), ...askers]);
  const people = await namedAccounts(
    db,
    [...referrers.values()].flatMap((each) => each.accountId ?? []),
  );
  const returning = rows
    .filter((row) => row.state === "offered")
    .flatMap((row) => row.deadline ?? [])
    .toSorted((a, b) => a.getTime() - b.getTime());
  return {
    credits: { ...sums, free, nextBackAt: returning[0]?.toISOString() ?? null },
    limits: { open: counts.open, openMax: OPEN_REQUESTS_MAX, today: counts.today, perDay: REQUESTS_PER_DAY },
    mail,
    operator,
    requests: rows.map((row) => {
      const referrer = row.acceptedBy === null ? undefined : referrers.get(row.acceptedBy);
      const namesOf = (referrerId: string) => {
        const asker = referrers.get(referrerId);
        return [asker?.displayName, people.get(asker?.accountId ?? "")?.name].filter(
          (each) => each !== null && each !== undefined,
        );
      };
      return seekerRequest(
        row,
        of(offers, row.id),
        of(events, row.id),
        of(messages, row.id),
        { shown: shownName(referrer, people), namesOf },
        accountId,
      );
    }),
  };
}

function of<T extends { requestId: string }>(rows: readonly T[], id: string): T[] {
  return rows.filter((row) => row.requestId === id);
}

/** The lines of one accepted offer: what was written with somebody who gave the request back is not the next one's to read. */
function thread(
  messages: readonly MessageRow[],
  offerId: string | undefined,
  accountId: string,
): SeekerRequest["messages"] {
  return messages
    .filter((each) => offerId !== undefined && each.offerId === offerId)
    .map((each) => ({ at: each.createdAt.toISOString(), mine: each.authorId === accountId, body: each.body }));
}

/** The name a referrer has chosen, or their account's; null for nobody, and for somebody who has been erased. */
function shownName(referrer: ReferrerRow | undefined, people: ReadonlyMap<string, NamedAccount>): string | null {
  if (!referrer) return null;
  return (
    referrer.displayName ??
    (referrer.accountId === null ? "a former member" : (people.get(referrer.accountId)?.name ?? null))
  );
}

function seekerRequest(
  row: RequestRow & JobSummary,
  offers: OfferRow[],
  events: EventRow[],
  messages: MessageRow[],
  { shown: name, namesOf }: { shown: string | null; namesOf: (referrerId: string) => string[] },
  accountId: string,
): SeekerRequest {
  const met = row.acceptedBy !== null && row.state !== "offered";
  const asked = (offer: OfferRow, question: string) =>
    met && offer.referrerId === row.acceptedBy ? question : maskContacts(question, namesOf(offer.referrerId));
  const lapse = offers
    .filter((offer) => offer.state === "live")
    .map((offer) => offer.lapsesAt)
    .toSorted((a, b) => a.getTime() - b.getTime())[0];
  return {
    ...clockOf(row),
    ...jobOf(row),
    why: row.why,
    evidence: row.evidence,
    links: row.links,
    country: row.country,
    nextWaveAt: row.state === "offered" && lapse && row.deadline && lapse < row.deadline ? lapse.toISOString() : null,
    referrer: met && name !== null ? { name } : null,
    questions: offers.flatMap((offer) =>
      offer.question === null
        ? []
        : [{ offerId: offer.id, question: asked(offer, offer.question), answer: offer.answer }],
    ),
    confirmation: row.confirmation,
    outcome: row.outcome,
    outcomeWanted: row.state === "confirmed" && (row.outcome === null || row.outcome === "waiting"),
    creditReturned: RETURNED.has(row.state),
    timeline: seekerTimeline(row, events, offers, { referrer: met ? name : null, company: row.companyName }),
    messages: thread(messages, offers.find((offer) => offer.state === "accepted")?.id, accountId),
  };
}

function clockOf(row: RequestRow): Pick<SeekerRequest, "id" | "state" | "since" | "deadline"> {
  return {
    id: row.id,
    state: row.state,
    since: row.stateChangedAt.toISOString(),
    deadline: row.deadline?.toISOString() ?? null,
  };
}

function jobOf(row: JobSummary & { jobId: string }): Pick<SeekerRequest, "job" | "company"> {
  return {
    job: { id: row.jobId, role: row.jobTitle, url: row.jobUrl, open: row.jobOpen },
    company: { name: row.companyName, slug: row.companySlug },
  };
}

/** What a referrer finds in the inbox, with their own settings and record; `referrer` is null for who is none. */
export async function inbox({ database: { db } }: ReferralContext, accountId: string): Promise<InboxResponse> {
  const [codeSentTo, suspended, referrer] = await Promise.all([
    codeUnderWay(db, accountId),
    isSuspended(db, accountId),
    referrerOfAccount(db, accountId),
  ]);
  if (!referrer) return { referrer: null, suspended, codeSentTo, items: [] };
  const rows = await inboxOf(db, referrer.id);
  const ids = rows.map((row) => row.id);
  const [offers, events, messages, people, profile] = await Promise.all([
    offersOf(db, ids),
    eventsOf(db, ids),
    messagesOf(db, ids),
    namedAccounts(
      db,
      rows.flatMap((row) => row.seekerId ?? []),
    ),
    profileOf(db, referrer),
  ]);
  const items = rows.map((row): InboxItem => {
    const offer = offers.find((each) => each.id === row.offer)!;
    // Who has been taken out of the network no longer reads how to reach those they met.
    const met = offer.state === "accepted" && !suspended;
    const seeker = row.seekerId === null ? undefined : people.get(row.seekerId);
    const hide = (text: string) => (met ? text : maskContacts(text, seeker ? [seeker.name] : []));
    return {
      ...clockOf(row),
      ...jobOf(row),
      why: hide(row.why),
      evidence: hide(row.evidence),
      links: met ? row.links : [],
      country: row.country,
      offer: {
        state: offer.state,
        lapsesAt: offer.lapsesAt.toISOString(),
        question: offer.question,
        answer: offer.answer === null ? null : hide(offer.answer),
      },
      match: matchFacts(row, referrer),
      seeker: met && seeker ? { name: seeker.name, email: seeker.email } : null,
      timeline: referrerTimeline(row, of(events, row.id), offer),
      messages: met ? thread(messages, offer.id, accountId) : [],
    };
  });
  return { referrer: profile, suspended, codeSentTo, items };
}

/** Why this request came to this referrer, and what the seeker has said. */
function matchFacts(row: RequestRow & JobSummary, referrer: ReferrerRow): InboxItem["match"] {
  const shared = referrer.roles.filter((role) => row.jobRoles.includes(role)).length;
  return [
    { text: "Says the job can be done from where they live", verdict: "yes" },
    { text: "Has not applied yet", verdict: "yes" },
    row.links.length > 0 || row.scrubbedAt !== null
      ? {
          text: `${row.links.length === 1 ? "A link" : `${row.links.length} links`} to profile or CV, shown once you accept`,
          verdict: "yes" as const,
        }
      : { text: "No link to a profile or CV", verdict: "no" as const },
    ...(referrer.roles.length > 0
      ? [
          shared > 0
            ? { text: "A role you can speak for", verdict: "yes" as const }
            : { text: "Not among the roles you speak for", verdict: "unclear" as const },
        ]
      : []),
  ];
}

async function profileOf(
  db: Parameters<typeof referrerRecord>[0],
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
    shownName: referrer.displayName ?? "",
    weeklyCapacity: referrer.weeklyCapacity,
    roles: referrer.roles,
    languages: referrer.languages,
    paused: referrer.paused,
    ...record,
  };
}

/** What speaks for and against asking for this job now, before anything is sent. */
export async function odds(
  { database: { db } }: ReferralContext,
  accountId: string,
  jobId: string,
): Promise<OddsResponse> {
  const job = /^\d{1,18}$/.test(jobId) ? await jobSummary(db, jobId) : null;
  if (!job) throw notFoundHere();
  const [refusal, figures, watching, free] = await Promise.all([
    refusalToAsk(db, accountId, jobId),
    companyFigures(db, [job.companySlug]),
    isWatching(db, accountId, job.companyId),
    freeCredits(db, accountId),
  ]);
  return {
    ...jobOf({ ...job, jobId: jobId }),
    figures: figures[0] ?? {
      company: job.companySlug,
      referrers: 0,
      freeSlots: 0,
      answered: null,
      medianHours: null,
      confirmed: 0,
    },
    refusal: refusal && { code: refusal.code, message: refusal.message },
    watching,
    freeCredits: free,
  };
}
