import { gem } from "./gem.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(gem, import.meta.dirname);
