import { quickin } from "./quickin.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(quickin, import.meta.dirname);
