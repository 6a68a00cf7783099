import { afterEach, expect, test } from "vitest";
import { setSiteNotice, withSiteNotice } from "./site-notice.ts";

const PAGE = '<html><body class="x"><a href="#main">Skip</a></body></html>';
afterEach(() => setSiteNotice(null));

test("a page without a notice stays as it is", () => {
  expect(withSiteNotice(PAGE, "n")).toBe(PAGE);
});

test("a notice is the first thing of the body, and its words are text", () => {
  setSiteNotice({ id: "12", kind: "warning", words: 'Pay <b>$& "now"</b> & go' });
  const html = withSiteNotice(PAGE, "n0nce");
  expect(html).toContain('<body class="x"><aside aria-label="Site notice"');
  expect(html).toContain("<p>Pay &lt;b&gt;$&amp; &quot;now&quot;&lt;/b&gt; &amp; go</p>");
  expect(html).toContain('<script nonce="n0nce">');
  expect(html.endsWith('</script><a href="#main">Skip</a></body></html>')).toBe(true);
});
