import { pinpoint } from "./pinpoint.ts";
import { sourceContract } from "#test/source-contract.ts";

sourceContract(pinpoint, import.meta.dirname);
