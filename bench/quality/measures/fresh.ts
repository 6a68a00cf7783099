import path from "node:path";
import type { Posting } from "#sources/posting.ts";
import { readEligibility } from "#normalise/place/eligibility.ts";
import { readRemote } from "#normalise/remote.ts";
import type { NormalisedPosting } from "#normalise/result.ts";
import { inLanguage } from "#normalise/terms/prepared-ad.ts";
import { prepareText } from "#normalise/text/prepared-text.ts";
import { goldRows } from "../gold.ts";
import { type Judgement, judgeValue } from "../judgement.ts";
import { adsOf, type Label } from "../own-ads.ts";
import { judgePlaces, judgeRemote, readWholeAd } from "./whole-ads.ts";

const FOLDER = path.join(import.meta.dirname, "..", "gold", "fresh");

/** A text that was labelled before any rule read it. */
interface Fresh {
  file: string;
  /** Its place in the file: odd rows are read when rules are mended, even rows never, and no row of some files. */
  at: number;
  id: string;
  language: string;
  posting: Partial<Posting>;
  labels: ReadonlyMap<Label, string>;
}

const CORPUS = "fresh/";
const EVEN = "even rows";
const UNREAD = "unread rows";
/** Sets of which other rows were read, and none of these. */
const UNREAD_FILES: ReadonlySet<string> = new Set(["where-5"]);

/** The second set about pay and terms was written after the rules that the first one led to. */
const TERMS = "fresh-terms/";
const HELD_OUT_TERMS = "fresh-terms/second";

/** Whether a fresh text is one that nobody reads when rules are mended; null for a row of another set. */
export function isHeldOut({ corpus }: Pick<Judgement, "corpus">): boolean | null {
  if (corpus.startsWith(TERMS)) return corpus.startsWith(HELD_OUT_TERMS) || isUnread(corpus);
  return corpus.startsWith(CORPUS) ? isUnread(corpus) : null;
}

const isUnread = (corpus: string) => corpus.endsWith(EVEN) || corpus.endsWith(UNREAD);

const alternatives = (label: string) => label.split(" / ").map((each) => (each === "none" ? "" : each));

/** Reads a posting. One sentence is too short to tell its language from, so that of the row counts. */
function readFresh({
  file,
  id,
  language,
  posting: given,
}: Fresh): Pick<NormalisedPosting, "remote" | "eligibility" | "title" | "levels"> {
  const posting = {
    externalId: id,
    url: "https://jobs.example/",
    title: "Editor",
    company: { name: "Fernhill" },
    ...given,
  };
  const read = readWholeAd(posting);
  if (file === "ads" || read.adLanguage === language || language === "–") return read;
  const { prepared } = inLanguage(prepareText(posting.body), language);
  const { title, locations = [] } = posting;
  const remote = readRemote({ title, locations, tags: [], workplace: undefined, prepared, language });
  const eligibility = readEligibility({ title, locations, eligibleLocations: [], timeZones: [], prepared, language });
  return { ...read, remote, eligibility };
}

function judge(fresh: Fresh): Judgement[] {
  const { file, at, id, language, labels } = fresh;
  const read = readFresh(fresh);
  const half = UNREAD_FILES.has(file) ? UNREAD : at % 2 === 1 ? "odd rows" : EVEN;
  const header = { corpus: `${CORPUS}${file}, ${half}`, id, language, disputed: false };
  const [remote, where, name, level] = (["remote", "where", "name", "level"] as const).map((label) =>
    labels.get(label),
  );
  const places = where === undefined ? undefined : judgePlaces({ labels }, read).countries;
  return [
    ...(remote === undefined
      ? []
      : [{ field: "remote", ...header, ...judgeRemote(read.remote.verdict, alternatives(remote)) }]),
    ...(places === undefined ? [] : [{ field: "countries", ...header, ...places }]),
    ...(name === undefined ? [] : [{ field: "title", ...header, ...judgeValue(read.title, alternatives(name)) }]),
    ...(level === undefined
      ? []
      : [{ field: "level", ...header, ...judgeValue(read.levels.toSorted().join(","), alternatives(level)) }]),
  ];
}

const rowsOf = (file: string, read: (row: Record<string, string>) => Omit<Fresh, "file" | "at" | "id" | "language">) =>
  (goldRows("fresh", `${file}.tsv`) ?? []).map((row, index): Fresh => {
    const id = [row["location"], row["text"], row["title"]].filter(Boolean).join(" / ");
    return { file, at: index + 1, id, language: row["language"] ?? "–", ...read(row) };
  });

function texts(set: string): Fresh[] {
  const paragraph = (text = "") => (text === "" ? {} : { body: `<p>${text}</p>` });
  return [
    ...rowsOf(`remote${set}`, ({ text, remote = "" }) => ({
      posting: paragraph(text),
      labels: new Map([["remote", remote]]),
    })),
    ...rowsOf(`where${set}`, ({ location = "", text, where = "" }) => ({
      posting: { ...paragraph(text), locations: [location] },
      labels: new Map([["where", where]]),
    })),
    ...rowsOf(`titles${set}`, ({ title = "", name = "" }) => ({
      posting: { title },
      labels: new Map([["name", name]]),
    })),
    ...rowsOf(`levels${set}`, ({ title = "", level = "" }) => ({
      posting: { title },
      labels: new Map([["level", level]]),
    })),
  ];
}

export function measure(): Promise<Judgement[]> {
  const ads = adsOf(path.join(FOLDER, "ads.txt")).map(({ id, language, posting, labels }, index): Fresh => ({
    file: "ads",
    at: index + 1,
    id,
    language,
    posting,
    labels,
  }));
  return Promise.resolve([...["", "-2", "-3", "-4", "-5", "-6"].flatMap(texts), ...ads].flatMap(judge));
}
