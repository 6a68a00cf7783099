import { readdirSync } from "node:fs";
import path from "node:path";
import { cruise, type ICruiseResult, type IModule } from "dependency-cruiser";

/** Every area of the code with the areas it may import from, besides its own. Tests may import anything. */
export const LAYERS: Record<string, readonly string[]> = {
  contract: [],
  "server/taxonomy": ["contract"],
  "server/sources": ["contract", "server/taxonomy"],
  "server/normalise": ["contract", "server/taxonomy", "server/sources"],
  "server/dedupe": ["contract", "server/taxonomy", "server/sources", "server/normalise"],
  "server/store": [
    "contract",
    "server/taxonomy",
    "server/sources",
    "server/normalise",
    "server/dedupe",
    "server/settings",
  ],
  "server/search": ["contract", "server/taxonomy", "server/store", "server/settings"],
  "server/fetch": ["contract", "server/settings"],
  "server/mail": ["contract", "server/store", "server/settings"],
  "server/accounts": ["contract", "server/store", "server/mail", "server/settings"],
  "server/referrals": ["contract", "server/store", "server/mail", "server/accounts", "server/settings"],
  "server/ingest": [
    "contract",
    "server/fetch",
    "server/taxonomy",
    "server/sources",
    "server/normalise",
    "server/dedupe",
    "server/store",
    "server/settings",
    "sample",
  ],
  "server/simulation": [
    "contract",
    "server/fetch",
    "server/sources",
    "server/ingest",
    "server/store",
    "server/settings",
  ],
  "server/tasks": [
    "contract",
    "server/ingest",
    "server/fetch",
    "server/sources",
    "server/store",
    "server/mail",
    "server/accounts",
    "server/referrals",
    "server/settings",
  ],
  "server/api": [
    "contract",
    "server/taxonomy",
    "server/sources",
    "server/fetch",
    "server/store",
    "server/search",
    "server/mail",
    "server/accounts",
    "server/referrals",
    "server/settings",
  ],
  /** config.ts, log.ts and the like, directly in server/. */
  "server/settings": ["contract"],
  sample: ["contract", "server/fetch", "server/sources"],
  web: ["contract"],
};

/** The file that starts everything, and the areas that put the layers together. */
const FREE = ["server/app/main.ts", "server/start/", "server/commands/", "test/", "tools/", "bench/", "e2e/"];
const FOLDERS = ["contract", "server", "sample", "web"];
const TEST_FILE = /\.(test|e2e)\.tsx?$/;
const CODE_FILE = /\.tsx?$/;

export interface LayerReport {
  /** `from → to`, each an import that its layer forbids. */
  breaches: string[];
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
  return { breaches, modules: own.length, files: countFiles(root, folders) };
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

function isOurs(file: string): boolean {
  return CODE_FILE.test(file) && FOLDERS.some((folder) => file.startsWith(`${folder}/`));
}

function isAllowed(from: string, to: string, layers: Record<string, readonly string[]>): boolean {
  if (TEST_FILE.test(from) || FREE.some((free) => from.startsWith(free))) return true;
  if (!isOurs(to)) return !to.startsWith("#") && !to.startsWith("."); // An import that leads nowhere counts as a breach.
  const fromArea = areaOf(from);
  const toArea = areaOf(to);
  return fromArea === toArea || (layers[fromArea]?.includes(toArea) ?? false);
}

function areaOf(file: string): string {
  const parts = file.split("/");
  if (parts[0] !== "server") return parts[0] ?? "";
  return parts.length === 2 ? "server/settings" : `server/${parts[1]}`;
}

function countFiles(root: string, folders: string[]): number {
  const entries = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" }),
  );
  return entries.filter((file) => CODE_FILE.test(file)).length;
}
