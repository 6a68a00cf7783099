import { jsonld } from "./jsonld.ts";
import { sourceContract } from "#test/source-contract.ts";

sourceContract(jsonld, import.meta.dirname);
