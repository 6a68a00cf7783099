import type { RemoteMode } from "#normalise/result.ts";
import { readRemote } from "#normalise/remote.ts";
import { prepareText } from "#normalise/text/prepared-text.ts";
import { goldObjects, goldRows, isException, trapRows } from "./gold.ts";
import { percent, type QualityRow, scoreRows } from "./row.ts";

const LABEL = "verdict(remote/hybrid/onsite/none)";

interface Ad {
  title: string;
  location: string;
  text: string;
}

function read({ title, location, text }: Ad): RemoteMode {
  return readRemote({
    title,
    locations: location === "" ? [] : [location],
    tags: [],
    workplace: undefined,
    prepared: prepareText(text),
  }).verdict;
}

/** Remote if any of three words stands anywhere. */
function naive({ title, location, text }: Ad): RemoteMode {
  return /remote|work from home|wfh/i.test(`${title} ${location} ${text}`) ? "remote" : "unknown";
}

function traps(): QualityRow[] {
  const rows = trapRows("remote_sentences", "text");
  if (rows === null) return [];
  const isRight = (verdictOf: (ad: Ad) => RemoteMode) => (row: Record<string, string>) => {
    const verdict = verdictOf({ title: "", location: "", text: row["text"] ?? row["sentence"] ?? "" });
    return (verdict === "unknown" ? "none" : verdict) === (row[LABEL] ?? row["verdict"]);
  };
  const header = { field: "remote", yardstick: "hand_traps/remote_sentences, verdict right", reach: 93 };
  return [scoreRows(header, rows, { ours: isRight(read), naive: isRight(naive) })];
}

function precisionAndRecall(
  set: string,
  ads: readonly (Ad & { remote: boolean })[],
  reach: [number | null, number | null],
): QualityRow[] {
  const score = (verdictOf: (ad: Ad) => RemoteMode) => {
    const said = ads.filter((ad) => verdictOf(ad) === "remote");
    const hits = said.filter((ad) => ad.remote).length;
    return { precision: percent(hits, said.length), recall: percent(hits, ads.filter((ad) => ad.remote).length) };
  };
  const [ours, simple] = [score(read), score(naive)];
  return [
    {
      field: "remote",
      yardstick: `${set}, precision of "remote"`,
      n: ads.length,
      figure: ours.precision,
      baseline: simple.precision,
      reach: reach[0],
    },
    {
      field: "remote",
      yardstick: `${set}, recall of "remote"`,
      n: ads.length,
      figure: ours.recall,
      baseline: simple.recall,
      reach: reach[1],
    },
  ];
}

export function measure(): Promise<QualityRow[]> {
  const linkedin = (goldRows("linkedin_1k_descriptions", "postings.csv") ?? [])
    .filter((row) => !isException("linkedin_1k_descriptions/remote", row["job_id"] ?? ""))
    .map((row) => ({
      title: row["title"] ?? "",
      location: row["location"] ?? "",
      text: row["description"] ?? "",
      remote: (row["remote_allowed"] ?? "") !== "",
    }));
  const ergon = (
    (goldObjects("ergon", "gold_500.jsonl") ?? []) as {
      id: string;
      title: string;
      location_raw: string | null;
      description_text: string | null;
      gold: { remote: boolean | null };
    }[]
  )
    .filter((row) => row.gold.remote !== null && !isException("ergon/gold_500", row.id))
    .map((row) => ({
      title: row.title,
      location: row.location_raw ?? "",
      text: row.description_text ?? "",
      remote: row.gold.remote === true,
    }));
  return Promise.resolve([
    ...traps(),
    ...(linkedin.length === 0 ? [] : precisionAndRecall("linkedin_1k from text", linkedin, [92, 45])),
    ...(ergon.length === 0 ? [] : precisionAndRecall("ergon/gold_500", ergon, [null, null])),
  ]);
}
