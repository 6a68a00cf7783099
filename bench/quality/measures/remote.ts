import type { RemoteMode } from "#normalise/result.ts";
import { readRemote } from "#normalise/remote.ts";
import { prepareAd } from "#normalise/terms/prepared-ad.ts";
import { goldObjects, goldRows } from "../gold.ts";
import type { Judgement } from "../judgement.ts";
import { columnStarting, judgeRows, judgeTraps, type Row } from "./rows.ts";
import { judgeRemote } from "./whole-ads.ts";

function read(title: string, location: string, text: string): RemoteMode {
  const locations = location === "" ? [] : [location];
  return readRemote({ title, locations, tags: [], workplace: undefined, ...prepareAd(text, title) }).verdict;
}

const label = (isRemote: boolean) => (isRemote ? ["remote"] : ["onsite", "hybrid", "unknown"]);

function traps(): Judgement[] {
  return judgeTraps("remote", "remote_sentences", "text", (row) => {
    const verdict = read("", "", row["text"] ?? "");
    const [said, wanted] = [verdict === "unknown" ? "none" : verdict, columnStarting(row, "verdict")];
    return [said === "none" ? "" : said, wanted === "none" ? "" : wanted];
  });
}

interface ErgonRow {
  id: string;
  title: string;
  location_raw: string | null;
  description_text: string | null;
  gold: { remote: boolean | null };
}

export function measure(): Promise<Judgement[]> {
  const header = (corpus: string, id = "job_id") => ({
    field: "remote",
    corpus,
    id: (row: Row, at: number) => row[id] ?? String(at),
  });
  const linkedin = (corpus: string, file: string) =>
    judgeRows(
      { ...header(corpus), exception: (row) => [`${corpus}/remote`, row["job_id"] ?? ""] },
      goldRows(corpus, file),
      (row) =>
        judgeRemote(
          read(row["title"] ?? "", row["location"] ?? "", row["description"] ?? ""),
          label((row["remote_allowed"] ?? "") !== ""),
        ),
    );
  return Promise.resolve([
    ...traps(),
    ...judgeRows<ErgonRow>(
      { field: "remote", corpus: "ergon/gold_500", id: ({ id }) => id },
      goldObjects("ergon", "gold_500.jsonl") as ErgonRow[] | null,
      ({ title, location_raw: location, description_text: text, gold }) =>
        gold.remote === null ? undefined : judgeRemote(read(title, location ?? "", text ?? ""), label(gold.remote)),
    ),
    ...linkedin("linkedin_1k_descriptions", "postings.csv"),
    ...linkedin("linkedin_33k_titles", "job_postings.csv"),
    ...judgeRows(header("emscad_500"), goldRows("emscad_500", "fake_job_postings_500.csv"), (row) => {
      const text = [row["description"], row["requirements"], row["benefits"]].join("\n\n");
      return judgeRemote(read(row["title"] ?? "", row["location"] ?? "", text), label(row["telecommuting"] === "1"));
    }),
    ...judgeRows(
      header("datascience_env_1877", "no id"),
      goldRows("datascience_env_1877", "job_postings_clean_v2.csv"),
      (row) =>
        judgeRemote(
          read(row["title"] ?? "", row["location_updated"] ?? "", ""),
          label(row["environment"] === "Remote"),
        ),
    ),
    ...judgeRows(header("simplify_newgrad", "id"), goldRows("simplify_newgrad", "listings.csv"), (row) =>
      judgeRemote(
        read(row["title"] ?? "", row["locations"] ?? "", ""),
        label(/\bremote\b/i.test(row["locations"] ?? "")),
      ),
    ),
  ]);
}
