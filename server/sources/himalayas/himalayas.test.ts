import { himalayas } from "./himalayas.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(himalayas, import.meta.dirname);
