import type pg from "pg";
import { beginTrace, keptInTrace } from "#app/tracing/tracing.ts";

type Send = (...args: unknown[]) => unknown;

/** Traces every statement of a connection: its text, in which values are placeholders, and how long it took. */
export function traceQueries(client: pg.PoolClient): void {
  const send = client.query.bind(client) as Send;
  client.query = ((...args: unknown[]) => {
    const text = textOf(args[0]);
    const begun = beginTrace(/^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? "statement", {
      kind: "client",
      attributes: { "db.system.name": "postgresql", "db.query.text": text },
    });
    const last = args.at(-1);
    if (typeof last === "function") {
      const answer = keptInTrace(last as (error?: Error, result?: unknown) => void);
      const ended = (error?: Error, result?: unknown) => {
        begun.end(error ?? undefined);
        answer(error, result);
      };
      return begun.within(() => send(...args.slice(0, -1), ended));
    }
    const result = begun.within(() => send(...args));
    if (result instanceof Promise) result.then(() => begun.end(), begun.end);
    // A copy goes on for as long as its stream is read.
    else begun.end();
    return result;
  }) as typeof client.query;
}

function textOf(statement: unknown): string {
  if (typeof statement === "string") return statement;
  const { text } = (statement ?? {}) as { text?: unknown };
  return typeof text === "string" ? text : "";
}
