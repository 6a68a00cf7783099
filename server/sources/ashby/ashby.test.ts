import { ashby } from "./ashby.ts";
import { sourceContract } from "#test/source-contract.ts";

sourceContract(ashby, import.meta.dirname);
