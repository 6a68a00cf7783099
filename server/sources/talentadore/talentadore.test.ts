import { talentadore } from "./talentadore.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(talentadore, import.meta.dirname);
