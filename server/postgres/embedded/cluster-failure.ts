import { EmbeddedPostgresError } from "./account.ts";

const CAUSES: readonly (readonly [messages: readonly string[], sentence: (root: string) => string])[] = [
  [
    ["No space left on device", "ENOSPC", "Disk quota exceeded", "EDQUOT"],
    (root) => `The disk of ${root} is full. Free some space, or set DATA_DIR to a folder on another disk.`,
  ],
  [
    ["Read-only file system", "EROFS"],
    (root) => `The disk of ${root} is mounted read-only. Mount it for writing, or set DATA_DIR to another folder.`,
  ],
  [
    ["Cannot allocate memory", "ENOMEM"],
    () => "This machine has too little free memory for the embedded database. Free some.",
  ],
];

/** Explains why the cluster could not be created or started: in one sentence where the cause is known, else with what PostgreSQL said. */
export function clusterFailure(root: string, said: string, otherwise: string): EmbeddedPostgresError {
  const known = CAUSES.find(([messages]) => messages.some((message) => said.includes(message)));
  return new EmbeddedPostgresError(known === undefined ? `${otherwise}${said}` : known[1](root));
}
