import { expect, test } from "vitest";
import { sellingMarks } from "./selling-marks.ts";

test.each([
  ["I can refer you for $200.", ["money for a referral"]],
  ["My fee is small, and I submit you the same day.", ["money for a referral"]],
  ["A referral costs 50 EUR.", ["money for a referral"]],
  ["I charge everybody the same.", ["money for a referral"]],
  ["If you refer me I’ll pay you after the interview.", ["money for a referral"]],
  ["We could split the referral bonus.", ["money for a referral"]],
  ["I would give you my first month’s salary.", ["money for a referral"]],
  ["Rs 5000 and I am submitting your CV today, referral guaranteed.", ["money for a referral"]],
  ["Here you go: paypal.me/somebody", ["a way to pay"]],
  ["Send it by Zelle, then I submit.", ["a way to pay"]],
  ["My UPI ID is ana@okaxis", ["a way to pay"]],
  ["A gift card works too.", ["a way to pay"]],
  ["Book me first at https://topmate.io/somebody", ["a way to pay"]],
  ["Let’s continue on Telegram.", ["moves elsewhere"]],
  ["Better to do this outside the platform.", ["moves elsewhere"]],
  ["Please don’t mention this on the site.", ["moves elsewhere"]],
  ["Text me on WhatsApp. My fee is 100 USD, by PayPal.", ["money for a referral", "a way to pay", "moves elsewhere"]],
])("%s is marked", (text, marks) => {
  expect(sellingMarks(text)).toEqual(marks);
});

test.each([
  "I have worked with Ana for five years and can vouch for her.",
  "I never take money for a referral.",
  "There is no fee, of course.",
  "You don’t have to pay me anything.",
  "I won’t charge you.",
  "My employer pays a referral bonus of $2,000 to us, nothing to you.",
  "The salary range is $120,000 to $150,000 a year, and I can refer you today.",
  "I built the payment service that moves 2 million USD a day.",
  "I ran payments at PayPal for four years.",
  "I built the Telegram bot of our support team.",
  "I worked on Signal’s protocol and on a WhatsApp clone.",
  "My address is ana@example.com, and my number is +351 912 345 678.",
  "Please send your CV to my work address.",
  "Our platform runs on Kubernetes, outside the main data centre, and offline.",
  "I saved our team $40,000 by referring traffic to the cache.",
  "I work on gift wrapping at a card company.",
  "I wrote the backend of Signal in Go, and can write to a database.",
  "What notice period do you have, and could you start in May?",
])("%s is not marked", (text) => {
  expect(sellingMarks(text)).toEqual([]);
});
