import { paylocity } from "./paylocity.ts";
import { sourceContract } from "#test/source-contract.ts";

sourceContract(paylocity, import.meta.dirname);
