import { runProgram } from "./start/program.ts";

await runProgram(process.argv);
