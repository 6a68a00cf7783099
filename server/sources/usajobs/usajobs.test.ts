import { usajobs } from "./usajobs.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(usajobs, import.meta.dirname);
