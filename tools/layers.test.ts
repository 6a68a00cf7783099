import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { checkLayers } from "./layers.ts";

const root = mkdtempSync(path.join(tmpdir(), "afield-layers-"));
afterAll(() => rmSync(root, { recursive: true }));

/** Writes a small code base: each file with the lines given. */
function plant(files: Record<string, string>): void {
  rmSync(root, { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
}

const sound = {
  "contract/job.ts": "export const job = 1;\n",
  "server/store/jobs.ts": 'import { job } from "../../contract/job.ts";\nexport const jobs = job;\n',
  "server/search/query.ts": 'import { jobs } from "../store/jobs.ts";\nexport const query = jobs;\n',
};

test("imports along the flow of data are allowed, and every file is read", async () => {
  plant(sound);
  expect(await checkLayers(root)).toEqual({ breaches: [], circles: [], modules: 3, files: 3 });
});

test.each([
  [
    "store from search",
    "server/store/bad.ts",
    'import { query } from "../search/query.ts";\nexport const bad = query;\n',
  ],
  ["contract from server", "contract/bad.ts", 'import { jobs } from "#store/jobs.ts";\nexport const bad = jobs;\n'],
  ["web from server", "web/bad.tsx", 'import { jobs } from "#store/jobs.ts";\nexport const bad = jobs;\n'],
  ["http from store", "server/http/bad.ts", 'export { jobs } from "../store/jobs.ts";\n'],
  ["a type alone", "server/store/bad.ts", 'import type { Q } from "../search/query.ts";\nexport type Bad = Q;\n'],
  ["a file that is not there", "server/store/bad.ts", 'import { gone } from "./gone.ts";\nexport const bad = gone;\n'],
])("a planted violation is found: %s", async (_name, file, text) => {
  plant({ ...sound, [file]: text });
  const { breaches } = await checkLayers(root);
  expect(breaches).toEqual([expect.stringContaining(`${file} → `)]);
});

test("a page takes types from a file of schemas, and values only from others", async () => {
  const schemas = {
    "contract/shapes.ts":
      'import { z } from "zod";\nexport const Shape = z.string();\nexport type Shape = string;\nexport const MOST = 3;\n',
    "contract/more.ts": 'import { MOST } from "./shapes.ts";\nexport const TWICE = 2 * MOST;\n',
    "contract/apart.ts": 'import type { Shape } from "./shapes.ts";\nexport const APART: Shape = "";\n',
  };
  plant({
    ...schemas,
    "web/types.ts": 'import type { Shape } from "../contract/shapes.ts";\nexport const one: Shape = "";\n',
    "web/apart.ts": 'import { APART } from "../contract/apart.ts";\nexport const two = APART;\n',
  });
  expect((await checkLayers(root)).breaches).toEqual([]);
  plant({
    ...schemas,
    "web/value.ts":
      'import { MOST, type Shape } from "../contract/shapes.ts";\nexport const three: Shape = String(MOST);\n',
    "web/through.ts": 'import { TWICE } from "../contract/more.ts";\nexport const four = TWICE;\n',
    "web/page.ts": 'import { four } from "./through.ts";\nexport const five = four;\n',
  });
  expect((await checkLayers(root)).breaches.toSorted()).toEqual([
    "web/through.ts → contract/more.ts",
    "web/value.ts → contract/shapes.ts",
  ]);
});

test("a test file may import from anywhere", async () => {
  plant({ ...sound, "server/store/jobs.test.ts": 'import { query } from "../search/query.ts";\nquery;\n' });
  expect((await checkLayers(root)).breaches).toEqual([]);
});

test.each([
  ["values", 'import { two } from "./two.ts";\nexport const one = () => two;\n'],
  ["types alone", 'import type { two } from "./two.ts";\nexport const one = (value: typeof two) => value;\n'],
])("a planted circle of %s is found", async (_name, one) => {
  plant({
    ...sound,
    "server/store/one.ts": one,
    "server/store/two.ts": 'import { one } from "./one.ts";\nexport const two = one;\n',
  });
  expect((await checkLayers(root)).circles).toEqual([["server/store/one.ts", "server/store/two.ts"]]);
});
