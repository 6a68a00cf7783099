import { workable } from "./workable.ts";
import { sourceContract } from "#test/source-contract.ts";

sourceContract(workable, import.meta.dirname);
