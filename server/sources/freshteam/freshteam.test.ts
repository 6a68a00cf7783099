import { freshteam } from "./freshteam.ts";
import { sourceContract } from "#test/source-contract.ts";

sourceContract(freshteam, import.meta.dirname);
