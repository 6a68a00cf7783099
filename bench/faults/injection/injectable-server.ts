import type { Database } from "#postgres/database.ts";
import { withLoopbackServer } from "../site/loopback-server.ts";
import type { InjectionTarget } from "./injection-targets.ts";

/** The same parameter twice: put together with the query as text, and passed beside it. */
export const INJECTABLE: InjectionTarget = {
  name: "planted",
  method: "GET",
  path: "/search?q=engineer*",
  body: null,
};
export const HARMLESS: InjectionTarget = { ...INJECTABLE, name: "bound", path: "/bound?q=engineer*" };

/** Runs `use` with the origin of a careless server that sqlmap must find. */
export async function withInjectableServer<T>(database: Database, use: (origin: string) => Promise<T>): Promise<T> {
  await database.pool.query("create table planted_title (title text)");
  await database.pool.query("insert into planted_title select 'engineer ' || n from generate_series(1, 20) n");
  return await withLoopbackServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://planted.invalid");
    const text = searchParams.get("q") ?? "";
    const asked =
      pathname === "/bound"
        ? database.pool.query("select title from planted_title where title like $1", [`%${text.replaceAll("\0", "")}%`])
        : database.pool.query(`select title from planted_title where title like '%${text}%'`);
    asked.then(
      (result) => response.end(JSON.stringify([result].flat().flatMap((each) => each.rows))),
      (error: Error) => response.writeHead(500).end(error.message),
    );
  }, use);
}
