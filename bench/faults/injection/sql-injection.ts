import { withAttackSite } from "../../attacks/attack-site.ts";
import { withDatabase, withFolder } from "../../measuring/own-database.ts";
import type { Database } from "#postgres/database.ts";
import type { FaultTest, Finding } from "../fault-test.ts";
import { startForwarder } from "../scanners/forwarder.ts";
import { missingTools, notInstalled } from "../scanners/tools.ts";
import { HARMLESS, INJECTABLE, withInjectableServer } from "./injectable-server.ts";
import { type ApiDocument, type InjectionTarget, injectionTargets } from "./injection-targets.ts";
import { compareLiterally, injectionLines, patternDifferences } from "./literal-oracle.ts";
import { runSqlmap, type SqlmapVerdict } from "./run-sqlmap.ts";

const LEVEL = 5;
const AT_ONCE = 3;
const LIMIT_MS = 600_000;

interface Sweep {
  verdicts: Record<SqlmapVerdict, string[]>;
  requests: number;
  serverErrors: readonly string[];
}

/** Lets sqlmap try every parameter of the product as production runs it, as a person with an account. */
async function sweep(folder: string, only: RegExp, level: number, out: (line: string) => void): Promise<Sweep> {
  return await withDatabase({}, (database) =>
    withAttackSite(database, async (site) => {
      await site.job("Acme");
      const { token } = await site.member();
      const forwarder = await startForwarder(site.port, token);
      const document = JSON.parse((await site.call("/api/openapi.json")).text) as ApiDocument;
      const targets = injectionTargets(document).filter(({ name }) => only.test(name));
      out(`${targets.length} parameters`);
      const verdicts: Sweep["verdicts"] = { clean: [], injectable: [], "not tried": [] };
      try {
        const tryNext = async (): Promise<void> => {
          for (let next = targets.shift(); next !== undefined; next = targets.shift())
            await tryOne(next, { origin: forwarder.origin, folder, level, limitMs: LIMIT_MS }, verdicts, out);
        };
        await Promise.all(Array.from({ length: AT_ONCE }, tryNext));
        return { verdicts, requests: forwarder.requests(), serverErrors: forwarder.serverErrors() };
      } finally {
        await forwarder.close();
      }
    }),
  );
}

async function tryOne(
  target: InjectionTarget,
  options: Parameters<typeof runSqlmap>[1],
  verdicts: Sweep["verdicts"],
  out: (line: string) => void,
): Promise<void> {
  const { verdict, words } = await runSqlmap(target, options);
  verdicts[verdict].push(target.name);
  if (verdict !== "clean") out(`${target.name}: ${verdict}: ${words}`);
  const done = verdicts.clean.length + verdicts.injectable.length + verdicts["not tried"].length;
  if (done % 20 === 0) out(`${done} parameters tried`);
}

async function oracle(database: Database): Promise<{ figure: string; control: string; isHeld: boolean }> {
  const lines = injectionLines();
  const count = await compareLiterally(database, lines);
  const pattern = await patternDifferences(database, lines);
  return {
    figure: `${count.lines} texts, ${count.searches} searches and ${count.stored} stored ones: ${count.different.length} differ from a plain scan`,
    control: `an unescaped pattern: ${pattern} differ`,
    isHeld: count.different.length === 0 && pattern > 0,
  };
}

export const sqlInjection: FaultTest = {
  id: "T9",
  bar: "sqlmap on every parameter of every call and page: injectable 0; texts with SQL in them answered otherwise than by a plain scan 0",
  async run(out, flags): Promise<Finding> {
    const missing = missingTools(["sqlmap"]);
    const literal = await withDatabase({}, oracle);
    out(literal.figure);
    if (missing.length > 0) return notInstalled(missing);
    const flag = (name: string) => flags.find((each) => each.startsWith(`--${name}=`))?.slice(name.length + 3);
    const level = Number(flag("level") ?? LEVEL);
    const only = new RegExp(flag("only") ?? "", "i");
    return await withFolder(async (folder) => {
      const options = { folder, level, limitMs: LIMIT_MS };
      const [planted, bound] = await withDatabase({}, (database) =>
        withInjectableServer(database, async (origin) => [
          (await runSqlmap(INJECTABLE, { ...options, origin })).verdict,
          (await runSqlmap(HARMLESS, { ...options, origin })).verdict,
        ]),
      );
      out(`a planted parameter: ${planted}; a bound one: ${bound}`);
      const { verdicts, requests, serverErrors } = await sweep(folder, only, level, out);
      for (const line of serverErrors.slice(0, 20)) out(line);
      const tried = verdicts.clean.length + verdicts.injectable.length;
      return {
        figure: `level ${level}, risk 3: ${tried} parameters tried with ${requests} requests, ${verdicts["not tried"].length} not tried: injectable ${verdicts.injectable.length}, 5xx ${serverErrors.length}; ${literal.figure}`,
        control: `a planted parameter: ${planted}, a bound one: ${bound}; ${literal.control}`,
        isHeld:
          verdicts.injectable.length + verdicts["not tried"].length + serverErrors.length === 0 &&
          planted === "injectable" &&
          bound === "clean" &&
          literal.isHeld,
      };
    });
  },
};
