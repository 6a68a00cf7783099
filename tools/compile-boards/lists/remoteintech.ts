import { readFileSync } from "node:fs";
import { boardBehind } from "#sources/registry.ts";
import { sighting, type BoardList, type ListLine } from "../sighting.ts";

interface Company {
  title: string;
  careers_url?: string;
}

/** remoteintech/remote-jobs: companies that hire remotely, one JSON object a line. */
export const remoteintech: BoardList = {
  id: "remoteintech",
  file: "companies/remoteintech_companies.jsonl",
  remoteEmployers: true,
  *read(file): Generator<ListLine> {
    for (const line of readFileSync(file, "utf8").split("\n")) {
      if (line === "") continue;
      const { title, careers_url } = JSON.parse(line) as Company;
      const board = careers_url ? boardBehind(careers_url) : null;
      if (board === null) yield { name: title, source: null, country: null, remote: 0 };
      else yield sighting(board.source, board.token, { company: title });
    }
  },
};
