import { expect, test } from "vitest";
import { decidingPassage } from "./deciding-passage.ts";

const TEXT =
  "We bake bread.\nThis role is remote. We hire in any EU country. The team meets twice a year.\n- Only within Spain";

test("returns a sentence with the rest of its paragraph", () => {
  expect(decidingPassage({ scope: "places", evidence: "We hire in any EU country." }, TEXT)).toEqual({
    from: "text",
    before: "This role is remote. ",
    decided: "We hire in any EU country.",
    after: " The team meets twice a year.",
  });
});

test("strips the dash of a list item", () => {
  expect(decidingPassage({ scope: "places", evidence: "- Only within Spain" }, TEXT)).toEqual({
    from: "text",
    before: "",
    decided: "Only within Spain",
    after: "",
  });
});

test("returns nothing before a sentence that starts the text", () => {
  expect(decidingPassage({ scope: "places", evidence: "We bake bread." }, TEXT)).toMatchObject({
    before: "",
    after: "",
  });
});

test("returns a field of the source with its name", () => {
  expect(decidingPassage({ scope: "places", evidence: "location: Remote (EU) | location: Berlin" }, TEXT)).toEqual({
    from: "field",
    before: "location: ",
    decided: "Remote (EU)",
    after: "",
  });
});

test("returns evidence that is not in the text by itself", () => {
  expect(decidingPassage({ scope: "worldwide", evidence: "Anywhere on Earth" }, TEXT)).toMatchObject({
    decided: "Anywhere on Earth",
    before: "",
  });
});

test("cuts a long paragraph between words on both sides", () => {
  const long = `${"word ".repeat(100)}Hire me.${" more".repeat(100)}`;
  const passage = decidingPassage({ scope: "places", evidence: "Hire me." }, long);
  expect(passage?.before).toMatch(/^… word .*word $/);
  expect(passage?.after).toMatch(/^ more .*more …$/);
  expect(passage!.before.length + passage!.after.length).toBeLessThan(460);
});

test("returns null for a job that does not state where its people may live", () => {
  expect(decidingPassage({ scope: "unstated", evidence: "location: Remote" }, TEXT)).toBeNull();
});
