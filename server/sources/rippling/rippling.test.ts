import { rippling } from "./rippling.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(rippling, import.meta.dirname);
