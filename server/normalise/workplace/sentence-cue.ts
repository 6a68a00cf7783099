import type { RemoteCue } from "#taxonomy/remote-cues.ts";

/** What one sentence says about where a job is done. */
export interface SentenceCue {
  verdict: RemoteCue["verdict"];
  strength: RemoteCue["strength"];
  sentence: string;
  /** The sentence says that all of the work, or the job as such, is remote. */
  isFull: boolean;
}
