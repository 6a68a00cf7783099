import { paths } from "#web/shell/paths.ts";

/** The screens of importing and exporting. They share the route of one application, whose ids are UUIDs. */
export const IMPORT_ID = "import";
export const PROOF_ID = "proof";
export const importPath = paths.application(IMPORT_ID);
export const proofPath = paths.application(PROOF_ID);
