import type { SentAlert } from "#contract/schemas/desk/sent-alerts.ts";
import type { DeskContext } from "#desk/desk-context.ts";
import { sentJobs } from "#store/desk/alert-mails.ts";
import { deskJobOf } from "#store/desk/desk-jobs.ts";
import { documentsByIds } from "#store/search/search-documents.ts";
import { matchedConditions } from "./matched-conditions.ts";

/** Returns the jobs that a person's mails have shown, the latest first, each with why. */
export async function listSent({ database }: DeskContext, accountId: string): Promise<SentAlert[]> {
  const sent = await sentJobs(database.db, accountId);
  const documents = await documentsByIds(
    database,
    sent.map(({ jobId }) => jobId),
  );
  const byId = new Map(documents.map((document) => [document.id, document]));
  return sent.map((row) => {
    const document = byId.get(row.jobId);
    return {
      sentAt: row.shownAt.toISOString(),
      searchName: row.searchName,
      conditions: document === undefined || row.filters === null ? [] : matchedConditions(row.filters, document),
      job: deskJobOf(row),
    };
  });
}
