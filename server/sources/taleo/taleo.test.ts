import { taleo } from "./taleo.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(taleo, import.meta.dirname);
