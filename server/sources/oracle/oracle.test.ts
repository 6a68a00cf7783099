import { oracle } from "./oracle.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(oracle, import.meta.dirname);
