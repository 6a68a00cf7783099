import { greenhouse } from "./greenhouse.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(greenhouse, import.meta.dirname);
