import { expect, test } from "vitest";
import { aboutOfAddress, aboutOfParams } from "./notice-subject.ts";

const HOST = "afield.example";

test.each([
  ["https://afield.example/job/senior-baker-12", { kind: "job", id: "12" }],
  ["afield.example/job/senior-baker-12?from=mail", { kind: "job", id: "12" }],
  ["/company/caf%C3%A9", { kind: "company", id: "café" }],
  ["https://afield.example/help", { kind: "page", id: "/help" }],
  ["https://afield.example.evil.example/job/senior-baker-12", null],
  ["https://other.example/job/senior-baker-12", null],
  ["javascript:alert(1)", null],
  ["", null],
])("%s is about %o", (address, about) => {
  expect(aboutOfAddress(address, HOST)).toEqual(about);
});

test("the link of a job or company names it in the form's address", () => {
  expect(aboutOfParams(new URLSearchParams("job=12"))).toEqual({ kind: "job", id: "12" });
  expect(aboutOfParams(new URLSearchParams("company="))).toBeNull();
  expect(aboutOfParams(new URLSearchParams("constructor=1"))).toBeNull();
});
