import { remotejobsorg } from "./remotejobsorg.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(remotejobsorg, import.meta.dirname);
