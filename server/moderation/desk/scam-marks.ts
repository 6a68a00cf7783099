import { getDomain, getDomainWithoutSuffix } from "tldts";
import { nameSkeleton } from "#dedupe/look-alike.ts";

/** What of a job the marks look at. */
export interface MarkedJob {
  text: string;
  /** The apply link. */
  url: string;
  /** The company's website. */
  companyUrl: string | null;
  /** Another company with an open job of the same text. */
  copiedFrom: string | null;
}

const FREE_MAIL =
  /@(?:gmail|googlemail|outlook|hotmail|live|yahoo|ymail|aol|icloud|gmx|web|mail|proton|protonmail|yandex|zoho)\.[a-z]{2,3}(?![\p{L}\p{N}-])/iu;
const MESSENGER = /\b(?:telegram|whats ?app|signal|wechat|facebook messenger|t\.me\/|wa\.me\/)/iu;
const CONTACT = /\b(?:contact|reach|text|message|write|add|interview|chat|dm)\b/iu;
const MESSENGER_HOSTS = new Set(["t.me", "telegram.me", "wa.me", "whatsapp.com", "signal.me"]);
const FEE =
  /\b(?:(?:registration|training|application|processing|onboarding|equipment|background[ -]check|visa) (?:fee|deposit)|pay (?:for|us|a|the) (?:your |own )?(?:training|equipment|background|deposit|fee)|send (?:us )?(?:money|gift cards?|crypto|bitcoin)|cash(?:ier'?s)? che(?:ck|que) (?:to|for) (?:buy|purchase))/iu;
const NO_FEE = /\b(?:no|never|not|without|don'?t|won'?t|any)\b/iu;

/** Returns what about a job is typical of scams, in words for operators. A mark decides nothing: honest jobs have some too. */
export function scamMarks({ text, url, companyUrl, copiedFrom }: MarkedJob): string[] {
  const host = URL.parse(url)?.hostname ?? "";
  return [
    ...(FREE_MAIL.test(text) || FREE_MAIL.test(url) ? ["names a free mailbox"] : []),
    ...(MESSENGER_HOSTS.has(getDomain(host) ?? host) || saysMessenger(text) ? ["contact by messenger"] : []),
    ...(asksForFee(text) ? ["asks for money"] : []),
    ...(isLookAlike(host, companyUrl) ? ["its apply link looks like the company’s website, but isn’t"] : []),
    ...(copiedFrom === null ? [] : [`has the text of a job at ${copiedFrom}`]),
  ];
}

function saysMessenger(text: string): boolean {
  return text.split(/[.!?\n]/).some((sentence) => MESSENGER.test(sentence) && CONTACT.test(sentence));
}

/** Honest employers warn of fees: "we never ask for a training fee". */
function asksForFee(text: string): boolean {
  const found = FEE.exec(text);
  return found !== null && !NO_FEE.test(sentenceBefore(text, found.index));
}

/** Returns what its sentence says shortly before a place in a text. */
function sentenceBefore(text: string, place: number): string {
  return (
    text
      .slice(Math.max(0, place - 60), place)
      .split(/[.!?\n]/)
      .at(-1) ?? ""
  );
}

function isLookAlike(host: string, companyUrl: string | null): boolean {
  const own = companyUrl === null ? "" : (URL.parse(companyUrl)?.hostname ?? "");
  const [shown, real] = [getDomain(host), getDomain(own)];
  if (shown === null || real === null || shown === real) return false;
  const [a, b] = [getDomainWithoutSuffix(host), getDomainWithoutSuffix(own)];
  // The same name under another ending is usual: acme.com and acme.io.
  return a !== null && b !== null && a !== b && nameSkeleton(a) === nameSkeleton(b);
}
