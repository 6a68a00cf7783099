import { adp } from "./adp.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(adp, import.meta.dirname);
