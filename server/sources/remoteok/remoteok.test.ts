import { remoteok } from "./remoteok.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(remoteok, import.meta.dirname);
