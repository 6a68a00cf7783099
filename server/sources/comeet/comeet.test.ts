import { comeet } from "./comeet.ts";
import { sourceContract } from "#test/source-contract.ts";

sourceContract(comeet, import.meta.dirname);
