import { z } from "zod";

/** A folder of an S3-compatible store in which machines share snapshots of search. */
export interface SnapshotStore {
  /** Its address, ending in a slash. */
  url: string;
  region: string;
  /** Signs requests; absent for a store that asks for no key. */
  key?: { id: string; secret: string };
}

const EXAMPLES = "s3://bucket/afield or https://s3.example.org/bucket/afield";

/** The settings of the store by their environment variables. */
export const SNAPSHOT_SETTINGS = {
  SNAPSHOT_URL: z
    .string()
    .refine((text) => isFolder(text), { error: `must be the URL of a folder without a password, such as ${EXAMPLES}` })
    .optional(),
  SNAPSHOT_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, { error: "must be a region such as eu-central-1" })
    .default("us-east-1"),
  SNAPSHOT_KEY_ID: z
    .string()
    .regex(/^[\w-]{3,128}$/, { error: "must be the id of an access key" })
    .optional(),
  SNAPSHOT_KEY_SECRET: z.string().min(8, { error: "must be the secret of an access key" }).optional(),
};

/** Those whose values no message repeats; an address may have been given with a password. */
export const SNAPSHOT_SECRETS = ["SNAPSHOT_URL", "SNAPSHOT_KEY_ID", "SNAPSHOT_KEY_SECRET"] as const;

type Settings = z.infer<z.ZodObject<typeof SNAPSHOT_SETTINGS>>;

/** Returns the store that the settings name; undefined for none. */
export function snapshotStoreOf({
  SNAPSHOT_URL: url,
  SNAPSHOT_REGION: region,
  SNAPSHOT_KEY_ID: id,
  SNAPSHOT_KEY_SECRET: secret,
}: Settings): SnapshotStore | undefined {
  if (url === undefined) return undefined;
  const key = id === undefined || secret === undefined ? {} : { key: { id, secret } };
  return { url: folderOf(url, region), region, ...key };
}

/** Returns what is wrong with the settings together, one line each. */
export function snapshotProblems({
  SNAPSHOT_URL: url,
  SNAPSHOT_KEY_ID: id,
  SNAPSHOT_KEY_SECRET: secret,
}: Settings): string[] {
  const problems: string[] = [];
  if ((id === undefined) !== (secret === undefined))
    problems.push("SNAPSHOT_KEY_ID and SNAPSHOT_KEY_SECRET belong together: set both or none");
  if (id !== undefined && url === undefined) problems.push("SNAPSHOT_KEY_ID needs SNAPSHOT_URL");
  return problems;
}

function isFolder(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, search, hash, hostname } = new URL(text);
  const isPlain = username + password + search + hash === "" && hostname !== "";
  return isPlain && ["s3:", "http:", "https:"].includes(protocol);
}

/** Amazon's own address of a bucket is made from its name and region. */
function folderOf(text: string, region: string): string {
  const { protocol, host, pathname, origin } = new URL(text);
  const folder = pathname.endsWith("/") ? pathname : `${pathname}/`;
  return (protocol === "s3:" ? `https://${host}.s3.${region}.amazonaws.com` : origin) + folder;
}
