import { mycareersfuture } from "./mycareersfuture.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(mycareersfuture, import.meta.dirname);
