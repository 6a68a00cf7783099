import { adzuna } from "./adzuna.ts";
import { sourceContract } from "#test/source-contract.ts";

sourceContract(adzuna, import.meta.dirname);
