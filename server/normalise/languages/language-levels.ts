import { phrases } from "#normalise/text/phrases.ts";
import { folded } from "#normalise/text/folded-expression.ts";
import { matchesIn } from "#normalise/text/matches.ts";
import { ASKED_LEVELS, type AskedLevel } from "#contract/schemas/job-terms.ts";
import { LEVEL_WORDS, type NamedLevel } from "./language-words.ts";

const CEFR = /(?<![\p{L}\p{N}])([ABC][12])(?![\p{L}\p{N}])/iu;
const EVERY_CEFR = folded(new RegExp(CEFR.source, "giu"));
/** Several short expressions for each level, which can be proven linear where a long one can't. */
const LEVELS = LEVEL_WORDS.map(([level, ...names]) => [level, names.map((each) => phrases(each))] as const);

/** What isn't a level: "Arabic is a strong plus", "kommer godt med". */
const NO_LEVEL = folded(
  /(?:big|strong|good|excellent|starkes|gutes|buen) (?:plus|bonus|asset|advantage)|kommer (?:godt|väl|bra) (?:med|til pass)|goed meegenomen|would be good|good to have|(?:to|jest) podstawa|podstawą|ist (?:die|eine) (?:basis|grundlage)|is de basis|est la base|es la base|è la base|é a base/giu,
);

/** Where what is said of one language ends. */
const CLAUSE =
  /[,;.)·|•]|(?<!\p{L})(?:and|or|but|und|oder|sowie|plus|also|dazu|samt|(?<!(?:på|er|med|til|af|av|om|är) )et|ou|y|o|e|en|oraz|lub|i|och|eller|og|și)(?!\p{L})/u;

/** Less than what the second word says alone. */
const NEARLY_NATIVE = folded(
  /(?<!\p{L})(?:near(?:ly)?[- ]native|close to native|fast muttersprach\p{L}{1,8}|nahezu muttersprach\p{L}{1,8}|quasi[- ](?:bilingue|natif)|casi nativ[oa]|quase nativ[oa])(?!\p{L})/giu,
);
const LIMITED = /(?<!\p{L})limited (?:working|professional) proficiency(?!\p{L})/giu;
/** Half way to what the second word says alone. */
const HALF = folded(
  /(?<!\p{L})(?:średnio[ -]?zaawansowan\p{L}{1,4}|(?:středně|mírně) pokročil\p{L}{1,3}|middels avansert|halvgevorderd\p{L}?|medelavancerad\p{L}?|mediu[- ]avansat|lower[- ]advanced|pre[- ]advanced)(?!\p{L})/giu,
);
/** Two words for how a language is used, which one says as well: "spreek en schrijf je foutloos". */
const TWO_USES = folded(
  /(?<!\p{L})(?:speak|spoken|oral|verbal|written|spreek|schrijf|sprichst|sprechen|schreibst|mündlich\p{L}{0,2}|schriftlich\p{L}{0,2}|parle[zs]|écrivez|lu|parlé|écrit|hablado|hablas|escrito|falado|falas|escrito|parlato|parli|scritto|mondelinge?|schriftelijke?|mówisz|piszesz|talar|skriver|taler|snakker|muntlig\p{L}?|skriftlig\p{L}?|mundtlig\p{L}?|puhut|kirjoitat|suullinen|kirjallinen|mluvíš|píšeš) (?:and|en|und|et|y|e|och|og|i|ja|a|oraz) (?=(?:write|written|speak|spoken|schrijf|spreek|schreibst|sprichst|schreiben|mündlich|schriftlich|écri|parl|escri|habl|fala|scri|parl|schriftelijk|mondeling|piszesz|mówisz|skriv|tala|tale|snakk|skriftlig|muntlig|mundtlig|kirjoitat|kirjallinen|puhut|suullinen|píšeš|mluvíš))/giu,
);
const plainLevels = (text: string): string =>
  text
    .replace(NO_LEVEL, "")
    .replace(HALF, "intermediate")
    .replace(NEARLY_NATIVE, "fluent")
    .replace(LIMITED, "intermediate");
/** One word behind a comma: "Norsk, flytende." */
const ONE_WORD = /^, ?(\p{L}{3,16})(?=[.,;)]|$)/u;

/** A language that we don't know, which shares what is said behind it: "Spanish or Hmong good enough for …". */
const OR_ANOTHER = /^ (?:or|and|oder|und|ou|et|o|y|e|eller|och|og|lub|i|tai|ja|nebo|a) \p{Lu}\p{Ll}{2,15}(?= \p{Ll})/u;

/** People who write a language well are fluent in it: "du skriver godt norsk". */
const WRITES = folded(
  /(?<!\p{L})(?:writ(?:e|es|ing)|express yourself|schreib\p{L}{1,3}|drückst dich|écri\p{L}{1,4}|exprim\p{L}{1,3}|escrib\p{L}{1,3}|te expresas|escrev\p{L}{1,3}|scriv\p{L}{1,3}|ti esprimi|schrijf\p{L}{0,2}|schrijven|pisz\p{L}{1,4}|skriver|formuler\p{L}{1,2} d[ei]g|uttrycker dig|uttrykker deg|udtrykker dig|kirjoitat|ilmaiset|píšeš)(?: \p{L}{1,12}){0,3} ?$/iu,
);
const WELL = folded(
  /(?<!\p{L})(?:well|clear(?:ly)?|gut|klart?|bien|bem|bene|goed|dobrze|bra|väl|godt|skarpt|tydligt|hyvin|hyvää|selkeästi|dobře|pulit[oa]|corrett[oa]|correct\p{L}{0,3}|sin faltas|sans fautes?|senza errori|poprawn\p{L}{1,3}|korrekt\p{L}{0,2}|bez chyb)(?!\p{L})/iu,
);

/** "bra", "iyi", "bon" */
const SHORTEST_LEVEL = 3;

/** A level that stands right before its language, and none that stands right behind it: "C1 in English and B1 in German". */
const RIGHT_BEFORE = folded(
  /(?<![\p{L}\p{N}])([ABC][12])\+?(?:[- ](?:level|niveau|nivå))? ?(?:(?:in|of|en|de|di|do|em|auf|på|na|w|z|v|i|del|da|van)(?: (?:the|le|la|el|o|het))? ?)?(?:[dl]['’])?$/iu,
);
const RIGHT_BEHIND =
  /^[ (:,–-]{0,3}(?:(?:level|niveau|nivel|nível|livello|poziom|úroveň|nivå|taso) )?[ABC][12](?!\p{L})/iu;

/** Writing a language well as well as speaking it is no higher level than speaking it well. */
const SPEAKS_AND_WRITES = folded(
  /(?<!\p{L})(?:speak|sprichst|sprechen|parl\p{L}{1,2}|habla[s]?|fala[s]?|spreekt|mówisz|talar|taler|snakker|puhut|mluvíš) (?:and|og|och|und|et|y|e|en|i|ja|a) \p{L}{4,12} (?:\p{L}{1,12} ){0,3}$/iu,
);

/** A level right behind the language before: "svenska B2 och grundläggande engelska". */
const OF_PREVIOUS = folded(
  /^ ?(?:[(:–-] ?)?(?:(?!(?:and|und|sowie|plus|et|y|e|en|oraz|i|och|og|ja|a|și|with|mit|avec|con|com|met|med) )[\p{L}.]{1,8} ){0,3}[ABC][12]\+?\)?(?: (?:or|oder|ou|o|of|lub|eller|tai|nebo|sau|and|und|en|i|și|in|în|para) (?:also|above|higher|better|up(?:wards)?|more|höher|besser|mehr|aufwärts|plus|supérieure?|superiore?|mais|más|più|hoger|beter|meer|wyżej|wyższ\p{L}{1,2}|lepiej|lepsz\p{L}{1,2}|högre|bättre|uppåt|højere|bedre|høyere|oppover|opefter|parempi|korkeampi|vyšší|lepší|výš|výše|peste|mai (?:mult|sus|bine)|su|sus|arriba|acima)| (?:upwards|aufwärts|uppåt|opefter|oppover))?(?= (?:and|und|sowie|plus|et|y|e|en|oraz|i|och|og|ja|a|și|but|aber|mais|pero|mas|ma|maar)(?!\p{L})|[,;.])/iu,
);
/** What stands behind a level and says no more of it: "B1-niveau", "C1 acreditado". */
const SAID_OF_LEVEL = folded(
  /(?<=[ABC][12]\+?)(?:[- ](?:levels?|niveaus?|nivå|nivel|nível|livello|poziom|tas(?:o|olla|oinen))| (?:accredited|certified|proven|certificate|zertifiziert|nachgewiesen|certifiée?|attestée?|validée?|acreditad[oa]|certificad[oa]|demostrable|oficial|comprovad[oa]|certificat[oa]|attestat[oa]|gecertificeerd|aantoonbaar|potwierdzon[ya]|udokumentowan[ya]|certyfikowan[ya]|intygad|dokumenterad|dokumenteret|dokumentert|todistettu|doložen[áéý]|ověřen[áéý]))(?!\p{L})/giu,
);
/** Returns the words between two languages without the level that belongs to the first. */
export const withoutPrevious = (between: string): string => between.replace(SAID_OF_LEVEL, "").replace(OF_PREVIOUS, "");

/** A level that belongs to the language behind it: "native French and at least B2 English". */
const OF_NEXT = folded(
  /(?:,| (?:and|with|mit|avec|con|com|met|med|dazu|also|und|sowie|plus|et|y|e|en|oraz|i|och|og|ja|a|și)) [^,;]{0,25}(?<![\p{L}\p{N}])[ABC][12]\+?(?: [^,;\d]{1,12})? ?$/iu,
);
/** Returns the words between two languages without the level that belongs to the second. */
export const withoutNext = (between: string): string => between.replace(OF_NEXT, "");

/** Returns the level that words beside a language name: those of the European framework before others. */
export function levelNear(textBefore: string, textAfter: string): NamedLevel | null {
  const before = plainLevels(textBefore);
  const after = plainLevels(textAfter).replace(OR_ANOTHER, "").replace(TWO_USES, "");
  const first = RIGHT_BEHIND.test(after) ? undefined : RIGHT_BEFORE.exec(before)?.[1];
  const cefr = first ?? CEFR.exec(after)?.[1] ?? CEFR.exec(before)?.[1];
  const level = ASKED_LEVELS.find((each) => each === cefr?.toUpperCase());
  if (level !== undefined) return level;
  const oneWord = ONE_WORD.exec(textAfter)?.[1] ?? "";
  for (const part of [before.split(CLAUSE).at(-1) ?? "", after.split(CLAUSE)[0] ?? "", oneWord, before]) {
    if (part.trim().length < SHORTEST_LEVEL) continue;
    const named = LEVELS.find(([, names]) => names.some((name) => name.test(part)));
    if (named === undefined) continue;
    const isWriting = named[0] === "vague" && WRITES.test(before) && !SPEAKS_AND_WRITES.test(before);
    return isWriting ? "fluent" : named[0];
  }
  return null;
}

/** The language in which a company works, as people call it. */
const WORK_LANGUAGE = String.raw`(?:working|work|company|office|team|corporate|internal|business|official) languages?|(?:arbeits|unternehmens|firmen|konzern|projekt|büro|team|verkehrs)sprachen?|langues? (?:de travail|de l['’](?:entreprise|équipe))|(?:idioma|lengua|língua)s? (?:de trabajo|de trabalho|oficial|oficiais|corporativ[oa]|vehicular|del equipo|da empresa|da equip[ea])|lingu[ae] (?:di lavoro|aziendale|ufficiale)|voertaal|werktaal|bedrijfstaal|język(?:iem)? (?:pracy|firmow\p{L}{1,3}|robocz\p{L}{1,3})|(?:arbets|arbejds|arbeids|koncern|konsern|företags|firma)(?:språk|sprog)(?:et)?|työkiel\p{L}{1,6}|yrityskiel\p{L}{1,6}|(?:pracovní|firemní)\p{L}{0,2} jazyk\p{L}{0,2}|munkanyelv\p{L}{0,3}|çalışma dil\p{L}{0,3}|робоч\p{L}{1,2} мов\p{L}{1,2}|limba de lucru`;
const WORK_LANGUAGE_BEFORE = folded(new RegExp(String.raw`(?<!\p{L})(?:${WORK_LANGUAGE})(?!\p{L})[^.;,]{0,20}$`, "iu"));
const WORK_LANGUAGE_BEHIND = folded(new RegExp(String.raw`^[^.;,]{0,25}(?<!\p{L})(?:${WORK_LANGUAGE})(?!\p{L})`, "iu"));
const NO_WORK_LANGUAGE =
  /(?<!\p{L})(?:not|n['’]t|nicht|keine?|pas|no|não|niet|geen|nie|inte|inget|ikke|non|ei|není|nem)(?!\p{L})/iu;
/** What people say, write or hold in a language at work: "all meetings are in English", "réunions se tiennent en". */
const HELD_IN = folded(
  /(?<!\p{L})(?:meetings?|calls?|communication|stand-?ups?|everything|language|besprechungen|kommunikation|sprache|réunions|échanges|communication|reuniones|comunicación|reuniões|comunicação|riunioni|comunicazione|overleg|vergaderingen|möten\p{L}{0,2}|møderne|møder|møtene|møter|palaverit|kokoukset|porady|komunikace|spotkania|komunikacja)(?: \p{L}{1,12}){0,2} (?:is|are|happens|held|takes? place|ist|sind|finden|läuft|est|sont|tiennent|font|es|son|é|são|sono|tengono|svolgono|gaat|gaan|zijn|hålls|är|sker|foregår|er|går|skjer|pidetään|ovat|vedeme|jsou|probíhají|prowadzimy|są)(?: \p{L}{1,12}){0,1}(?: (?:in|auf|en|em|på|po|v|het))? $/iu,
);
/** "We speak English", said of everybody at work. */
const WE_SPEAK = folded(
  /(?<!\p{L})(?:we (?:all )?speak|wir (?:alle )?(?:sprechen|reden)|nous parlons|hablamos|falamos|parliamo|si (?:lavora|parla) in|l['’]équipe travaille en|(?:wij|we) spreken|mówimy(?: po)?|vi (?:talar|pratar|taler|snakker)|puhumme|mluvíme)(?: \p{L}{1,10}){0,1} $/iu,
);
const WE_WORK_IN = folded(
  /(?<!\p{L})(?:we (?:all )?work in|wir arbeiten auf|nous travaillons en|trabajamos en|trabalhamos em|lavoriamo in|(?:wij|we) werken in het|pracujemy po|vi (?:arbetar|jobbar|arbejder|jobber) på|työskentelemme \p{L}{4,14}ksi|pracujeme v) /iu,
);
const NAMED_WORK_LANGUAGE = folded(new RegExp(String.raw`(?<!\p{L})(?:${WORK_LANGUAGE})(?!\p{L})`, "iu"));
/** Returns whether a text tells in which language a company works. */
export const namesWorkLanguage = (text: string): boolean => WE_WORK_IN.test(text) || NAMED_WORK_LANGUAGE.test(text);
/** Used every day. */
const DAILY = folded(
  /^(?: \p{L}{1,12}){0,2} (?:every (?:single )?day|day[- ]to[- ]day|daily|on a daily basis|täglich|jeden tag|im (?:arbeits)?alltag|au quotidien|tous les jours|chaque jour|a diario|cada día|todos los días|en el día a día|no dia a dia|todos os dias|diariamente|ogni giorno|quotidianamente|tutti i giorni|dagelijks|elke dag|na co dzień|codziennie|każdego dnia|dagligen|varje dag|dagligt|hver dag|til daglig|i hverdagen|päivittäin|joka päivä|každý den|denně|naponta|her gün)(?= ?(?:[.,;()]|$|with|mit|avec|con|com|met|z|med))/iu,
);
/** You speak, said of a language that follows. */
const SPEAKS = folded(
  /(?<!\p{L})(?:(?:you(?:['’]ll| will)?|and) (?:\p{L}{1,10} )?(?:speak|talk|write)|(?:sie|und) (?:sprechen|reden|schreiben)|sprichst|redest|schreibst|vous parlez|et parlez|tu parles|hablas|hablarás|falas|falarás|você fala|e fala|parli|spreekt?|rozmawiasz|mówisz|(?:du|och|og) (?:talar|pratar|taler|snakker|skriver)|puhut|palvelet|mluvíš|mluvíte|beszélsz|konuşursun\p{L}{0,3})(?: [\p{L}'’]{1,15}){0,4} ?$/iu,
);
const PEOPLE = phrases(
  String.raw`customers?|clients?|colleagues?|patients?|guests?|users?|suppliers?|partners?|visitors?|tenants?|callers?|kund\p{L}{1,6}|kolleg\p{L}{1,8}|patient\p{L}{0,6}|gäst\p{L}{1,3}|collègues|clientes|compañeros|colegas|klient\p{L}{1,4}|klienc\p{L}{1,3}|clienti|colleghi|klanten|collega['’]?s|asiakka\p{L}{1,6}|zákazn\p{L}{1,5}|ügyfel\p{L}{1,6}|müşteri\p{L}{0,8}`,
);
const WRITTEN_AND_SPOKEN = phrases(
  String.raw`(?:in|beherrscht in) wort und schrift|(?:written and|writing and|and) spoken|spoken and written|written and (?:oral|verbal)|(?:verbal|oral) and written|(?:lu|parlé)s?, (?:écrit|lu)s?(?:,| et)? (?:parlé|écrit)s?|à l['’](?:oral|écrit) (?:et|comme) à l['’](?:écrit|oral)|(?:hablado y escrito|escrito y hablado)|(?:falado e escrito|escrito e falado)|(?:parlato e scritto|scritto e parlato)|(?:in )?woord en geschrift|w mowie i (?:w )?piśmie|i (?:både |såväl |både i )?(?:tal (?:och|som) skrift|skrift (?:och|som) tal|skrift (?:og|som) tale|tale (?:og|som) skrift)|både i tal och skrift|både (?:muntlig|mundtlig)\p{L}? (?:og|och) skriftlig\p{L}?|in wort wie schrift|(?:suullisesti ja kirjallisesti|kirjallisesti ja suullisesti)|slovem i písmem|szóban és írásban`,
);
const MASTERED = phrases(
  String.raw`domin(?:as|a|io|ar)|domín(?:as|io)|padronanza|beheers\p{L}{0,6}|beherrsch\p{L}{1,4}|behersk\p{L}{1,3}|behärsk\p{L}{1,3}|hallits\p{L}{1,3}|ovlád\p{L}{1,3}|maîtris\p{L}{1,3}`,
);
const LICENCE = phrases(
  String.raw`\p{L}{0,8}führerschein\p{L}{0,8}|driv\p{L}{1,5}|licen[cs]es?|permis|carn[eé]t?|rijbewijs|prawo jazdy|prawa jazdy|körkort|kørekort|førerkort|sertifikat|ajokort\p{L}{1,3}|patente|carta|řidičsk\p{L}{1,5}|visas?|b[12] ?\/ ?b[12]`,
);

/** The words around a language, or around the list that it belongs to. */
export interface Surroundings {
  before: string;
  behind: string;
}

/** Returns whether a language is the one in which people work: "English is our working language", "Polski na co dzień". */
export function isUsedAtWork({ before, behind }: Surroundings): boolean {
  const isNamed = WORK_LANGUAGE_BEHIND.test(behind) || WORK_LANGUAGE_BEFORE.test(before);
  if (isNamed) return !NO_WORK_LANGUAGE.test(before.slice(-30)) && !NO_WORK_LANGUAGE.test(behind.slice(0, 30));
  if (HELD_IN.test(before) || WE_SPEAK.test(before)) return true;
  return DAILY.test(behind) || (SPEAKS.test(before) && PEOPLE.test(`${before} ${behind}`));
}

/** Returns the level that a sentence implies where no word beside the language names one. */
export function impliedLevel({ before, behind }: Surroundings): AskedLevel | null {
  if (WRITTEN_AND_SPOKEN.test(behind) || WRITTEN_AND_SPOKEN.test(before)) return "fluent";
  if (MASTERED.test(before) || MASTERED.test(behind)) return "fluent";
  return WRITES.test(before) && (WELL.test(before) || WELL.test(behind.slice(0, 15))) ? "fluent" : null;
}

/** "You write clear English" tells how to write, not in which language. */
const STYLE =
  /(?<!\p{L})writ(?:e|es|ing) (?:\p{L}{1,12},? )?(?:clear|plain|crisp|clean|concise|simple|readable)(?: and \p{L}{1,12})? $/iu;
export const isStyle = (before: string): boolean => STYLE.test(before);

/** Returns the one level of the framework that a sentence names away from its one language: "customers in English, a B1 is enough". */
export function levelApart(text: string): AskedLevel | null {
  const named = new Set(Array.from(matchesIn(text, EVERY_CEFR), ([level]) => level.toUpperCase()));
  const [only] = named;
  if (named.size !== 1 || LICENCE.test(text)) return null;
  return ASKED_LEVELS.find((level) => level === only) ?? null;
}

const MOTHER_TONGUE = String.raw`(?:mother tongue|(?:native|first) (?:language|tongue)|mutter\s?sprache|erstsprache|langue (?:maternelle|natale)|(?:lengua|idioma) matern[oa]|língua materna|lingua madre|madrelingua|moedertaal|(?:język(?:iem)? )?ojczyst\p{L}{1,3}(?: język(?:iem)?)?|modersmål\p{L}{0,3}|morsmål\p{L}{0,3}|äidinkiel\p{L}{1,6}|mateřsk\p{L}{1,3} jazyk\p{L}{0,3}|mateřštin\p{L}|rodn\p{L}{1,3} jazyk\p{L}{0,3}|anyanyelv\p{L}{0,4}|ana ?dil\p{L}{0,4}|рідн\p{L}{1,3} мов\p{L}{1,3})`;
const IS = String.raw`(?:is|ist|est|es|é|è|jest|är|er|on|je|should be|must be)`;
const YOUR = String.raw`(?:your|je|jouw|uw|deine|ihre|votre|ta|tu|su|a sua|a tua|la tua|la sua|twoim|twój|ditt|din|tvůj|váš|tvým|vaším)`;
/** Before or behind a language that people call their own: "your mother tongue, Danish", "Engels, je moedertaal". */
const OWN_BEFORE = folded(
  new RegExp(
    String.raw`(?<!\p{L})(?:${YOUR} |^)${MOTHER_TONGUE}(?: ${IS})?[,:=–-]? ?(?:the |le |la |el |o |het |l['’])?$`,
    "iu",
  ),
);
const OWN_BEHIND = folded(
  new RegExp(
    String.raw`^[,(–-]? ?(?:which |das |die |qui |que |che |dat )?(?:${IS} )?(?:(?:also|auch) )?(?:${YOUR} )?${MOTHER_TONGUE}(?!\p{L})`,
    "iu",
  ),
);

/** Returns whether people call a language their mother tongue. */
export const isOwn = ({ before, behind }: Surroundings): boolean => OWN_BEFORE.test(before) || OWN_BEHIND.test(behind);
