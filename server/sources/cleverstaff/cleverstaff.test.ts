import { cleverstaff } from "./cleverstaff.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(cleverstaff, import.meta.dirname);
