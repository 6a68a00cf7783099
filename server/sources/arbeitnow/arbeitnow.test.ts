import { arbeitnow } from "./arbeitnow.ts";
import { sourceContract } from "#test/source-contract.ts";

sourceContract(arbeitnow, import.meta.dirname);
