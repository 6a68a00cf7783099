import { runPlaywright } from "./run-tests.ts";

const result = await runPlaywright(process.argv.slice(2));
process.exitCode = result.failed > 0 ? 1 : 0;
