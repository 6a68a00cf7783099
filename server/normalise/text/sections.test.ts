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
  ["Was wir uns von Dir wünschen", "requirements"],
  ["Was wir uns wünschen", "requirements"],
  ["Wen wir uns wünschen", "requirements"],
  ["Das wünschen wir uns", "requirements"],
  ["Das wünschen wir uns von Ihnen", "requirements"],
  ["Was wir von Ihnen erwarten", "requirements"],
  ["WAS WIR ERWARTEN", "requirements"],
  ["Was wir suchen", "requirements"],
  ["Wen wir suchen", "requirements"],
  ["Was du idealerweise mitbringst", "requirements"],
  ["Wir wünschen uns", "requirements"],
  ["Was wir uns außerdem wünschen", null],
  ["Was wir bieten", "benefits"],
  ["Was wir dir bieten", "benefits"],
  ["Was wir Ihnen bieten können", "benefits"],
  ["Was wir zu bieten haben", "benefits"],
  ["Wünschenswert", "nice-to-have"],
  ["Idealerweise bringst du mit", "nice-to-have"],
  ["Von Vorteil", "nice-to-have"],
  ["Was wir machen", null],
  ["What we'd like to see", "requirements"],
  ["What we’d love to see in you", "requirements"],
  ["Who we want", "requirements"],
  ["The person we want", "requirements"],
  ["What we expect from you", "requirements"],
  ["What our team expects from you?", "requirements"],
  ["What you can expect from us", null],
  ["What we look for", "requirements"],
  ["What we're looking for", "requirements"],
  ["What we hope you'll bring", "requirements"],
  ["Bonus points", "nice-to-have"],
  ["Bonus Points If You Have", "nice-to-have"],
  ["Preferred Qualifications", "nice-to-have"],
  ["Desired Qualifications", "nice-to-have"],
  ["Desired Skills & Experience", "nice-to-have"],
  ["Preferred Skills and Experience", "nice-to-have"],
  ["Preferred Education and Experience", "nice-to-have"],
  ["Skills / Experience Preferred", "nice-to-have"],
  ["Education Preferred", "nice-to-have"],
  ["Qualifications & Preferred Experience", "requirements"],
  ["Required & Preferred Qualifications", "requirements"],
  ["Required and preferred skills", "requirements"],
  ["Preferred and required qualifications", "requirements"],
  ["What the Candidate Will Need / Bonus Points", "requirements"],
  ["Must-haves & nice-to-haves", "requirements"],
  ["Nonessential Skills/Nice to Haves", "nice-to-have"],
  ["Nice to Have (Advantageous) Requirements", "nice-to-have"],
  ["Preferred Requirements", "nice-to-have"],
  ["Desired Candidate Profile", "requirements"],
  ["Preferred candidate", "requirements"],
  ["The ideal candidate will have", "requirements"],
  ["To apply, you must have", "requirements"],
  ["About you", "requirements"],
  ["About this role", "role"],
  ["About Concept Plus", "about"],
  ["Sign-on bonus eligible", "compensation"],
  ["Referral bonus", "compensation"],
  ["Bonus eligible", "compensation"],
  ["Preferred Start Date", null],
  ["Desired Outcomes", null],
  ["Ways to stand out from the crowd", "nice-to-have"],
  ["What will set you apart", "nice-to-have"],
  ["Ce que nous aimerions trouver", "requirements"],
  ["Ce que nous aimerions trouver chez vous", "requirements"],
  ["Ce que nous recherchons", "requirements"],
  ["Ce qu’on attend de toi", "requirements"],
  ["Ce que nous offrons", "benefits"],
  ["Profil souhaité", "requirements"],
  ["Compétences souhaitées", "nice-to-have"],
  ["Vous souhaitez rejoindre l’aventure ?", null],
  ["Les plus", "nice-to-have"],
  ["Lo que nos gustaría encontrar", "requirements"],
  ["Qué esperamos de ti", "requirements"],
  ["Perfil deseado", "requirements"],
  ["Deseables", "nice-to-have"],
  ["Se valorará", "nice-to-have"],
  ["Lo que ofrecemos", "benefits"],
  ["O que esperamos que você saiba", "requirements"],
  ["Procuramos uma pessoa que", "requirements"],
  ["Perfil desejado", "requirements"],
  ["Diferenciais", "nice-to-have"],
  ["Cosa cerchiamo", "requirements"],
  ["Cosa ci aspettiamo da te", "requirements"],
  ["Profilo desiderato", "requirements"],
  ["Titolo preferenziale", "nice-to-have"],
  ["Wat wij van jou vragen", "requirements"],
  ["Eisen en wensen", "requirements"],
  ["Gewenst profiel", "requirements"],
  ["Czego od Ciebie oczekujemy", "requirements"],
  ["Wymagania", "requirements"],
  ["Wymagania i mile widziane", "requirements"],
  ["Mile widziane", "nice-to-have"],
  ["Vad vi söker", "requirements"],
  ["Vi söker dig", "requirements"],
  ["Krav och meriterande", "requirements"],
  ["Hvad vi forventer af dig", "requirements"],
  ["Vi ønsker os", "requirements"],
  ["Hva vi ser etter", "requirements"],
  ["Mitä odotamme sinulta", "requirements"],
  ["Eduksi", "nice-to-have"],
  ["Co od vás očekáváme", "requirements"],
  ["Požadavky", "requirements"],
  ["Výhodou", "nice-to-have"],
  ["Ce căutăm", "requirements"],
  ["Ne dorim", "requirements"],
  ["応募資格", "requirements"],
  ["必須スキル", "requirements"],
  ["求める人物像", "requirements"],
  ["Vad vi erbjuder", null],
  ["Det här erbjuder vi", null],
  ["Hva vi tilbyr", null],
  ["What we offer", "benefits"],
  ["What we do", null],
  ["Vad vi gör", null],
  ["Hvem er vi", null],
  ["Who we are", "about"],
  ["Will be an advantage", "nice-to-have"],
  ["The right candidate will be expected to", null],
  ["What's on our wish list of products", null],
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

test("takes a bold line that calls one thing welcome for a statement", () => {
  const { sections } = prepareText(
    "<h3>Requirements</h3><p><b>• Bakery diploma preferred.</b></p><ul><li>Steady hands</li></ul>",
  );
  expect(sections.map(({ kind, text }) => [kind, text])).toEqual([
    ["requirements", "• Bakery diploma preferred.\n- Steady hands"],
  ]);
});

test("ends a list of what is welcome at a paragraph behind it", () => {
  const { sections } = prepareText(
    `<h3>Nice to have</h3><ul><li>A bread knife</li></ul><p>Crumb & Co has baked since 1905. ${"We bake before dawn and sell until noon. ".repeat(4)}</p>`,
  );
  expect(sections.map(({ kind }) => kind)).toEqual(["nice-to-have", "process"]);
});

test("reads a short line without a section as a statement", () => {
  expect(prepareText("Die Stelle ist vollständig remote").sentences).toMatchObject([
    { text: "Die Stelle ist vollständig remote" },
  ]);
});

const PLAIN = `Fernhill bakes in four towns.

Requirements
- Five years at an oven
- Steady hands

What Fernhill can offer you
- Bread
- Shares in the bakery

Minimum Qualifications...
Bakery diploma

Bread and rolls
are baked before dawn.`;

test("starts a section of plain text at a title over a list, and keeps what the title says", () => {
  const kinds = prepareText(PLAIN).sections.map(({ kind, heading }) => [kind, heading]);
  expect(kinds).toEqual([
    ["intro", null],
    ["requirements", "Requirements"],
    ["role", "What Fernhill can offer you"],
    ["requirements", "Minimum Qualifications"],
  ]);
  expect(prepareText(PLAIN).sentences.map(({ text }) => text)).toContain("What Fernhill can offer you");
});

test.each(["Bakers who know these tools:", "We bake at dawn.", "- Ovens", "an oven and", "Bread, rolls and cakes"])(
  "stays in the section at %j over a list",
  (line) => {
    const { sections } = prepareText(`Requirements\n${line}\n- Five years at an oven\n- Steady hands`);
    expect(sections.map(({ kind }) => kind)).not.toContain("role");
  },
);
