import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { runTool } from "./tools.ts";

const ROOT = path.resolve(import.meta.dirname, "../../..");
/** What careless deployments leave where anybody can read it. */
const EXPOSED =
  ".env .env.local .env.production .git/HEAD .git/config .gitignore .svn/entries .hg/requires .DS_Store .htaccess .htpasswd .ssh/id_rsa .npmrc .aws/credentials .dockerenv Dockerfile docker-compose.yml backup.zip backup.sql backup.tar.gz dump.sql db.sqlite database.sql data postgres node_modules/fastify/package.json package.json package-lock.json tsconfig.json vite.config.ts server/app/main.ts build/server/index.js web/build/server/index.js src config config.json config.yml secrets.json settings.json credentials.json id_rsa key.pem server.key phpinfo.php info.php wp-login.php wp-config.php xmlrpc.php cgi-bin/ server-status server-info admin admin/ administrator console manager/html actuator actuator/env actuator/heapdump debug debug/pprof debug/vars trace env heapdump graphql graphiql swagger swagger.json swagger-ui.html api-docs v1 v2 api api/ api/admin api/users api/debug internal private operate dev dev/mail dev/ test tests e2e sample logs log error.log access.log npm-debug.log core status.json metrics/ healthz health _profiler _next/static __vite_ping @vite/client @fs/etc/passwd .well-known/ .well-known/openid-configuration crossdomain.xml clientaccesspolicy.xml web.config WEB-INF/web.xml ..;/ %2e%2e/%2e%2e/etc/passwd ..%2f..%2f..%2fetc%2fpasswd assets/..%2f..%2fpackage.json logos/..%2f..%2fpackage.json assets/%2e%2e/%2e%2e/package.json logos/%2e%2e%2f%2e%2e%2fetc%2fpasswd share/job/..%2f..%2f..%2fetc%2fpasswd sitemaps/..%2fpackage.json assets/ logos/ share/ sitemaps/".split(
    " ",
  );
const SUFFIXES = ["", "~", ".bak", ".old", ".orig", ".swp", ".map", ".gz"];

/** Returns the paths to ask for: known bad places, and every file at the top of the repository, with the endings of leftovers. */
export function guessedPaths(): string[] {
  const own = readdirSync(ROOT);
  const names = [...EXPOSED, ...own, ...own.map((name) => `${name}/`)];
  return [...new Set(names.flatMap((name) => SUFFIXES.map((suffix) => name + suffix)))];
}

/** A site under load refuses requests with this status; what it hides is asked for again, at most so often. */
const BUSY = 503;
const ROUNDS = 5;

interface Report {
  results: { status: number; input: { FUZZ: string } }[];
}

export interface FfufFindings {
  asked: number;
  found: { path: string; status: number }[];
  isCut: boolean;
}

/** Lets ffuf ask for the paths, and again for those that a busy site refused. Returns those that answer, after redirects, with anything but a refusal. */
export async function runFfuf(
  origin: string,
  paths: readonly string[],
  { folder, limitS }: { folder: string; limitS: number },
): Promise<FfufFindings> {
  const findings: FfufFindings = { asked: paths.length, found: [], isCut: false };
  let left = paths;
  for (let round = 1; left.length > 0 && !findings.isCut; round += 1) {
    const { results, isCut } = await askOnce(origin, left, { folder, limitS });
    findings.isCut = isCut;
    const answers = results.map(({ status, input }) => ({ path: input.FUZZ, status }));
    const isFinal = round === ROUNDS;
    findings.found.push(...answers.filter(({ status }) => isFinal || status !== BUSY));
    left = isFinal ? [] : answers.filter(({ status }) => status === BUSY).map(({ path: each }) => each);
  }
  return findings;
}

async function askOnce(
  origin: string,
  paths: readonly string[],
  { folder, limitS }: { folder: string; limitS: number },
): Promise<Report & { isCut: boolean }> {
  const own = mkdtempSync(path.join(folder, "ffuf-"));
  const list = path.join(own, "paths.txt");
  const report = path.join(own, "report.json");
  writeFileSync(list, paths.join("\n"));
  const args = `-u ${origin}/FUZZ -w ${list} -mc all -fc 400,403,404,414 -r -t 4 -timeout 30 -s -o ${report} -of json`;
  const { isCut } = await runTool("ffuf", args.split(" "), { limitMs: limitS * 1000, folder: own });
  return { ...(JSON.parse(readFileSync(report, "utf8")) as Report), isCut };
}
