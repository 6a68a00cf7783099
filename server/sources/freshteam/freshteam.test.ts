import { freshteam } from "./freshteam.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(freshteam, import.meta.dirname);
