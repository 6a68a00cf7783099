/** Formats evidence for readers: a sentence in quotation marks, a source field as it is. */
export function quotedEvidence(evidence: string): string {
  return /^[a-z ]+: /.test(evidence) ? `From the ${evidence}` : `“${evidence.replace(/^- /, "")}”`;
}
