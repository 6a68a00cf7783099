import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { newSource, registered } from "./new-source.ts";

const registry = readFileSync(path.join(import.meta.dirname, "../server/sources/registry.ts"), "utf8");
const body = JSON.stringify({
  meta: { total: 1 },
  openings: [{ uuid: "a1", name: "Baker", link: "https://jobs.example/a1" }],
});
const http = {
  fetch: () =>
    Promise.resolve({
      status: 200,
      notModified: false as const,
      body: Buffer.from(body),
      contentType: "application/json",
      etag: null,
      lastModified: null,
      finalUrl: "",
      bytes: body.length,
      ms: 1,
    }),
};

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "afield-source-"));
  mkdirSync(path.join(root, "server/sources"), { recursive: true });
  writeFileSync(path.join(root, "server/sources/registry.ts"), registry);
});
afterEach(() => rmSync(root, { recursive: true }));

describe("a new source", () => {
  it("gets a folder with module, test and the recorded payload", async () => {
    const made = await newSource("Bread Board", "https://api.bread.example/v1/openings", http, root);
    expect(made.id).toBe("breadboard");
    expect(readdirSync(made.folder).sort()).toEqual(["breadboard.test.ts", "breadboard.ts", "payload.json"]);
    const module = readFileSync(path.join(made.folder, "breadboard.ts"), "utf8");
    expect(module).toContain("z.object({ openings: z.array(z.unknown()) })");
    expect(module).toContain("externalId: job.uuid");
    expect(module).toContain("url: job.link");
  });

  it("is entered in the registry once, in alphabetical order", async () => {
    await newSource("Bread Board", "https://api.bread.example/v1/openings", http, root);
    const after = readFileSync(path.join(root, "server/sources/registry.ts"), "utf8");
    expect(after.match(/breadboard,/g)).toHaveLength(1);
    expect(after.indexOf("  breadboard,")).toBeGreaterThan(after.indexOf("  ashby,"));
    expect(after.indexOf("  breadboard,")).toBeLessThan(after.indexOf("  greenhouse,"));
    expect(registered(after, "breadboard")).toBe(after);
  });

  it("leaves everything else in the registry as it was", () => {
    const tail = registry.slice(registry.indexOf("/** Every source"));
    expect(registered(registry, "zebra").endsWith(tail)).toBe(true);
    expect(registered(registry, "greenhouse")).toBe(registry);
  });

  it("is refused when it is there, or when its name gives no id", async () => {
    await newSource("Bread Board", "https://api.bread.example/", http, root);
    await expect(newSource("bread-board", "https://api.bread.example/", http, root)).rejects.toThrow("already");
    await expect(newSource("123", "https://api.bread.example/", http, root)).rejects.toThrow("letter");
  });
});
