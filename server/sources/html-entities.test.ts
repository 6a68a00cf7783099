import { expect, test } from "vitest";
import { decodeEntities } from "./html-entities.ts";

test.each([
  ["&lt;p&gt;&amp;nbsp;&lt;/p&gt;", "<p>&nbsp;</p>"],
  ["&amp;lt;", "&lt;"],
  ["&#60;b&#x3E;", "<b>"],
  ["&rarr; &ccaron; &CounterClockwiseContourIntegral;", "→ č ∳"],
  ["&#146;", "’"],
  ["AT&T; &unheard; &constructor; &nbsp", "AT&T; &unheard; &constructor; &nbsp"],
  ["&#0;&#8;&#xD800;", "\uFFFD\uFFFD\uFFFD"],
])("decodes %s once", (escaped, plain) => {
  expect(decodeEntities(escaped)).toBe(plain);
});
