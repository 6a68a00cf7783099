import { folded } from "#normalise/text/folded-expression.ts";
import { phrases } from "#normalise/text/phrases.ts";
import { ASKED_LEVELS, type AskedLevel } from "#contract/schemas/job-terms.ts";
import type { Surroundings } from "./language-levels.ts";

// How much of a language is enough, in words that name no level of their own.

/** "Enough English to take an order", "na tyle angielski, żeby". */
const ENOUGH_BEFORE = folded(
  /(?<!\p{L})(?:(?:enough|sufficient|adequate|genug|genügend|ausreichend|hinreichend|so viel|assez|suffisamment|suffisant|suficiente|bastante|lo bastante de|abbastanza|sufficiente|genoeg|voldoende|wystarczająco|tyle|na tyle|dość|tillräckligt|nog|nok|tilstrækkeligt?|tilstrekkelig|riittävästi|tarpeeksi|sen verran|tolik|dost|dostatek|suficient\p{L}{0,2}|destul\p{L}{0,2}|atâta|elég|annyi|yeterli|yeterince)(?: (?:good|gutes?|dobr\p{L}{1,3}|goed|bra|godt|hyvää|jó)| med| mye| meget)?(?: (?:de|d['’]|di|of))? ?)$/iu,
);
/** "Inglese quanto basta per …", "engleză cât să iei o comandă". */
const ENOUGH_BEHIND = folded(
  /^ (?:good enough|well enough|enough|gut genug|so weit|soweit|suffisamment|suffisant|suficiente|lo suficiente|o suficiente|quanto basta|a sufficienza|sufficiente|quel tanto|genoeg|voldoende|na tyle|w stopniu|cât să|atât cât|destul|nog|tillräckligt|nok|tilstrækkeligt|sen verran|riittävästi|natolik|tak,? aby|annyira|elég|yeterince)(?!\p{L})/iu,
);
/** The purpose that enough is for, or nothing more. */
const PURPOSE = folded(
  /^ ?(?:[.,;:)(!]|$|(?:to|for|um|zum|für|pour|para|per|om|voor|żeby|aby|by|do|för|til|for|at|å|abyste|abys|cât|ca|pentru|hogy|în) |\p{Ll}{4,25}(?:en|seen|seen|miseen|kseen)(?!\p{L}))/iu,
);

/** "English is all you need", "con español te basta": nothing else is, and that is asked. */
const SUFFICES_BEHIND = folded(
  /^,? (?:alone |allein |skills |nur )?(?:(?:is|are) (?:enough|sufficient|all you need)|will do|reicht(?: völlig| uns| dir)?(?: aus)?|genügt|suffi(?:t|sent)|(?:te |nos |le )?basta|(?:te |nos |le )?alcanza|chega|volstaat|is voldoende|wystarczy|räcker|rækker|er nok|holder|riittää|stačí|ajunge|e suficient\p{L}?)(?!\p{L})(?! (?:\p{L}{1,10} )?(?:not|nicht|pas|niet|inte|ikke|no|för|for att|to)(?!\p{L}))/iu,
);
/** What is denied before or behind it isn't enough. */
const NOT_ENOUGH =
  /(?<!\p{L})(?:no|nicht|not|pas|ne|não|non|niet|nie|inte|ikke|ei|ne\p{L}{3,8}|nu)(?: \p{L}{1,8})? $/iu;

/** Returns whether a language is asked for as much as some purpose needs. */
export const isEnough = ({ before, behind }: Surroundings): boolean =>
  ENOUGH_BEHIND.test(behind) ||
  (SUFFICES_BEHIND.test(behind) && !NOT_ENOUGH.test(before)) ||
  (ENOUGH_BEFORE.test(before) && PURPOSE.test(behind));

const PERFECT = String.raw`(?:perfe[ck]t\p{L}{0,3}|perfeit[oa]|perfett[oa]|parfaite?|flawless|fluent|polished|fehlerfrei|flie(?:ß|ss)end|akzentfrei|irréprochable|impecable|impeccabile|vlekkeloos|foutloos|vloeiend|perfekcyjn\p{L}{1,2}|doskonał\p{L}{1,2}|idealn\p{L}{1,2}|felfri\p{L}?|fejlfri\p{L}?|feilfri\p{L}?|flytande|flydende|täydelli\p{L}{2,5}|sujuvaa|dokonal\p{L}{1,2}|bezchybn\p{L}{1,2}|perfect\p{L}{0,2}|tökéletes)`;
const DENIES = String.raw`(?:not|n['’]t|never|no need for|nicht|kein\p{L}{0,2}|pas|no|não|non|niet|geen|nie|inte|ej|inget|ikke|ingen|ei|ne|nemus\p{L}{1,3}|nepotřeb\p{L}{1,6}|nechceme|nu|nem)`;
const NOT_PERFECT_BEHIND = folded(
  new RegExp(String.raw`^[^.;,]{0,25}(?<!\p{L})(?:${DENIES})(?!\p{L})[^.;,]{0,25}(?<!\p{L})${PERFECT}(?!\p{L})`, "iu"),
);
const DENIED_BEFORE = folded(new RegExp(String.raw`(?<!\p{L})(?:${DENIES})(?!\p{L})[^.;,]{0,25}$`, "iu"));
/** "Don['’]t" ends in a letter that no word begins before. */
const DENIED_BY_ENDING = /n['’]t(?!\p{L})[^.;,]{0,25}$/iu;
const BEHIND_ENDING = folded(
  new RegExp(String.raw`^[^.;,]{0,25}n['’]t(?!\p{L})[^.;,]{0,25}(?<!\p{L})${PERFECT}(?!\p{L})`, "iu"),
);
const PERFECT_BEHIND = folded(new RegExp(String.raw`^ ?${PERFECT}(?!\p{L})`, "iu"));
const PERFECT_BEFORE = folded(new RegExp(String.raw`(?<!\p{L})${PERFECT} $`, "iu"));
/** What is asked after all. */
const BUT_ASKED = folded(
  /(?:[,;:–-] ?| )(?:but|aber|sondern|doch|mais|pero|sino|mas|ma|maar|ale|lecz|men|mutta|vaan|dar|de|as long as|so long as|solange|hauptsache|tant que|mientras|desde que|basta che|zolang|byle|bara|bare|så länge|så lenge|kunhan|hlavně)(?!\p{L})[^.;]{3,}/iu,
);

/** Returns whether a language is asked for that needn't be perfect: "Deutsch musst du nicht perfekt können, aber …". */
export function isLessThanPerfect({ before, behind }: Surroundings): boolean {
  const isPerfectBeside = PERFECT_BEHIND.test(behind) || PERFECT_BEFORE.test(before);
  const isDenied = DENIED_BEFORE.test(before) || DENIED_BY_ENDING.test(before);
  const isLess = NOT_PERFECT_BEHIND.test(behind) || BEHIND_ENDING.test(behind) || (isPerfectBeside && isDenied);
  return isLess && BUT_ASKED.test(behind);
}

/** A level of the framework behind a word that hedges it: "sagen wir B2", "(zeg maar B2)". */
const HEDGED = folded(
  /^[^.;]{0,80}[,(–-] ?(?:(?:(?:at least|minimum|min\.?|mindestens|au moins|al menos|como mínimo|mínimo|pelo menos|almeno|minimo|minimaal|minstens|co najmniej|minimum|minst|mindst|vähintään|alespoň|minimálně|cel puțin|legalább)(?: (?:at|auf|à|en|na|på|op|a|al|de|do))?(?: (?:the )?(?:level|niveau|nivel|nível|livello|poziom(?:ie)?|úrovni|nivå|niveau|taso))?|say|let['’]s say|around|roughly|about|sagen wir(?: mal)?|also (?:etwa|ungefähr)|so (?:etwa|um)|disons|mettons|environ|digamos|pongamos|más o menos|diciamo|più o meno|zeg maar|laten we zeggen|ongeveer|powiedzmy|tak z|säg|låt säga|ungefär|lad os sige|sådan cirka|la oss si|omtrent|sanotaan|noin|suunnilleen|řekněme|tak zhruba|să zicem|cam|mondjuk|diyelim)(?: (?:an?|ein|un|ett?|en|een))?(?: (?:solid|good|gutes?|bon|buen|bom|buon|goed|dobre|bra|godt))? )([ABC][12])(?!\p{L})/iu,
);
/** Returns the level that a hedge names behind a language or a list of them, as to a reader: "say B2". */
export function hedgedLevel(behind: string): AskedLevel | null {
  const named = HEDGED.exec(behind)?.[1]?.toUpperCase();
  return ASKED_LEVELS.find((level) => level === named) ?? null;
}

const OR = phrases("or|oder|ou|o|of|lub|albo|eller|tai|nebo|sau|vagy");
const FINE = folded(
  /^[,:–-]? ?(?:(?:is|are|both|ist|sind|est|sont|es|son|é|são|è|sono|zijn|jest|są|är|er|on|je|e|funktioniert|geht|works?|will do|will)(?!\p{L}))?(?: \p{L}{1,12}){0,3}? ?(?:fine|ok(?:ay)?|both work|works?(?: (?:equally )?well)?(?: for us)?|will do|either will do|equally (?:good|fine|welcome)|gleich (?:recht|gut)|in ordnung|beides (?:ok|recht|gut)|egal|(?:nous )?convien(?:t|nent)|(?:cualquiera )?(?:nos )?(?:vale|sirve)n?|tanto monta|tanto faz|serve|va bene|vanno bene|is (?:prima|goed)|prima|wystarczy|może być|funkar|går (?:lika )?bra|duger|fint|går an|går fint|lige fint|like greit|er ok|käy|kelpaa|stačí|merge)(?!\p{L})(?! (?:to|for|zu) (?!us|me|uns)\p{L})/iu,
);

/** Returns whether one of several languages is enough, whichever: "Dansk eller engelsk er lige fint". */
export const isEitherFine = (list: string, behind: string): boolean => OR.test(list) && FINE.test(behind);

const AUTHORITY = String.raw`(?:home office|ukvi|uscis|immigration|visa|visum\p{L}{0,10}|visado|visto|embassy|consulate|naturali[sz]ation|settlement|botschaft|ausländerbehörde|einbürgerung|préfecture|naturalisation|inburgering\p{L}{0,6}|ind|permis de séjour|residence permit|work permit|blue card)`;
const TEST = String.raw`(?:language (?:requirements?|tests?|certificates?|proof)|sprach(?:nachweis|zertifikat|test)\p{L}{0,2}|exigences? (?:linguistiques?|de langue)|test de langue|requisitos? (?:de idioma|lingüísticos?|linguísticos?)|requisit[oi] linguistic[oi]|taal(?:eis|toets)\p{L}{0,2}|språk(?:krav|test)\p{L}{0,3}|sprogkrav\p{L}{0,3}|kielivaatimu\p{L}{1,4}|certificate of)`;
const OF_AUTHORITY = folded(
  new RegExp(
    String.raw`(?<!\p{L})(?:${AUTHORITY}(?!\p{L})[^.;]{0,60}(?<!\p{L})${TEST}|${TEST}(?!\p{L})[^.;]{0,40}(?<!\p{L})${AUTHORITY})(?!\p{L})`,
    "iu",
  ),
);
/** Returns whether a sentence tells which language an authority asks for, which the employer doesn't. */
export const isOfAuthority = (text: string): boolean => OF_AUTHORITY.test(text);

/** Says that a sentence lists what people bring. */
const BRINGS = folded(
  /(?<!\p{L})(?:experience|years?|erfahrung|jahre|expérience|ans|experiencia|años|experiência|anos|esperienza|anni|ervaring|jaar|doświadczeni\p{L}{1,2}|lata|lat|erfarenhet|erfaring|års?|kokemus\p{L}{0,3}|vuot\p{L}{1,3}|vuoden|zkušenost\p{L}{0,3}|roky|let)(?!\p{L})/iu,
);

/** Returns whether languages are an item of their own in a list of what people bring: "Kaksi vuotta kokemusta, suomi ja englanti". */
export function isListed(text: string, start: number, end: number): boolean {
  return (
    /(?<!\p{L})\p{Ll}\p{L}*[,;:] ?$/u.test(text.slice(0, start)) &&
    /^ ?(?:[,;.]|$)/u.test(text.slice(end)) &&
    BRINGS.test(text)
  );
}
