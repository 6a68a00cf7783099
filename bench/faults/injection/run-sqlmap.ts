import { mkdtempSync, writeFileSync } from "node:fs";
import path from "node:path";
import { runTool } from "../scanners/tools.ts";
import type { InjectionTarget } from "./injection-targets.ts";

/** What sqlmap said of one parameter. */
export type SqlmapVerdict = "clean" | "injectable" | "not tried";

export interface SqlmapOptions {
  origin: string;
  folder: string;
  /** How much sqlmap tries, 1 to 5. */
  level: number;
  limitMs: number;
}

const FOUND =
  /identified the following injection point|is vulnerable\. Do you want|sqlmap resumed the following injection/;
const CLEAN = /do not appear to be injectable|does not seem to be injectable/;

/** Lets sqlmap try one parameter with everything that it knows of PostgreSQL. Returns its verdict and its last words. */
export async function runSqlmap(
  { method, path: address, body }: InjectionTarget,
  { origin, folder, level, limitMs }: SqlmapOptions,
): Promise<{ verdict: SqlmapVerdict; words: string }> {
  const own = mkdtempSync(path.join(folder, "sqlmap-"));
  const file = path.join(own, "request.txt");
  const type = body === null ? [] : ["Content-Type: application/json"];
  const head = [`${method} ${address} HTTP/1.1`, `Host: ${new URL(origin).host}`, ...type];
  writeFileSync(file, `${head.join("\r\n")}\r\n\r\n${body ?? ""}`);
  const args =
    `-r ${file} --batch --ignore-stdin --disable-coloring --flush-session --output-dir ${path.join(own, "out")}
    --dbms postgresql --technique BEUST --risk 3 --level ${level} --skip-waf --ignore-code * --threads 1 --retries 0
    --timeout 20 --time-sec 2`.split(/\s+/);
  args.push("--answers", "process it=Y,follow=N,keep testing=N,reduce=Y,extending=N");
  const { text, isCut } = await runTool("sqlmap", args, { limitMs, folder: own });
  const words = text.trim().split("\n").slice(-3).join(" ");
  if (FOUND.test(text)) return { verdict: "injectable", words };
  return { verdict: CLEAN.test(text) && !isCut ? "clean" : "not tried", words };
}
