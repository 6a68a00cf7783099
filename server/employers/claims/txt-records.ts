import { Resolver } from "node:dns/promises";

/** Looks up the TXT records of a name: an empty list for a name without one, null when no server answers. */
export type TxtLookUp = (name: string) => Promise<string[] | null>;

const TIMEOUT_MS = 3_000;
const NO_RECORDS = new Set(["ENODATA", "ENOTFOUND"]);

/** Asks the system's name servers. */
export const systemTxt: TxtLookUp = async (name) => {
  try {
    const records = await new Resolver({ timeout: TIMEOUT_MS, tries: 2 }).resolveTxt(name);
    return records.map((parts) => parts.join(""));
  } catch (error) {
    return NO_RECORDS.has((error as { code?: string }).code ?? "") ? [] : null;
  }
};

/** For a site that replays recorded answers: it asks nobody. */
export const noTxt: TxtLookUp = async () => null;
