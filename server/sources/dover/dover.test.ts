import { dover } from "./dover.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(dover, import.meta.dirname);
