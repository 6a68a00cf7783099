import { teamtailor } from "./teamtailor.ts";
import { sourceContract } from "#test/source-contract.ts";

sourceContract(teamtailor, import.meta.dirname);
