import { expect, test } from "vitest";
import { applyPath, mailLink, postByMail } from "./apply-by-mail.ts";

const direct = [{ source: "direct" }];

test("a post whose applications go by mail is known by its apply link, and only on a direct post", () => {
  const url = `https://afield.example${applyPath("12")}`;
  expect(postByMail({ url, sources: direct })).toBe("12");
  expect(postByMail({ url, sources: [{ source: "lever" }, ...direct] })).toBe("12");
  expect(postByMail({ url, sources: [{ source: "lever" }] })).toBeNull();
  expect(postByMail({ url: "https://fernhill.example/jobs/12/apply", sources: direct })).toBeNull();
});

test.each(["Clerk & Co?bcc=eve@evil.com", "Clerk\r\nbcc: eve@evil.com", "C++ / 100% remote #1"])(
  "the subject %j adds nothing to the mail",
  (subject) => {
    const link = new URL(mailLink({ address: "jobs+de@fernhill.com", subject }));
    expect(decodeURIComponent(link.pathname)).toBe("jobs+de@fernhill.com");
    expect([...new URLSearchParams(link.search.replaceAll("+", "%2B"))]).toEqual([["subject", subject]]);
    expect(link.hash).toBe("");
  },
);
