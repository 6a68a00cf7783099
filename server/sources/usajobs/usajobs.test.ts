import { usajobs } from "./usajobs.ts";
import { sourceContract } from "#test/source-contract.ts";

sourceContract(usajobs, import.meta.dirname);
