import { fourdayweek } from "./fourdayweek.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(fourdayweek, import.meta.dirname);
