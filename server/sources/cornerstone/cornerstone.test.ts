import { cornerstone } from "./cornerstone.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(cornerstone, import.meta.dirname);
