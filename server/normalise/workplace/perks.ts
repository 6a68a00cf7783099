import { isAside } from "#normalise/remote-asides.ts";
import { latinPhrases, quickLatinPhrases } from "#normalise/text/phrases.ts";
import { PERK } from "#taxonomy/remote-cues.ts";
import { AWAY_SOURCES, EMPLOYERS_PLACE } from "./home-phrases.ts";

/** The job itself, or all jobs of the employer: "this position may be performed remotely". */
const JOB = latinPhrases(
  "(?:this|the|all(?: of)?(?: our)?) (?:roles?|positions?|jobs?|posts?|vacanc(?:y|ies)|opportunit(?:y|ies))|(?:diese|die|alle) (?:stellen?|positionen?|jobs?)|(?:ce|le|tous nos) postes?|(?:este|el) (?:puesto|trabajo|empleo)|esta posición|(?:esta|a) (?:vaga|posição|função)|(?:questa|la) posizione|(?:questo|il) ruolo|(?:deze|de) (?:functie|rol|baan|vacature)|(?:to|ta) (?:stanowisko|praca)|(?:denna|den här) (?:tjänst|roll)|tjänsten|rollen|stillingen|jobbet|jobbet|(?:tämä )?tehtävä|(?:tato |ta )?pozice|(?:acest|acesta) (?:rol|post)|această poziție",
);

/** Some weeks or days of a year, or another limit in time. */
const LIMITED = quickLatinPhrases(
  String.raw`(?:\d{1,3}|one|two|three|four|five|six|eight|ten|twelve|a few|several|some|a couple of|up to)(?:[ -]\p{L}{3,12}){0,2}[ -](?:weeks?|months?|days?)|weeks?[ /-](?:a|per|each|every|of|year)[ /-]?\p{L}{0,4}|days? (?:a|per|each|every|of the) (?:year|month)|temporar(?:y|ily)|short[- ]term|for a while|for a (?:limited|short) (?:time|period)|for part of|part of the year|occasional(?:ly)?|sometimes|from time to time|now and then|over the summer|(?:during|in|over) (?:the )?(?:summer|winter|christmas|holidays)|fridays?`,
  String.raw`(?:\d{1,3}|ein(?:e|en)?|zwei|drei|vier|fünf|sechs|acht|zehn|zwölf|zwanzig|dreißig|einige|mehrere|bis zu \p{L}{2,8}) (?:\p{L}{3,12} )?(?:wochen?|monate?n?|(?:arbeits|kalender)?tagen?)|vorübergehend|zeitweise|zeitlich (?:begrenzt|befristet)|gelegentlich|ab und zu|im sommer|(?:wochen|tage)weise`,
  String.raw`(?:\d{1,3}|une?|deux|trois|quatre|cinq|six|huit|dix|quelques|plusieurs) (?:\p{L}{3,12} )?(?:semaines?|mois|jours?)|temporaire(?:ment)?|ponctuel(?:le)?(?:ment)?|occasionnel(?:le)?(?:ment)?|de temps en temps|l['’]été|pendant les vacances`,
  String.raw`(?:\d{1,3}|una?|dos|tres|cuatro|cinco|seis|ocho|diez|unas|unos|algun[ao]s|varias|varios) (?:\p{L}{3,12} )?(?:semanas?|mes(?:es)?|días?)|temporal(?:mente)?|puntual(?:mente)?|ocasional(?:mente)?|de vez en cuando|en verano`,
  String.raw`(?:\d{1,3}|uma?|duas|dois|três|quatro|cinco|seis|oito|dez|algum[ao]s|várias|vários) (?:\p{L}{3,12} )?(?:semanas?|m[eê]s(?:es)?|dias?)|temporari[ao]mente|pontual(?:mente)?|de vez em quando|no verão`,
  String.raw`(?:\d{1,3}|una?|due|tre|quattro|cinque|sei|otto|dieci|alcun[ei]|qualche|più) (?:\p{L}{3,12} )?(?:settiman[ae]|mes[ei]|giorn[oi])|temporane[oa](?:mente)?|occasional(?:e|mente)|saltuari[ao](?:mente)?|ogni tanto|in estate|d['’]estate`,
  String.raw`(?:\d{1,3}|een|twee|drie|vier|vijf|zes|acht|tien|enkele|een paar) (?:\p{L}{3,12} )?(?:weken|week|maand(?:en)?|dagen)|tijdelijk|af en toe|incidenteel|in de zomer`,
  String.raw`(?:\d{1,3}|dwa|trzy|cztery|pięć|sześć|osiem|dziesięć|kilka|parę|do \p{L}{3,10}) (?:\p{L}{3,12} )?(?:tygodni\p{L}{0,2}|tygodnie|miesi(?:ąc|ące|ęcy)|dni)|tymczasowo|czasowo|okazjonalnie|od czasu do czasu|latem`,
  String.raw`(?:\d{1,3}|en|ett|et|två|to|tre|fyra|fire|fem|sex|seks|åtta|otte|åtte|tio|ti|några|nogle|noen|ett par|et par) (?:\p{L}{3,14} )?(?:veckor?|uger?|uker?|månad(?:er)?|måned(?:er)?|dagar|dage|dager)|tillfälligt|tidvis|då och då|midlertidigt?|af og til|av og til|lejlighedsvis|på sommaren|om sommeren`,
  String.raw`(?:\d{1,3}|kaksi|kolme|neljä|viisi|kuusi|muutama\p{L}{0,2}|enintään \p{L}{3,10}) (?:\p{L}{3,12} )?(?:viikkoa?|kuukau(?:si|tta)|päivää)|tilapäisesti|väliaikaisesti|ajoittain|silloin tällöin|kesäisin|(?:\d{1,3}|dva|tři|čtyři|pět|šest|několik|pár) (?:\p{L}{3,12} )?(?:týdn[ůy]|měsíc[eů]?|dn[íůy])|dočasně|občas|v létě|(?:\d{1,3}|două|trei|patru|cinci|câteva|până la \p{L}{2,8}) (?:de )?(?:\p{L}{3,12} )?(?:săptămâni|luni|zile)|temporar|ocazional|din când în când|vara`,
);
/** Work from other countries than one's own, a benefit of people who live in one. */
const ABROAD = quickLatinPhrases(
  String.raw`abroad|overseas|workations?|outside (?:of )?(?:your|their|the|our) (?:usual|home|normal|regular|country|contracted)\p{L}{0,2}|(?:from|in) (?:another|other|a different) countr(?:y|ies)|travel (?:while|and)|(?:eu-?)?auslands?|workations?|à l['’]étranger|(?:en|desde) el extranjero|no (?:exterior|estrangeiro)|do (?:exterior|estrangeiro)|all['’]estero|dall['’]estero|(?:in|vanuit) het buitenland|za granicą|z zagranicy|utomlands|(?:i|fra|från) (?:udlandet|utlandet)|ulkomail(?:la|ta)|v zahraničí|ze zahraničí|(?:în|din) străinătate`,
);

const PLACE = quickLatinPhrases(...EMPLOYERS_PLACE);
const AWAY = quickLatinPhrases(
  ...AWAY_SOURCES,
  String.raw`remot\p{L}{1,6}|from anywhere|work anywhere|mobil\p{L}{0,3}|ortsunabhängig\p{L}{0,3}|von überall|n['’]importe où|desde cualquier|de qualquer|da qualsiasi|waar je (?:maar )?wil\p{L}?|z dowolnego|zdaln\p{L}{1,3}|distans\p{L}{0,6}|var du vill|hvor du vil|odkudkoli|etä\p{L}{1,6}|mistä tahansa|de oriunde`,
);

/** Returns whether a sentence speaks of work from other countries than one's own. */
export function isFromAbroad(sentence: string): boolean {
  return ABROAD.test(sentence);
}

/** Returns whether remote work is for some weeks or days only, or from abroad: a perk of people who work in one place. */
export function isForATime(sentence: string): boolean {
  return LIMITED.test(sentence) || ABROAD.test(sentence) || PERK.test(sentence) || isAside(sentence);
}

/** Returns whether a sentence among benefits says where one works, and not what one may do for a while, or what there is in an office. */
export function saysWhereOneWorks(sentence: string): boolean {
  return (JOB.test(sentence) || (AWAY.test(sentence) && !PLACE.test(sentence))) && !isForATime(sentence);
}

/** Returns whether a sentence speaks of the job itself, and not of a perk. */
export function speaksOfThisJob(sentence: string): boolean {
  return JOB.test(sentence) && !isForATime(sentence);
}
