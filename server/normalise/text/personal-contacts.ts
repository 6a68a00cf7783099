import type { NormalisedPosting } from "../result.ts";
import { MASK } from "./contacts.ts";

/** Every part has a limit, so that the search takes a time in proportion to the text's length. */
const ADDRESS =
  /(?<![\p{L}\p{Nd}._%+-])([\p{L}\p{Nd}._%+-]{1,64})@[\p{L}\p{Nd}-]{1,63}(?:\.[\p{L}\p{Nd}-]{1,63}){1,6}/gu;

/**
 * Telephone numbers as people write them: international, or North American. Other long numbers in postings are salaries, dates and
 * reference numbers.
 */
const NUMBER =
  /(?<![\p{L}\p{Nd}+])(?:\+\p{Nd}{1,3}(?:[\s().·/-]{0,3}\p{Nd}){7,12}|\(\p{Nd}{3}\)\s{0,2}\p{Nd}{3}[\s.-]\p{Nd}{4}|\p{Nd}{3}([.-])\p{Nd}{3}\1\p{Nd}{4})(?!\p{Nd})/gu;

/** Words of mailboxes that belong to a company and not to a person. */
const SHARED = new Set(
  (
    "accessibility accommodation accommodations admin application applications apply benefits candidates career careers compliance " +
    "contact dpo emploi employment gdpr hello help hiring hr humanresources info inquiries job jobs karriere legal mail office people " +
    "peopleops press privacy recruit recruiter recruiters recruiting recruitment reasonableaccommodation rh security service studies " +
    "support ta talent talentacquisition team trabalhe vacancies vagas work"
  ).split(" "),
);

/** Addresses that are spelt out, so that no program reads them. */
const SPELT_ADDRESS =
  /(?<![\p{L}\p{Nd}._%+-])([\p{L}\p{Nd}._%+-]{1,64})\s?(?:\(at\)|\[at\]|\{at\})\s?[\p{L}\p{Nd}-]{1,63}(?:\s?(?:\.|\(dot\)|\[dot\]|\{dot\})\s?[\p{L}\p{Nd}-]{2,63}){1,6}/giu;
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
 * Masks the e-mail addresses of people and telephone numbers in a posting's text. Keeps mailboxes of a company, such as careers@, because
 * people apply there.
 */
export function maskPersonalContacts(text: string): string {
  const masked = text.includes("@") ? text.replaceAll(ADDRESS, maskAddress) : text;
  return masked.replaceAll(SPELT_ADDRESS, maskAddress).replaceAll(NUMBER, MASK);
}

/** Masks the text of sanitised HTML, and removes targets of links that hold a person's address or number. */
function maskHtml(html: string): string {
  return html.replaceAll(/<[^>]*>|[^<]+/g, (piece) => {
    if (!piece.startsWith("<")) return maskPersonalContacts(piece);
    return piece.startsWith("<a ") && holdsContact(piece) ? "<a>" : piece;
  });
}

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
