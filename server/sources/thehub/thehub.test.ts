import { thehub } from "./thehub.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(thehub, import.meta.dirname);
