import { personio } from "./personio.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(personio, import.meta.dirname);
