import fc from "fast-check";
import { expect, test } from "vitest";
import { termSentences } from "./terms/term-sentences.ts";
import { prepareText } from "./text/prepared-text.ts";
import { readScamSigns } from "./scam-signs.ts";

const about = (sentences: readonly string[]) =>
  termSentences(prepareText(sentences.map((each) => `<p>${each}</p>`).join(""))).scam;
const signs = (sentences: readonly string[]) =>
  readScamSigns({ title: "Assistant", sentences: about(sentences), salary: null });

const DECISIVE = [
  ["A refundable deposit of $50 secures your place.", "asks for money"],
  ["You pay a training fee before you start.", "asks for money"],
  ["We send you a check to purchase office equipment from our vendor.", "pays for equipment by cheque"],
  ["You receive and inspect packages at your home.", "has people receive and forward parcels"],
  ["You receive payments from customers into your personal bank account.", "has people pass on money"],
  ["Sie nehmen Zahlungen unserer Kunden auf Ihrem Bankkonto entgegen.", "has people pass on money"],
  ["Sie empfangen Pakete bei sich zu Hause.", "has people receive and forward parcels"],
  ["Recibes paquetes en tu casa.", "has people receive and forward parcels"],
  ["Você recebe pacotes em sua casa.", "has people receive and forward parcels"],
  ["Des frais de dossier de 50 € sont à payer.", "asks for money"],
  ["Pague uma taxa de inscrição de R$ 99.", "asks for money"],
] as const;
const WEAK = [
  ["The interview takes place on Telegram.", "interviews by messenger"],
  ["Earn $2,000 weekly from home.", "promises easy money"],
  ["No experience is needed, start immediately.", "asks for nothing"],
  ["Reply with your name, address and bank details.", "asks for bank or identity data"],
  ["Send your CV to hiring.desk@gmail.com.", "takes applications at a free mailbox"],
] as const;
const HONEST = [
  "We never ask for a deposit or a training fee.",
  "Beware of fraud: our recruiters don't interview on Telegram.",
  "You build payment flows that transfer funds between bank accounts.",
  "You handle packages in our warehouse.",
  "Write to careers@acme.example.",
  "Our customers earn money online.",
  "You check equipment.",
  "Sie verpacken Pakete in unserem Lager.",
  "Du prüfst Zahlungen unserer Kunden.",
  "Les frais de déplacement sont remboursés.",
  "No degree is required.",
  "A sign-on bonus is paid after three months.",
];

test.each(DECISIVE)("one sentence is enough: %s", (sentence, sign) => {
  expect(signs([sentence])).toEqual([sign]);
});

test.each(WEAK)("one weak sign alone is not enough: %s", (sentence) => {
  expect(signs([sentence])).toEqual([]);
});

test("two weak signs are enough, in reading order, whatever honest sentences stand around them", () => {
  const honest = fc.array(fc.constantFrom(...HONEST), { maxLength: 3 });
  const two = fc.shuffledSubarray([...WEAK], { minLength: 2, maxLength: 2 });
  fc.assert(
    fc.property(honest, two, honest, (before, found, after) => {
      const [first, second] = found.map(([sentence]) => sentence);
      expect(signs([...before, first!, ...after, second!])).toEqual(found.map(([, sign]) => sign));
    }),
  );
});

test("honest sentences are no sign, however many", () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(HONEST), (sentences) => {
      expect(signs(sentences)).toEqual([]);
    }),
  );
});

test("simple work at many times its pay is a sign", () => {
  const salary = {
    text: "$60 an hour",
    min: 60,
    max: 60,
    currency: "USD",
    period: "hour",
    yearlyUsd: 124_800,
  } as const;
  const sentences = about(["The interview takes place on Telegram."]);
  expect(readScamSigns({ title: "Data Entry Clerk", sentences, salary })).toHaveLength(2);
  expect(readScamSigns({ title: "Data Engineer", sentences, salary })).toEqual([]);
});
