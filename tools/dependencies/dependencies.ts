/** A package of package-lock.json. */
export interface LockedPackage {
  /** Its folder, such as node_modules/fastify. */
  path: string;
  name: string;
  version: string;
  licence: string;
  isDev: boolean;
  isOptional: boolean;
}

export interface Advisory {
  package: string;
  /** The first version without the vulnerability. */
  fixedIn: string;
  id: string;
  what: string;
}

/** Licences that allow use in a product under the MIT licence. */
const ALLOWED = new Set(
  "MIT MIT-0 ISC 0BSD BSD-2-Clause BSD-3-Clause Apache-2.0 BlueOak-1.0.0 Unlicense Python-2.0 CC0-1.0 CC-BY-4.0 OFL-1.1 MPL-2.0 Zlib WTFPL".split(
    " ",
  ),
);
/** sharp's native library is linked dynamically and can be replaced, as the LGPL demands. */
const LGPL_FOLDER = "node_modules/@img/";

/** Packages that state their licence imprecisely, with what the text of their licence file is. A new version needs another look. */
const LICENCE_BY_TEXT: Record<string, string> = { "duck@0.1.12": "BSD-2-Clause" };

interface Lock {
  packages: Record<
    string,
    {
      name?: string;
      version?: string;
      license?: string;
      dev?: boolean;
      devOptional?: boolean;
      optional?: boolean;
      dependencies?: Record<string, string>;
    }
  >;
}

export function lockedPackages(lockText: string): LockedPackage[] {
  const { packages } = JSON.parse(lockText) as Lock;
  return Object.entries(packages).flatMap(([path, entry]) => {
    if (path === "") return [];
    const name = entry.name ?? path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
    const version = entry.version ?? "";
    return {
      path,
      name,
      version,
      licence: LICENCE_BY_TEXT[`${name}@${version}`] ?? entry.license ?? "",
      isDev: entry.dev === true,
      isOptional: entry.optional === true || entry.devOptional === true,
    };
  });
}

/** Returns a line for each package whose licence isn't allowed or isn't stated. */
export function badLicences(packages: readonly LockedPackage[]): string[] {
  return packages
    .filter(({ path, licence }) => !isAllowed(licence, path))
    .map(({ path, version, licence }) => `${path}@${version}: ${licence || "no licence stated"}`);
}

/** Whether an SPDX expression is met: every part joined by AND, one of those joined by OR. Our packages nest no deeper. */
function isAllowed(expression: string, path: string): boolean {
  const parts = expression.replace(/^\(/, "").replace(/\)$/, "");
  const isKnown = (licence: string) =>
    ALLOWED.has(licence) || (licence === "LGPL-3.0-or-later" && path.startsWith(LGPL_FOLDER));
  return parts.includes(" OR ") ? parts.split(" OR ").some(isKnown) : parts.split(" AND ").every(isKnown);
}

/** Returns how many packages have each licence, the most frequent first. */
export function licenceCounts(packages: readonly LockedPackage[]): [licence: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { licence } of packages) counts.set(licence, (counts.get(licence) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1]);
}

export function readAdvisories(text: string): Advisory[] {
  return text
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => {
      const [name = "", fixedIn = "", id = "", what = ""] = line.split("\t");
      return { package: name, fixedIn, id, what };
    });
}

/** Returns a line for each package that an advisory concerns. */
export function vulnerable(packages: readonly LockedPackage[], advisories: readonly Advisory[]): string[] {
  return packages.flatMap(({ name, version, path }) =>
    advisories
      .filter((each) => each.package === name && isOlder(version, each.fixedIn))
      .map(({ id, fixedIn, what }) => `${path}@${version}: ${id}, ${what}; fixed in ${fixedIn}`),
  );
}

function isOlder(version: string, than: string): boolean {
  const [a, b] = [numbersOf(version), numbersOf(than)];
  const at = [0, 1, 2].find((part) => a[part] !== b[part]);
  return at !== undefined && (a[at] ?? 0) < (b[at] ?? 0);
}

function numbersOf(version: string): number[] {
  return version.split("-", 1)[0]!.split(".").map(Number);
}

export interface Bom {
  bomFormat: "CycloneDX";
  specVersion: "1.5";
  version: 1;
  components: BomComponent[];
}

interface BomComponent {
  type: "library";
  name: string;
  version: string;
  scope: "required" | "optional";
  licenses: ({ license: { id: string } } | { expression: string })[];
  purl: string;
}

/**
 * Returns the bill of materials of what is deployed. npm's own (`npm sbom --omit=dev`) leaves out every package that a build tool needs too, such as
 * React.
 */
export function billOfMaterials(packages: readonly LockedPackage[]): Bom {
  const components = packages
    .filter(({ isDev }) => !isDev)
    .map(({ name, version, licence, isOptional }): BomComponent => ({
      type: "library",
      name,
      version,
      scope: isOptional ? "optional" : "required",
      licenses: [licence.includes(" ") ? { expression: licence } : { license: { id: licence } }],
      purl: purlOf(name, version),
    }));
  return { bomFormat: "CycloneDX", specVersion: "1.5", version: 1, components };
}

function purlOf(name: string, version: string): string {
  return `pkg:npm/${name.replace("@", "%40")}@${version}`;
}

/** Returns the packages that those of package.json's `dependencies` need, and that a bill of materials leaves out. */
export function missingFromBom(lockText: string, bom: Pick<Bom, "components">): string[] {
  const listed = new Set(bom.components.map(({ purl }) => purl));
  const byPath = new Map(lockedPackages(lockText).map((each) => [each.path, each]));
  return neededPaths(lockText).flatMap((path) => {
    const { name, version } = byPath.get(path)!;
    return listed.has(purlOf(name, version)) ? [] : `${name}@${version}`;
  });
}

/** Follows the dependencies from the root as Node resolves them: from the nearest folder outwards. */
function neededPaths(lockText: string): string[] {
  const { packages } = JSON.parse(lockText) as Lock;
  const found = new Set<string>();
  const waiting = [""];
  for (let from = waiting.pop(); from !== undefined; from = waiting.pop()) {
    for (const name of Object.keys(packages[from]?.dependencies ?? {})) {
      const path = resolved(packages, from, name);
      if (path === null || found.has(path)) continue;
      found.add(path);
      waiting.push(path);
    }
  }
  return [...found];
}

function resolved(packages: Lock["packages"], from: string, name: string): string | null {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/")))) {
    const path = `${folder === "" ? "" : `${folder}/`}node_modules/${name}`;
    if (path in packages) return path;
    if (folder === "") return null;
  }
}
