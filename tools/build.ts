import { buildWebWhenStale } from "#app/web-build.ts";

const began = performance.now();
const built = await buildWebWhenStale();
const seconds = ((performance.now() - began) / 1000).toFixed(1);
process.stdout.write(built ? `web pages built in ${seconds} s\n` : "web pages are up to date\n");
