import { zohorecruit } from "./zohorecruit.ts";
import { sourceContract } from "#test/source-contract.ts";

sourceContract(zohorecruit, import.meta.dirname);
