import { peopleforce } from "./peopleforce.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(peopleforce, import.meta.dirname);
