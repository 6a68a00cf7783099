import { rippling } from "./rippling.ts";
import { sourceContract } from "#test/source-contract.ts";

sourceContract(rippling, import.meta.dirname);
