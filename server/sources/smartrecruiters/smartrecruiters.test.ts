import { smartrecruiters } from "./smartrecruiters.ts";
import { sourceContract } from "#test/source-contract.ts";

sourceContract(smartrecruiters, import.meta.dirname);
