import { join } from "./join.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(join, import.meta.dirname);
