import { join } from "./join.ts";
import { sourceContract } from "#test/source-contract.ts";

sourceContract(join, import.meta.dirname);
