import { recruitee } from "./recruitee.ts";
import { sourceContract } from "#test/source-contract.ts";

sourceContract(recruitee, import.meta.dirname);
