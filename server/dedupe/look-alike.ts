import { domainToUnicode } from "node:url";
import { companyKey } from "./company-key.ts";

/** Letters of other alphabets, and digits, that look like a Latin letter. */
const CONFUSABLES = new Map(
  Object.entries({
    ...pairs("асеорхуіјѕһԁԛԝɡɩкмтвнꓲ", "aceopxyijshdqwgikmtbhi"),
    ...pairs("αβεικνορτυχγ", "abeikvoptuxy"),
    ...pairs("0135", "oles"),
    ...pairs("ıłøđ", "ilod"),
  }),
);

/** Words that a deceptive name adds to a real one. */
const ADDED_WORDS = new Set(
  (
    "official hq hr people team teams recruiter recruiters recruitment recruiting hiring careers career jobs job talent staffing staff work " +
    "employment onboarding apply remote global international worldwide online portal offers vacancies human resources"
  ).split(" "),
);

/** Names shorter than this have too many neighbours for an edit distance to mean anything. */
const SHORTEST_FOR_EDITS = 5;

/** Returns the name as the eye reads it: look-alike letters folded, words for hiring dropped, punycode decoded. */
export function nameSkeleton(name: string): string {
  const folded = Array.from(
    decodePunycode(name)
      .normalize("NFKD")
      .replace(/\p{M}+/gu, "")
      .toLowerCase(),
  )
    .map((letter) => CONFUSABLES.get(letter) ?? letter)
    .join("");
  const words = folded.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
  const kept = words.filter((word) => !ADDED_WORDS.has(word));
  return companyKey((kept.length > 0 ? kept : words).join(" "))
    .replaceAll("rn", "m")
    .replaceAll("vv", "w")
    .replaceAll("l", "i");
}

/**
 * Returns the keys under which names within one edit meet: the skeleton itself and, for longer names, each spelling without
 * one letter. Two names one insertion, deletion, substitution or swap apart share a key.
 */
export function lookAlikeKeys(name: string): string[] {
  const skeleton = nameSkeleton(name);
  if (skeleton === "") return [];
  const keys = new Set([skeleton]);
  if (skeleton.length >= SHORTEST_FOR_EDITS) {
    for (let at = 0; at < skeleton.length; at++) keys.add(skeleton.slice(0, at) + skeleton.slice(at + 1));
  }
  return [...keys];
}

function decodePunycode(name: string): string {
  return name.replaceAll(/xn--[a-z0-9-]+/gi, (label) => domainToUnicode(label) || label);
}

function pairs(from: string, to: string): Record<string, string> {
  const targets = Array.from(to);
  return Object.fromEntries(Array.from(from).map((letter, at) => [letter, targets[at] ?? letter]));
}
