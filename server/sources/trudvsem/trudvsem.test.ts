import { trudvsem } from "./trudvsem.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(trudvsem, import.meta.dirname);
