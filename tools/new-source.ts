import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { OutboundHttp } from "#http/outbound-http.ts";
import { recordPayload, type RecordedPayload } from "./record-payload.ts";

export interface NewSource {
  id: string;
  folder: string;
  files: string[];
}

/**
 * Makes the folder of a source: module, payload recorded through OutboundHttp, test, and its lines in the registry.
 * `root` is the repository. Throws when the name is taken or gives no id.
 */
export async function newSource(
  name: string,
  url: string,
  http: Pick<OutboundHttp, "fetch">,
  root: string,
): Promise<NewSource> {
  const id = name.toLowerCase().replace(/[^a-z0-9]+/g, "");
  if (!/^[a-z]/.test(id)) throw new Error(`"${name}" gives no id: it must begin with a letter.`);
  const folder = path.join(root, "server", "sources", id);
  if (existsSync(folder)) throw new Error(`There is a source "${id}" already: ${folder}`);
  mkdirSync(folder);
  const payload = await recordPayload(http, url, folder);
  const files = { [`${id}.ts`]: moduleText(id, name, url, payload), [`${id}.test.ts`]: testText(id) };
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text);
  const registry = path.join(root, "server", "sources", "registry.ts");
  writeFileSync(registry, registered(readFileSync(registry, "utf8"), id));
  return { id, folder, files: [...Object.keys(files), path.basename(payload.file)] };
}

/** The registry's text with one more source, both lists in alphabetical order. */
export function registered(registry: string, id: string): string {
  const imports = [...registry.matchAll(/^import \{ (\w+) \} from "#sources\/\1\/\1\.ts";\n/gm)].map(
    (match) => match[1]!,
  );
  const all = [...new Set([...imports, id])].sort();
  const first = registry.search(/^import \{ (\w+) \} from "#sources\/\1\/\1\.ts";/m);
  const without = registry.replace(/^import \{ (\w+) \} from "#sources\/\1\/\1\.ts";\n/gm, "");
  const importLines = all.map((name) => `import { ${name} } from "#sources/${name}/${name}.ts";\n`).join("");
  const withImports = without.slice(0, first) + importLines + without.slice(first);
  return withImports.replace(
    /const list: Source\[\] = \[[^\]]*\];/,
    `const list: Source[] = [\n${all.map((name) => `  ${name},\n`).join("")}];`,
  );
}

function testText(id: string): string {
  return `import { ${id} } from "./${id}.ts";\nimport { sourceContract } from "#test/recordings/source-contract.ts";\n\nsourceContract(${id}, import.meta.dirname);\n`;
}

function moduleText(id: string, name: string, url: string, payload: RecordedPayload): string {
  const { key, fields } = payload.format === "json" ? listOf(JSON.parse(payload.text)) : { key: "", fields: [] };
  const pick = (...wanted: string[]) => wanted.find((field) => fields.includes(field)) ?? wanted[0]!;
  const [idField, titleField, urlField] = [
    pick("id", "uuid", "slug", "guid"),
    pick("title", "name", "position"),
    pick("url", "absolute_url", "link", fields.find((field) => /(url|link)$/i.test(field)) ?? "url"),
  ];
  const root = key === "" ? `z.array(z.unknown())` : `z.object({ ${key}: z.array(z.unknown()) })`;
  const items = key === "" ? "root" : `root.${key}`;
  const { origin } = new URL(url);
  return `import { z } from "zod";
import { boardCompany, idText, readItems, readRoot, text } from "#sources/read.ts";
import type { Source } from "#sources/source.ts";

// Fields in the recorded payload: ${fields.join(", ") || "read them off the payload"}.
const Job = z.object({
  ${idField}: idText,
  ${titleField}: z.string(),
  ${urlField}: z.string(),
  description: text,
});

export const ${id}: Source = {
  id: "${id}",
  name: ${JSON.stringify(name)},
  homepage: ${JSON.stringify(origin)},
  terms: { note: "Say here what the source's terms allow and ask for." },
  payload: "${payload.format}",
  kind: "ats",
  token: /^[\\w-]{1,100}$/,

  requests: () => [{ kind: "list", url: ${JSON.stringify(url)} }],

  postings(answer, board) {
    const root = readRoot("${id}", ${root}, answer.payload);
    return readItems(${items}, Job, (job) => ({
      externalId: job.${idField},
      url: job.${urlField},
      title: job.${titleField},
      company: { name: boardCompany(board) },
      body: job.description,
    }));
  },
};
`;
}

/** Where the openings lie in a JSON payload: the key of the longest list of objects, and the fields of its first entry. */
function listOf(root: unknown): { key: string; fields: string[] } {
  const fieldsOf = (list: unknown[]) =>
    Object.keys(list.find((entry) => typeof entry === "object" && entry !== null) ?? {});
  if (Array.isArray(root)) return { key: "", fields: fieldsOf(root) };
  const lists = Object.entries(root as object).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]));
  const longest = lists.toSorted((a, b) => b[1].length - a[1].length)[0];
  return longest ? { key: longest[0], fields: fieldsOf(longest[1]) } : { key: "jobs", fields: [] };
}
