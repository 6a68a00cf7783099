import { workingnomads } from "./workingnomads.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(workingnomads, import.meta.dirname);
