import { workingnomads } from "./workingnomads.ts";
import { sourceContract } from "#test/source-contract.ts";

sourceContract(workingnomads, import.meta.dirname);
