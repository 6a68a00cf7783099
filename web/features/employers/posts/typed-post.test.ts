import { expect, test } from "vitest";
import { PostContent } from "#contract/schemas/employers/posts.ts";
import { makePostContent } from "#test/employers/post-content.ts";
import { EMPTY_POST, keptPost, sentPost, typedPost } from "./typed-post.ts";

test.each([
  {},
  { weeklyHours: { min: 20, max: 30 }, visaSponsorship: "no" },
  { countries: [], isWorldwide: true, isVacancy: false, usesAiScreening: true },
] as Partial<PostContent>[])("a stored post with %j comes back as it was", (changes) => {
  const content = makePostContent(changes);
  expect(PostContent.parse(sentPost(typedPost(content)))).toEqual(content);
});

test("an empty form is refused at each field that is required, with words for people", () => {
  const { error } = PostContent.safeParse(sentPost(EMPTY_POST));
  const problems = new Map(error!.issues.map(({ path, message }) => [path.join("."), message]));
  expect([...problems.keys()]).toEqual(
    expect.arrayContaining([
      "title",
      "description",
      "applyUrl",
      "salary.min",
      "salary.max",
      "employmentType",
      "isVacancy",
      "usesAiScreening",
    ]),
  );
  for (const message of problems.values()) expect(message).toMatch(/^Please /);
});

test("one number of hours stands for both, and a job that is open worldwide names no countries", () => {
  expect(sentPost({ ...EMPTY_POST, hoursMax: "32" })).toMatchObject({ weeklyHours: { min: 32, max: 32 } });
  expect(sentPost({ ...EMPTY_POST, countries: ["PT"], isWorldwide: true })).toMatchObject({ countries: [] });
});

test("what the browser kept comes back, and anything else is forgotten", () => {
  expect(keptPost(JSON.stringify({ ...EMPTY_POST, title: "Clerk" }))).toMatchObject({
    title: "Clerk",
    currency: "EUR",
  });
  for (const text of [null, "", "null", "7", "{", "{}"]) expect(keptPost(text)).toBeNull();
});

test("a mailbox is typed without the scheme that it's stored with", () => {
  const typed = typedPost(makePostContent({ applyUrl: "mailto:jobs@fernhill.example" }));
  expect(typed.applyUrl).toBe("jobs@fernhill.example");
  expect(PostContent.safeParse(sentPost(typed)).success).toBe(true);
});
