import { hostileInputs, tryCorpus } from "../../hostile/boards-suite.ts";
import { tryPayloads } from "../../hostile/xss-suite.ts";
import { withDatabase } from "../../measuring/own-database.ts";
import type { FaultTest, Finding } from "../fault-test.ts";
import { ABSENT } from "./absent.ts";

const ENTITIES: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };

export const feedCorpora: FaultTest = {
  id: "T7",
  bar: "feeds of other projects' tests: uncaught errors 0, jobs closed 0; scripts of the hostile ones that survive 0",
  async run(out): Promise<Finding> {
    const feeds = hostileInputs("feeds");
    const hostile = hostileMarkup();
    if (feeds.length === 0 || hostile.length === 0) return ABSENT;
    const markup = await withDatabase({ max: 6 }, (database) => tryPayloads(database, hostile));
    const result = await withDatabase({ max: 6 }, (database) => tryCorpus(database, "feeds", feeds));
    for (const failure of [...markup.failures, ...result.failures].slice(0, 20)) out(failure);
    out(JSON.stringify(result.figures));
    const { control } = markup;
    return {
      figure: `${result.tried} feeds: failures ${result.failures.length}, jobs closed ${result.figures["closed"]}, longest ${result.figures["longestMs"]} ms; of ${hostile.length} hostile ones ${markup.figures["drawn"]} drawn: scripts ${markup.failures.length}`,
      control: `the same put together as markup: ${control?.harmed} executed`,
      isHeld: result.failures.length + markup.failures.length === 0 && (control?.harmed ?? 0) > 0,
    };
  },
};

/** Returns what the hostile feeds hold, as an opening's texts; what they would do is made visible to the browser's watcher. */
function hostileMarkup(): string[] {
  return hostileInputs("feeds")
    .filter(({ name }) => name.includes("/sanitize/"))
    .map(({ body }) =>
      body
        .toString("utf8")
        .replace(/<!--[^]*?-->/, "")
        .replace(/&(lt|gt|amp|quot|apos);/g, (_whole, name: string) => ENTITIES[name]!)
        .replaceAll(/location\.href\s*=\s*'[^']*'/g, "alert(1)")
        .trim(),
    );
}
