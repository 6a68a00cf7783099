import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { modelOf, type Weights } from "#normalise/learned/sentence-model.ts";
import { PAY_ANSWERS, PAY_WEIGHTS } from "#normalise/salary/pay-model.ts";
import { LANGUAGE_WEIGHTS, MODEL_LANGUAGES } from "#normalise/terms/short-text-language.ts";
import { coarse, fitModel, type LabelledSentence, weightsText } from "./fit-model.ts";
import { languageSentences } from "./language-sentences.ts";
import { paySentences } from "./pay-sentences.ts";

interface Subject {
  sentences: readonly LabelledSentence[];
  answers: readonly string[];
  fit: (sentences: readonly LabelledSentence[], answers: readonly string[]) => Weights[];
  weights: string;
}

const SUBJECTS: readonly Subject[] = [
  { sentences: paySentences(), answers: PAY_ANSWERS, fit: fitModel, weights: PAY_WEIGHTS },
  {
    sentences: languageSentences(),
    answers: MODEL_LANGUAGES,
    fit: (sentences, answers) => coarse(fitModel(sentences, answers)),
    weights: LANGUAGE_WEIGHTS,
  },
];
/** Parts that the sentences are split into: each is scored by what the others teach. */
const PARTS = 10;
const BOUNDS = [-3, -2.2, -1.5, -0.7, 0, 0.7, 1.5, 2.2, 3];

/**
 * Learns the models of sentences, and tells by cross-validation how many sentences lie above each bound of the log odds of their own answer and of another.
 * `--write` replaces the weights; without it, an exit code of 1 says that they aren't those of the sentences.
 */
function main(): void {
  for (const subject of SUBJECTS) {
    tell(subject);
    const text = weightsText(subject.fit(subject.sentences, subject.answers));
    if (process.argv.includes("--write")) writeFileSync(subject.weights, text);
    else if (readFileSync(subject.weights, "utf8") !== text) {
      const file = path.relative(process.cwd(), subject.weights);
      console.error(
        `${file} isn't what the sentences teach: npm exec -- node tools/sentence-models/fit-models.ts --write`,
      );
      process.exitCode = 1;
    }
  }
}

/** Prints shares of sentences above bounds, in per cent: with an answer / without it. */
function tell({ sentences, answers, fit }: Subject): void {
  const odds = sentences.map((): number[] => []);
  for (let part = 0; part < PARTS; part += 1) {
    const isOf = (at: number) => at % PARTS === part;
    const { logOddsOf } = modelOf(
      fit(
        sentences.filter((_, at) => !isOf(at)),
        answers,
      ),
    );
    for (const [at, { text }] of sentences.entries()) if (isOf(at)) odds[at] = logOddsOf(text);
  }
  console.log(`${sentences.length} sentences; above ${BOUNDS.join(", ")}:`);
  for (const [at, answer] of answers.entries()) {
    const share = (isOwn: boolean, bound: number) => {
      const own = odds.filter((_, row) => (sentences[row]!.answer === answer) === isOwn);
      return ((100 * own.filter((each) => each[at]! > bound).length) / own.length).toFixed(1);
    };
    console.log(`  ${answer}: ${BOUNDS.map((bound) => `${share(true, bound)}/${share(false, bound)}`).join("  ")}`);
  }
}

main();
