import type { NormalisedPosting } from "../result.ts";
import { MASK } from "./contacts.ts";

/** Every part has a limit, so that the search takes a time in proportion to the text's length. */
const ADDRESS =
  /(?<![\p{L}\p{Nd}._%+-])([\p{L}\p{Nd}._%+-]{1,64})@[\p{L}\p{Nd}-]{1,63}(?:\.[\p{L}\p{Nd}-]{1,63}){1,6}/gu;

/** Digits with what people write between them, on one line. */
const NUMBER_LIKE = /[+(]?\p{Nd}(?:[\p{Nd} \t\u00A0().·/-]*\p{Nd})?/gu;
const ENDS_WORD = /[\p{L}\p{Nd}+]$/u;
const NORTH_AMERICAN = /^(?:\(\d{3}\) ?\d{3}[ .-]\d{4}|\d{3}-\d{3}-\d{4}|\d{3}\.\d{3}\.\d{4})$/;
/** Cheap first tests: a text without these has no telephone number that is masked. One expression for both would be several times as slow. */
const WITH_PLUS = /\+\p{Nd}/u;
const IN_GROUPS = /\d{3}(?:\) ?|[-.])\d{3}[ .-]\d{4}/;
const mayHoldTelephone = (text: string): boolean => WITH_PLUS.test(text) || IN_GROUPS.test(text);
/** Digits of an international number with its country's code. */
const INTERNATIONAL_DIGITS = { least: 8, most: 15 };

/** Words of mailboxes that belong to a company and not to a person. */
const SHARED = new Set(
  (
    "accessibility accommodation accommodations admin application applications apply benefits candidates career careers compliance " +
    "contact dpo emploi employment gdpr hello help hiring hr humanresources info inquiries job jobs karriere legal mail office people " +
    "peopleops press privacy recruit recruiter recruiters recruiting recruitment reasonableaccommodation rh security service studies " +
    "support ta talent talentacquisition team trabalhe vacancies vagas work"
  ).split(" "),
);

/** Providers at which a mailbox says nothing about its company. Their names stay: a job with such an address can be a scam. */
const FREE_MAIL =
  /@((?:gmail|googlemail|outlook|hotmail|live|yahoo|ymail|aol|icloud|gmx|web|mail|proton|protonmail|yandex|zoho)\.[a-z]{2,3})$/iu;

function isPersonal(mailbox: string): boolean {
  const words = mailbox.toLowerCase().split(/[._%+\d-]+/);
  return words.every((word) => !SHARED.has(word));
}

function maskAddress(address: string, mailbox: string): string {
  if (!isPersonal(mailbox)) return address;
  const provider = FREE_MAIL.exec(address)?.[1];
  return provider === undefined ? MASK : `${MASK}@${provider}`;
}

/**
 * Masks telephone numbers as people write them: international, or North American. Other long numbers in postings are salaries, dates and
 * reference numbers.
 */
function maskNumber(number: string, at: number, text: string): string {
  // A letter or digit beyond the first plane takes two places.
  if (ENDS_WORD.test(text.slice(Math.max(0, at - 2), at))) return number;
  const digits = number.match(/\p{Nd}/gu)?.length ?? 0;
  const isInternational =
    number.startsWith("+") && digits >= INTERNATIONAL_DIGITS.least && digits <= INTERNATIONAL_DIGITS.most;
  if (isInternational || NORTH_AMERICAN.test(number)) return MASK;
  return number.startsWith("(") && NORTH_AMERICAN.test(number.slice(1)) ? `(${MASK}` : number;
}

/**
 * Masks the e-mail addresses of people and telephone numbers in a posting's text. Keeps mailboxes of a company, such as careers@, because
 * people apply there.
 */
export function maskPersonalContacts(text: string): string {
  const masked = text.includes("@") ? text.replaceAll(ADDRESS, maskAddress) : text;
  return mayHoldTelephone(masked) ? masked.replaceAll(NUMBER_LIKE, maskNumber) : masked;
}

/** Masks the text of sanitised HTML, and removes targets of links that hold a person's address or number. */
function maskHtml(html: string): string {
  // Most descriptions hold nothing to mask, and cutting one into its tags costs more than looking.
  if (!html.includes("@") && !mayHoldTelephone(html) && !MAY_BE_LINKED.test(html)) return html;
  return html.replaceAll(/<[^<>]*>|[^<]+/g, (piece) => {
    if (!piece.startsWith("<")) return maskPersonalContacts(piece);
    return piece.startsWith("<a ") && holdsContact(piece) ? "<a>" : piece;
  });
}

/** Encoded addresses and numbers in links. */
const MAY_BE_LINKED = /%40|wa\.me\/|(?:phone|tel|mobile|whatsapp)=/i;
const NUMBER_IN_LINK = /\/\/wa\.me\/\+?\d|[?&;](?:phone|tel|mobile|whatsapp)=(?:\+|%2b)?\d/i;

function holdsContact(tag: string): boolean {
  const plain = tag.replaceAll(/%40/gi, "@");
  return NUMBER_IN_LINK.test(tag) || (plain.includes("@") && plain.replaceAll(ADDRESS, maskAddress) !== plain);
}

/** Masks people's contact details in everything of a posting that we publish as text. */
export function maskPosting(posting: NormalisedPosting): NormalisedPosting {
  const { remote, eligibility, evidence } = posting;
  return {
    ...posting,
    title: maskPersonalContacts(posting.title),
    summary: maskPersonalContacts(posting.summary),
    description: maskHtml(posting.description),
    text: maskPersonalContacts(posting.text),
    remote: { ...remote, evidence: maskPersonalContacts(remote.evidence) },
    eligibility: { ...eligibility, evidence: maskPersonalContacts(eligibility.evidence) },
    evidence: Object.fromEntries(Object.entries(evidence).map(([field, text]) => [field, maskPersonalContacts(text)])),
  };
}
