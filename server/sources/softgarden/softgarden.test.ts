import { softgarden } from "./softgarden.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(softgarden, import.meta.dirname);
