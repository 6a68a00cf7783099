import { jobvite } from "./jobvite.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(jobvite, import.meta.dirname);
