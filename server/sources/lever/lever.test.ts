import { lever } from "./lever.ts";
import { sourceContract } from "#test/source-contract.ts";

sourceContract(lever, import.meta.dirname);
