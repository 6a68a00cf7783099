import { recruitee } from "./recruitee.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(recruitee, import.meta.dirname);
