import { readdirSync } from "node:fs";
import path from "node:path";
import { cruise, type ICruiseResult, type IModule } from "dependency-cruiser";
import { circlesOf } from "./circles.ts";

/** Every area of the code with the areas it may import from, besides its own. Tests may import anything. */
export const LAYERS: Record<string, readonly string[]> = {
  contract: [],
  "server/builds": [],
  "server/taxonomy": ["contract"],
  "server/sources": ["contract", "server/taxonomy"],
  "server/normalise": ["contract", "server/taxonomy", "server/sources"],
  "server/dedupe": ["contract", "server/taxonomy", "server/sources", "server/normalise"],
  "server/postgres": ["contract", "server/sources", "server/normalise", "server/settings"],
  "server/store": [
    "contract",
    "server/taxonomy",
    "server/sources",
    "server/normalise",
    "server/dedupe",
    "server/postgres",
    "server/settings",
  ],
  "server/search": ["contract", "server/taxonomy", "server/postgres", "server/store", "server/settings"],
  "server/http": ["contract", "server/settings"],
  "server/mail": ["contract", "server/postgres", "server/store", "server/settings"],
  "server/accounts": [
    "contract",
    "server/taxonomy",
    "server/postgres",
    "server/store",
    "server/mail",
    "server/settings",
  ],
  "server/referrals": [
    "contract",
    "server/normalise",
    "server/postgres",
    "server/store",
    "server/mail",
    "server/accounts",
    "server/settings",
  ],
  "server/desk": [
    "contract",
    "server/http",
    "server/taxonomy",
    "server/normalise",
    "server/postgres",
    "server/store",
    "server/search",
    "server/mail",
    "server/accounts",
    "server/settings",
  ],
  "server/employers": [
    "contract",
    "server/taxonomy",
    "server/http",
    "server/sources",
    "server/normalise",
    "server/postgres",
    "server/store",
    "server/mail",
    "server/accounts",
    "server/referrals",
    "server/settings",
  ],
  "server/moderation": [
    "contract",
    "server/taxonomy",
    "server/http",
    "server/normalise",
    "server/dedupe",
    "server/postgres",
    "server/store",
    "server/mail",
    "server/accounts",
    "server/referrals",
    "server/employers",
    "server/settings",
  ],
  "server/accuracy": [
    "contract",
    "server/sources",
    "server/normalise",
    "server/dedupe",
    "server/postgres",
    "server/store",
    "server/settings",
  ],
  "server/dataset": [
    "contract",
    "server/sources",
    "server/normalise",
    "server/postgres",
    "server/store",
    "server/settings",
  ],
  "server/ingest": [
    "contract",
    "server/builds",
    "server/http",
    "server/taxonomy",
    "server/sources",
    "server/normalise",
    "server/dedupe",
    "server/postgres",
    "server/store",
    "server/settings",
    "sample",
  ],
  "server/tasks": [
    "contract",
    "server/ingest",
    "server/http",
    "server/sources",
    "server/postgres",
    "server/store",
    "server/mail",
    "server/accounts",
    "server/referrals",
    "server/dataset",
    "server/accuracy",
    "server/moderation",
    "server/employers",
    "server/desk",
    "server/settings",
  ],
  "server/api": [
    "contract",
    "server/taxonomy",
    "server/sources",
    "server/normalise",
    "server/http",
    "server/postgres",
    "server/store",
    "server/search",
    "server/mail",
    "server/accounts",
    "server/referrals",
    "server/dataset",
    "server/accuracy",
    "server/moderation",
    "server/employers",
    "server/desk",
    "server/settings",
  ],
  /** SETTINGS: what every layer may read. */
  "server/settings": ["contract"],
  sample: ["contract", "server/http", "server/sources"],
  web: ["contract"],
};

/** Files of server/app that every layer may read. */
const SETTINGS = new Set([
  "server/app/config.ts",
  "server/app/settings/google-service-account.ts",
  "server/app/settings/misspelt.ts",
  "server/app/settings/snapshot-store.ts",
  "server/app/settings/web-threads.ts",
  "server/app/log.ts",
  "server/app/secrets.ts",
  "server/app/tracing/tracing.ts",
]);
/** The areas that put the layers together. */
const FREE = ["server/app/", "server/commands/", "test/", "tools/", "bench/", "e2e/"];
const FOLDERS = ["contract", "server", "sample", "web"];
const TEST_FILE = /\.(test|e2e)\.tsx?$/;
const CODE_FILE = /\.tsx?$/;

export interface LayerReport {
  /** `from → to`, each an import that its layer forbids. */
  breaches: string[];
  /** Files that import each other in a circle; types and dynamic imports count. Tests are left out. */
  circles: string[][];
  /** Files that the cruiser read. */
  modules: number;
  /** Code files on disk. */
  files: number;
}

/** Reads every import of the code and holds it against the table. */
export async function checkLayers(
  root: string,
  layers: Record<string, readonly string[]> = LAYERS,
): Promise<LayerReport> {
  const folders = FOLDERS.filter((folder) => readdirSync(root).includes(folder));
  const { output } = await cruise(folders, {
    baseDir: root,
    // Without swc the cruiser cannot read TypeScript and finds no module at all.
    parser: "swc",
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    enhancedResolveOptions: {
      extensions: [".ts", ".tsx", ".json"],
      exportsFields: ["exports"],
      conditionNames: ["import"],
    },
  });
  const { modules } = output as ICruiseResult;
  const own = modules.filter((module) => isOurs(module.source));
  const against = own.flatMap((module) =>
    module.dependencies
      .filter((dependency) => isOurs(dependency.resolved) || dependency.couldNotResolve)
      .filter((dependency) => !isAllowed(module.source, dependency.resolved, layers))
      .map((dependency) => `${module.source} → ${dependency.resolved}`),
  );
  const breaches = [...against, ...carriesZod(own)];
  return { breaches, circles: circlesOf(importsOf(own)), modules: own.length, files: countFiles(root, folders) };
}

/**
 * Pages that would carry zod: they may import types from a schema's file, and values only from files that stand apart. It weighs more than
 * most pages, and its look for `eval` breaks the pages' content security policy.
 */
function carriesZod(own: readonly IModule[]): string[] {
  const values = new Map(
    own.map(({ source, dependencies }) => [
      source,
      dependencies.filter(({ dependencyTypes }) => !dependencyTypes.includes("type-only")),
    ]),
  );
  const carriers = new Set<string>();
  for (let before = -1; before < carriers.size;) {
    before = carriers.size;
    for (const [source, dependencies] of values) {
      if (TEST_FILE.test(source)) continue;
      if (dependencies.some(({ module, resolved }) => module === "zod" || carriers.has(resolved))) carriers.add(source);
    }
  }
  return own.flatMap(({ source }) =>
    source.startsWith("web/") && carriers.has(source)
      ? values
          .get(source)!
          .flatMap(({ module, resolved }) =>
            module === "zod" || (carriers.has(resolved) && !resolved.startsWith("web/"))
              ? [`${source} → ${resolved}`]
              : [],
          )
      : [],
  );
}

function importsOf(own: readonly IModule[]): Map<string, string[]> {
  return new Map(
    own
      .filter(({ source }) => !TEST_FILE.test(source))
      .map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]),
  );
}

function isOurs(file: string): boolean {
  return CODE_FILE.test(file) && FOLDERS.some((folder) => file.startsWith(`${folder}/`));
}

function isAllowed(from: string, to: string, layers: Record<string, readonly string[]>): boolean {
  if (TEST_FILE.test(from) || (!SETTINGS.has(from) && FREE.some((free) => from.startsWith(free)))) return true;
  if (!isOurs(to)) return !to.startsWith("#") && !to.startsWith("."); // An import that leads nowhere counts as a breach.
  const fromArea = areaOf(from);
  const toArea = areaOf(to);
  return fromArea === toArea || (layers[fromArea]?.includes(toArea) ?? false);
}

function areaOf(file: string): string {
  const parts = file.split("/");
  if (parts[0] !== "server") return parts[0] ?? "";
  return SETTINGS.has(file) ? "server/settings" : `server/${parts[1]}`;
}

function countFiles(root: string, folders: string[]): number {
  const entries = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" }),
  );
  return entries.filter((file) => CODE_FILE.test(file)).length;
}
