/** What one corpus gave. */
export interface CorpusResult {
  corpus: string;
  tried: number;
  /** One line for each input that broke a promise. Empty is the aim. */
  failures: string[];
  /** Further figures worth printing, by name. */
  figures: Record<string, number>;
  /** The same corpus against something without our guards: how many inputs did what ours must not. */
  control: { what: string; harmed: number; of: number } | null;
}

/** One area's share of the hostile bench; skipped with a word when its corpora are absent. */
export interface HostileSuite {
  name: string;
  run(): Promise<CorpusResult[]>;
}
