import { teamtailor } from "./teamtailor.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(teamtailor, import.meta.dirname);
