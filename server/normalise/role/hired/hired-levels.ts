import type { Level } from "#contract/schemas/job.ts";
import { folded } from "#normalise/text/folded-expression.ts";
import { matchesIn } from "#normalise/text/matches.ts";
import { everyLatinPhrase, quickLatinPhrases } from "#normalise/text/phrases.ts";
import { levelsNamed, NAMES_LEVEL } from "../body-level-words.ts";
import { A_LEVEL_NEXT, MAY_APPLY, NEEDS } from "./hiring-words.ts";

const NEEDED = quickLatinPhrases(NEEDS);
const EVERY_NEED = everyLatinPhrase(NEEDS);
const LEVEL_NEXT = folded(new RegExp(`^${A_LEVEL_NEXT}`, "iu"));
/** A clause whose subject is the employer or a part of it: "our studio", "and it", "kontoret vårt". */
const OF_EMPLOYER = folded(
  /(?<![a-zÀ-ɏ])(?:ours?|the|it|unser[a-z]{0,2}|das|die|der|notre|nos|le|la|el|nuestr[oa]|o|a|noss[oa]|il|lo|nostr[oa]|ons|onze|het|de|nasza?|vår[at]?|vort|vores|naš[ei]|náš|[a-zÀ-ɏ]{4,20}mme) /iu,
);
/** Others need somebody: "our clients", "every project". */
const OF_OTHERS = folded(
  /(?<![a-zÀ-ɏ])(?:clients?|customers?|kund|klient|cliente|clienti|asiak|zákazn|patient|pacient|paziente|project|projekt|projet|proyecto|projeto|progetto|every|each|nobody|no one|who|which|jede[rs]?|chaque|cada|ogni|elke|każd|varje|hver|každ|choir|chor|chœur|coro|koor|chór|kör|kor(?![a-zÀ-ɏ]))/iu,
);
const NAME_ENDS = folded(
  /[.;:!?(),•·]|(?<![a-zÀ-ɏ])(?:who|with|for|to|and an?|in|at|mit|für|im|qui|pour|avec|dans|que|para|con|en|com|che|per|nel|die|voor|met|bij|do|który|która|w|som|till|til|med|för|joka|který|která|pro)(?![a-zÀ-ɏ])/iu,
);
const MOST_NAME = 80;
const AN_ARTICLE = /^ (?:an?|another|une?|d['’]une?|ein\p{L}{0,2}|un[ao]?|uma?|een|en|et|ett) /iu;

const clauseBefore = (text: string, end: number): string =>
  text
    .slice(0, end)
    .split(/[.;:!?,]/u)
    .at(-1) ?? "";

/** Returns the levels of somebody whom the employer or a part of it needs. */
function needed(text: string): Level[] {
  if (!NEEDED.test(text)) return [];
  const needs = matchesIn(text, EVERY_NEED).find(({ 0: verb, index }) =>
    LEVEL_NEXT.test(text.slice(index + verb.length)),
  );
  if (needs === undefined) return [];
  const who = clauseBefore(text, needs.index);
  if (OF_OTHERS.test(who) || !OF_EMPLOYER.test(who)) return [];
  const from = needs.index + needs[0].length;
  const behind = text.slice(from, from + MOST_NAME).replace(AN_ARTICLE, "");
  return levelsNamed(behind.split(NAME_ENDS, 1)[0] ?? "");
}

const APPLY = quickLatinPhrases(...MAY_APPLY);
/** Those who work there already may apply for something else. */
const OF_COLLEAGUES = folded(
  /colleag|kolleg|collègue|compañer|colega|collegh|collega|koleg|kollega|\bstaff\b|employees|mitarbeiter|sabbatical|fortbild|weiterbild|formation|formación|course|kurs/iu,
);
const MOST_APPLICANTS = 100;

/** Returns the levels of those who may apply, where a sentence names more than one. */
function mayApply(text: string): Level[] {
  const match = APPLY.exec(text);
  if (match === null || OF_COLLEAGUES.test(text)) return [];
  const before = clauseBefore(text.replace(/, (?=jak i|og|och|and)/u, " "), match.index);
  const end = match.index + match[0].length;
  const named = [before, text.slice(end, end + MOST_APPLICANTS).split(/[.;:!?]/u, 1)[0] ?? ""].filter((part) =>
    NAMES_LEVEL.test(part),
  );
  const levels = named.length === 1 ? levelsNamed(named[0] ?? "") : [];
  return levels.length > 1 ? levels : [];
}

/** Returns the levels that a sentence states of the person hired, by who needs her or who may apply. */
export function hiredLevels(text: string): Level[] {
  const levels = needed(text);
  return levels.length > 0 ? levels : mayApply(text);
}
