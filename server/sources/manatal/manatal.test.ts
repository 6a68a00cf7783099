import { manatal } from "./manatal.ts";
import { sourceContract } from "#test/source-contract.ts";

sourceContract(manatal, import.meta.dirname);
