import { withAttackSite } from "../../attacks/attack-site.ts";
import { withDatabase, withFolder } from "../../measuring/own-database.ts";
import type { FaultTest, Finding } from "../fault-test.ts";
import { startForwarder } from "./forwarder.ts";
import { withPlantedSite } from "./planted-site.ts";
import { guessedPaths, runFfuf } from "./run-ffuf.ts";
import { runWapiti } from "./run-wapiti.ts";
import { missingTools, notInstalled } from "./tools.ts";

const LIMIT_S = 600;
const PLANTED_LIMIT_S = 60;
/** Pages that no link of the first page leads to. */
const PATHS = ["/login?to=/jobs", "/register", "/forgot-password", "/boards/new", "/?q=engineer", "/jobs?q=engineer"];
/** Paths that are meant to answer: pages, and the API's own health checks. */
const MEANT =
  /^(?:livez|readyz|metrics|status|about|contact|help|privacy|terms|login|register|saved|applications|referrals|profile|me|jobs|data|accuracy|transparency|operate\/?)$/;

/** What wapiti reports and we mean, with the reason. */
const EXPLAINED: readonly [finding: RegExp, why: string][] = [
  [/X-Frame-Options is not set/, "the policy's frame-ancestors 'none' replaces it in every browser that we support"],
  [/X-XSS-Protection is not set/, "browsers have removed the filter that it steers, which itself had holes"],
];

export const scanners: FaultTest = {
  id: "T10",
  bar: "wapiti and ffuf on the product as production runs it: weaknesses 0, files and places that nobody meant to show 0",
  async run(out): Promise<Finding> {
    const missing = missingTools(["wapiti", "ffuf"]);
    if (missing.length > 0) return notInstalled(missing);
    return await withFolder(async (folder) => {
      const planted = await withPlantedSite(async (origin) => ({
        wapiti: await runWapiti(origin, { folder, limitS: PLANTED_LIMIT_S }),
        ffuf: await runFfuf(origin, guessedPaths(), { folder, limitS: PLANTED_LIMIT_S }),
      }));
      const scripts = (planted.wapiti.weaknesses ?? []).filter((each) => /scripting/i.test(each)).length;
      const files = planted.ffuf.found.filter(({ path }) => path === ".env").length;
      out(`planted: ${scripts} scripts, ${files} files`);
      const ours = await scanProduct(folder, out);
      const shown = ours.ffuf.found.filter(({ path }) => !MEANT.test(path));
      const reported = ours.wapiti.weaknesses ?? [];
      const unexplained = reported.filter((each) => !EXPLAINED.some(([finding]) => finding.test(each)));
      for (const line of ours.wapiti.weaknesses === null ? [ours.wapiti.words] : reported) out(line);
      for (const { path, status } of shown) out(`/${path} → ${status}`);
      for (const line of ours.serverErrors.slice(0, 20)) out(line);
      const weaknesses = ours.wapiti.weaknesses === null ? "no report of" : unexplained.length;
      return {
        figure: `wapiti: ${weaknesses} weaknesses in ${ours.requests} requests, ${reported.length - unexplained.length} explained ones; ffuf: ${shown.length} of ${ours.ffuf.asked} paths shown; 5xx ${ours.serverErrors.length}`,
        control: `a planted page with a reflected script found ${scripts} times, a planted file ${files} times`,
        isHeld:
          weaknesses === 0 &&
          shown.length + ours.serverErrors.length === 0 &&
          !ours.ffuf.isCut &&
          scripts > 0 &&
          files > 0,
      };
    });
  },
};

async function scanProduct(folder: string, out: (line: string) => void) {
  return await withDatabase({}, (database) =>
    withAttackSite(database, async (site) => {
      for (const company of ["Acme", "Brightwater", "Kestrow Grid"]) await site.job(company);
      const forwarder = await startForwarder(site.port);
      try {
        const ffuf = await runFfuf(forwarder.origin, guessedPaths(), { folder, limitS: LIMIT_S });
        out(`ffuf asked for ${ffuf.asked} paths`);
        const before = forwarder.requests();
        const wapiti = await runWapiti(forwarder.origin, { folder, limitS: LIMIT_S, paths: PATHS });
        return {
          ffuf,
          wapiti,
          requests: forwarder.requests() - before,
          serverErrors: forwarder.serverErrors(),
        };
      } finally {
        await forwarder.close();
      }
    }),
  );
}
