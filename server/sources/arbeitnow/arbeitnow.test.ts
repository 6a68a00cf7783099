import { arbeitnow } from "./arbeitnow.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(arbeitnow, import.meta.dirname);
