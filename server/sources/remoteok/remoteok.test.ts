import { remoteok } from "./remoteok.ts";
import { sourceContract } from "#test/source-contract.ts";

sourceContract(remoteok, import.meta.dirname);
