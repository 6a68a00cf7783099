import fc from "fast-check";
import { Parser } from "htmlparser2";
import { expect, test } from "vitest";
import { DESCRIPTION_TAGS } from "#contract/values/description-tags.ts";
import { sanitise } from "./sanitise.ts";

function tagsOf(html: string): Map<string, Record<string, string>[]> {
  const tags = new Map<string, Record<string, string>[]>();
  const parser = new Parser({
    onopentag: (name, attributes) => tags.set(name, [...(tags.get(name) ?? []), attributes]),
  });
  parser.end(html);
  return tags;
}

test("keeps headings, lists, emphasis and links", () => {
  const { html, lines } = sanitise(
    '<div><h1>Baker</h1><div>We <b>bake</b>.</div><ul><li>Rye</li><li><p>Oat</p></li></ul><a href="https://bakery.example/?a=1&amp;b=2">Site</a></div>',
  );
  expect(html).toBe(
    '<h3>Baker</h3><p>We <strong>bake</strong>.</p><ul><li>Rye</li><li>Oat</li></ul><p><a href="https://bakery.example/?a=1&amp;b=2" rel="nofollow noopener">Site</a></p>',
  );
  expect(lines).toEqual([
    { text: "Baker", kind: "heading" },
    { text: "We bake.", kind: "text" },
    { text: "Rye", kind: "item" },
    { text: "Oat", kind: "item" },
    { text: "Site", kind: "text" },
  ]);
});

test("keeps the lines of plain text to which a board has added markup before or after it", () => {
  const plain = "Duties\n\n- Knead & bake\n- Sell\nWe <b>love</b> rye.";
  const html = "<p>Duties</p><ul><li>Knead &amp; bake</li><li>Sell</li></ul><p>We <strong>love</strong> rye.</p>";
  const notice = "<p>Found on a board.</p>";
  expect(sanitise(`${plain}\n${notice}`).html).toBe(html + notice);
  expect(sanitise(`<div>Found on a board.</div>\n${plain}`).html).toBe(notice + html);
});

test.each([
  ["in a block", "<p>Knead\n\nand bake.</p>\n<p>Sell.</p>", "<p>Knead and bake.</p><p>Sell.</p>"],
  ["of a wrapped line before the first block", "Knead\nand bake.<p>Sell.", "<p>Knead and bake.</p><p>Sell.</p>"],
  ["between the tags of a document", "<html>\n\n<body>\n\n<div>Knead\nand</div>\n\n</body>", "<p>Knead and</p>"],
])("a line break %s is a space", (_, body, html) => {
  expect(sanitise(body).html).toBe(html);
});

test.each([
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "<svg><script>alert(1)</script></svg>",
  "<style>p{}</style>",
  '<iframe src="https://bad.example"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="data:text/html,x">x</a>',
  '<a href=" java\nscript:alert(1)">x</a>',
  '<p onclick="alert(1)" style="x">x</p>',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
])("%s leaves nothing that runs", (input) => {
  const { html } = sanitise(`<p>Bread</p>${input}`);
  expect(html).not.toMatch(/script|onerror|onclick|style=|javascript|data:|<img|<svg|<iframe/i);
});

test("outputs only the 15 tags, and attributes only on links, for any input", () => {
  const piece = fc.constantFrom(
    "<p>",
    "</p>",
    "<b>",
    "</b>",
    "<ul>",
    "<li>",
    "</ul>",
    "<a href='https://a.example'>",
    "</a>",
    "<a href=javascript:x>",
    "<script>",
    "</script>",
    "<h2 onclick=x>",
    "</h2>",
    "<img src=x onerror=y>",
    "<!--",
    "-->",
    "&lt;b&gt;",
    "text",
    "<table><td>",
    "<pre>",
    "<blockquote>",
    "<",
    "\"'>",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const { html } = sanitise(pieces.join(""));
      for (const [tag, elements] of tagsOf(html)) {
        expect(DESCRIPTION_TAGS as readonly string[]).toContain(tag);
        for (const attributes of elements) expect(Object.keys(attributes)).toEqual(tag === "a" ? ["href", "rel"] : []);
      }
      expect(sanitise(html).lines.map(({ text }) => text)).toEqual(
        sanitise(pieces.join("")).lines.map(({ text }) => text),
      );
    }),
    { numRuns: 300 },
  );
});

test("gives plain text paragraphs, line breaks and lists", () => {
  expect(sanitise("Hello\nworld\n\nTasks:\n• bake\n• sell\nBye < now").html).toBe(
    "<p>Hello<br>world</p><p>Tasks:</p><ul><li>bake</li><li>sell</li></ul><p>Bye &lt; now</p>",
  );
});

test("limits the nesting of the output for any input", () => {
  const { html } = sanitise(`${"<ul><li>".repeat(2000)}bread`);
  expect(html.match(/<ul>/g)?.length).toBeLessThanOrEqual(5);
});
