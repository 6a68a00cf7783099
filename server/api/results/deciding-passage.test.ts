import { expect, test } from "vitest";
import { decidingPassage } from "./deciding-passage.ts";

const TEXT =
  "We bake bread.\nThis role is remote. We hire in any EU country. The team meets twice a year.\n- Only within Spain";

test("a sentence is given with the rest of its paragraph", () => {
  expect(decidingPassage({ scope: "places", evidence: "We hire in any EU country." }, TEXT)).toEqual({
    from: "text",
    before: "This role is remote. ",
    decided: "We hire in any EU country.",
    after: " The team meets twice a year.",
  });
});

test("an item of a list is given without its dash", () => {
  expect(decidingPassage({ scope: "places", evidence: "- Only within Spain" }, TEXT)).toEqual({
    from: "text",
    before: "",
    decided: "Only within Spain",
    after: "",
  });
});

test("a sentence at the very start has nothing before it", () => {
  expect(decidingPassage({ scope: "places", evidence: "We bake bread." }, TEXT)).toMatchObject({
    before: "",
    after: "",
  });
});

test("a field of the source is given with its name", () => {
  expect(decidingPassage({ scope: "places", evidence: "location: Remote (EU) | location: Berlin" }, TEXT)).toEqual({
    from: "field",
    before: "location: ",
    decided: "Remote (EU)",
    after: "",
  });
});

test("words that do not stand in the text are given alone", () => {
  expect(decidingPassage({ scope: "worldwide", evidence: "Anywhere on Earth" }, TEXT)).toMatchObject({
    decided: "Anywhere on Earth",
    before: "",
  });
});

test("a long paragraph is cut at words on both sides", () => {
  const long = `${"word ".repeat(100)}Hire me.${" more".repeat(100)}`;
  const passage = decidingPassage({ scope: "places", evidence: "Hire me." }, long);
  expect(passage?.before).toMatch(/^… word .*word $/);
  expect(passage?.after).toMatch(/^ more .*more …$/);
  expect(passage!.before.length + passage!.after.length).toBeLessThan(460);
});

test("a job that does not say where one may live has no passage", () => {
  expect(decidingPassage({ scope: "unstated", evidence: "location: Remote" }, TEXT)).toBeNull();
});
