import { expect, test } from "vitest";
import { rows } from "#test/lines.ts";
import { decodeLeftovers, repairMojibake, unescapeDocument } from "./repair.ts";

test("unescapes a document that was escaped once or twice", () => {
  expect(unescapeDocument("&lt;p&gt;Bread &amp;amp; rolls&lt;/p&gt;")).toBe("<p>Bread &amp; rolls</p>");
  expect(unescapeDocument("&amp;lt;p&amp;gt;Bread&amp;lt;/p&amp;gt;")).toBe("<p>Bread</p>");
});

test("keeps tags that the author shows as text", () => {
  const html = "<p>You know the &lt;p&gt; tag.</p><p>And more.</p>";
  expect(unescapeDocument(html)).toBe(html);
});

test("decodes entities left by double escaping and drops invalid characters", () => {
  expect(decodeLeftovers("Tea&nbsp;&amp; cake &#8211; &#x1F600;&#xD800;")).toBe("Tea\u00a0& cake – 😀");
});

test.each(
  rows(`
    GdaÅ„sk | Gdańsk
    MÃ¼nchen | München
    youâ€™ll | you’ll
    CafÃ© Â· Paris | Café · Paris
    «CAFÉ» à Genève | «CAFÉ» à Genève
    Ångström | Ångström
  `),
)("%s becomes %s", (broken, whole) => {
  expect(repairMojibake(broken)).toBe(whole);
});
