import { bamboohr } from "./bamboohr.ts";
import { sourceContract } from "#test/source-contract.ts";

sourceContract(bamboohr, import.meta.dirname);
