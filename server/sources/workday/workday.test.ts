import { workday } from "./workday.ts";
import { sourceContract } from "#test/source-contract.ts";

sourceContract(workday, import.meta.dirname);
