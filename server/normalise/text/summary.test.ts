import { expect, test } from "vitest";
import { readSummary } from "./summary.ts";
import { splitSentences } from "./sentences.ts";
import { prepareText } from "./prepared-text.ts";

function read(body: string, excerpt = "", title = "Pastry Chef") {
  return readSummary({ title, companyName: "Crumb & Co", excerpt, prepared: prepareText(body) });
}

test("describes the work, not the company", () => {
  const body = `<h3>About us</h3><p>Crumb & Co is a leading bakery founded in 1998. Our mission is bread for all.</p>
    <h3>The role</h3><p>As a Pastry Chef you will create the cakes of our twelve shops. You plan the week with two bakers and train newcomers.</p>
    <h3>Benefits</h3><ul><li>Free bread</li></ul>`;
  expect(read(body)).toBe(
    "As a Pastry Chef you will create the cakes of our twelve shops. You plan the week with two bakers and train newcomers.",
  );
});

test("falls back to duties when no sentence is about the role", () => {
  expect(
    read("<h3>Responsibilities</h3><ul><li>Mixing dough every morning</li><li>Keeping the ovens clean</li></ul>"),
  ).toBe("Mixing dough every morning; keeping the ovens clean.");
});

test("falls back to the source's excerpt when the body says nothing", () => {
  expect(read("", "<p>Cakes for twelve shops, made by a team of three.</p>")).toBe(
    "Cakes for twelve shops, made by a team of three.",
  );
});

test("invents nothing", () => {
  expect(read("")).toBe("");
});

test("leaves out equal-opportunity text, salaries and links", () => {
  expect(
    read(
      "<p>Crumb & Co is an equal opportunity employer without regard to race or religion in any way.</p><p>Apply at https://crumb.example today, the salary is $50,000 a year for this role.</p>",
    ),
  ).toBe("");
});

test("keeps to 220 characters and two sentences, and cuts a longer sentence at a word", () => {
  const long = read(`<p>As a Pastry Chef you will ${"bake and decorate ".repeat(20)}.</p>`);
  expect(long.length).toBeLessThanOrEqual(220);
  expect(long).toMatch(/[a-z]…$/);
  const duty = "You will plan the week of one shop together with its bakers and its manager.";
  const several = read(
    `<h3>The role</h3><p>${[1, 2, 3, 4].map((n) => duty.replace("one", `shop ${n} of`)).join(" ")}</p>`,
  );
  expect(several.length).toBeLessThanOrEqual(220);
  expect(several.match(/\./g)).toHaveLength(2);
});

test("leaves a heading that ran into a sentence, and words about the company or the terms", () => {
  const body = `<p>Crumb & Co was born in 2007 and is a leading bakery with twelve shops.</p>
    <p>The role is part time, about twenty hours a week.</p>
    <p>ABOUT THE ROLE In this role you will create the cakes of our twelve shops and plan the week of two bakers.</p>`;
  expect(read(body)).toBe(
    "In this role you will create the cakes of our twelve shops and plan the week of two bakers.",
  );
});

test("says nothing rather than what the company says about itself", () => {
  expect(
    read("<p>With a steadfast commitment to bread, Crumb & Co excels in its focus on quality and on its guests.</p>"),
  ).toBe("");
});

test("joins duties to one sentence that keeps the capitals of names", () => {
  const duties = "<li>Develop recipes for twelve shops in Lisbon and Porto</li><li>Vue components for the till</li>";
  expect(
    read(`<p>We develop bread.</p><h3>Responsibilities</h3><ul><li>Bake every day before six</li>${duties}</ul>`),
  ).toBe(
    "Bake every day before six; develop recipes for twelve shops in Lisbon and Porto; Vue components for the till.",
  );
});

test("goes on in lower case where a duty begins with a verb that the posting has nowhere else", () => {
  expect(
    read(
      "<p>We develop bread.</p><h3>Responsibilities</h3><ul><li>Keep lists of guests tidy</li><li>Book, move and confirm tables</li><li>Prepare the till for the morning</li></ul>",
    ),
  ).toBe("Keep lists of guests tidy; book, move and confirm tables; prepare the till for the morning.");
});

test("is never over 220 characters, over two sentences or under 70 where the posting says more", () => {
  const words = [
    "You will",
    "Bake",
    "the cakes",
    "of our",
    "twelve shops",
    "role",
    "with",
    "Crumb",
    "guests",
    "every day",
  ];
  let seed = 11;
  const draw = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most;
  for (let run = 0; run < 400; run++) {
    const sentence = () => `${Array.from({ length: 3 + draw(40) }, () => words[draw(words.length)]).join(" ")}.`;
    const body = Array.from({ length: 1 + draw(8) }, () => `<p>${sentence()} ${sentence()}</p>`).join("");
    const summary = read(`<h3>${draw(2) === 0 ? "The role" : "Responsibilities"}</h3>${body}`);
    expect(summary.length).toBeLessThanOrEqual(220);
    expect(splitSentences(summary).length).toBeLessThanOrEqual(2);
  }
});
