import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import path from "node:path";
import { runTool } from "./tools.ts";

/** Those that need no service on the Internet. */
const MODULES =
  "backup,blindsql,cookieflags,crlf,csp,exec,file,htaccess,http_headers,methods,permanentxss,redirect,shellshock,sql,xss";

export interface WapitiFindings {
  /** One line per weakness, and null when wapiti left no report. */
  weaknesses: string[] | null;
  words: string;
}

interface Report {
  vulnerabilities: Record<string, { method: string; path: string; info: string }[]>;
}

/** Lets wapiti follow the links of a site for `limitS` and attack what it finds. */
export async function runWapiti(
  origin: string,
  { folder, limitS, paths = [] }: { folder: string; limitS: number; paths?: readonly string[] },
): Promise<WapitiFindings> {
  const own = mkdtempSync(path.join(folder, "wapiti-"));
  const report = path.join(own, "report.json");
  const args = [
    ...`-u ${origin}/ --scope domain -m ${MODULES} -d 3 --max-links-per-page 30 --max-files-per-dir 10 --flush-session`.split(
      " ",
    ),
    ...`--max-scan-time ${limitS / 2} --max-attack-time ${limitS} -t 20 --no-bugreport -v 0 -f json -o ${report}`.split(
      " ",
    ),
    ...`--store-session ${own}/session --store-config ${own}/config`.split(" "),
    ...paths.flatMap((each) => ["-s", `${origin}${each}`]),
  ];
  const { text } = await runTool("wapiti", args, { limitMs: limitS * 20_000, folder: own });
  const words = text.trim().split("\n").slice(-3).join(" ");
  if (!existsSync(report)) return { weaknesses: null, words };
  const { vulnerabilities } = JSON.parse(readFileSync(report, "utf8")) as Report;
  const weaknesses = Object.entries(vulnerabilities).flatMap(([kind, found]) =>
    found.map(({ method, path: where, info }) => `${kind}: ${method} ${where}: ${info}`),
  );
  return { weaknesses, words };
}
