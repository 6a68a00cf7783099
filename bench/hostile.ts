import { boardsSuite } from "./hostile/boards-suite.ts";
import { fetchSuite } from "./hostile/fetch-suite.ts";
import { linksSuite } from "./hostile/links-suite.ts";
import type { CorpusResult, HostileSuite } from "./hostile/suite.ts";
import { xssSuite } from "./hostile/xss-suite.ts";

const SUITES: HostileSuite[] = [fetchSuite, boardsSuite, linksSuite, xssSuite];

const out = (line: string): void => void process.stdout.write(`${line}\n`);

/** Sends hostile inputs through our guards and counts the failures per corpus, beside a control that must do harm. */
export async function run(): Promise<{ corpora: object[] }> {
  const results: CorpusResult[] = [];
  for (const suite of SUITES) {
    const found = await suite.run();
    if (found.length === 0) out(`${suite.name}: skipped, because its hostile inputs are not on this machine`);
    for (const result of found) {
      print(suite.name, result);
      results.push(result);
    }
  }
  const blind = results.filter((result) => result.control?.harmed === 0);
  for (const result of blind) out(`${result.corpus}: the control did no harm, so this bench proves nothing`);
  if (blind.length > 0 || results.some((result) => result.failures.length > 0)) process.exitCode = 1;
  return { corpora: results.map(({ failures, ...result }) => Object.assign(result, { failures: failures.length })) };
}

function print(suite: string, result: CorpusResult): void {
  const figures = Object.entries(result.figures).map(([name, value]) => `${name} ${value}`);
  const head = `${suite}/${result.corpus}: tried ${result.tried}`;
  out([head, `failures ${result.failures.length}`, ...figures].join(", "));
  if (result.control) out(`  control: ${result.control.what}: ${result.control.harmed} of ${result.control.of}`);
  for (const failure of result.failures) out(`  FAILED ${failure}`);
}
