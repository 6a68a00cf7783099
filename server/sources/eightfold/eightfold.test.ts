import { eightfold } from "./eightfold.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(eightfold, import.meta.dirname);
