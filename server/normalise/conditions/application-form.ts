import type { ApplicationForm } from "#contract/schemas/job-terms.ts";
import type { Evidenced } from "#normalise/result.ts";
import type { Sentence } from "#normalise/text/prepared-text.ts";
import type { PostingQuestion } from "#sources/posting.ts";
import { type Step, stepsWithin } from "./amounts.ts";

const QUESTIONS: readonly Step[] = [
  { value: "0", from: 0 },
  { value: "1-3", from: 1 },
  { value: "4-9", from: 4 },
  { value: "10", from: 10 },
];

/** Returns what the employer's form asks, where the source tells; a video counts as a long answer. */
export function readApplicationForm(
  questions: readonly PostingQuestion[] | undefined,
): Evidenced<ApplicationForm | null> {
  if (questions === undefined) return { value: null, evidence: "" };
  const essays = questions.filter(({ kind }) => kind === "essay" || kind === "video").length;
  const value = { questions: questions.length, essays };
  return { value, evidence: `questions: ${value.questions}, of them at length: ${essays}` };
}

/** Returns the choices of the filter that a form falls into. */
export function effortChoices(form: ApplicationForm | null): string[] {
  if (form === null) return [];
  const { questions, essays } = form;
  return [...stepsWithin({ min: questions, max: questions }, QUESTIONS), essays === 0 ? "no-essay" : "essay"];
}

/** Returns the questions that everybody has to answer with yes or no: "Are you allowed to work in Belgium?" says what the job asks for. */
export function askedOfEverybody(questions: readonly PostingQuestion[] = []): Sentence[] {
  return questions
    .filter(({ kind, required }) => required && kind === "yes-no")
    .map(({ text }) => ({ text, section: "process" }));
}
