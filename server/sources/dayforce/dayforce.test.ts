import { dayforce } from "./dayforce.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(dayforce, import.meta.dirname);
