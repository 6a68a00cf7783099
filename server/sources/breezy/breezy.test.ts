import { breezy } from "./breezy.ts";
import { sourceContract } from "#test/source-contract.ts";

sourceContract(breezy, import.meta.dirname);
