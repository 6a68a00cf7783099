import { nofluffjobs } from "./nofluffjobs.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(nofluffjobs, import.meta.dirname);
