import { ismartrecruit } from "./ismartrecruit.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(ismartrecruit, import.meta.dirname);
