import { catsone } from "./catsone.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(catsone, import.meta.dirname);
