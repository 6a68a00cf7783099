import { jobscore } from "./jobscore.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(jobscore, import.meta.dirname);
