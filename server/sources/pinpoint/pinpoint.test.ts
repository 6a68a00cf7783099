import { pinpoint } from "./pinpoint.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(pinpoint, import.meta.dirname);
