import { fetchPart } from "./hostile/fetch-part.ts";
import type { CorpusResult, HostilePart } from "./hostile/part.ts";

const PARTS: HostilePart[] = [fetchPart];

const out = (line: string): void => void process.stdout.write(`${line}\n`);

const results: CorpusResult[] = [];
for (const part of PARTS) {
  const found = await part.run();
  if (found.length === 0) out(`${part.name}: skipped, its hostile inputs are not on this machine`);
  for (const result of found) {
    const figures = Object.entries(result.figures).map(([name, value]) => `${name} ${value}`);
    out(
      [`${part.name}/${result.corpus}: tried ${result.tried}`, `failures ${result.failures.length}`, ...figures].join(
        ", ",
      ),
    );
    if (result.control) out(`  control: ${result.control.what}: ${result.control.harmed} of ${result.control.of}`);
    for (const failure of result.failures) out(`  FAILED ${failure}`);
    results.push(result);
  }
}

const blind = results.filter((result) => result.control !== null && result.control.harmed === 0);
for (const result of blind) out(`${result.corpus}: the control did no harm, so this bench sees nothing`);
const failed = results.some((result) => result.failures.length > 0) || blind.length > 0;
out(
  JSON.stringify({
    bench: "hostile",
    corpora: results.map(({ failures, ...result }) => ({ ...result, failures: failures.length })),
  }),
);
process.exitCode = failed ? 1 : 0;
