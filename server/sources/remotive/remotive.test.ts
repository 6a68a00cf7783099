import { remotive } from "./remotive.ts";
import { sourceContract } from "#test/source-contract.ts";

sourceContract(remotive, import.meta.dirname);
