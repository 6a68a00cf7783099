import { breezy } from "./breezy.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(breezy, import.meta.dirname);
