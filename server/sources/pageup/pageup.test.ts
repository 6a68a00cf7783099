import { pageup } from "./pageup.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(pageup, import.meta.dirname);
