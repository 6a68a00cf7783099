import { torre } from "./torre.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(torre, import.meta.dirname);
