import { deflateRawSync } from "node:zlib";
import { BUCKETS, featuresOf, type Weights } from "#normalise/learned/sentence-model.ts";

/** A sentence with the right answer to the model's question. */
export interface LabelledSentence {
  text: string;
  answer: string;
}

const EPOCHS = 20;
const RATE = 0.3;
/** Of 127: the least weight that coarse ones keep, and their steps. */
const LEAST = 20;
const STEP = 8;
/** Keeps weights small that few sentences speak for. */
const PENALTY = 1e-4;

/** A fixed sequence of numbers from 0 to 1, so that the same sentences always give the same weights. */
function numbers(): () => number {
  let state = 7;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function shuffle(order: number[], next: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(next() * (at + 1));
    [order[at], order[other]] = [order[other]!, order[at]!];
  }
}

/**
 * Learns weights from labelled sentences by AdaGrad (Duchi, Hazan and Singer, 2011): for each answer logistic loss against all others, both sides counting the
 * same however many sentences they have. The result depends on nothing but the sentences and their order.
 */
export function fitModel(sentences: readonly LabelledSentence[], answers: readonly string[]): Weights[] {
  const examples = sentences.map(({ text, answer }) => ({ features: [...featuresOf(text)], answer }));
  return answers.map((answer) =>
    fitAnswer(
      answer,
      examples.map((example) => ({ features: example.features, isYes: example.answer === answer })),
    ),
  );
}

interface Example {
  features: readonly (readonly [bucket: number, value: number])[];
  isYes: boolean;
}

function fitAnswer(answer: string, examples: readonly Example[]): Weights {
  const yes = examples.filter(({ isYes }) => isYes).length;
  const worth = { yes: examples.length / (2 * yes), no: examples.length / (2 * (examples.length - yes)) };
  const weights = new Float64Array(BUCKETS);
  const squares = new Float64Array(BUCKETS).fill(1e-8);
  let bias = 0;
  let biasSquares = 1e-8;
  const next = numbers();
  const order = examples.map((_, at) => at);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, next);
    for (const at of order) {
      const { features, isYes } = examples[at]!;
      let sum = bias;
      for (const [bucket, value] of features) sum += weights[bucket]! * value;
      const error = (1 / (1 + Math.exp(-sum)) - Number(isYes)) * (isYes ? worth.yes : worth.no);
      for (const [bucket, value] of features) {
        const slope = error * value + PENALTY * weights[bucket]!;
        const steepness = squares[bucket]! + slope * slope;
        squares[bucket] = steepness;
        weights[bucket] = weights[bucket]! - (RATE / Math.sqrt(steepness)) * slope;
      }
      biasSquares += error * error;
      bias -= (RATE / Math.sqrt(biasSquares)) * error;
    }
  }
  return { answer, bias, ...inBytes(weights) };
}

function inBytes(weights: Float64Array): Pick<Weights, "unit" | "values"> {
  const unit = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127;
  return { unit, values: Int8Array.from(weights, (weight) => Math.round(weight / unit)) };
}

/** Returns weights without those that hardly count, and in coarser steps, which a file holds in less than half of its size. */
export function coarse(all: readonly Weights[]): Weights[] {
  return all.map((weights) => ({
    ...weights,
    values: weights.values.map((value) => (Math.abs(value) < LEAST ? 0 : Math.round(value / STEP) * STEP)),
  }));
}

/** Returns weights as text, as `readModel` reads them. */
export function weightsText(all: readonly Weights[]): string {
  const lines = all.map(({ answer, bias, unit, values }) => {
    const bytes = Buffer.from(values.buffer, values.byteOffset, values.byteLength);
    return [answer, bias, unit, deflateRawSync(bytes, { level: 9 }).toString("base64")].join("\t");
  });
  return `${lines.join("\n")}\n`;
}
