import type { BulkJob } from "#contract/schemas/changes.ts";
import type { Job } from "#contract/schemas/job.ts";
import { linkWithoutContact, maskAddressesAndNumbers } from "#normalise/text/contacts.ts";
import { mayPassOnInBulk } from "#sources/bulk-gate.ts";
import { sources } from "#sources/registry.ts";
import type { JobEvidence } from "#store/search/job-pages.ts";

/**
 * Whether a job may be passed on in bulk: `yes` when every source that its fields come from allows it, `withdrawn` when one of them forbids it and another,
 * now or earlier, allowed it, so that readers may hold the job. `never` otherwise.
 */
export function bulkPermission({ sources: carriers, provenance }: Job): "yes" | "withdrawn" | "never" {
  if (mayPassOnInBulk(carriers.map(({ source }) => source))) return "yes";
  return provenance?.sources.some(({ source }) => mayPassOnInBulk([source])) === true ? "withdrawn" : "never";
}

/** Returns a job as programs may take it in bulk. Ask `bulkPermission` first. */
export function bulkJob(job: Job, { evidence, remoteEvidence }: JobEvidence, pageUrl: string): BulkJob {
  const { provenance, ...card } = job;
  const mask = maskAddressesAndNumbers;
  return {
    ...card,
    role: mask(card.role),
    summary: mask(card.summary),
    location: mask(card.location),
    url: linkWithoutContact(card.url, pageUrl),
    sources: card.sources.map((source) => ({ ...source, url: linkWithoutContact(source.url, pageUrl) })),
    eligibility: { ...card.eligibility, evidence: mask(card.eligibility.evidence) },
    pageUrl,
    evidence: Object.fromEntries(Object.entries(evidence).map(([field, text]) => [field, mask(text)])),
    remoteEvidence: mask(remoteEvidence),
    ...(provenance?.closedAt !== undefined && { closedAt: provenance.closedAt }),
    ...(provenance?.closedWhy !== undefined && { closedWhy: provenance.closedWhy }),
    attributions: card.sources.flatMap(({ source, url }) => {
      const text = sources.get(source)?.terms.attribution;
      return text === undefined ? [] : [{ text, url: linkWithoutContact(url, pageUrl) }];
    }),
  };
}
