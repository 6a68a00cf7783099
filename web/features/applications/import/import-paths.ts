import { applicationPath } from "#web/features/applications/application-path.ts";

/** The screens of importing and exporting. They share the route of one application, whose ids are UUIDs. */
export const IMPORT_ID = "import";
export const PROOF_ID = "proof";
export const importPath = applicationPath(IMPORT_ID);
export const proofPath = applicationPath(PROOF_ID);
