import { deel } from "./deel.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(deel, import.meta.dirname);
