import { landingjobs } from "./landingjobs.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(landingjobs, import.meta.dirname);
