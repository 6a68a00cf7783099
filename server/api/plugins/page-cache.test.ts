import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { createPageCache } from "./page-cache.ts";

function site({ status = 200, cacheControl = "public, s-maxage=30" } = {}) {
  const asked: string[] = [];
  let time = 0;
  const cache = createPageCache(
    (url) => {
      asked.push(url);
      return Promise.resolve(
        new Response(`page ${asked.length} of ${url}`, { status, headers: { "cache-control": cacheControl } }),
      );
    },
    () => time,
  );
  const read = async (url: string) => (await cache.get(url, undefined))?.body.toString();
  return { asked, cache, read, pass: (ms: number) => (time += ms) };
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

test("after clear everything is rendered anew, and a page begun before is not kept", async () => {
  const { asked, cache, read } = site();
  const before = read("/");
  cache.clear();
  await before;
  await read("/");
  expect(asked).toHaveLength(2);
});

test("pages are sent compressed to who takes it", async () => {
  const { cache } = site();
  const kept = await cache.get("/", "gzip, deflate");
  expect(kept?.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(kept?.body ?? Buffer.alloc(0)).toString()).toBe("page 1 of /");
});
