import type { EmployerChangesResponse, EmployerStatement } from "#contract/schemas/employers/statements.ts";
import { websiteDomain } from "#employers/claims/claim-domain.ts";
import type { EmployerContext } from "#employers/claims/start-claim.ts";
import { EmployerError, noClaim } from "#employers/employer-error.ts";
import { lookAgain } from "#employers/posts/look-again.ts";
import type { Connection, Transaction } from "#postgres/connection.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { publicUrl } from "#sources/web-address.ts";
import { APPLY_STATEMENT_TASK, type ApplyStatementPayload } from "#store/employers/employer-tasks.ts";
import { type ClaimRow, claimById, employerRole, lockCompanyClaims } from "#store/employers/claims.ts";
import { companyFacts, correctedFactsOf } from "#store/employers/facts.ts";
import { postById } from "#store/employers/posts.ts";
import {
  type ChangeField,
  changesOf,
  insertChange,
  isUndone,
  type NewChange,
  statementsOf,
  websiteOf,
} from "#store/employers/statements.ts";
import { logoSourceOf, uploadHash } from "#store/employers/uploaded-logos.ts";
import { addTask } from "#store/operations/queue.ts";
import { placeByCode } from "#taxonomy/places.ts";
import { changeWords } from "./change-words.ts";
import { announceCompany, showLogo, showWebsite } from "./show-company.ts";

const CHANGES_SHOWN = 50;

/** Returns what holds for the company of a claim, and what was said before. */
export async function listChanges(
  { database }: EmployerContext,
  accountId: string,
  claimId: string,
): Promise<EmployerChangesResponse["data"]> {
  const { db, pool } = database;
  const { companyId } = await claimWithRights(db, accountId, claimId);
  return {
    statement: (await statementsOf(pool, [companyId])).get(companyId) ?? null,
    ...(await companyFacts(db, companyId)),
    website: await websiteOf(db, companyId),
    ...(await logoStateOf(db, companyId)),
    changes: (await changesOf(db, companyId, CHANGES_SHOWN)).map((row) => ({
      id: row.id,
      field: row.field,
      value: row.value,
      words: changeWords(row),
      by: row.by,
      subject: row.subjectId,
      at: row.createdAt.toISOString(),
      isUndo: row.undoesId !== null,
      isCurrent: row.isCurrent,
    })),
  };
}

/** Says once where the company can hire, in which hours people work and whether it sponsors visas; null takes it back. Its jobs follow. */
export async function changeStatement(
  { database }: EmployerContext,
  accountId: string,
  claimId: string,
  statement: EmployerStatement | null,
): Promise<void> {
  const unknown = statement?.countries.find((code) => placeByCode(code)?.kind !== "country");
  if (unknown !== undefined)
    throw new EmployerError("invalid-input", `${unknown} is no country.`, "statement.countries");
  await inTransaction(database, async (trx) => {
    const claim = await claimWithRights(trx, accountId, claimId);
    const before = await lastValue(trx, claim.companyId, "statement");
    const value = statement && { ...statement, countries: [...new Set(statement.countries)].toSorted() };
    await apply(trx, claim, { field: "statement", value, before });
  });
}

/** Corrects the company's website, which has to be at the claim's domain: a company's page mustn't lead elsewhere. */
export async function changeWebsite(
  { database }: EmployerContext,
  accountId: string,
  claimId: string,
  typed: string,
): Promise<void> {
  const url = URL.parse(/^https?:\/\//i.test(typed) ? typed : `https://${typed}`);
  await inTransaction(database, async (trx) => {
    const claim = await claimWithRights(trx, accountId, claimId);
    const isOurs = url !== null && url.username === "" && url.port === "" && websiteDomain(url.href) === claim.domain;
    if (!isOurs) throw new EmployerError("invalid-input", `Please give an address at ${claim.domain}`, "website");
    const before = await websiteOf(trx, claim.companyId);
    await apply(trx, claim, { field: "website", value: url.href, before });
  });
}

/**
 * Says where the company's logo is, which has to be at the claim's domain, so that nobody shows another company's. A worker fetches it within
 * limits and makes a picture of its own of it.
 */
export async function changeLogo(
  { database }: EmployerContext,
  accountId: string,
  claimId: string,
  typed: string,
): Promise<void> {
  const address = publicUrl(typed);
  await inTransaction(database, async (trx) => {
    const claim = await claimWithRights(trx, accountId, claimId);
    if (address === null || !/^https:/i.test(address) || websiteDomain(address) !== claim.domain)
      throw new EmployerError("invalid-input", `Please give an https address at ${claim.domain}`, "logo");
    const { source: before } = await logoSourceOf(trx, claim.companyId);
    await apply(trx, claim, { field: "logo", value: address, before });
  });
}

/** Undoes what holds now of a field: what held before it holds again. */
export async function undoChange(
  { database }: EmployerContext,
  accountId: string,
  { claimId, changeId }: { claimId: string; changeId: string },
): Promise<void> {
  await inTransaction(database, async (trx) => {
    const claim = await claimWithRights(trx, accountId, claimId);
    const found = (await changesOf(trx, claim.companyId, CHANGES_SHOWN)).find(({ id }) => id === changeId);
    if (found === undefined) throw new EmployerError("not-found", "There is no such change.");
    if (found.isByOperator)
      throw new EmployerError("not-now", "An operator did this. Please appeal by the link in the mail about it.");
    if (!found.isCurrent) throw new EmployerError("not-now", "Something else was said since. Please undo that first.");
    const { field, subjectId, before, value } = found;
    if (field === "post" && (await postById(trx, subjectId ?? "")) === null)
      throw new EmployerError("not-now", "This post was deleted.");
    await apply(trx, claim, { field, subjectId, value: before, before: value, undoesId: changeId });
    if (field === "post" && subjectId !== null) await lookAgain(trx, claim, subjectId);
  });
}

/** Returns the account's claim while it gives rights, with the company locked in a transaction. */
export async function claimWithRights(db: Connection, accountId: string, claimId: string): Promise<ClaimRow> {
  const claim = await claimById(db, claimId);
  if (claim?.accountId !== accountId) throw noClaim();
  if (db.isTransaction) await lockCompanyClaims(db as Transaction, claim.companyId);
  if ((await employerRole(db, accountId, claim.companyId)) === null)
    throw new EmployerError("not-now", "You can’t do this now: it takes an approved claim with two proofs that hold.");
  return claim;
}

async function logoStateOf(
  db: Connection,
  companyId: string,
): Promise<Pick<EmployerChangesResponse["data"], "logo" | "isLogoUploaded" | "isLogoRefused">> {
  const { source, isRefused } = await logoSourceOf(db, companyId);
  const isLogoUploaded = source !== null && uploadHash(source) !== null;
  return { logo: isLogoUploaded ? null : source, isLogoUploaded, isLogoRefused: isRefused };
}

async function lastValue(db: Connection, companyId: string, field: ChangeField): Promise<unknown> {
  return (await changesOf(db, companyId, CHANGES_SHOWN)).find((each) => each.field === field)?.value ?? null;
}

function undone(field: ChangeField): EmployerError {
  const appeal = "appeal by the link in the mail about it.";
  if (field === "filled" || field === "disowned" || field === "post")
    return new EmployerError("not-now", `An operator has decided otherwise. You can ${appeal}`);
  return new EmployerError("not-now", `An operator undid exactly this. Please say something else, or ${appeal}`, field);
}

const corrected = (field: ChangeField) =>
  new EmployerError("not-now", "An operator corrected this. You can appeal by the link in the mail about it.", field);

/** Has the site follow what changed of a company's facts: its page, and its jobs by a worker. */
export async function showFacts(trx: Transaction, companyId: string): Promise<void> {
  await announceCompany(trx, companyId);
  await remergeJobs(trx, companyId);
}

async function remergeJobs(trx: Transaction, companyId: string): Promise<void> {
  const payload: ApplyStatementPayload = { companyId };
  await addTask(trx, { name: APPLY_STATEMENT_TASK, payload, key: `${APPLY_STATEMENT_TASK}:${companyId}` });
}

/** Adds an entry to what was said for a company, and does what follows from it. Throws EmployerError for what an operator undid. */
export async function apply(
  trx: Transaction,
  { id: claimId, companyId }: Pick<ClaimRow, "id" | "companyId">,
  change: Omit<NewChange, "companyId" | "claimId">,
): Promise<void> {
  if (change.eventId === undefined) {
    if ((await correctedFactsOf(trx, companyId)).some((fact) => fact === change.field)) throw corrected(change.field);
    if (await isUndone(trx, { companyId, ...change })) throw undone(change.field);
  }
  await insertChange(trx, { companyId, claimId, ...change });
  // The database does what the others take.
  if (change.field === "filled" || change.field === "disowned" || change.field === "post") return;
  if (change.field === "website") return await showWebsite(trx, companyId, change.value);
  if (change.field === "logo") return await showLogo(trx, companyId, change.value);
  // The database has changed the company; jobs carry no address on LinkedIn.
  if (change.field !== "statement") await announceCompany(trx, companyId);
  if (change.field === "linkedin") return;
  await remergeJobs(trx, companyId);
}
