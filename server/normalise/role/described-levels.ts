import type { Level } from "#contract/schemas/job.ts";
import { everyLatinPhrase, quickLatinPhrases } from "#normalise/text/phrases.ts";

/** The reader will be the most experienced person of a team. */
const MOST_EXPERIENCED = quickLatinPhrases(
  String.raw`you(?:['’]ll|['’]d|['’]re| will| would| are)? (?:\p{L}{3,12} )?(?:be(?:come)? )?(?:the|our|one of the|one of our) most (?:experienced|senior|seasoned)(?! (?:[\p{L}-]{3,16} ){0,2}(?:leaders?|executives?|managers?|stakeholders|clients|members? of))`,
  String.raw`(?:(?:du|sie) (?:bist|wirst|sind|werden)|(?:bist|wirst|sind|werden) (?:du|sie)) (?:\p{L}{2,10} ){0,3}(?:die|der|unsere?) (?:mit abstand )?(?:\p{L}{4,14} )?(?:erfahrenste|dienstälteste)[nr]?`,
  String.raw`(?:(?:vous|tu) (?:serez|seras|êtes|es|deviendrez|deviendras|devenez) (?:\p{L}{1,14} ){0,3}?|(?<=^[^a-zÀ-ɏ]{0,4})(?:\p{L}{4,16} ){0,3}?)(?:la|le) plus (?:expérimentée?|senior|chevronnée?|aguerrie?)`,
  String.raw`(?:serás|será|vas a ser|te convertirás en|eres) (?:la|el) (?:\p{L}{4,14} )?(?:(?:de|con) (?:más|mayor) experiencia|más (?:experimentad[oa]|veteran[oa]|s[eé]nior))|(?:serás|será|vais ser|vai ser|és) (?:a|o) (?:\p{L}{4,14} )?(?:(?:com|de) (?:mais|maior) experiência|mais (?:experiente|s[eéê]nior|experimentad[oa]))`,
  String.raw`(?:sarai|sarà|diventerai|sei) (?:la |il |l['’])(?:\p{L}{4,14} )?(?:(?:con|di) (?:più|maggior[e]?) esperienza|più (?:espert[oa]|senior))`,
  String.raw`(?:(?:je|jij|u) (?:wordt|bent|zult|gaat)|(?:word|wordt|ben|bent) (?:je|jij|u))(?: \p{L}{2,8}){0,2} (?:de|het|onze) meest (?:ervaren|senior)`,
  String.raw`(?:będziesz|zostaniesz|jesteś) (?:\p{L}{2,10} )?(?:najbardziej doświadczon\p{L}{1,3}|osobą z największym doświadczeniem)`,
  String.raw`(?:(?:du|ni|de) (?:blir|är|bliver|er|kommer att vara|vil være|skal være)|(?:blir|är|bliver|er) du) (?:\p{L}{2,10} )?(?:den|vår|vores|den absolut|(?:avdelingens|afdelingens|avdelningens|teamets|gruppens|verkstedets|værkstedets)) mest (?:erfarna|erfarne|rutinerade|rutinerede|seniora|seniore)`,
  String.raw`(?:olet|tulet olemaan|sinusta tulee) (?:\p{L}{3,16} ){0,2}kokenein|(?:budeš|budete|staneš se|stanete se|jsi|jste) (?:\p{L}{2,12} )?(?:nejzkušenější\p{L}{0,2}|nejseniornější\p{L}{0,2})|(?:vei fi|veți fi|ești|sunteți) (?:cel|cea|persoana) (?:mai (?:experimentată?|cu experiență)|cu cea mai (?:multă|mare) experiență)`,
);
/** The reader will be the most junior person of a team. */
const MOST_JUNIOR = quickLatinPhrases(
  String.raw`you(?:['’]ll|['’]d|['’]re| will| would| are)? (?:be(?:come)? )?(?:the|our) most junior|(?:du|sie) (?:bist|wirst|sind|werden) (?:\p{L}{2,10} ){0,2}(?:das|unser) juniorigste`,
);
const UNSPACED_MOST = /(?:最も|もっとも|一番)(?:経験(?:豊富|の?ある|が?長い)|ベテラン)[^。]{0,14}として/u;

const JUNIOR = String.raw`(?:(?:[\p{L}'’]{1,9} ){0,3}(?:an? |dans un )?(?:j[uú]nior\p{L}{0,10}))`;
/** Somebody is no junior any more: "no longer a junior", "du har vuxit ur juniorrollen", "juniorivaihe on takana". */
const PAST_JUNIOR = String.raw`(?:no longer|not|isn['’]t|past|beyond|outgrown|outgrow|above|over|more than|left behind|nicht mehr|kein\p{L}{0,2}|über|aus|mehr als|plus|au-delà|sorti\p{L}{0,2}|dépassé|ni|ya no|más allá|superad\p{L}|superat\p{L}|já não|nem|não|além|deixaste|passaste|non|né|più|oltre|geen|niet|voorbij|boven|nie|już nie|ponad|wyrosł\p{L}{1,3}|vuxit ur|inte|varken|förbi|över|ovanför|vokset (?:ud|ut) (?:af|av)|ikke|hverken|verken|forbi|et enää|et ole|z|už ne|nejsi|nejste|nad|nu mai|nici|peste|depășit) ${JUNIOR}|junior\p{L}{0,10} (?:\p{L}{2,10} ){0,3}(?:behind you|hinter (?:dir|ihnen)|entwachsen|hinaus|derrière (?:vous|toi)|achter (?:je|u)|voorbij|ontgroeid|za sobą|bakom dig|bag dig|bak deg|takana|ohi|za sebou)`;
/** Nor a senior yet. */
const NOT_YET_SENIOR = String.raw`(?:not|yet|nor|isn['’]t|below|under|nicht|kein\p{L}{0,2}|unter|pas|ni|encore|sous|no|todavía|aún|nem|não|ainda|abaixo|non|né|ancora|sotto|geen|niet|nog|onder|nie|jeszcze|poniżej|inte|än|eller|ikke|endnu|ennå|ei|vielä|ještě|ne|nejsi|na|pod|nu|nici|încă|sub) (?:[\p{L}'’]{1,9} ){0,3}s[eé]nior\p{L}{0,10}|s[eé]nior\p{L}{0,10} (?:\p{L}{2,10} ){0,4}(?:next step|volgende stap|nächste schritt|prochaine étape|siguiente paso|próximo paso|prossimo passo|następn\p{L}{1,2} krok\p{L}{0,3}|nästa steg|næste skridt|neste steg)`;
/** Both in one sentence, in this order. */
const BETWEEN_LEVELS = quickLatinPhrases(
  String.raw`(?:${PAST_JUNIOR})[^.;]{1,40}?(?:${NOT_YET_SENIOR})`,
  String.raw`(?:neither|weder|ani) (?:an? |ein\p{L}{0,2} )?junior\p{L}{0,10} (?:nor|noch|ani) (?:an? |ein\p{L}{0,2} )?senior\p{L}{0,10}`,
  String.raw`(?:halfway|midway|somewhere|sits|pitched|positioned|falls|level|genau|irgendwo|angesiedelt|liegt|se situe|à mi-chemin|intermédiaire|a medio camino|a meio caminho|a metà(?: strada)?|halverwege|ergens|zit|gdzieś|någonstans|ligger|et sted|jossain|někde|undeva)[^.;]{0,20} (?:between|zwischen|entre|tra|fra|tussen|między|pomiędzy|mellan|mellem|mellom|mezi|între) ${JUNIOR}(?: (?:level|role|stufe))? (?:and|und|et|y|e|en|a|i|och|og|ja|și) (?:\p{L}{1,9} ){0,2}s[eé]nior\p{L}{0,10}`,
);
/** Of colleagues or a past job. */
const OF_OTHERS = quickLatinPhrases(
  String.raw`report(?:s|ing)?|mentor\p{L}{0,4}|support\p{L}{0,3}|link between|bridge between|schnittstelle|brücke|interface entre|experience as|erfahrung als|support from`,
);

/** Words for another level that a sentence says the job isn't on, or for two between which it is. */
export const EVERY_PASSED = everyLatinPhrase(
  PAST_JUNIOR,
  String.raw`(?:between|zwischen|entre|tra|tussen|między|mellan|mellem|mellom|mezi|între) ${JUNIOR} (?:and|und|et|y|e|en|a|i|och|og|ja|și) (?:\p{L}{1,9} ){0,2}s[eé]nior\p{L}{0,10}`,
);

/** Returns whether a sentence says that the job is on a level between a junior's and a senior's. */
export const isBetweenLevels = (text: string): boolean => BETWEEN_LEVELS.test(text) && !OF_OTHERS.test(text);

/** Returns the level of somebody who will be the most experienced person of a team, or the least; null if a sentence doesn't say so. */
export function levelInTeam(text: string): Level | null {
  if (/[\u3041-\u30ff]/u.test(text)) return UNSPACED_MOST.test(text) ? "senior" : null;
  if (MOST_EXPERIENCED.test(text)) return "senior";
  return MOST_JUNIOR.test(text) ? "junior" : null;
}
