import { hostileInputs, tryCorpus } from "../../hostile/boards-suite.ts";
import { tryDocuments } from "../../hostile/documents-suite.ts";
import { withDatabase } from "../../measuring/own-database.ts";
import type { FaultTest, Finding } from "../fault-test.ts";
import { ABSENT } from "./absent.ts";

const LONGEST_PARSE_MS = 2000;

export const brokenDocuments: FaultTest = {
  id: "T6",
  bar: "hostile XML and JSON: crashes 0, files read 0, requests caused 0, objects polluted 0, jobs closed 0, CPU of the longest parse 2 s",
  async run(out): Promise<Finding> {
    const inputs = [...hostileInputs("xml"), ...hostileInputs("json")];
    if (inputs.length === 0) return ABSENT;
    const ours = await tryDocuments(inputs);
    out(`${ours.parses} parses; the longest, ${ours.longest}, took ${ours.longestMs} ms of CPU`);
    const naive = await tryDocuments(inputs, true);
    const failures: string[] = [];
    let closed = 0;
    for (const corpus of ["xml", "json"]) {
      const result = await withDatabase({ max: 6 }, (database) => tryCorpus(database, corpus, hostileInputs(corpus)));
      failures.push(...result.failures);
      closed += result.figures["closed"] ?? 0;
      out(`${corpus}: ${result.tried} served to boards, ${JSON.stringify(result.figures)}`);
    }
    for (const failure of failures) out(failure);
    const harm = ours.filesRead + ours.requests + ours.polluted + closed + failures.length;
    return {
      figure: `${inputs.length} documents, ${ours.parses} parses by ${ours.sources} readers: crashes ${failures.length}, files read ${ours.filesRead}, requests ${ours.requests}, polluted ${ours.polluted}, jobs closed ${closed}, longest parse ${ours.longestMs} ms of CPU`,
      control: `a careless reader: files read ${naive.filesRead}, requests ${naive.requests}, polluted ${naive.polluted}`,
      isHeld:
        harm === 0 &&
        ours.longestMs <= LONGEST_PARSE_MS &&
        [naive.filesRead, naive.requests, naive.polluted].every((count) => count > 0),
    };
  },
};
