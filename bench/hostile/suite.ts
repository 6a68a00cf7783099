/** The result of one corpus. */
export interface CorpusResult {
  corpus: string;
  tried: number;
  /** One line per input that broke a guarantee. */
  failures: string[];
  /** Further figures to print, by name. */
  figures: Record<string, number>;
  /** The same corpus without our guards: how many inputs did harm. */
  control: { what: string; harmed: number; of: number } | null;
}

/** A suite of the hostile bench. Returns no results when its corpora are absent. */
export interface HostileSuite {
  name: string;
  run(): Promise<CorpusResult[]>;
}
