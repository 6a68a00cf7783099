import { accessSync, constants } from "node:fs";
import path from "node:path";

/** Where programs of the system are. The test runner hides them from PATH, so that no test needs one by accident, and names the folders here. */
const FOLDERS = process.env["AFIELD_TOOLS_PATH"] ?? process.env["PATH"] ?? "";

/** PATH for programs that a test runs because a document shows them. */
export const toolsPath = FOLDERS;

/** Whether every one of these programs is installed. Tests of documents that show them are skipped where one is missing. */
export function hasTools(...names: string[]): boolean {
  return names.every((name) => FOLDERS.split(path.delimiter).some((folder) => isProgram(path.join(folder, name))));
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
