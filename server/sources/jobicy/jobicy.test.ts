import { jobicy } from "./jobicy.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(jobicy, import.meta.dirname);
