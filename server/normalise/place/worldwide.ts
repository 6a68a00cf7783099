import { NATIVE_WORLD_WORDS, UNSPACED_WORLD } from "#taxonomy/native-world-words.ts";
import { SCOPE_WORDS } from "#taxonomy/place-cues.ts";
import { PERK } from "#taxonomy/remote-cues.ts";
import { wholeWords } from "#normalise/terms/cues.ts";
import type { SectionKind } from "#normalise/text/prepared-text.ts";
import { asksToLiveIn } from "./native-residence.ts";

const WORLD =
  /\b(?:anywhere in the world|anywhere (?:on|in) (?:the )?(?:planet|globe|earth)|any place on (?:the planet|earth)|wherever (?:you (?:like|are|live|want) )?in the world|where in the world you|from anywhere(?! (?:in|within|on|you)\b)|work(?:ing)? (?:remotely )?(?:from )?anywhere(?! (?:in|within|across)\b)|location ?[:–-] ?anywhere(?! (?:in|within|across)\b)|worldwide|hir(?:e|ing) (?:people |remotely )?globally|(?:any|every|whichever|which(?=[^.;]{0,24}\blive)) country(?! (?:we|where|in which) )|(?:from|in) all countries(?! (?:we|where|in which) )|no borders|location[- ](?:independent|agnostic)|from all over the world|weltweit|monde entier|todo el mundo|desde cualquier (?:lugar|parte) del mundo)\b/i;
const DENIED = /\b(?:not|cannot|never|unable)\b|n['’]t\b/i;
/** What only looks like a denial: "it doesn't matter which country". */
const INDIFFERENT = /\b(?:do|does|is)(?: not|n['’]t) (?:care|mind|matter|important|relevant)\b/gi;
const OTHERS =
  /\b(?:clients?|customers?|users?|offices|colleagues|companies|brands|businesses|leader|team(?:s)? (?:in|across|around|spread))\b/i;

/** Returns whether an English sentence opens the job to the whole world. */
export function isWorldwide(sentence: string, section: SectionKind): boolean {
  return (
    section !== "benefits" &&
    WORLD.test(sentence) &&
    SCOPE_WORDS.test(sentence) &&
    !PERK.test(sentence) &&
    !DENIED.test(sentence.replace(INDIFFERENT, " ")) &&
    /\bremote|work|job|role|position|location|candidates?|applicants?|live|based|located?|open|hir|where in the world you/i.test(
      sentence,
    ) &&
    !OTHERS.test(sentence)
  );
}

const readers = new Map(
  Object.entries(NATIVE_WORLD_WORDS).map(([language, { world, indifferent }]) => [
    language,
    { world: new RegExp(wholeWords(world), "iu"), indifferent: new RegExp(wholeWords(indifferent), "iu") },
  ]),
);
/** Customers, colleagues and teams are all over the world, too. */
const NATIVE_OTHERS =
  /kund|klien[tc]|client|kolleg|colleg|collèg|équipe|equip[oae]|zespó|tým|tiimi|ügyf|müşteri|клієнт|клиент|顧客|客户|고객/iu;
/** Some weeks of a year are a benefit. */
const SOME_WEEKS =
  /(?<!\p{L})(?:wochen?|tage|semaines?|jours|semanas?|días|dias|weken|dagen|tygodni\p{L}{0,3}|dni|veckor|dagar|uger|dage|uker|dager|settimane|giorni|viikkoa|týdny)(?: \p{L}{1,8}){0,2} (?:jahr|an|año|ano|jaar|roku|rok|år|året|anno|vuodessa|ročně)(?!\p{L})/iu;

/** Returns whether a sentence of another language opens the job to the whole world: any country, near a verb of residence, hiring or remote work. */
export function isNativeWorldwide(sentence: string, section: SectionKind, language: string): boolean {
  if (section === "benefits" || section === "about" || /[?？]\s*$/u.test(sentence)) return false;
  if (PERK.test(sentence) || NATIVE_OTHERS.test(sentence) || SOME_WEEKS.test(sentence)) return false;
  if (UNSPACED_WORLD.test(sentence)) return true;
  const reader = readers.get(language);
  if (reader === undefined) return false;
  if (reader.indifferent.test(sentence)) return true;
  const world = reader.world.exec(sentence);
  return world !== null && asksToLiveIn(sentence, language, { start: world.index, end: world.index + world[0].length });
}
