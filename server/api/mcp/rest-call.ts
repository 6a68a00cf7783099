import type { FastifyInstance } from "fastify";
import { IN_PROCESS } from "#api/http/in-process.ts";

/** A call that the API refuses, in the words of its answer. */
export class ToolError extends Error {}

type Value = string | number | boolean | readonly string[] | undefined;

export interface RestRequest {
  method?: "GET" | "POST" | "PUT";
  /** The path, with parts that come from outside already percent-encoded. */
  path: string;
  query?: Readonly<Record<string, Value>>;
  body?: unknown;
}

/** Makes a call of this site's API as the client that calls the tool. Throws `ToolError` when the API refuses it. */
export type RestCall = <Answer>(request: RestRequest) => Promise<Answer>;

/** Returns how a tool calls the API: in this process, with the client's own authorization and nothing more. */
export function restCaller(app: Pick<FastifyInstance, "inject">, authorization: string | undefined): RestCall {
  return async <Answer>({ method = "GET", path, query = {}, body }: RestRequest): Promise<Answer> => {
    const params = Object.entries(query).flatMap(([name, value]): [string, string][] =>
      value === undefined || value === "" || (Array.isArray(value) && value.length === 0)
        ? []
        : [[name, String(value)]],
    );
    const search = params.length === 0 ? "" : `?${new URLSearchParams(params)}`;
    const answer = await app.inject({
      method,
      url: path + search,
      headers: { ...IN_PROCESS, ...(authorization !== undefined && { authorization }) },
      ...(body !== undefined && { payload: body as object }),
    });
    if (answer.statusCode >= 400) throw new ToolError(messageOf(answer.body));
    return answer.json<Answer>();
  };
}

function messageOf(body: string): string {
  try {
    const { message } = JSON.parse(body) as { message?: unknown };
    if (typeof message === "string") return message;
  } catch {
    // Not JSON: the answer says nothing that helps.
  }
  return "The call failed. Try again in a moment.";
}
