import { expect, test } from "vitest";
import { headingKind } from "./sections.ts";
import { prepareText } from "./prepared-text.ts";

test.each([
  ["About us", "about"],
  ["About the role", "role"],
  ["What you'll do", "responsibilities"],
  ["Your profile", "requirements"],
  ["Nice to have", "nice-to-have"],
  ["Preferred qualifications", "nice-to-have"],
  ["Perks and benefits", "benefits"],
  ["Salary range", "compensation"],
  ["Equal Opportunity Employer", "eeo"],
  ["How to apply", "process"],
  ["Deine Aufgaben", "responsibilities"],
  ["Das bringst du mit", "requirements"],
  ["Wir bieten", "benefits"],
  ["Profil recherché", "requirements"],
  ["Requisitos", "requirements"],
  ["Meriterande", "nice-to-have"],
  ["Mile widziane:", "nice-to-have"],
  ["Een pre", "nice-to-have"],
  ["歓迎スキル", "nice-to-have"],
  ["Výhodou je", "nice-to-have"],
  ["Bread", null],
])("%s opens %s", (heading, kind) => {
  expect(headingKind(heading)).toBe(kind);
});

test("starts sections at headings, bold lines and labels", () => {
  const { sections } = prepareText(
    "<p>Hello.</p><h2>Responsibilities</h2><ul><li>Bake</li></ul><p><b>Requirements</b></p><p>An apron.</p><p>Salary: $20 an hour</p><p>A smile.</p>",
  );
  expect(sections.map(({ kind, text }) => [kind, text])).toEqual([
    ["intro", "Hello."],
    ["responsibilities", "- Bake"],
    ["requirements", "An apron."],
    ["compensation", "Salary: $20 an hour"],
    ["requirements", "A smile."],
  ]);
});

test.each([
  ["<h4>We sponsor visas</h4><p>More on that later.</p>", "We sponsor visas"],
  ["<p><b>You live in Alaska.</b></p><p>Bread is baked there.</p>", "You live in Alaska."],
  ["<p><b>Salary: $20 an hour</b></p><p>Paid weekly.</p>", "Salary: $20 an hour"],
])("reads a heading that states something as a sentence, too: %s", (body, sentence) => {
  expect(prepareText(body).sentences.map(({ text }) => text)).toContain(sentence);
});

test.each(["Requirements", "What you'll bring:", "Benefits"])("reads no sentence in the heading %s", (heading) => {
  const { sentences } = prepareText(`<h3>${heading}</h3><p>An apron.</p>`);
  expect(sentences.map(({ text }) => text)).toEqual(["An apron."]);
});

test("doesn't take a demand for a heading of what is welcome", () => {
  const { sections } = prepareText("<p>Anglais courant, français en bonus</p>");
  expect(sections.map(({ kind }) => kind)).toEqual(["intro"]);
});

test("recognises equal-opportunity text by its content", () => {
  const { sections } = prepareText(
    "<p>You bake.</p><p>Crumb & Co is an equal opportunity employer and does not discriminate on the basis of bread preference.</p><p>You sell.</p>",
  );
  expect(sections.map(({ kind }) => kind)).toEqual(["intro", "eeo", "intro"]);
});

test("reads a short line without a section as a statement", () => {
  expect(prepareText("Die Stelle ist vollständig remote").sentences).toMatchObject([
    { text: "Die Stelle ist vollständig remote" },
  ]);
});
