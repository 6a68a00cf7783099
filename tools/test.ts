import { buildWebWhenStale } from "#app/web-build.ts";
import { buildSnapshotWhenStale } from "#ingest/parser/snapshot/build-snapshot.ts";
import { closingLine, failuresNote, runPlaywright, runVitest, sum, unsteadyNote, type Outcome } from "./run-tests.ts";

const HELP = `npm test                 unit and database tests, and the browser's journeys
npm test -- all          every test: those that kill and attack, and the browser tests of each screen too
npm test -- unit         one kind: unit, db, labs (they kill and attack) or e2e (all browser tests); several may be named
npm test -- FILTER       only test files whose path contains FILTER
`;
const KINDS = ["unit", "db", "labs", "e2e"];
/** Without arguments. */
const QUICK = ["unit", "db", "e2e"];
/** Whole stories through the product. The other browser tests look at each screen by itself. */
const JOURNEYS = "e2e/journeys/";
/** They wait for mails and tasks more than the others do. */
const JOURNEYS_AT_ONCE = 4;
const NAMES: Readonly<Record<string, string>> = { unit: "unit", db: "database", labs: "lab" };
const say = (text: string): void => void process.stdout.write(`\n— ${text}\n`);

const args = process.argv.slice(2);
if (args.includes("--help") || args.includes("-h")) {
  process.stdout.write(HELP);
  process.exit(0);
}
const all = args.includes("all");
const named = all ? KINDS : args.filter((arg) => KINDS.includes(arg));
const filters = args.filter((arg) => arg !== "all" && !KINDS.includes(arg));
const isBrowserFilter = (filter: string) => /(^|\/)e2e\/|\.e2e(\.ts)?$/.test(filter);
const isQuick = args.length === 0;
const kinds = isQuick ? QUICK : named.length > 0 ? named : kindsOf(filters);

const parts: Outcome[] = [];
try {
  await buildSnapshotWhenStale(() => say("building the parser's snapshot"));
} catch (error) {
  parts.push(failed(error));
}
const vitestKinds = kinds.filter((kind) => kind !== "e2e");
if (vitestKinds.length > 0) {
  say(
    `running the ${new Intl.ListFormat("en").format(vitestKinds.map((kind) => NAMES[kind] ?? kind))} tests, with nothing but node and npm in PATH`,
  );
  const projects = vitestKinds.map((kind) => `--project=${kind}`);
  const chosen = filters.filter((filter) => !isBrowserFilter(filter));
  parts.push(await runVitest(projects, chosen));
}
if (kinds.includes("e2e")) {
  try {
    await buildWebWhenStale(() => say("building the pages for the browser tests"));
    const chosen = filters.filter((filter) => isBrowserFilter(filter) || named.includes("e2e"));
    say(
      isQuick
        ? "running the browser's journeys (npm test -- all runs every browser test)"
        : "running the browser tests",
    );
    parts.push(await runPlaywright(isQuick ? [JOURNEYS, `--workers=${JOURNEYS_AT_ONCE}`] : chosen));
  } catch (error) {
    parts.push(failed(error));
  }
}

const total = sum(parts);
process.stdout.write(unsteadyNote(parts.flatMap(({ unsteady }) => unsteady)));
process.stdout.write(failuresNote(parts.flatMap(({ failures }) => failures)));
process.stdout.write(`\n${closingLine(total)}\n`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;

function failed(error: unknown): Outcome {
  return { passed: 0, failed: 1, skipped: 0, failures: [String(error)], unsteady: [] };
}

function kindsOf(paths: string[]): string[] {
  const browser = paths.some(isBrowserFilter);
  const other = paths.some((filter) => !isBrowserFilter(filter));
  return [...(other ? ["unit", "db", "labs"] : []), ...(browser ? ["e2e"] : [])];
}
