import { decodeEntities } from "#sources/html-entities.ts";

export interface Headline {
  text: string;
  company: string;
  role: string;
  places: string[];
  terms: string;
  pay: string;
  workplace: "remote" | "hybrid" | "onsite" | null;
}

const ROLE =
  /\b(engineers?|developers?|designers?|managers?|scientists?|analysts?|architects?|leads?|head of|director|vp|cto|sre|devops|researchers?|writers?|marketers?|marketing|sales|recruiters?|support|advocates?|consultants?|programmers?|administrators?|specialists?|interns?|founding|technicians?|product|data|security|accountants?|counsel|editors?)\b/i;
const TERMS = /\b(full[- ]?time|part[- ]?time|contract(or)?|intern(ship)?|freelance|permanent)\b/i;
const PAY = /[$€£]\s?\d|\b\d{2,3}k\b/i;
const WORKPLACE = /\b(remote|hybrid|on-?site|in[- ]office|in[- ]person)\b/i;
const EVERY_WORKPLACE = new RegExp(WORKPLACE, "gi");
const LINK = /https?:\/\/|www\.|\.(com|io|ai|org|dev)\b/i;

/** Parses the first line of a comment, "Company | Role | Place | REMOTE (US) | Full-time | $…"; null for any other line. */
export function headlineOf(comment: string): Headline | null {
  const first = comment.split(/<p>|\n/)[0] ?? "";
  const text = decodeEntities(first.replace(/<[^>]+>/g, " "))
    .replace(/\s+/g, " ")
    .trim();
  const [company = "", ...parts] = text.split(/\s*[|–—·]\s+|\s+[|–—·]\s*|\s*\|\s*/).map((part) => part.trim());
  const role = parts.find((part) => ROLE.test(part) && !LINK.test(part) && !PAY.test(part));
  if (parts.length < 2 || company === "" || company.length > 80 || role === undefined) return null;
  const rest = parts.filter((part) => part !== role && !LINK.test(part));
  const terms = rest.filter((part) => TERMS.test(part) && !WORKPLACE.test(part)).join(", ");
  const places = rest.filter(
    (part) => !PAY.test(part) && !(TERMS.test(part) && !WORKPLACE.test(part)) && !ROLE.test(part),
  );
  return {
    text,
    company: company.replace(/\s*\(?https?:\S+/, "").trim() || company,
    role,
    places,
    terms,
    pay: rest.find((part) => PAY.test(part)) ?? "",
    workplace: workplaceOf(text),
  };
}

function workplaceOf(text: string): Headline["workplace"] {
  if (/\b(not|no) remote\b/i.test(text)) return "onsite";
  // If a line names several, the text decides.
  const named = new Set([...text.matchAll(EVERY_WORKPLACE)].map((match) => match[1]!.toLowerCase()));
  if (named.size !== 1) return null;
  const [only] = named;
  return only === "remote" ? "remote" : only === "hybrid" ? "hybrid" : "onsite";
}
