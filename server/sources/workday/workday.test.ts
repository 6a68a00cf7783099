import { workday } from "./workday.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(workday, import.meta.dirname);
