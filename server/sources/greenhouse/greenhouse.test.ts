import { greenhouse } from "./greenhouse.ts";
import { sourceContract } from "#test/source-contract.ts";

sourceContract(greenhouse, import.meta.dirname);
