import { neogov } from "./neogov.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(neogov, import.meta.dirname);
