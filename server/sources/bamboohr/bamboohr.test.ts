import { bamboohr } from "./bamboohr.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(bamboohr, import.meta.dirname);
