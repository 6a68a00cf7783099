import { oracle } from "./oracle.ts";
import { sourceContract } from "#test/source-contract.ts";

sourceContract(oracle, import.meta.dirname);
