import { paylocity } from "./paylocity.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(paylocity, import.meta.dirname);
