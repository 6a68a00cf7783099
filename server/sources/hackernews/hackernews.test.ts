import { hackernews } from "./hackernews.ts";
import { sourceContract } from "#test/source-contract.ts";

sourceContract(hackernews, import.meta.dirname);
