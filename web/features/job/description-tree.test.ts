import { expect, test } from "vitest";
import { descriptionTree } from "./description-tree.ts";

test("elements, text and entities come through in their order", () => {
  expect(descriptionTree("<p>Bread &amp; <strong>butter</strong><br>daily</p><ul><li>Rye</li></ul>")).toEqual([
    { tag: "p", children: ["Bread & ", { tag: "strong", children: ["butter"] }, { tag: "br", children: [] }, "daily"] },
    { tag: "ul", children: [{ tag: "li", children: ["Rye"] }] },
  ]);
});

test("a link keeps its address only when it leads to the web or to mail", () => {
  const hrefs = [
    "https://a.example/?x=1&amp;y=2",
    "javascript:alert(1)",
    "/inside",
    "data:text/html,x",
    "mailto:a@b.example",
  ];
  const tree = descriptionTree(hrefs.map((href) => `<a href="${href}">x</a>`).join(""));
  expect(tree.map((node) => (node as { href?: string }).href)).toEqual([
    "https://a.example/?x=1&y=2",
    undefined,
    undefined,
    undefined,
    "mailto:a@b.example",
  ]);
});

test.each([
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  '<iframe src="https://bad.example"></iframe>',
  '<p onclick="x" style="y">z</p>',
  "<svg><a xlink:href='javascript:x'>s</a></svg>",
])("%s yields no element beyond the 15 tags, and no attribute", (html) => {
  const text = JSON.stringify(descriptionTree(html));
  expect(text).not.toMatch(/script"|"img|"iframe|"svg|onclick|style|javascript/);
});

test("unclosed and stray tags leave a tree", () => {
  expect(descriptionTree("</p><ul><li>one<li>two")).toEqual([
    { tag: "p", children: [] },
    {
      tag: "ul",
      children: [
        { tag: "li", children: ["one"] },
        { tag: "li", children: ["two"] },
      ],
    },
  ]);
});
