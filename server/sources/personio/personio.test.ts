import { personio } from "./personio.ts";
import { sourceContract } from "#test/source-contract.ts";

sourceContract(personio, import.meta.dirname);
