import { ashby } from "./ashby.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(ashby, import.meta.dirname);
