import { weworkremotely } from "./weworkremotely.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(weworkremotely, import.meta.dirname);
