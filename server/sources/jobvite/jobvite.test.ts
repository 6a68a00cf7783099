import { jobvite } from "./jobvite.ts";
import { sourceContract } from "#test/source-contract.ts";

sourceContract(jobvite, import.meta.dirname);
