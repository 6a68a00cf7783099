import { getonbrd } from "./getonbrd.ts";
import { sourceContract } from "#test/recordings/source-contract.ts";

sourceContract(getonbrd, import.meta.dirname);
