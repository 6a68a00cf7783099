import { weworkremotely } from "./weworkremotely.ts";
import { sourceContract } from "#test/source-contract.ts";

sourceContract(weworkremotely, import.meta.dirname);
