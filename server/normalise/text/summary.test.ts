import { expect, test } from "vitest";
import { readSummary } from "./summary.ts";
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
  ).toBe("Mixing dough every morning; Keeping the ovens clean.");
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

test("truncates a long sentence at a word", () => {
  const summary = read(`<p>As a Pastry Chef you will ${"bake and decorate ".repeat(40)}.</p>`);
  expect(summary.length).toBeLessThanOrEqual(421);
});
