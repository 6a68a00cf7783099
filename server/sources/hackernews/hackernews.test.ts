import { hackernews } from "./hackernews.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(hackernews, import.meta.dirname);
