/** A place from which an opening may be done: how boards write it, and how its text says it. */
export interface SamplePlace {
  /** As a location field has it; the first is the plainest. */
  written: string[];
  /** After "from" or "in". */
  said: string;
  /** Country names for boards that list them one by one (Himalayas, Ashby addresses). */
  countries: string[];
  currency: string;
  /** Pay against the United States, and currency units per dollar. */
  level: number;
  rate: number;
  zones: number[];
}
