import { expect, test } from "vitest";
import { MAX_BODY_CHARACTERS, prepareText } from "./prepared-text.ts";

test("returns an empty teaser without a body", () => {
  expect(prepareText(undefined)).toEqual({
    html: "",
    text: "",
    sections: [],
    sentences: [],
    quality: "teaser",
    signals: [],
  });
});

test("turns blocks into lines and items into lines with a dash", () => {
  expect(prepareText("<p>We bake</p><ul><li>rye</li><li>oat</li></ul>").text).toBe("We bake\n- rye\n- oat");
});

test("moves hashtags for machines from the text to the signals", () => {
  const { text, signals } = prepareText("<p>We bake. #LI-Remote #LI-AB1</p>");
  expect(text).toBe("We bake.");
  expect(signals).toEqual(["#li-remote"]);
});

test("removes a test for robots at the end", () => {
  expect(
    prepareText(
      "You bake bread.\n\nPlease mention the word **CRUMBLY** and tag RMTI3 when applying to show you read the job post completely (#RMTI3). This is a beta feature to avoid spam applicants. Companies can search these words to find applicants that read this and see they're human.",
    ).text,
  ).toBe("You bake bread.");
});

test("truncates and marks a body beyond the limit", () => {
  const { text } = prepareText("bread and butter. ".repeat(20_000));
  expect(text.length).toBeLessThanOrEqual(MAX_BODY_CHARACTERS + 10);
  expect(text.endsWith("[…]")).toBe(true);
});

test("calls a long text full, and a short or truncated one a teaser", () => {
  expect(prepareText("We bake good bread. ".repeat(40)).quality).toBe("full");
  expect(prepareText("We bake good bread.").quality).toBe("teaser");
  expect(prepareText(`${"We bake good bread. ".repeat(40)}And then…`).quality).toBe("teaser");
});
