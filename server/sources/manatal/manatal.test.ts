import { manatal } from "./manatal.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(manatal, import.meta.dirname);
