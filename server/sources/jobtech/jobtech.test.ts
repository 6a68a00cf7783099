import { jobtech } from "./jobtech.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(jobtech, import.meta.dirname);
