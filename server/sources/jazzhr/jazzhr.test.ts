import { jazzhr } from "./jazzhr.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(jazzhr, import.meta.dirname);
