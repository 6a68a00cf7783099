import { arbeitsagentur } from "./arbeitsagentur.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(arbeitsagentur, import.meta.dirname);
