import { traffit } from "./traffit.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(traffit, import.meta.dirname);
