import { adzuna } from "./adzuna.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(adzuna, import.meta.dirname);
