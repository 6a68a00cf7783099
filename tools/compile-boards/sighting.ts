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

/** A line that names a company instead of a board. It counts for the one board of that name, and for none if there are several. */
export interface NamedLine {
  name: string;
  /** The source that the line states; null if it states none. */
  source: string | null;
  country: string | null;
  remote: number;
}

/** A line that names no board we read, with the reason it is counted under. */
export interface DroppedLine {
  dropped: string;
}

export type ListLine = Sighting | NamedLine | DroppedLine;

/** Which share of a source's remote openings a list holds. */
export interface Sampling {
  /** Share of the remote openings of a board that the list shows; null to estimate it from the boards that other lists show too. */
  openings: number | null;
  /** A board that the list lacks may still have been read by its makers, and had nothing. */
  absentMeansNone: boolean;
}

/** A list of facts: where it lies in the folder of lists, and how its lines name boards. */
export interface BoardList {
  id: string;
  /** Path from the folder of lists. */
  file: string;
  /** Whether the list is of employers that hire remotely. */
  remoteEmployers?: boolean;
  read(file: string): Iterable<ListLine>;
  /** How to weigh the openings of this list on a source; null where it doesn't count them. */
  sampling?(source: string): Sampling | null;
}

/** Returns a sighting with what is unknown left empty. */
export function sighting(source: string, token: string, rest: Partial<Sighting> = {}): Sighting {
  return { source, token, company: null, country: null, remote: 0, staffing: false, ...rest };
}
