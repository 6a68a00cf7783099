import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { sources } from "#sources/registry.ts";
import { boardsIn } from "../links-in.ts";
import { sighting, type BoardList, type ListLine } from "../sighting.ts";

/** Recorded answers of job sites, a folder per site, beside the folder of lists: the boards that their openings link to. */
export const jobSiteFeeds: BoardList = {
  id: "job-site-feeds",
  file: "../feeds",
  *read(folder): Generator<ListLine> {
    for (const site of readdirSync(folder).toSorted()) {
      if (sources.get(site)?.kind !== "board") continue;
      for (const name of readdirSync(path.join(folder, site)).toSorted()) {
        const file = path.join(folder, site, name);
        if (!statSync(file).isFile()) continue;
        const boards = boardsIn(readFileSync(file, "utf8"));
        if (boards.length === 0) yield { dropped: "no link to a board" };
        for (const { source, token } of boards) yield sighting(source, token);
      }
    }
  },
};
