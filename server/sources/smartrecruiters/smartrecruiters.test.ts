import { smartrecruiters } from "./smartrecruiters.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(smartrecruiters, import.meta.dirname);
