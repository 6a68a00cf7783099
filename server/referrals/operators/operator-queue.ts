import type { ReviewedPerson, ReviewedRequest, ReviewResponse } from "#contract/schemas/referral-operator.ts";
import type { Database } from "#postgres/database.ts";
import { eventsOf, messagesOf } from "#store/referrals/events.ts";
import { markedDomains } from "#store/referrals/domains/described-domains.ts";
import { openCases, openReports, reviewedRequests, standingOf, suspensions } from "#store/referrals/operators.ts";
import { type JobSummary, namedAccounts, type RequestRow } from "#store/referrals/requests.ts";
import { recentAudit } from "#store/referrals/safety.ts";
import { referrersByIds } from "#store/referrals/referrers.ts";
import { maskContacts } from "#referrals/notifications/mask.ts";
import { companyOf } from "#referrals/requests/request-view.ts";
import { operatorTimeline } from "#referrals/notifications/timeline.ts";

const AUDIT_SHOWN = 100;
/** Reports and disputes on the page: each holds a whole request. */
const CASES_SHOWN = 50;

/** Returns the oldest cases that wait for an operator, and how many wait. Shows names, but masks addresses, links and numbers in every text. */
export async function operatorQueue({ db }: Pick<Database, "db">): Promise<ReviewResponse> {
  const [waiting, domains, reports, suspended, audit] = await Promise.all([
    openCases(db),
    markedDomains(db),
    openReports(db, CASES_SHOWN),
    suspensions(db),
    recentAudit(db, AUDIT_SHOWN),
  ]);
  const rows = await reviewedRequests(
    db,
    reports.map((report) => report.requestId),
    CASES_SHOWN,
  );
  const ids = rows.map((row) => row.id);
  const [events, messages, referrers] = await Promise.all([
    eventsOf(db, ids),
    messagesOf(db, ids),
    referrersByIds(
      db,
      rows.flatMap((row) => row.acceptedBy ?? []),
    ),
  ]);
  const holderOf = (row: RequestRow) => referrers.get(row.acceptedBy ?? "")?.accountId ?? null;
  const people = await reviewedPeople(db, [
    ...rows.flatMap((row) => [row.seekerId, holderOf(row)]),
    ...reports.map((report) => report.personId),
  ]);
  const personOf = (id: string | null) => (id === null ? null : (people.get(id) ?? null));

  function reviewed(row: RequestRow & JobSummary): ReviewedRequest {
    const holder = personOf(holderOf(row));
    const of = <T extends { requestId: string }>(all: readonly T[]) => all.filter((each) => each.requestId === row.id);
    const names = { referrer: holder?.name ?? null, company: row.companyName };
    return {
      id: row.id,
      state: row.state,
      job: { id: row.jobId, slug: row.jobSlug, role: row.jobTitle, url: row.jobUrl, open: row.jobOpen },
      company: companyOf(row),
      seeker: personOf(row.seekerId),
      referrer: holder,
      why: masked(row.why),
      evidence: masked(row.evidence),
      confirmation: row.confirmation === null ? null : masked(row.confirmation),
      timeline: operatorTimeline(of(events), names),
      messages: of(messages).map((each) => ({
        at: each.createdAt.toISOString(),
        by: each.authorRole,
        body: masked(each.body),
      })),
    };
  }

  const requests = new Map(rows.map((row) => [row.id, reviewed(row)]));
  return {
    waiting,
    domains,
    disputes: rows
      .filter((row) => row.state === "disputed")
      .slice(0, CASES_SHOWN)
      .map((row) => ({ since: row.stateChangedAt.toISOString(), request: requests.get(row.id)! })),
    reports: reports.map((report) => ({
      id: report.id,
      at: report.createdAt.toISOString(),
      about: report.about,
      reason: report.reason,
      marked: report.marked,
      note: masked(report.note),
      person: personOf(report.personId),
      request: requests.get(report.requestId)!,
    })),
    suspended: suspended.map(({ id, name, since, reason }) => ({
      id,
      name: masked(name),
      since: since.toISOString(),
      reason: masked(reason),
    })),
    audit: audit.map(({ createdAt, operator, action, requestId, detail }) => ({
      at: createdAt.toISOString(),
      operator: masked(operator),
      action,
      requestId,
      reason: masked(detail),
    })),
  };
}

function masked(text: string): string {
  return maskContacts(text, []);
}

async function reviewedPeople(
  db: Database["db"],
  wanted: readonly (string | null)[],
): Promise<Map<string, ReviewedPerson>> {
  const ids = [...new Set(wanted.filter((id) => id !== null))];
  const [names, standing] = await Promise.all([namedAccounts(db, ids), standingOf(db, ids)]);
  return new Map(
    [...names.values()].map(({ id, name }) => [
      id,
      { name: masked(name), reports: 0, suspended: false, ...standing.get(id) },
    ]),
  );
}
