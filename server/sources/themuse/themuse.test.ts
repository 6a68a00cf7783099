import { themuse } from "./themuse.ts";
import { sourceContract } from "#test/source-contract.ts";

sourceContract(themuse, import.meta.dirname);
