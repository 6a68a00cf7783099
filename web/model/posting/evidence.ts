import { CORRECTED, STATEMENT_PREFIX } from "#contract/values/employers/statement-limits.ts";

/** Formats evidence for readers: a sentence in quotation marks, a source field as it is, with our quotation marks. */
export function quotedEvidence(evidence: string): string {
  if (evidence === CORRECTED) return CORRECTED;
  return /^[a-z ]+: /.test(evidence)
    ? `From the ${evidence.replaceAll(/"([^"]*)"/g, "“$1”")}`
    : `“${evidence.replace(/^- /, "")}”`;
}

/** Returns evidence that is the employer's own statement or an operator's correction, formatted; undefined for any other. */
export function statedEvidence(evidence: string | undefined): string | undefined {
  if (evidence === CORRECTED) return CORRECTED;
  return evidence?.startsWith(STATEMENT_PREFIX) ? quotedEvidence(evidence) : undefined;
}
