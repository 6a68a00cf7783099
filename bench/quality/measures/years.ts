import type { Bounds } from "#contract/schemas/job-terms.ts";
import { prepareAd } from "#normalise/terms/prepared-ad.ts";
import { readTerms } from "#normalise/terms/terms.ts";
import { goldObjects } from "../gold.ts";
import { type Judgement, judgeValue } from "../judgement.ts";
import { judgeRows } from "./rows.ts";

interface YearsRow {
  text: string;
  expect: Bounds | null;
  src: string;
}

const words = (bounds: Bounds | null): string => (bounds === null ? "" : `${bounds.min ?? ""}-${bounds.max ?? ""}`);

function judgeFile(corpus: string, file: string, language: string): Judgement[] {
  const rows = goldObjects("ergon", file) as YearsRow[] | null;
  return judgeRows<YearsRow>({ field: "years", corpus, id: ({ src }) => src, language }, rows, ({ text, expect }) => {
    const { terms } = readTerms({ title: "", prepared: prepareAd(text).prepared });
    return judgeValue(words(terms.yearsAsked), [words(expect)]);
  });
}

export function measure(): Promise<Judgement[]> {
  return Promise.resolve([
    ...judgeFile("ergon/yoe", "yoe_corpus.jsonl", "en"),
    ...["de", "es", "fr"].flatMap((language) =>
      judgeFile(`ergon/yoe ${language}`, `${language}_yoe_corpus.jsonl`, language),
    ),
  ]);
}
