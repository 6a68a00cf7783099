import { landingjobs } from "./landingjobs.ts";
import { sourceContract } from "#test/source-contract.ts";

sourceContract(landingjobs, import.meta.dirname);
