import { jazzhr } from "./jazzhr.ts";
import { sourceContract } from "#test/source-contract.ts";

sourceContract(jazzhr, import.meta.dirname);
