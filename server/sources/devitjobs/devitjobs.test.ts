import { devitjobs } from "./devitjobs.ts";
import { sourceContract } from "#test/source-contract.ts";

sourceContract(devitjobs, import.meta.dirname);
