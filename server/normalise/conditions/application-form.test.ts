import { expect, test } from "vitest";
import type { PostingQuestion } from "#sources/posting.ts";
import { normalise } from "#normalise/pipeline.ts";

const question = (text: string, kind: PostingQuestion["kind"] = "line", required = true) => ({ text, kind, required });

const read = (questions: PostingQuestion[] | undefined) =>
  normalise(
    {
      externalId: "1",
      url: "https://jobs.example/1",
      title: "Editor",
      company: { name: "Fernhill" },
      body: "<p>You edit books.</p>",
      ...(questions !== undefined && { questions }),
    },
    { sourceId: "recruitee", sourceKind: "ats", now: new Date("2026-11-22T12:00:00Z") },
  );

test("counts questions, and those that take long answers", () => {
  const essays = [question("Why us?", "essay"), question("Show yourself.", "video")];
  const { applicationForm, applicationEffort, evidence } = read([question("Which tools?"), ...essays]);
  expect(applicationForm).toEqual({ questions: 3, essays: 2 });
  expect(applicationEffort).toEqual(["1-3", "essay"]);
  expect(evidence["applicationForm"]).toBe("questions: 3, of them at length: 2");
});

test.each([
  [0, ["0", "no-essay"]],
  [3, ["1-3", "no-essay"]],
  [4, ["4-9", "no-essay"]],
  [12, ["10", "no-essay"]],
])("groups %s questions", (count, choices) => {
  expect(read(Array.from({ length: count }, () => question("Which tools?"))).applicationEffort).toEqual(choices);
});

test("a source that tells nothing of its form says nothing of the effort", () => {
  expect(read(undefined)).toMatchObject({ applicationForm: null, applicationEffort: [] });
});

test("a question that everybody must answer is evidence for where people must be allowed to work", () => {
  const asked = "Are you legally authorised to work in Belgium?";
  expect(read([question(asked, "yes-no")])).toMatchObject({
    workAuthorisation: ["BE"],
    evidence: { workAuthorisation: asked },
  });
  expect(read([question(asked, "yes-no", false)]).workAuthorisation).toEqual([]);
  expect(read([question("Do you like Belgium?", "yes-no")]).workAuthorisation).toEqual([]);
});
