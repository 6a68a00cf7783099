import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { createGzippedFiles, encodeFile } from "./gzipped-files.ts";

function cacheOf(make: (name: string) => string | undefined) {
  const made: string[] = [];
  const files = createGzippedFiles(async (name) => {
    made.push(name);
    return make(name);
  });
  return { files, made };
}

test("makes a file once for concurrent and later requests", async () => {
  const { files, made } = cacheOf((name) => `content of ${name}`);
  const [one, other] = await Promise.all([files.get("a"), files.get("a")]);
  expect(one).toBe(other);
  expect(await files.get("a")).toBe(one);
  expect(made).toEqual(["a"]);
});

test("does not remember what is missing or failed", async () => {
  let ready = false;
  const { files, made } = cacheOf(() => {
    if (!ready) throw new Error("not ready");
    return undefined;
  });
  await expect(files.get("a")).rejects.toThrow("not ready");
  ready = true;
  expect(await files.get("a")).toBeUndefined();
  expect(await files.get("a")).toBeUndefined();
  expect(made).toHaveLength(3);
});

test("sends a file compressed only to clients that accept it", async () => {
  const file = (await cacheOf(() => "content").files.get("a"))!;
  const compressed = await encodeFile(file, "gzip, br");
  expect(compressed.headers).toEqual({ etag: file.etag, vary: "accept-encoding", "content-encoding": "gzip" });
  expect(gunzipSync(compressed.body).toString()).toBe("content");
  const plain = await encodeFile(file);
  expect([plain.headers["content-encoding"], plain.body.toString()]).toEqual([undefined, "content"]);
});
