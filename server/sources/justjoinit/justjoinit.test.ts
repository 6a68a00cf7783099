import { justjoinit } from "./justjoinit.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(justjoinit, import.meta.dirname);
