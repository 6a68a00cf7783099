import { hh } from "./hh.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(hh, import.meta.dirname);
