import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Posting } from "#sources/posting.ts";
import { parseTsv } from "#taxonomy/tsv.ts";

const FOLDER = path.join(import.meta.dirname, "ads");

export const LABELS = [
  "remote",
  "where",
  "salary",
  "type",
  "level",
  "edu",
  "tech",
  "tech?",
  "name",
  "visa",
  "auth",
  "clearance",
  "langs",
  "years",
  "degree",
  "travel",
  "term",
  "hours",
  "deadline",
  "pool",
  "oncall",
  "ote",
  "agency",
  "scam",
  "implausible",
] as const;
export type Label = (typeof LABELS)[number];

/** An invented job ad with the labels of a careful reader (`ads/README.md`). */
export interface OwnAd {
  id: string;
  language: string;
  posting: Posting;
  labels: ReadonlyMap<Label, string>;
}

const isLabel = (name: string): name is Label => (LABELS as readonly string[]).includes(name);

function parseAd(block: string): OwnAd {
  const [head = "", ...bodies] = block.split("\n---\n");
  const [id = "", ...lines] = head.trim().split("\n");
  const labels = new Map<Label, string>();
  const fields = new Map<string, string[]>();
  for (const line of lines) {
    const [, mark, name = "", value = ""] = /^(> )?([a-z?]+):(.*)$/.exec(line) ?? [];
    if (mark === undefined) fields.set(name, [...(fields.get(name) ?? []), value.trim()]);
    else if (!isLabel(name) || labels.has(name)) throw new Error(`${id}: unknown or repeated label ${line}`);
    else if (value.trim() !== "") labels.set(name, value.trim());
  }
  const [title = "", company = ""] = [fields.get("title")?.[0], fields.get("company")?.[0]];
  if (title === "" || company === "" || bodies.length !== 1 || !labels.has("remote"))
    throw new Error(`${id}: an ad has a title, a company, a body and a label for remote`);
  const locations = fields.get("location") ?? [];
  const posting = { externalId: id, url: "https://jobs.example/", title, company: { name: company }, locations };
  return { id, language: id.split("-")[0] ?? "", posting: { ...posting, body: bodies[0]?.trim() ?? "" }, labels };
}

/** Reads the ads of a file in the form of `ads/README.md`. */
export function adsOf(file: string): OwnAd[] {
  return readFileSync(file, "utf8").split(/^### /m).slice(1).map(parseAd);
}

/** Reads all ads of `ads/`. */
export function ownAds(): OwnAd[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith(".txt"))
    .flatMap((file) => adsOf(path.join(FOLDER, file)));
}

/** What a label allows, `[""]` where the ad doesn't say it. */
export function allowed({ labels }: Pick<OwnAd, "labels">, label: Label): string[] {
  return (labels.get(label) ?? "").split(" / ").map((value) => (value === "none" ? "" : value.trim()));
}

const disputed = new Set(
  parseTsv("disputed.tsv", readFileSync(path.join(FOLDER, "disputed.tsv"), "utf8")).map(
    (row) => `${row["id"]} ${row["label"]}`,
  ),
);

/** Whether `disputed.tsv` doubts a label of an ad. */
export function isDisputed({ id }: OwnAd, label: Label): boolean {
  return disputed.has(`${id} ${label}`);
}
