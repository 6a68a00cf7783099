import { workable } from "./workable.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(workable, import.meta.dirname);
