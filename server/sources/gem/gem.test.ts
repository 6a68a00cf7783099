import { gem } from "./gem.ts";
import { sourceContract } from "#test/source-contract.ts";

sourceContract(gem, import.meta.dirname);
