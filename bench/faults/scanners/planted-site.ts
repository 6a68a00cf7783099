import { withLoopbackServer } from "../site/loopback-server.ts";

/** Runs `use` with the origin of a careless site: a page that echoes its parameter as markup, and a file of settings that anybody may read. */
export async function withPlantedSite<T>(use: (origin: string) => Promise<T>): Promise<T> {
  return await withLoopbackServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://planted.invalid");
    response.setHeader("content-type", "text/html; charset=utf-8");
    if (pathname === "/.env") return void response.end("AUTH_SECRET=planted");
    if (pathname !== "/" && pathname !== "/search") return void response.writeHead(404).end("none");
    response.end(
      `<!doctype html><html><body><p>You searched for ${searchParams.get("q") ?? "nothing"}</p><a href="/search?q=engineer">Search</a><form action="/search" method="get"><input name="q" type="text"></form></body></html>`,
    );
  }, use);
}
