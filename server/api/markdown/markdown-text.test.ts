import fc from "fast-check";
import { expect, test } from "vitest";
import { escapeHtml } from "#contract/values/escape.ts";
import { markdownLink, markdownText, quotedDescription } from "./markdown-text.ts";

const hostile = fc.oneof(
  fc.string({ unit: "binary" }),
  fc
    .array(
      fc.constantFrom(
        "\n",
        "\r",
        "\u2028",
        "\u0085",
        "\v",
        "\f",
        "# ",
        "> ",
        "```",
        "](",
        ")",
        "<!--",
        "\\",
        "_",
        "|",
        "x",
      ),
      {
        maxLength: 20,
      },
    )
    .map((parts) => parts.join("")),
);
const LINE_BREAK = /[\n\r\v\f\u0085\u2028\u2029]/;

test("turns the 15 tags of a description into Markdown", () => {
  const html =
    "<h3>What you do</h3><p>Build <strong>fast</strong> <em>things</em>.<br>Ship.</p><ul><li>TypeScript</li><li>Go</li></ul>" +
    '<p><a href="https://acme.example/a">Apply</a></p><pre><code>a &lt; b</code></pre><blockquote><p>Said.</p></blockquote><hr>';
  expect(quotedDescription(html)).toBe(
    [
      "> ### What you do",
      ">",
      "> Build **fast** _things_.",
      "> Ship.",
      ">",
      "> -   TypeScript",
      "> -   Go",
      ">",
      "> [Apply](https://acme.example/a)",
      ">",
      "> ```",
      "> a < b",
      "> ```",
      ">",
      "> > Said.",
      ">",
      "> * * *",
    ].join("\n"),
  );
});

test("no text of a posting leaves its quotation", () => {
  fc.assert(
    fc.property(
      fc.array(hostile, { maxLength: 5 }),
      fc.constantFrom("p", "pre", "li", "h3", "code", "blockquote"),
      (texts, tag) => {
        const html = texts.map((text) => `<${tag}>${escapeHtml(text)}</${tag}>`).join("");
        const lines = quotedDescription(html).split(LINE_BREAK);
        expect(lines.filter((line) => !line.startsWith(">"))).toEqual([]);
      },
    ),
    { numRuns: 500 },
  );
});

test("a title stays on one line, and every character that marks up is escaped", () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const shown = markdownText(text);
      expect(shown).not.toMatch(LINE_BREAK);
      expect(shown.replaceAll(/\\./gs, "")).not.toMatch(/[\\`*_[\]<>#|~&]/);
    }),
    { numRuns: 500 },
  );
});

test("the address of a link can't end early", () => {
  expect(markdownLink("a]b", "https://acme.example/x> y\n<z")).toBe("[a\\]b](<https://acme.example/x%3E%20y%0A%3Cz>)");
});
