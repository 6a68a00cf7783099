import { phenom } from "./phenom.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(phenom, import.meta.dirname);
