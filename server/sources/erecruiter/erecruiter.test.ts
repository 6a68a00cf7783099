import { erecruiter } from "./erecruiter.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(erecruiter, import.meta.dirname);
