import { buildWebWhenStale } from "#app/web-build.ts";
import { buildSnapshotWhenStale } from "#ingest/parser/snapshot/build-snapshot.ts";

/** `npm run build`: what a machine without the build tools needs. */
const BUILDS = [
  ["web pages", () => buildWebWhenStale()],
  ["the parser's snapshot", () => buildSnapshotWhenStale()],
] as const;

for (const [what, build] of BUILDS) {
  const began = performance.now();
  const built = await build();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  process.stdout.write(`${what}: ${built ? `built in ${seconds} s` : "up to date"}\n`);
}
