import { phrases, quickPhrases } from "#normalise/text/phrases.ts";
import type { SalaryRange } from "#contract/schemas/job.ts";
import type { Sentence } from "./text/prepared-text.ts";
import { quickly, type QuickExpression } from "./text/quick-expression.ts";

interface Sign {
  /** What operators read. */
  name: string;
  /** Two in all keep a posting out of the list: one that no honest employer shows, or two that few do. */
  weight: 1 | 2;
  says: QuickExpression;
  /** A sentence that says so of something else, or that warns of it. */
  unless?: RegExp;
}

const WARNS = phrases(
  String.raw`never|not|no|don['’]t|won['’]t|doesn['’]t|beware|fraud\p{L}{0,6}|scams?|scammers?|impersonat\p{L}{1,5}|phishing|unsolicited|suspicious|without|niemals|keine|jamais|nunca|nooit|nigdy|aldrig`,
);
const MESSENGER = String.raw`(?:telegram|whats ?app|(?:google )?hangouts?|wire app|signal app|facebook messenger|t\.me|wa\.me)`;

/** What is typical of invented work-from-home offers, sentence by sentence. */
const SIGNS: readonly Sign[] = [
  {
    name: "asks for money",
    weight: 2,
    says: quickPhrases(
      String.raw`(?:registration|training|application|processing|onboarding|enrol?lment|security|equipment|starter[- ]kit|activation) (?:fee|deposit)s? (?:of|is|must|required|payable|to be paid|before|will)|pay (?:a |an |the |your )?(?:\p{L}{1,15} )?(?:fee|deposit) (?:before|to (?:start|begin|apply|secure|activate))|refundable (?:deposit|fee)|send (?:us )?(?:gift cards?|crypto|bitcoin)`,
      String.raw`deposit \d[\d.,]{0,8} ?(?:usdt|btc|eth)|(?:frais (?:d['’]inscription|de dossier)|taxa de (?:inscrição|cadastro)|(?:cuota|tasa) de inscripción|(?:anmelde|bearbeitungs|registrierungs)gebühr) (?:\p{L}{1,12} ){0,2}?(?:de|von) (?:r\$ ?)?\d+`,
    ),
  },
  {
    name: "pays for equipment by cheque",
    weight: 2,
    says: quickPhrases(
      String.raw`(?:che(?:ck|que)s?) (?:\p{L}{1,15} ){0,10}?(?:purchase|buy|order) (?:\p{L}{1,15} ){0,6}?(?:equipment|software|supplies|office|laptop|materials|computer)|(?:equipment|software|office|supplies) (?:\p{L}{1,15} ){0,10}?(?:from|by|with) (?:our |an? |the )?(?:approved |certified |company )?(?:vendor )?che(?:ck|que)|deposit (?:the |a |our )?che(?:ck|que)`,
    ),
  },
  {
    name: "has people receive and forward parcels",
    weight: 2,
    says: quickPhrases(
      String.raw`(?:receiv\p{L}{1,3}|inspect\p{L}{0,3}|repackag\p{L}{1,3}|re-?ship\p{L}{0,4}|re-?pack\p{L}{0,3}) (?:\p{L}{1,15},? ){0,8}?(?:packages?|parcels?|mail|shipments?) (?:\p{L}{1,15} ){0,6}?(?:at|to|from|in) (?:your |their )?(?:own )?(?:home|house|residence|address)|re-?shipping (?:agent|clerk|coordinator|from home)`,
      String.raw`(?:empfangen|erhalten) (?:sie |du )?(?:die )?pakete (?:\p{L}{1,10} ){0,3}?(?:zu hause|nach hause)|rec[ei]b\p{L}{1,4} (?:los |os )?(?:paquetes|pacotes) e[nm] (?:\p{L}{1,10} )?(?:casa|domicilio)|(?:recevez|réceptionnez) (?:des |les )?colis (?:à|chez) (?:votre )?(?:domicile|vous)`,
    ),
  },
  {
    name: "has people pass on money",
    weight: 2,
    says: quickPhrases(
      String.raw`(?:receiv\p{L}{1,3}|accept\p{L}{0,3}|process\p{L}{0,3}|forward\p{L}{0,3}|transfer\p{L}{0,4}) (?:\p{L}{1,15},? ){0,8}?(?:payments?|funds|money|transfers?) (?:\p{L}{1,15} ){0,6}?(?:in|into|to|through|via|using|with) (?:your|their|own) (?:own |personal |private )?(?:bank )?accounts?|(?:your|own|personal) (?:own |personal )?bank account (?:\p{L}{1,15} ){0,6}?(?:to (?:receive|process|forward)|for (?:customer|client|company) (?:payments|transfers))`,
      String.raw`zahlungen (?:\p{L}{1,12} ){0,4}?auf (?:ihrem|ihr|deinem|dein) (?:\p{L}{1,12} )?(?:bank)?konto|(?:pagos|pagamentos|paiements) (?:\p{L}{1,12} ){0,5}?(?:en (?:tu|su)|na sua|em sua|sur votre) (?:\p{L}{1,12} )?(?:cuenta|conta|compte)`,
    ),
  },
  {
    name: "interviews by messenger",
    weight: 1,
    says: quickPhrases(
      String.raw`(?:interview(?:s|ed|ing)?|contact|text|message|add|reach|chat|write|briefing|apply) (?:[\p{L}'’]{1,15} ){0,8}?(?:on|via|by|through|over|at|using) (?:our |the )?${MESSENGER}|${MESSENGER} (?:interview|only|number|id|username|handle|text|message)`,
      String.raw`(?:escríbenos|contáctanos|chame|écrivez-nous|contactez-nous|schreib uns|schreiben sie uns) (?:\p{L}{1,10} ){0,3}?${MESSENGER}`,
    ),
  },
  {
    name: "promises easy money",
    weight: 1,
    says: quickPhrases(
      String.raw`(?:earn|make|get paid|receive) (?:up to |over |more than |at least |between |an extra )?[$€£] ?\d[\d,.]{0,8}(?:k|\+)?(?: ?(?:-|to|and) ?[$€£]? ?\d[\d,.]{0,8})? ?(?:\/|per |an? |every |each )?(?:day|daily|week|weekly|hour|hourly) (?:[\p{L}'’]{1,15} ){0,4}?(?:from home|from (?:the comfort of )?your (?:own )?home|online|at home|part[- ]time|in your (?:spare|free) time)|(?:easy|fast|quick|instant) (?:money|cash|income)|be your own boss|unlimited earning potential from home|financial freedom|get rich|daily payouts?|paid daily|same[- ]day pay`,
      String.raw`earn (?:up to )?\d[\d,.]{0,8} ?(?:usdt|btc|eth) (?:a|per) (?:day|week)|(?:gana|ganhe|gagnez|verdiene|verdienen sie) (?:bis zu |hasta |até |jusqu['’]à )?(?:r\$|€|\$)? ?\d[\d,.]{0,8} ?(?:€|euros?|\$)? (?:al día|por dia|par jour|am tag|pro tag) (?:\p{L}{1,12} ){0,3}?(?:desde casa|de casa|em casa|chez vous|von zu hause|zu hause)`,
    ),
    unless: phrases("gig|driver|drivers|nurse|nurses|clients?|customers?|users?|our product|helps?|helping"),
  },
  {
    name: "asks for nothing",
    weight: 1,
    says: quickPhrases(
      String.raw`no (?:prior |previous |work )?(?:experience|skills?|qualifications?|resume|cv|interview)(?:,? (?:or|and|no) (?:\p{L}{1,15} ){1,2})? (?:is |are )?(?:needed|required|necessary)(?:[^.]{0,80})(?:from home|at home|work from anywhere|immediately|anyone)|(?:anyone|everybody|everyone) can (?:do|apply|earn|start)|immediate (?:start|hire|hiring)[^.]{0,40}no (?:experience|interview)`,
    ),
  },
  {
    name: "asks for bank or identity data",
    weight: 1,
    says: quickPhrases(
      String.raw`(?:send|provide|submit|share|give|reply with|include) (?:us |me )?(?:[\p{L}'’]{1,15},? ){0,10}?(?:social security number|ssn|bank (?:account )?(?:details|information|name|number)|credit card|copy of your (?:id|passport|driver['’]?s licen[cs]e)|online banking)`,
    ),
  },
  {
    name: "takes applications at a free mailbox",
    weight: 1,
    says: quickly(
      /@(?:gmail|googlemail|outlook|hotmail|yahoo|ymail|aol|gmx|protonmail|yandex)\.[a-z]{2,3}(?![\p{L}\p{N}-])/iu,
    ),
  },
];
/** Simple work at home that fraud advertises at many times its usual pay. */
const SIMPLE_WORK = quickPhrases(
  "data entry(?: clerk| operator| specialist)?|typist|typing|package (?:handler|inspector)|mystery shopper|envelope stuffing|form filling|payroll clerk|order processor|survey taker",
);
const MUCH_FOR_SIMPLE_WORK_USD = 75_000;

/** The weight from which on a posting waits for an operator. */
const HOLDING_WEIGHT = 2;

/**
 * Returns what about a posting is typical of invented work-from-home offers, in words for operators; nothing where that isn't enough to keep it
 * out of the list. Honest employers warn of fraud in the same words, so a sentence that warns is no sign.
 */
export function readScamSigns({
  title,
  sentences,
  salary,
}: {
  title: string;
  sentences: readonly Sentence[];
  salary: SalaryRange | null;
}): string[] {
  const found = new Map<string, number>();
  if (SIMPLE_WORK.test(title) && (salary?.yearlyUsd ?? 0) >= MUCH_FOR_SIMPLE_WORK_USD)
    found.set("pays far more than such work does", 1);
  for (const { text } of sentences)
    for (const { name, weight, says, unless } of SIGNS)
      if (!found.has(name) && says.test(text) && !isWarning(name, text) && !unless?.test(text)) found.set(name, weight);
  const weight = [...found.values()].reduce((sum, each) => sum + each, 0);
  return weight < HOLDING_WEIGHT ? [] : [...found.keys()];
}

/** "No experience needed" denies nothing that the sign is about. */
const isWarning = (name: string, text: string): boolean => name !== "asks for nothing" && WARNS.test(text);
