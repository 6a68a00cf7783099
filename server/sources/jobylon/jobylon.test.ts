import { jobylon } from "./jobylon.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(jobylon, import.meta.dirname);
