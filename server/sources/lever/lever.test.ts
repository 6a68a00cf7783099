import { lever } from "./lever.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(lever, import.meta.dirname);
