import { jsonld } from "./jsonld.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(jsonld, import.meta.dirname);
