import { expect, test } from "vitest";
import { renderMail } from "./frame.ts";
import { composeMessage } from "./messages.ts";
import { retryAfterS } from "./deliver.ts";

test("text and HTML contain the same words", () => {
  const mail = renderMail(
    composeMessage("reset-password", { name: "Inês", link: "https://afield.example/reset-password/a.b.c" }),
  );
  for (const words of ["Hello Inês", "https://afield.example/reset-password/a.b.c"]) {
    expect(mail.text).toContain(words);
    expect(mail.html).toContain(words);
  }
});

test("a name is never read as markup or as a second header", () => {
  const mail = renderMail(
    composeMessage("password-changed", {
      name: '<img src=x onerror="1">',
      at: "2026-03-01T10:00:00Z",
      resetLink: "https://afield.example/x?a=1&b=2",
    }),
  );
  expect(mail.html).not.toContain("<img");
  expect(mail.html).toContain("&lt;img src=x onerror=&quot;1&quot;&gt;");
  expect(mail.html).toContain("a=1&amp;b=2");
  const split = renderMail({
    subject: "a\r\nBcc: eve@example.com",
    preview: "",
    heading: "",
    paragraphs: [],
    footnote: "",
  });
  expect(split.subject).not.toMatch(/[\r\n]/);
});

test("an address within the words is a link, without what follows it", () => {
  const url = "https://afield.example/x?a=1&b=2";
  const { html, text } = renderMail({
    subject: "s",
    preview: "p",
    heading: "h",
    paragraphs: [`Set a new one here: ${url}.`],
    closing: [{ label: "Data <Engineer>", url }],
    footnote: "You asked for these.",
    footnoteLink: { label: "End <them>", url },
  });
  const link = '<a class="link" href="https://afield.example/x?a=1&amp;b=2"';
  expect(html.split(link)).toHaveLength(4);
  expect(html).toContain(">End &lt;them&gt;</a>.");
  expect(text).toContain(`You asked for these.\nEnd <them>: ${url}\nQuestions: `);
  expect(html).toContain("b=2</a>.</p>");
  expect(html).toContain(">Data &lt;Engineer&gt;</a></p>");
  expect(text).toContain(`Set a new one here: ${url}.`);
  expect(text).toContain(`Data <Engineer>\n${url}`);
});

test("rejects an unknown message by name", () => {
  expect(() => composeMessage("constructor", {})).toThrow('no mail message named "constructor"');
});

test("the backoff grows from a minute to six hours", () => {
  expect([1, 2, 3, 4, 5, 6, 7].map(retryAfterS)).toEqual([60, 240, 960, 3840, 15_360, 21_600, 21_600]);
});
