import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { rolldown } from "rolldown";
import { answerSample, sampleBoards } from "#sample/catalogue.ts";
import { readPayload } from "#sources/payload.ts";
import { sourceById } from "#sources/registry.ts";
import { V8_FLAGS } from "../guarded-process.ts";
import type { NormaliseTask } from "../parser-client.ts";
import { stampOf, storeSnapshot } from "./parser-snapshot.ts";

/** Makes the parser's snapshot: one file of all its modules, run by `node --build-snapshot` on the sample catalogue's ads. */
const ROOT = path.resolve(import.meta.dirname, "../../../..");
const ENTRY = path.join(import.meta.dirname, "snapshot-entry.ts");
/** Tables that modules read while they load lie beside them. */
const IS_TABLE = /\.(?:tsv|txt)$/;
const now = new Date();

/** Bundles the entry, and returns the modules of this checkout that are in it, as paths. */
async function bundle(file: string): Promise<string[]> {
  const bundled = await rolldown({
    input: ENTRY,
    platform: "node",
    cwd: ROOT,
    plugins: [
      {
        name: "folder-of-each-module",
        transform: (code, id) =>
          code.includes("import.meta.dirname")
            ? code.replaceAll("import.meta.dirname", JSON.stringify(path.dirname(id)))
            : null,
      },
    ],
  });
  const { output } = await bundled.write({ file, format: "cjs", codeSplitting: false });
  await bundled.close();
  return output
    .flatMap((part) => (part.type === "chunk" ? part.moduleIds : []))
    .filter((id) => path.isAbsolute(id) && !/^(?:\.\.|node_modules)[/\\]/.test(path.relative(ROOT, id)));
}

/** Returns the postings of the sample catalogue by board. */
function sampleTasks(): NormaliseTask[] {
  return sampleBoards.flatMap((board) => {
    const source = sourceById(board.source);
    return source.requests(board).flatMap((request) => {
      const { host, pathname, searchParams } = new URL(request.url);
      const answer = answerSample(host, pathname, searchParams, now);
      if (answer === null) return [];
      const payload = readPayload(source, request, Buffer.from(answer.body ?? ""), null);
      const { postings } = source.postings({ request, payload }, board);
      return [{ sourceId: source.id, sourceKind: source.kind, now, postings }];
    });
  });
}

/** Returns all files that the modules are made of, as paths from the root of the checkout. */
async function inputsOf(modules: readonly string[]): Promise<string[]> {
  const folders = [...new Set(modules.map((id) => path.dirname(id)))];
  const tables = await Promise.all(
    folders.map(async (each) => {
      const names = await readdir(each);
      return names.filter((name) => IS_TABLE.test(name)).map((name) => path.join(each, name));
    }),
  );
  const inputs = [...modules, ...tables.flat(), path.join(ROOT, "package-lock.json")];
  return inputs.map((input) => path.relative(ROOT, input)).toSorted();
}

const folder = await mkdtemp(path.join(tmpdir(), "afield-parser-"));
try {
  const [program, ads, blob] = ["parser.cjs", "ads.json", "parser.blob"].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ];
  const stamp = await stampOf(await inputsOf(await bundle(program)));
  await writeFile(ads, JSON.stringify(sampleTasks()));
  const flags = [...V8_FLAGS, "--snapshot-blob", blob, "--build-snapshot"];
  await promisify(execFile)(process.execPath, [...flags, program, ads], { env: {} });
  await storeSnapshot(await readFile(blob), stamp);
} finally {
  await rm(folder, { recursive: true });
}
