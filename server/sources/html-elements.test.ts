import { describe, expect, it } from "vitest";
import { elementIn, elementsIn, withClass, withId } from "#sources/html-elements.ts";

describe("the elements of a page", () => {
  it("returns an element's markup as the page writes it and its text on one line", () => {
    const page = `<main><div class="job body" id=j>Bake &amp; sell<p>Daily<br>bread</div><p>after</p></main>`;
    expect(elementIn(page, withClass("body"))).toEqual({
      name: "div",
      attributes: { class: "job body", id: "j" },
      html: "Bake &amp; sell<p>Daily<br>bread",
      text: "Bake & sellDaily bread",
    });
    expect(elementIn(page, withId("j"))?.html).toContain("Daily");
  });

  it("ends an element that the page leaves open where the next one begins", () => {
    const rows = elementsIn("<ul><li>One<li>Two <b>bold</b></ul>", (name) => name === "li");
    expect(rows.map(({ html }) => html)).toEqual(["One", "Two <b>bold</b>"]);
  });

  it("reads table rows without a table, and elements without content", () => {
    const rows = elementsIn("<tr><td>A</td></tr><tr><td>B</td></tr>", (name) => name === "tr");
    expect(rows.map(({ text }) => text)).toEqual(["A", "B"]);
    expect(elementIn(`<input name="n" value="v">after`, (name) => name === "input")).toMatchObject({
      attributes: { value: "v" },
      html: "",
      text: "",
    });
  });

  it("returns the outermost of nested matches only, and none without a match", () => {
    const nested = `<div class="x">a<div class="x">b</div></div>`;
    expect(elementsIn(nested, withClass("x")).map(({ html }) => html)).toEqual([`a<div class="x">b</div>`]);
    expect(elementIn("<p>none", withClass("x"))).toBeUndefined();
  });

  it("survives markup that is nested very deeply", () => {
    const deep = `${"<div>".repeat(20_000)}text`;
    expect(elementIn(`<main id="m">${deep}`, withId("m"))?.text).toBe("text");
  });
});
