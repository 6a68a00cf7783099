import { himalayas } from "./himalayas.ts";
import { sourceContract } from "#test/source-contract.ts";

sourceContract(himalayas, import.meta.dirname);
