import { longDate } from "#contract/values/moderation/long-date.ts";
import type { CaseDetail, CaseFact } from "#contract/schemas/moderation/desk.ts";
import { CHECKED_WORDS, type Checked, REPORT_WORDS } from "#contract/values/referral.ts";
import { ModerationError } from "#moderation/moderation-error.ts";
import { maskAddressesAndNumbers } from "#normalise/text/contacts.ts";
import type { Connection } from "#postgres/connection.ts";
import type { Database } from "#postgres/database.ts";
import { boardSubject, companySubject, jobSubject, messagesOfReferral } from "#store/moderation/case-subjects.ts";
import { type CaseRow, findCase, lastDecision, linkedCases, wordsOfCase } from "#store/moderation/cases.ts";
import { disputeSubject } from "#store/moderation/disputes.ts";
import { eventsOfCase } from "#store/moderation/events.ts";
import { blockTargets } from "#store/moderation/block-targets.ts";
import { reportSubject } from "#store/moderation/report-decisions.ts";
import { CORRECTED } from "#contract/values/employers/statement-limits.ts";
import { CORRECTABLE_FACTS, type CompanyFact } from "#contract/values/moderation/correction.ts";
import { shownEmployees } from "#store/search/company-pages.ts";
import { uploadHash } from "#store/employers/uploaded-logos.ts";
import { namesOfIndustries } from "#taxonomy/industries.ts";
import { usualTargets } from "./block-target.ts";
import { choicesOf, offeredActions, shownChoices } from "./choices.ts";
import { shownClaim } from "./shown-claim.ts";
import { shownPerson } from "./shown-person.ts";
import { shownPost } from "./shown-post.ts";
import { caseLine, logEntry } from "./case-line.ts";

const WORDS_SHOWN = 50;
const LINKED_SHOWN = 20;
const EVENTS_SHOWN = 50;
const MESSAGES_SHOWN = 30;
const UNKNOWN = "There is no such case for you.";

/** Returns a case with what it is about, what people said and what was decided before. Addresses and numbers are masked. */
export async function readCase({ db }: Pick<Database, "db">, operatorId: string, id: string): Promise<CaseDetail> {
  const row = await findCase(db, id, operatorId);
  if (row === null) throw new ModerationError("not-found", UNKNOWN);
  const [subject, words, linked, log, before, company, choices] = await Promise.all([
    subjectOf(db, row),
    wordsOfCase(db, id, WORDS_SHOWN),
    linkedCases(db, row, LINKED_SHOWN),
    eventsOfCase(db, id, EVENTS_SHOWN),
    lastDecision(db, id),
    blockTargets(db, row),
    choicesOf(db, row),
  ]);
  const waits = row.decidedAt === null || row.appealedAt !== null;
  return {
    ...caseLine(row),
    ...subject,
    facts: [
      ...(row.openedBecause === null ? [] : [{ name: "Opened because", value: row.openedBecause }]),
      ...subject.facts,
    ],
    voicesWords: words.map((said) => ({
      at: said.at.toISOString(),
      words: maskAddressesAndNumbers(said.words),
      isNotice: said.isNotice,
    })),
    linked,
    log: log.map(logEntry),
    actions: waits ? offeredActions(row, row.appealedAt === null ? null : (before?.action ?? null), choices) : [],
    targets: usualTargets(company),
    choices: shownChoices(choices),
  };
}

type Shown = Pick<CaseDetail, "path" | "facts" | "text" | "textBefore" | "version">;

async function subjectOf(db: Connection, { subjectKind: kind, subjectId: id }: CaseRow): Promise<Shown> {
  if (kind === "job") return await shownJob(db, id);
  if (kind === "company") return await shownCompany(db, id);
  if (kind === "board") return await shownBoard(db, id);
  if (kind === "claim") return (await shownClaim(db, id)) ?? gone();
  if (kind === "person") return (await shownPerson(db, id)) ?? gone();
  if (kind === "post") return (await shownPost(db, id)) ?? gone();
  if (kind === "page") return { path: id, facts: [], text: "" };
  if (kind === "message") return { path: null, facts: [], text: await shownMessages(db, id) };
  if (kind === "report") return (await shownReport(db, id)) ?? gone();
  return (await shownDispute(db, id)) ?? gone();
}

async function shownMessages(db: Connection, requestId: string): Promise<string> {
  const messages = await messagesOfReferral(db, requestId, MESSAGES_SHOWN);
  return messages.map(({ authorRole, body }) => `${authorRole}: ${maskAddressesAndNumbers(body)}`).join("\n\n");
}

/** A report is decided where its people are; an appeal about that, here. */
async function shownReport(db: Connection, id: string): Promise<Shown | null> {
  const report = await reportSubject(db, id);
  if (report === null) return null;
  const { requestId, about, reason, note, marked, measure } = report;
  const facts: CaseFact[] = [
    { name: "About", value: `the ${about}` },
    { name: "Reported as", value: `${REPORT_WORDS[reason]}${marked ? ", by a pattern in a text" : ""}` },
    ...(note === "" ? [] : [{ name: "Note", value: maskAddressesAndNumbers(note) }]),
    ...(measure === null ? [] : [{ name: "Decided", value: measure }]),
  ];
  const path = measure === null ? "/operate/referrals" : null;
  return { path, facts, text: await shownMessages(db, requestId) };
}

/** A dispute is decided where its people are; an appeal about that, here. */
async function shownDispute(db: Connection, id: string): Promise<Shown | null> {
  const dispute = await disputeSubject(db, id);
  if (dispute === null) return null;
  const { state, confirmation, checked } = dispute;
  const facts: CaseFact[] = [
    { name: "State", value: state },
    { name: "Confirmation", value: confirmation === null ? "no number given" : maskAddressesAndNumbers(confirmation) },
    { name: "The seeker checked", value: CHECKED_WORDS[checked as Checked] ?? "not asked" },
  ];
  const path = state === "disputed" ? "/operate/referrals" : null;
  return { path, facts, text: await shownMessages(db, id) };
}

async function shownJob(db: Connection, id: string): Promise<Shown> {
  const job = await jobSubject(db, id);
  if (job === null) return gone();
  const facts: CaseFact[] = [
    { name: "Company", value: job.company, ...(job.companyUrl !== null && { url: job.companyUrl }) },
    { name: "Sources", value: job.sources.join(", ") },
    { name: "Apply link", value: job.url, url: job.url },
    { name: "First seen", value: longDate(job.firstSeenAt) },
    { name: "State", value: job.closedAt === null ? "open" : `closed ${longDate(job.closedAt)}` },
  ];
  return { path: `/job/${job.slug}-${id}`, facts, text: job.text };
}

async function shownCompany(db: Connection, id: string): Promise<Shown> {
  const company = await companySubject(db, id);
  if (company === null) return gone();
  const { url, openJobs, statedSize, employees, industries, linkedin, logo, corrected } = company;
  const size = shownEmployees(statedSize, employees);
  const fact = (field: CompanyFact, value: string | null, link: string | null = null): CaseFact => ({
    name: CORRECTABLE_FACTS[field].label,
    value: `${value ?? "unknown"}${corrected.includes(field) ? ` (${CORRECTED})` : ""}`,
    ...(link !== null && { url: link }),
  });
  const facts: CaseFact[] = [
    fact("website", url, url),
    fact("size", size && `${size} employees`),
    fact("industries", industries.length === 0 ? null : namesOfIndustries(industries).join(", ")),
    fact("linkedin", linkedin, linkedin),
    logo !== null && uploadHash(logo) !== null ? fact("logo", "an uploaded picture") : fact("logo", logo, logo),
    { name: "Open jobs", value: String(openJobs) },
  ];
  return { path: `/company/${company.slug}`, facts, text: "" };
}

async function shownBoard(db: Connection, id: string): Promise<Shown> {
  const board = await boardSubject(db, id);
  if (board === null) return gone();
  const facts: CaseFact[] = [
    { name: "Source", value: board.source },
    { name: "Board", value: board.token },
    { name: "Found at", value: board.foundAt ?? "unknown", ...(board.foundAt !== null && { url: board.foundAt }) },
    { name: "State", value: board.state },
  ];
  return { path: null, facts, text: "" };
}

function gone(): Shown {
  return { path: null, facts: [{ name: "State", value: "no longer stored" }], text: "" };
}
