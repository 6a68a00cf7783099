import { zohorecruit } from "./zohorecruit.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(zohorecruit, import.meta.dirname);
