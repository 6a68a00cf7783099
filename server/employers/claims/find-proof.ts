import { type CheckedProof, dnsName, fileAddress } from "#contract/values/employers/claims.ts";
import { FetchError } from "#http/fetch-error.ts";
import type { OutboundHttp } from "#http/outbound-http.ts";
import type { Connection } from "#postgres/connection.ts";
import { sources } from "#sources/registry.ts";
import { hasMarkedPosting } from "#store/employers/proofs.ts";
import type { TxtLookUp } from "./txt-records.ts";

/** What a look for a proof found. `isSure` says that its place was read and holds no marker. */
export type Finding = { found: true } | { found: false; isSure: boolean; problem: string };

export interface ProofFinder {
  db: Connection;
  http: Pick<OutboundHttp, "fetch">;
  txt: TxtLookUp;
}

export interface WantedProof {
  kind: CheckedProof;
  companyId: string;
  domain: string;
  /** Any of them will do. */
  markers: readonly string[];
}

/** Companies' own boards: on a job site, anybody can post under any name. */
const OWN_BOARDS = [...sources.values()].filter(({ kind }) => kind === "ats").map(({ id }) => id);
const MAX_FILE_MIB = 1;
const FILE_CHARS = 4096;

/** Looks for the marker of a claim where its proof should be. */
export async function findProof(finder: ProofFinder, wanted: WantedProof): Promise<Finding> {
  if (wanted.kind === "dns") return await findRecord(finder, wanted);
  if (wanted.kind === "file") return await findFile(finder, wanted);
  for (const marker of wanted.markers)
    if (await hasMarkedPosting(finder.db, { companyId: wanted.companyId, marker, sources: OWN_BOARDS }))
      return { found: true };
  return missing("No open remote posting that we have read from a board of the company’s own holds the text.");
}

async function findRecord({ txt }: ProofFinder, { domain, markers }: WantedProof): Promise<Finding> {
  const name = dnsName(domain);
  const records = await txt(name);
  if (records === null) return unsure(`We couldn’t look up ${name} just now.`);
  if (records.some((record) => markers.includes(record.trim()))) return { found: true };
  return missing(`${name} has no TXT record with the text.`);
}

async function findFile({ http }: ProofFinder, { domain, markers }: WantedProof): Promise<Finding> {
  const url = fileAddress(domain);
  try {
    const answer = await http.fetch({ url, maxBodyMiB: MAX_FILE_MIB, namedByStranger: true });
    if (answer.notModified) return unsure(`We couldn’t read ${url} just now.`);
    // A redirect to another host proves that host, and one to another page may be a page that anybody fills.
    if (answer.finalUrl !== url && answer.finalUrl !== fileAddress(`www.${domain}`))
      return missing(`${url} leads to another address.`);
    const lines = answer.body.toString("utf8").slice(0, FILE_CHARS).split(/\r?\n/);
    if (lines.some((line) => markers.includes(line.trim()))) return { found: true };
    return missing(`${url} doesn’t have the text on a line of its own.`);
  } catch (error) {
    if (!(error instanceof FetchError)) throw error;
    const isGone = error.code === "bad-status" && (error.status === 404 || error.status === 410);
    return isGone ? missing(`There is nothing at ${url}.`) : unsure(`We couldn’t read ${url}.`);
  }
}

const missing = (problem: string): Finding => ({ found: false, isSure: true, problem });
const unsure = (problem: string): Finding => ({ found: false, isSure: false, problem });
