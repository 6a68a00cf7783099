import { devitjobs } from "./devitjobs.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(devitjobs, import.meta.dirname);
