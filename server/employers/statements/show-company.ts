import type { Transaction } from "#postgres/connection.ts";
import { RANK } from "#store/catalogue/company-identity.ts";
import { ANNOUNCE_COMPANY_TASK, type AnnounceCompanyPayload } from "#store/employers/employer-tasks.ts";
import { setLogo, setWebsite } from "#store/employers/statements.ts";
import { isUploadKept, uploadHash } from "#store/employers/uploaded-logos.ts";
import { addTask } from "#store/operations/queue.ts";

/** Shows a website on the pages of the company and its jobs. */
export async function showWebsite(trx: Transaction, companyId: string, value: unknown): Promise<void> {
  await setWebsite(trx, companyId, typeof value === "string" ? value : null, RANK.employer);
  await announceCompany(trx, companyId);
}

/**
 * Has a worker make the company's logo of an address or an uploaded picture; without either, the logo goes at once. An uploaded picture that isn't
 * kept any more counts as no logo.
 */
export async function showLogo(trx: Transaction, companyId: string, value: unknown): Promise<void> {
  const source = typeof value === "string" ? value : null;
  const hash = source === null ? null : uploadHash(source);
  const isGone = hash !== null && !(await isUploadKept(trx, companyId, hash));
  await setLogo(trx, companyId, isGone ? null : source, RANK.employer);
  await announceCompany(trx, companyId);
}

/** Lets pages, lists and search know that the company has changed. */
export async function announceCompany(trx: Transaction, companyId: string): Promise<void> {
  const payload: AnnounceCompanyPayload = { companyId };
  await addTask(trx, { name: ANNOUNCE_COMPANY_TASK, payload, key: `${ANNOUNCE_COMPANY_TASK}:${companyId}` });
}
