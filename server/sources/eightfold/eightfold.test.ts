import { eightfold } from "./eightfold.ts";
import { sourceContract } from "#test/source-contract.ts";

sourceContract(eightfold, import.meta.dirname);
