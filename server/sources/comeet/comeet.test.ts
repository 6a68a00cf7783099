import { comeet } from "./comeet.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(comeet, import.meta.dirname);
