import { clearcompany } from "./clearcompany.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(clearcompany, import.meta.dirname);
