import { boardsSuite } from "./hostile/boards-suite.ts";
import { fetchSuite } from "./hostile/fetch-suite.ts";
import { linksSuite } from "./hostile/links-suite.ts";
import type { CorpusResult, HostileSuite } from "./hostile/suite.ts";
import { xssSuite } from "./hostile/xss-suite.ts";

const PARTS: HostileSuite[] = [fetchSuite, boardsSuite, linksSuite, xssSuite];

const out = (line: string): void => void process.stdout.write(`${line}\n`);

/** Hostile inputs through our guards: inputs tried and failures per corpus, each beside a control that must do harm. */
export async function run(): Promise<{ corpora: object[] }> {
  const results: CorpusResult[] = [];
  for (const part of PARTS) {
    const found = await part.run();
    if (found.length === 0) out(`${part.name}: skipped, its hostile inputs are not on this machine`);
    for (const result of found) {
      print(part.name, result);
      results.push(result);
    }
  }
  const blind = results.filter((result) => result.control?.harmed === 0);
  for (const result of blind) out(`${result.corpus}: the control did no harm, so this bench sees nothing`);
  if (blind.length > 0 || results.some((result) => result.failures.length > 0)) process.exitCode = 1;
  return { corpora: results.map(({ failures, ...result }) => Object.assign(result, { failures: failures.length })) };
}

function print(part: string, result: CorpusResult): void {
  const figures = Object.entries(result.figures).map(([name, value]) => `${name} ${value}`);
  const head = `${part}/${result.corpus}: tried ${result.tried}`;
  out([head, `failures ${result.failures.length}`, ...figures].join(", "));
  if (result.control) out(`  control: ${result.control.what}: ${result.control.harmed} of ${result.control.of}`);
  for (const failure of result.failures) out(`  FAILED ${failure}`);
}
