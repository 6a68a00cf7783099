import { PAGE_PARAMS } from "#contract/values/page-params.ts";
import { MEMBER_PASSWORD } from "../../attacks/attack-site.ts";
import type { JsonSchema } from "../site/odd-values.ts";

/** A parameter of a call: the call with a mark where its value stands. */
export interface InjectionTarget {
  name: string;
  method: string;
  /** Path and query, with `*` behind the value if the parameter is in it. */
  path: string;
  /** The body as JSON text, with `*` behind the value if the parameter is in it. */
  body: string | null;
}

interface Operation {
  parameters?: { in: string; name: string; schema?: JsonSchema }[];
  requestBody?: { content?: Record<string, { schema?: JsonSchema }> };
}

export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, JsonSchema> };
}

const MARK = "*";
/** Calls that end the person's account or session, which the others need. */
const ENDING = /\/(logout|delete|end-others|end|leave)$|\/me\/password$/;
const FEEDS = ["/jobs.rss", "/jobs.json", "/jobs.csv"];

/** Returns every parameter of every call in the API's document, of the feeds and of the pages. */
export function injectionTargets(document: ApiDocument): InjectionTarget[] {
  const featured = document.paths["/api/jobs/featured"]?.["get"];
  const paths = { ...document.paths };
  for (const feed of FEEDS) paths[feed] ??= featured === undefined ? {} : { get: featured };
  for (const [page, names] of Object.entries(PAGE_PARAMS)) {
    if (page.includes(":") || names.length === 0) continue;
    paths[page] = { get: { parameters: names.map((name) => ({ in: "query", name, schema: { type: "string" } })) } };
  }
  return Object.entries(paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod).flatMap(([method, operation]) =>
      ENDING.test(path) ? [] : targetsOf(method.toUpperCase(), path, operation, document),
    ),
  );
}

function targetsOf(method: string, path: string, operation: Operation, document: ApiDocument): InjectionTarget[] {
  const { parameters = [], requestBody } = operation;
  const schema = requestBody?.content?.["application/json"]?.schema;
  const body = schema === undefined ? null : sampleOf(schema, document, 0);
  const bodyText = body === null ? null : JSON.stringify(body);
  const plain = filled(path, null);
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => ({
    name: `${method} ${path} path ${name}`,
    method,
    path: filled(path, name),
    body: bodyText,
  }));
  const inQuery = parameters
    .filter((each) => each.in === "query")
    .map(({ name, schema: own = {} }) => ({
      name: `${method} ${path} query ${name}`,
      method,
      path: `${plain}?${name}=${encodeURIComponent(String(sampleOf(own, document, 0, name)))}${MARK}`,
      body: bodyText,
    }));
  const inBody = textsIn(body).map((at) => ({
    name: `${method} ${path} body ${at.join(".")}`,
    method,
    path: plain,
    body: JSON.stringify(marked(body, at)),
  }));
  return [...inPath, ...inQuery, ...inBody];
}

/** Fills the path's parameters, with the mark behind the named one. */
function filled(path: string, name: string | null): string {
  return path.replaceAll(/\{(\w+)\}/g, (_whole, each: string) => (each === name ? `1${MARK}` : "1"));
}

/** Returns where the texts of a value are. */
function textsIn(value: unknown, at: readonly string[] = []): string[][] {
  if (typeof value === "string") return [[...at]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => textsIn(each, [...at, key]));
}

function marked(value: unknown, at: readonly string[]): unknown {
  const [key, ...rest] = at;
  if (key === undefined) return `${String(value)}${MARK}`;
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value) ? [...value] : { ...(value as object) };
  Object.assign(copy, { [key]: marked((value as Record<string, unknown>)[key], rest) });
  return copy;
}

/** Returns a value that meets the schema. */
function sampleOf(schema: JsonSchema, document: ApiDocument, depth: number, name = ""): unknown {
  if (depth > 5) return "x";
  if (schema.$ref !== undefined)
    return sampleOf(document.components?.schemas?.[schema.$ref.split("/").at(-1)!] ?? {}, document, depth + 1, name);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum?.[0] !== undefined) return schema.enum[0];
  const [choice] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];
  if (choice) return sampleOf(choice, document, depth + 1, name);
  switch ([schema.type].flat()[0]) {
    case "object":
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, each]) => [key, sampleOf(each, document, depth + 1, key)]),
      );
    case "array":
      return [sampleOf(schema.items ?? {}, document, depth + 1, name)];
    case "integer":
    case "number":
      return Math.max(1, schema.minimum ?? 1);
    case "boolean":
      return true;
    default:
      return textFor(schema.format, name);
  }
}

function textFor(format: string | undefined, name: string): string {
  if (/password/i.test(name)) return MEMBER_PASSWORD;
  if (/country|livesIn/i.test(name)) return "DE";
  if (/page|limit|salary|id$/i.test(name)) return "1";
  if (format === "email" || /email/i.test(name)) return "ana@example.com";
  if (format === "uuid") return "00000000-0000-4000-8000-000000000000";
  if (format === "date") return "2026-11-22";
  return "engineer";
}
