import { themuse } from "./themuse.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(themuse, import.meta.dirname);
