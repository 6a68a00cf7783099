import { expect, test } from "vitest";
import { scamMarks } from "./scam-marks.ts";

const honest = {
  text: "We build ovens.",
  url: "https://boards.example/acme/1",
  companyUrl: "https://acme.com",
  copiedFrom: null,
};

test.each([
  ["names a free mailbox", { text: "Send your CV to acme.hiring2026@gmail.com today." }],
  ["names a free mailbox", { text: "Send your CV to •••••@gmail.com today." }],
  ["has the text of a job at Globex", { copiedFrom: "Globex" }],
  ["contact by messenger", { text: "Contact our manager on Telegram for the interview." }],
  ["contact by messenger", { url: "https://t.me/acme_hr" }],
  ["asks for money", { text: "There is a refundable training fee of 50 USD." }],
  ["asks for money", { text: "You send us gift cards and keep ten percent." }],
  ["its apply link looks like the company’s website, but isn’t", { url: "https://acme-careers.net/apply" }],
  ["its apply link looks like the company’s website, but isn’t", { url: "https://xn--cme-5cd.com/apply" }],
])("marks that it %s: %o", (mark, changes) => {
  expect(scamMarks({ ...honest, ...changes })).toEqual([mark]);
});

test.each([
  {},
  { text: "We never ask for a training fee or a deposit." },
  { text: "You build our WhatsApp integration. We offer a signal processing lab." },
  { text: "Questions? jobs@acme.com" },
  { url: "https://acme.io/jobs" },
  { url: "https://careers.acme.com/1" },
  { companyUrl: null, url: "not a link" },
])("marks nothing about %o", (changes) => {
  expect(scamMarks({ ...honest, ...changes })).toEqual([]);
});
