import { jobicy } from "./jobicy.ts";
import { sourceContract } from "#test/source-contract.ts";

sourceContract(jobicy, import.meta.dirname);
