import { setTimeout } from "node:timers/promises";
import fc from "fast-check";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import type { AccountContext } from "#accounts/accounts.ts";
import { openAccounts } from "#accounts/open-accounts.ts";
import { buildDocumentedApp } from "#api/app.ts";
import { TokenBuckets } from "#api/load/token-buckets.ts";
import { readConfig } from "#app/config.ts";
import { createLog } from "#app/log.ts";
import { ErrorBody } from "#contract/schemas/error.ts";
import type { Database } from "#postgres/database.ts";
import { openModel } from "#test/search/open-model.ts";
import { saveTestJob } from "#test/search/saved-job.ts";
import { withDatabase } from "../measuring/own-database.ts";
import type { FaultTest } from "./fault-test.ts";
import { type JsonSchema, oddText, valuesOf } from "./site/odd-values.ts";

const REQUESTS = 100_000;
/** Requests under way at once: few enough that a busy machine refuses hardly any as too many. */
const AT_ONCE = 8;
/** Requests that are made up at once, before the totals so far are shown. */
const BATCH = 5000;
const MOST_TRIES = 5;
/** Calls that hash a password or wait for their least time come less often. */
const SLOW = "/api/auth/";
const FAST_WEIGHT = 20;
const TRACE = /\bat .+:\d+:\d+|node_modules|ZodError|\bselect\b.+\bfrom\b/i;

interface Operation {
  method: string;
  path: string;
  parameters: { in: string; name: string; schema?: JsonSchema }[];
  body: JsonSchema | null;
  statuses: string[];
}

interface Document {
  paths: Record<string, Record<string, DocumentedOperation>>;
  components?: { schemas?: Record<string, JsonSchema> };
}

interface DocumentedOperation {
  parameters?: Operation["parameters"];
  requestBody?: { content?: Record<string, { schema?: JsonSchema }> };
  responses: Record<string, unknown>;
}

interface FuzzRequest {
  operation: Operation;
  url: string;
  token: string | null;
  body: unknown;
}

export interface FuzzCount {
  requests: number;
  operations: number;
  /** Answered with a body that the call accepted. */
  accepted: number;
  /** Refused at each try, as too many at once. */
  shed: number;
  /** Answers that ended in the middle, as a long download does when the database is away. */
  cut: number;
  serverErrors: string[];
  /** Answers that the document doesn't describe. */
  breaks: string[];
  traces: string[];
}

export interface Fuzzing {
  requests: number;
  seed: number;
  /** Plants a fault: a call that fails, answers in another shape and shows a stack trace. */
  isPlanted?: boolean;
  /** Called with the totals so far after each batch. */
  onProgress?: (count: FuzzCount) => void;
}

/** Sends random requests with parameters and bodies to every call of the API's document, as a guest, a person and an operator. */
export async function fuzzApi(
  database: Database,
  { requests, seed, isPlanted = false, onProgress }: Fuzzing,
): Promise<FuzzCount> {
  const log = createLog("silent");
  const config = { ...readConfig({ AUTH_SECRET: "a secret of more than thirty-two characters" }), comingSoon: [] };
  const accounts = openAccounts({ config, database, log });
  const people = await addPeople(accounts);
  const search = await openModel({ database, log });
  const sessions = {
    accountOf: (token: string) => Promise.resolve(people[token] ? { id: people[token], passwordAgeS: 0 } : null),
  };
  let ms = 0;
  const buckets = new TokenBuckets(undefined, () => (ms += 10_000));
  const web = (instance: FastifyInstance) =>
    void instance.get("/api/planted", { config: { bucket: "network", cost: 1 } }, (_request, reply) =>
      reply.status(418).send({ trace: new Error("planted").stack }),
    );
  const { app } = await buildDocumentedApp({
    config,
    log,
    database,
    search,
    accounts,
    sessions,
    buckets,
    ...(isPlanted && { web }),
  });
  try {
    const document = (await app.inject("/api/openapi.json")).json<Document>();
    if (isPlanted) document.paths["/api/planted"] = { get: { responses: { "200": {} } } };
    const operations = operationsOf(document);
    const count: FuzzCount = {
      requests: 0,
      operations: operations.length,
      accepted: 0,
      shed: 0,
      cut: 0,
      serverErrors: [],
      breaks: [],
      traces: [],
    };
    const arbitrary = requestsOf(operations, document, Object.keys(people));
    while (count.requests < requests) {
      const numRuns = Math.min(BATCH, requests - count.requests);
      const batch = fc.sample(arbitrary, { numRuns, seed: seed + count.requests });
      await Promise.all(Array.from({ length: AT_ONCE }, () => sendAll(app, batch, count)));
      onProgress?.(count);
    }
    return count;
  } finally {
    await app.close();
    await search.close();
  }
}

/** Creates a person and an operator, with a job to ask for. Returns their ids by token. */
async function addPeople({ database, hasher }: AccountContext): Promise<Record<string, string>> {
  await saveTestJob(database, {
    title: "Engineer",
    company: "Acme",
    roles: ["software-engineer"],
    techStack: ["react"],
  });
  const { rows } = await database.pool.query<{ id: string; name: string }>(
    `insert into account (email, email_key, name, password_hash, email_verified_at, terms_version, created_at)
     select n || '-' || gen_random_uuid() || '@example.com', gen_random_uuid()::text, n, $1, now(), 'test', now() - interval '30 days'
     from unnest('{person,operator}'::text[]) n returning id, name`,
    [await hasher.hash("correct horse battery", { network: "203.0.113.1", known: true })],
  );
  const people = Object.fromEntries(rows.map(({ id, name }) => [name, id]));
  await database.pool.query("insert into operator (account_id) values ($1)", [people["operator"]]);
  return people;
}

function operationsOf(document: Document): Operation[] {
  return Object.entries(document.paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod).map(([method, { parameters = [], requestBody, responses }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
      body: requestBody?.content?.["application/json"]?.schema ?? null,
      statuses: Object.keys(responses),
    })),
  );
}

function requestsOf(
  operations: readonly Operation[],
  document: Document,
  tokens: readonly string[],
): fc.Arbitrary<FuzzRequest> {
  const resolve = (ref: string) => document.components?.schemas?.[ref.split("/").at(-1)!] ?? {};
  return fc.oneof(
    ...operations.map((operation) => ({
      weight: operation.path.startsWith(SLOW) && operation.method !== "GET" ? 1 : FAST_WEIGHT,
      arbitrary: fc
        .tuple(
          fc.record(
            Object.fromEntries(operation.parameters.map(({ name, schema = {} }) => [name, valuesOf(schema, resolve)])),
            { requiredKeys: operation.parameters.filter((each) => each.in === "path").map(({ name }) => name) },
          ),
          fc.constantFrom(...tokens, null, "dead"),
          operation.body ? valuesOf(operation.body, resolve) : fc.option(oddText, { freq: 10 }),
        )
        .map(([values, token, body]) => ({ operation, url: urlOf(operation, values), token, body })),
    })),
  );
}

function urlOf({ path, parameters }: Operation, values: Record<string, unknown>): string {
  const inQuery: string[] = [];
  let url = path;
  for (const { name, in: where } of parameters) {
    if (!(name in values)) continue;
    const text = encodeURIComponent(textOf(values[name]).toWellFormed());
    if (where === "path") url = url.replace(`{${name}}`, () => text || "x");
    else if (where === "query") inQuery.push(`${name}=${text}`);
  }
  return inQuery.length > 0 ? `${url}?${inQuery.join("&")}` : url;
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}

async function sendAll(app: FastifyInstance, requests: FuzzRequest[], count: FuzzCount): Promise<void> {
  for (let next = requests.pop(); next !== undefined; next = requests.pop()) await send(app, next, count);
}

/** Asks again after a refusal as too many, so that a busy machine's run judges as many calls as a quiet one's. */
async function answerTo(
  app: FastifyInstance,
  request: FuzzRequest,
  nth: number,
): Promise<LightMyRequestResponse | Error> {
  const { operation, url, token, body } = request;
  for (let tries = 1; ; tries += 1) {
    const answer = await app
      .inject({
        method: operation.method as "GET",
        url,
        remoteAddress: `203.0.${nth % 200}.${(nth >> 8) % 250}`,
        headers: {
          ...(token !== null && { authorization: `Bearer ${token}` }),
          ...(hasBody(request) && { "content-type": "application/json" }),
        },
        ...(hasBody(request) && { payload: JSON.stringify(body) }),
      })
      .catch((error: Error) => error);
    const isShed = !(answer instanceof Error) && answer.statusCode === 503 && operation.path !== "/readyz";
    if (!isShed || tries === MOST_TRIES) return answer;
    await setTimeout(200 * tries);
  }
}

function hasBody({ operation, body }: FuzzRequest): boolean {
  return operation.method !== "GET" && body !== null;
}

async function send(app: FastifyInstance, request: FuzzRequest, count: FuzzCount): Promise<void> {
  const { operation, url, body } = request;
  const answer = await answerTo(app, request, count.requests);
  count.requests += 1;
  if (answer instanceof Error) {
    count.cut += 1;
    return;
  }
  const { statusCode: status } = answer;
  const line = `${operation.method} ${url.slice(0, 120)} ${JSON.stringify(body)?.slice(0, 200)} → ${status} ${answer.body.slice(0, 120)}`;
  // Its answer to overload is that it isn't ready.
  if (operation.path === "/readyz") return;
  if (status === 503) {
    if (answer.headers["retry-after"] === undefined) count.serverErrors.push(line);
    else count.shed += 1;
  } else if (status >= 500) count.serverErrors.push(line);
  if (status < 300 && hasBody(request)) count.accepted += 1;
  if (status >= 400) {
    // The answer to HEAD has no body (RFC 9110, section 9.3.2).
    const isDescribed =
      operation.method === "HEAD" ? answer.body === "" : ErrorBody.strict().safeParse(jsonOf(answer.body)).success;
    if (!isDescribed) count.breaks.push(line);
    if (TRACE.test(answer.body)) count.traces.push(line);
  }
  const isKnown = operation.statuses.includes(String(status)) || [304, 404, 413, 414].includes(status);
  if (!isKnown && operation.statuses.length > 0 && status < 500)
    count.breaks.push(`${operation.method} ${operation.path} doesn’t describe ${status}: ${line}`);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export const apiFuzz: FaultTest = {
  id: "T8",
  bar: "of 100,000 random requests with parameters and bodies to every call of the API's document: 5xx 0, answers that the document doesn't describe 0, stack traces 0",
  async run(out, flags) {
    const asked = Number(flags.find((each) => each.startsWith("--requests="))?.split("=")[1] ?? REQUESTS);
    return await withDatabase({}, async (database) => {
      const onProgress = ({ requests, accepted, shed, cut, serverErrors, breaks, traces }: FuzzCount) =>
        out(
          `${requests} requests, ${accepted} bodies accepted, ${shed} shed, ${cut} cut, ${serverErrors.length} 5xx, ${breaks.length} undescribed, ${traces.length} traces`,
        );
      const count: FuzzCount = await fuzzApi(database, { requests: asked, seed: 8, onProgress });
      for (const line of [...count.serverErrors, ...count.breaks, ...count.traces].slice(0, 20)) out(line);
      const planted = await fuzzApi(database, { requests: 2000, seed: 9, isPlanted: true });
      return {
        figure: `${count.requests} requests to ${count.operations} calls (${count.accepted} bodies accepted, ${count.shed} shed, ${count.cut} cut): 5xx ${count.serverErrors.length}, breaks ${count.breaks.length}, traces ${count.traces.length}`,
        control: `a planted call: ${planted.breaks.length} breaks, ${planted.traces.length} traces`,
        isHeld:
          count.serverErrors.length + count.breaks.length + count.traces.length === 0 &&
          planted.breaks.length > 0 &&
          planted.traces.length > 0,
      };
    });
  },
};
