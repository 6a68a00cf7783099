/** What one line of a list says about one board, in our words. */
export interface Sighting {
  source: string;
  token: string;
  company: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  /** Remote openings that this line stands for; 0 for a line that only names the board. */
  remote: number;
  /** The list itself says that a staffing firm runs the board. */
  staffing: boolean;
}

/** A line that names no board we read, with the reason it is counted under. */
export interface DroppedLine {
  dropped: string;
}

export type ListLine = Sighting | DroppedLine;

/** Which share of a source's remote openings a list holds. */
export interface Sampling {
  /** Share of the remote openings of a board that the list shows. */
  openings: number;
  /** A board that the list lacks may still have been read by its makers, and had nothing. */
  absentMeansNone: boolean;
}

/** A list of facts: where it lies in the folder of lists, and how its lines name boards. */
export interface BoardList {
  id: string;
  /** Path within the folder of lists. */
  file: string;
  read(file: string): Iterable<ListLine>;
  /** How to weigh the openings of this list on a source; null where it counts none or only a few. */
  sampling?(source: string): Sampling | null;
}

/** Returns a sighting with what is unknown left empty. */
export function sighting(source: string, token: string, rest: Partial<Sighting> = {}): Sighting {
  return { source, token, company: null, country: null, remote: 0, staffing: false, ...rest };
}
