import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { createPageCache } from "./page-cache.ts";

function site({ status = 200, cacheControl = "public, s-maxage=30", text = "" } = {}) {
  const rendered: string[] = [];
  const checked: string[] = [];
  /** The tag of the API's response, by URL. */
  const api = new Map([["/api/jobs/featured", "a"]]);
  let time = 0;
  const cache = createPageCache(
    {
      render(url) {
        rendered.push(url);
        const headers = { "cache-control": cacheControl };
        const page = new Response(`page ${rendered.length} of ${url}${text}`, { status, headers });
        return Promise.resolve({ page, inputs: new Map(api) });
      },
      async tagOf(input) {
        checked.push(input);
        const tag = api.get(input);
        if (tag === undefined) throw new Error("away");
        return tag;
      },
    },
    () => time,
  );
  const read = async (url: string) => (await cache.get(url, undefined))?.body.toString();
  return { rendered, checked, api, cache, read, advance: (ms: number) => (time += ms) };
}

test("renders a page once for concurrent and later requests, with its parameters in any order", async () => {
  const { rendered, read } = site();
  await Promise.all([read("/?role=a&location=b"), read("/?location=b&role=a")]);
  expect(await read("/?location=b&role=a")).toBe("page 1 of /?location=b&role=a");
  expect(rendered).toHaveLength(1);
});

test("serves an expired page once more while rendering a fresh one", async () => {
  const { read, advance } = site();
  await read("/");
  advance(31_000);
  expect(await read("/")).toBe("page 1 of /");
  await expect.poll(() => read("/")).toBe("page 2 of /");
});

test("does not cache errors, pages without s-maxage or URLs with unknown parameters", async () => {
  for (const refused of [site({ status: 404 }), site({ cacheControl: "no-store" })])
    expect(await refused.read("/")).toBeUndefined();
  const { rendered, read } = site();
  expect(await read("/?utm=1")).toBeUndefined();
  expect(rendered).toEqual([]);
});

test("checks a page once after a change and serves it again if its inputs are the same", async () => {
  const { rendered, checked, cache, read } = site();
  await read("/");
  cache.revalidateAll();
  expect(await Promise.all([read("/"), read("/")])).toEqual(["page 1 of /", "page 1 of /"]);
  expect(await read("/")).toBe("page 1 of /");
  expect({ rendered, checked }).toEqual({ rendered: ["/"], checked: ["/api/jobs/featured"] });
});

test("renders a page again after its inputs change, and checks one whose rendering began before the change", async () => {
  const { api, cache, read } = site();
  const before = read("/");
  api.set("/api/jobs/featured", "b");
  cache.revalidateAll();
  await before;
  expect(await read("/")).toBe("page 2 of /");
  api.set("/api/jobs/featured", "c");
  expect(await read("/")).toBe("page 2 of /");
  cache.revalidateAll();
  expect(await read("/")).toBe("page 3 of /");
});

test("renders a page again when its inputs cannot be checked", async () => {
  const { api, cache, read } = site();
  await read("/");
  api.clear();
  cache.revalidateAll();
  expect(await read("/")).toBe("page 2 of /");
});

test("tags equal pages equally", async () => {
  const { api, cache } = site();
  const tag = async () => (await cache.get("/", "br"))?.headers["etag"];
  const first = await tag();
  expect(first).toMatch(/^W\/"/);
  cache.revalidateAll();
  expect(await tag()).toBe(first);
  api.set("/api/jobs/featured", "b");
  cache.revalidateAll();
  expect(await tag()).not.toBe(first);
});

test("compresses pages for clients that accept it", async () => {
  const { cache } = site();
  const page = await cache.get("/", "gzip, deflate");
  expect(page?.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(page?.body ?? Buffer.alloc(0)).toString()).toBe("page 1 of /");
});

test("packs a page quickly for its first readers, and smaller once a second one has asked for it", async () => {
  const text = Array.from({ length: 4000 }, (_, at) => `<li>${(at * 7919) % 1009} of ${at}</li>`).join("");
  const { cache } = site({ text });
  const size = async () => {
    const page = await cache.get("/", "gzip, br");
    expect(page?.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(page?.body ?? Buffer.alloc(0)).toString()).toBe(`page 1 of /${text}`);
    return page!.body.length;
  };
  // Requests for other encodings don't count.
  for (let reader = 0; reader < 2; reader += 1) await cache.get("/", "gzip");
  const first = await size();
  await expect.poll(size).toBeLessThan(first);
  for (const [accept, unpacked] of [
    ["gzip", gunzipSync],
    [undefined, (body: Buffer) => body],
  ] as const)
    expect(unpacked((await cache.get("/", accept))!.body).toString()).toBe(`page 1 of /${text}`);
});

test("keeps a page that is read among thousands that aren't read again", async () => {
  const { rendered, read } = site({ text: "<p>A page like any other.</p>".repeat(2000) });
  for (let page = 0; page < 1000; page += 1) {
    await read(`/job/${page}`);
    if (page % 400 === 0) await read("/");
  }
  expect(rendered.filter((url) => url === "/")).toHaveLength(1);
  expect(rendered).toHaveLength(1001);
});
