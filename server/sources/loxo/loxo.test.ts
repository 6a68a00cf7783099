import { loxo } from "./loxo.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(loxo, import.meta.dirname);
