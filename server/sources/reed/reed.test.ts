import { reed } from "./reed.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(reed, import.meta.dirname);
