import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { createPageCache } from "./page-cache.ts";

function site({ status = 200, cacheControl = "public, s-maxage=30" } = {}) {
  const asked: string[] = [];
  const looked: string[] = [];
  /** What the API answers by address. */
  const api = new Map([["/api/jobs/featured", "a"]]);
  let time = 0;
  const cache = createPageCache(
    {
      render(url) {
        asked.push(url);
        const headers = { "cache-control": cacheControl };
        const page = new Response(`page ${asked.length} of ${url}`, { status, headers });
        return Promise.resolve({ page, inputs: new Map(api) });
      },
      async tagOf(input) {
        looked.push(input);
        const tag = api.get(input);
        if (tag === undefined) throw new Error("away");
        return tag;
      },
    },
    () => time,
  );
  const read = async (url: string) => (await cache.get(url, undefined))?.body.toString();
  return { asked, looked, api, cache, read, pass: (ms: number) => (time += ms) };
}

test("a page is rendered once, however many ask and in whatever order the parameters stand", async () => {
  const { asked, read } = site();
  await Promise.all([read("/?role=a&location=b"), read("/?location=b&role=a")]);
  expect(await read("/?location=b&role=a")).toBe("page 1 of /?location=b&role=a");
  expect(asked).toHaveLength(1);
});

test("a page past its time is sent once more while a fresh one is made", async () => {
  const { read, pass } = site();
  await read("/");
  pass(31_000);
  expect(await read("/")).toBe("page 1 of /");
  await expect.poll(() => read("/")).toBe("page 2 of /");
});

test("what is no success, sets no s-maxage or bears an unknown parameter is not kept", async () => {
  for (const refused of [site({ status: 404 }), site({ cacheControl: "no-store" })])
    expect(await refused.read("/")).toBeUndefined();
  const { asked, read } = site();
  expect(await read("/?utm=1")).toBeUndefined();
  expect(asked).toEqual([]);
});

test("after a change a page is looked at once, and sent again when it is made of the same", async () => {
  const { asked, looked, cache, read } = site();
  await read("/");
  cache.suspect();
  expect(await Promise.all([read("/"), read("/")])).toEqual(["page 1 of /", "page 1 of /"]);
  expect(await read("/")).toBe("page 1 of /");
  expect({ asked, looked }).toEqual({ asked: ["/"], looked: ["/api/jobs/featured"] });
});

test("after a change that touches it a page is made anew, and one begun before is looked at first", async () => {
  const { api, cache, read } = site();
  const before = read("/");
  api.set("/api/jobs/featured", "b");
  cache.suspect();
  await before;
  expect(await read("/")).toBe("page 2 of /");
  api.set("/api/jobs/featured", "c");
  expect(await read("/")).toBe("page 2 of /");
  cache.suspect();
  expect(await read("/")).toBe("page 3 of /");
});

test("a page whose inputs cannot be looked at is made anew", async () => {
  const { api, cache, read } = site();
  await read("/");
  api.clear();
  cache.suspect();
  expect(await read("/")).toBe("page 2 of /");
});

test("a page has the same tag while it says the same", async () => {
  const { api, cache } = site();
  const tag = async () => (await cache.get("/", "br"))?.headers["etag"];
  const first = await tag();
  expect(first).toMatch(/^W\/"/);
  cache.suspect();
  expect(await tag()).toBe(first);
  api.set("/api/jobs/featured", "b");
  cache.suspect();
  expect(await tag()).not.toBe(first);
});

test("pages are sent compressed to who takes it", async () => {
  const { cache } = site();
  const kept = await cache.get("/", "gzip, deflate");
  expect(kept?.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(kept?.body ?? Buffer.alloc(0)).toString()).toBe("page 1 of /");
});
