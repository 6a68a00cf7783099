import { remotive } from "./remotive.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(remotive, import.meta.dirname);
