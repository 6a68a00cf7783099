/** Formats evidence for readers: a sentence in quotation marks, a source field as it is, with our quotation marks. */
export function quotedEvidence(evidence: string): string {
  return /^[a-z ]+: /.test(evidence)
    ? `From the ${evidence.replaceAll(/"([^"]*)"/g, "“$1”")}`
    : `“${evidence.replace(/^- /, "")}”`;
}
