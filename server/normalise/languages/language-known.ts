import { phrases } from "#normalise/text/phrases.ts";
import { folded } from "#normalise/text/folded-expression.ts";
import type { Surroundings } from "./language-levels.ts";

/** Further words that say that people know a language: what they can express in it, and tests of it. */
const SKILL = phrases(
  String.raw`(?:fram|frem)stillingsevne\p{L}{0,2}|(?:formulerings|udtryks|uttrykks)evne\p{L}{0,2}|uttrycksförmåga|ausdrucksvermögen|ausdrucksweise|capacité d['’]expression|capacidad de expresión|capacidade de expressão|capacità espressiv[ae]|uitdrukkingsvaardigheid|umiejętność wypowiedzi|ilmaisutaito|vyjadřovací schopnosti`,
  String.raw`toeic|toefl|ielts|delf|dalf|telc|dsh|testdaf|hsk|topik|cils|celi|staatsexamen nt2|bergenstest(?:en)?|norskprøv\p{L}{1,3}|prøve i dansk \d|yki-\p{L}{2,8}|swedex|tisus`,
);

/** Understanding a language: "du forstår tysk", "vous comprenez l'anglais". */
const UNDERSTANDS_BEFORE = folded(
  /(?<!\p{L})(?:understand|verstehst|verstehen(?: sie)?|comprenez|comprends|comprendre|entiendes|entender|entendes|percebes|perceber|capisci|capire|verstaat?|begrijpt?|rozumiesz|rozumieć|förstår|förstå|forstår|forstå|ymmärrät|ymmärtää|rozumíš|rozumíte|rozumět)(?: (?!how|why|that|what|wie|warum|dass|que|cómo|como|che|dat|jak|że|att|at|hvordan|hur|että|proč)[\p{L}'’]{1,12}){0,2} ?(?:[dl]['’])?$/iu,
);
/** What a language is for: "English good enough to read a datasheet", "angielski do czytania dokumentacji". */
const PURPOSE_BEHIND = folded(
  /^,? (?:(?:good )?enough |sufficient |ausreichend,? |suffisant |suficiente |sufficiente |voldoende |wystarczający |tillräckligt |nok )?(?:to (?:chat|talk|speak|read|write|follow|answer|understand|hold|get)|for (?:reading|emails?|calls|meetings|documentation)|zum (?:lesen|schreiben|telefonieren)|zum verständnis|pour (?:lire|écrire|échanger|suivre|comprendre)|para (?:leer|escribir|entender|ler|escrever|perceber|acompanhar)|per (?:leggere|scrivere|capire|seguire)|om (?:[\p{L}]{1,14} ){0,3}te (?:lezen|schrijven|volgen|voeren|praten)|do (?:czytania|pisania|rozmów|kontaktu)|(?:för|til|for) (?:att|at|å) (?:läsa|skriva|läse|læse|lese|skrive|følge|följa)|i läsande|lukemiseen|(?:na|ke|ku) (?:čtení|psaní))(?!\p{L})/iu,
);
/** "Nederlands heb je in huis", "Englisch setzen wir voraus", "el inglés se da por hecho". */
const EXPECTED_BEHIND = folded(
  /^(?:[^.;,]{0,45})(?<!\p{L})(?:heb je (?:[\p{L}]{1,12} ){0,3}in huis|bring(?:st du|en sie|t ihr) mit|hast du drauf|gehört dazu|setzen wir voraus|wird vorausgesetzt|versteht sich von selbst|ist (?:für dich )?selbstverständlich|is a given|goes without saying|we take for granted|va de soi|sont? acquis|est attendue?|se da por (?:hecho|supuesto)|damos por hecho|é um dado adquirido|damos por adquirido|si dà per scontato|diamo per scontat[oa]|(?:is|zijn) vanzelfsprekend|spreekt voor zich|verwachten we|to oczywistość|oczekujemy|uznajemy za oczywist[ey]|är (?:en )?självklar\p{L}{0,3}|förväntar vi oss|tar vi för givet|er en selvfølge(?:lighed|lighet)?|forventer vi|tager vi for givet|tar vi for gitt|on itsestäänselvyys|edellytämme|je samozřejm\p{L}{1,4}|předpokládáme|očekáváme)(?!\p{L})/iu,
);
const EXPECTED_BEFORE = folded(
  /(?<!\p{L})(?:we (?:assume|expect|presuppose)|(?:wir )?(?:erwarten|setzen)(?: wir)?|nous attendons|on attend|suponemos|exigimos|pedimos|supomos|presupponiamo|we verwachten|verwachten wij|oczekujemy|wymagamy|vi (?:förväntar oss|forventer|kräver|krever|kræver)|edellytämme|vaadimme|očekáváme|požadujeme|vyžadujeme)(?: (?:[\p{L}'’]{1,15})){0,3} ?(?:[dl]['’])?$/iu,
);

/** "Du må kunne norsk". */
const MUST_KNOW_BEFORE = folded(
  /(?<!\p{L})(?:(?:må|skal|ska|måste|bør|bör) (?:du )?(?:kunne|kunna|beherske|behärska|snakke|tale|tala|prata)|musisz (?:znać|mówić po)|mus[íi](?:š|te) (?:umět|mluvit)|devi (?:sapere|parlare)|tienes que (?:saber|hablar)|tens de (?:saber|falar)|il faut (?:parler|savoir|connaître)|(?:pitää|täytyy) osata|moet je (?:goed )?(?:kennen|spreken)|must (?:know|speak))(?: \p{L}{1,12}){0,2} (?:l['’])?$/iu,
);

/** What those who must know a language couldn't do without: "bez niemieckiego ani rusz", "ohne Deutsch wird es schwer". */
const WITHOUT =
  /(?<!\p{L})(?:without|ohne|sans|sin|sem|zonder|bez|utan|uten|uden|senza|ilman)(?: [\p{L}'’]{1,20}){0,3} (?:[dl]['’])?$/iu;
const LOST = folded(
  /^[^.;]{0,30}?(?<!\p{L})(?:ani rusz|tough|hard|difficult|lost|stuck|impossible|imposible|impossível|impossibile|unmöglich|onmogelijk|niemożliw\p{L}|omöjligt|umuligt|umulig|mahdotonta|nemožné|imposibil|nowhere|schwer|schwierig|aufgeschmissen|difficile|perdue?|difícil|perdid[oa]s?|dura|lastig|moeilijk|trudno|ciężko|svårt|svært|vanskeli[gt]|fortabt|kørt|vaikeaa|těžk[éo]|obtížn[éo]|ztracen\p{L}?)(?!\p{L})/iu,
);

/** It doesn't matter: "sans français, pas de problème". */
const NO_PROBLEM = folded(
  /^[^.;]{0,25}?(?:problem|problèm|pas grave|kein ding|geen bezwaar|nie szkodzi|in ordnung|fine(?!\p{L})|va bene|está bien|tudo bem|is prima|går (?:bra|fint)|nevadí)/iu,
);

/** The applicant writes, talks or reads in a language: "du klarar att mejla kunder på engelska", "you can explain it in English". */
const ABLE = phrases(
  String.raw`(?:you(?:['’]ll)?|can|able to) (?:\p{L}{1,10} ){0,2}(?:be understood|make yourself understood|write|e-?mail|explain|present|discuss|argue|read|report|talk|chat|phone|call|describe|answer|follow|take (?:an? |the )?(?:briefing|order|call|message|handover|booking|minute)s?|understand|deal|handle|hold|communicate|converse|brief|sell|give|run|document|greet|serve|lead|keep up)|(?:kannst|können|schreibst|schreiben sie|erklärst|präsentierst|telefonierst|liest|mailst)|(?:savez|sais|pouvez|peux|rédigez|expliquez|présentez|téléphonez|lisez|capable de)`,
  String.raw`(?:puedes|sabes|entiendes|escribes|explicas|presentas|redactas|lees|capaz de)|(?:podes|consegues|consegue|escreves|explicas|apresentas|redige|lês)|(?:sai|puoi|scrivi|spieghi|presenti|leggi|in grado di)|(?:kunt|schrijft|mailt|belt|presenteert|leest|in staat)|(?:potrafisz|umiesz|piszesz|czytasz|prezentujesz|wyjaśniasz)`,
  String.raw`(?:du|att|at|å) (?:\p{L}{1,10} ){0,2}(?:mejla[r]?|maile[r]?|skriv\p{L}{0,2}|forklare?[r]?|förklara[r]?|presentere?[r]?|præsentere?[r]?|presentera[r]?|läs\p{L}{0,2}|læse?[r]?|les\p{L}{0,2}|ringa?|diskutera?[r]?)|(?:klarar|klarer) (?:\p{L}{1,10} ){0,2}(?:att|at|å)|(?:du (?:\p{L}{1,10} )?|^)(?:kan|kunna|kunne) (?!(?:søge|søke|söka|ansöka|ansøge|skicka|sende|läsa|læse|lese|lære|lära|kontakt\p{L}{0,2}|bestille|ringe|finde|hitta|finne)(?!\p{L}))\p{L}{4,16}|(?:pystyt|osaat|kirjoitat|viestit|luet|esittelet)|(?:umíš|umíte|dokážeš|dokážete|zvládneš|píšeš|píšete|čteš)`,
);
const IN_BEFORE = folded(
  /(?<!\p{L})(?:in|auf|en|dans|em|po|på|v|ve|in het)(?: (?:an?|ein\p{L}{0,2}|une?|uno|um|uma|et|en|ett|een))?(?: (?:understandable|comprehensible|clear|plain|correct|readable|simple|decent|good|proper|verständlich|klar|korrekt|einfach|gut|sauber|lesbar|compréhensible|clair|simple|bon|comprensible|claro|correcto|sencillo|buen|compreensível|correto|comprensibile|chiaro|corretto|begrijpelijk|helder|verstaanbaar|goed|fatsoenlijk|begriplig|tydlig|enkel|korrekt|god|forståelig|klart?)(?:e[mnrs]?|a|t)?)? $/iu,
);
/** Languages without a word for "in", by their ends: "suomeksi", "češtinou". */
const FINNISH_IN = /(?:ksi|ll[aä]|štinou|polszczyzną)$/u;
/** The employer's own texts are no skill. */
const OURS = folded(
  /(?<!\p{L})(?:we|our|wir|uns|unsere?|nous|notre|nos|nuestr[oa]s?|noss[oa]s?|nostr[oaie]|wij|ons|onze|nasz\p{L}{0,3}|vi|vår[at]?|vore|vores|våre|me|meidän|naš\p{L}{0,3})(?!\p{L})/iu,
);

/** Letters to the employer are no skill either: "puoi scriverci in italiano". */
const TO_US = folded(
  /(?<!\p{L})(?:(?:to|contact|email|call) us|read more|läsa? mer|læse? mere|lese? mer|mehr lesen|en savoir plus|leer más|saber mais|apply|applications?|cv|cvs|resumes?|résumés?|(?:uns|nous|nos|ons|oss|os|ci) (?:\p{L}{1,10} )?(?:schreiben|écrire|écrivez|schrijven|mailen)|schreib(?:en sie|t)? uns|écri\p{L}{2,4}[- ]nous|escrib\p{L}{2,4}nos|escrev\p{L}{1,4}-nos|scriverci|scrivici|do nas|till oss|til os|til oss|meille|nám|bewerb\p{L}{1,6}|lebenslauf|candidat\p{L}{1,5}|currícul\p{L}{1,3}|curriculum|sollicit\p{L}{2,6}|życiorys|ansök\p{L}{1,5}|ansøg\p{L}{1,5}|søkn\p{L}{2,5}|hakem\p{L}{2,6}|životopis|vorstellungsgespräch|entretiens?|entrevistas?|colloqui|interviews?)(?!\p{L})/iu,
);

/** Talks and business that only the fluent do: "negotiate in English", "do business in French". */
const FLUENTLY_BEFORE = folded(
  /(?<!\p{L})(?:do business|close deals|(?:you|can|to|and|you['’]ll) (?:\p{L}{1,10} )?(?:negotiate|run meetings|lead meetings|hold negotiations|chair meetings|present to (?:customers|clients|executives))(?: \p{L}{1,12}){0,3}|negociar|verhandeln|négocier|faire des affaires|hacer negocios|fazer negócios|fare affari|negoziare|trattare affari|zaken (?:te )?doen|onderhandelen|prowadzić interesy|göra affärer|gøre forretning|gjøre forretninger|hieroa kauppoja) (?:in|auf|en|em|in het|po|på|v) $/iu,
);

/** A language in which others can be followed: "følge med, når vi taler dansk". */
const FOLLOWS_BEFORE = folded(
  /(?<!\p{L})(?:følge? med|følger med|följa med|följer med|follow(?: along| us)?|keep up|folgen|mitkommen|folgst|suivre|suivez|seguir|seguire|volgen|nadążasz|nadążać|seurata|pysyt mukana|sledovat|stíhat),? (?:when|wenn|quand|lorsque|cuando|quando|als|wanneer|gdy|kiedy|når|när|kun|když)(?: [\p{L}'’]{1,12}){1,3} $/iu,
);

/** Returns whether a text says that people know a language, in further words. */
export const isKnown = (text: string): boolean => SKILL.test(text);

/** Returns whether others can be followed in a language, which takes no fluency. */
export const isFollowed = (before: string): boolean => FOLLOWS_BEFORE.test(before);

/** Returns whether people need a language that they can't do without. */
export const isIndispensable = (before: string, behind: string): boolean => WITHOUT.test(before) && LOST.test(behind);
/** Returns whether not knowing a language doesn't matter. */
export const isNoProblem = (behind: string): boolean => NO_PROBLEM.test(behind);

/** Returns whether people do in a language what takes fluency. */
export const isFluently = (before: string): boolean => FLUENTLY_BEFORE.test(before);

/** What frightens nobody, and what is no problem for the reader: "l'anglais technique ne te fait pas peur". */
const NO_FEAR = folded(
  /^[^.;,]{0,20}(?<!\p{L})(?:(?:doesn['’]t|does not|won['’]t) (?:scare|frighten|put) you|(?:is|are) no problem for you|schreckt (?:dich|sie) nicht(?: ab)?|(?:ist|sind|stellt) (?:für )?(?:dich|sie|dir|ihnen) (?:\p{L}{1,6} )?kein\p{L}{0,2} (?:problem|thema|hindernis|fremdwort)|ne (?:te|vous) (?:fait|font) pas peur|ne (?:te|vous) pose(?:nt)? (?:pas|aucun) (?:de )?problème|no (?:te|le) (?:asusta|da miedo|supone(?:n)? (?:un |ningún )?problema)|no (?:es|son) (?:un )?problema para ti|não (?:te|o|a) assusta|não (?:é|são) (?:um )?problema para (?:ti|você)|non ti (?:spaventa|fa paura|crea problemi)|non è un problema per te|schrikt je niet af|is voor jou geen probleem|nie (?:jest|są) ci obc\p{L}{1,2}|nie (?:jest|stanowi) dla (?:ciebie|Pana|Pani) problem\p{L}{0,2}|skrämmer dig inte|är inga problem för dig|skræmmer dig ikke|skremmer deg ikke|er (?:ikke noget|ikke noe|intet) problem for d[ei]g|ei pelota sinua|ei ole sinulle ongelma|(?:ti|vám) není cizí|ti nedělá problém|vám nedělá problém|pro (?:tebe|vás) není problém)(?!\p{L})/iu,
);
export const isNoFear = (behind: string): boolean => NO_FEAR.test(behind);

/** "Du kommst auf Deutsch zurecht". */
const COPES_BEFORE = /(?<!\p{L})(?:kommst|kommen sie|findest dich|schlägst dich) (?:\p{L}{1,10} ){0,2}$/iu;
const COPES_BEHIND = /^ (?:\p{L}{1,8} ){0,2}(?:zurecht|klar|durch)(?!\p{L})/iu;

/** Returns whether words beside a language say that applicants know the language or must: to read, to write, as expected. */
export function isUsedByReader({ before, behind }: Surroundings, word: string): boolean {
  if (isNoFear(behind)) return true;
  if (COPES_BEHIND.test(behind) && COPES_BEFORE.test(before)) return true;
  if (UNDERSTANDS_BEFORE.test(before) || PURPOSE_BEHIND.test(behind)) return true;
  if (EXPECTED_BEHIND.test(behind) || EXPECTED_BEFORE.test(before) || MUST_KNOW_BEFORE.test(before)) return true;
  const isIn = IN_BEFORE.test(before) || FINNISH_IN.test(word);
  if (!isIn || OURS.test(before)) return false;
  const around = `${before} ${behind}`;
  return ABLE.test(around) && !TO_US.test(around);
}

/** Words for the language people grew up with, behind it: "Nederlands van huis uit", "como língua materna". */
const NATIVE_BEHIND = folded(
  /^[^.;]{0,60}?(?<!\p{L})(?:van huis uit|von haus aus|de naissance|de nacimiento|de berço|di nascita|od urodzenia|od dziecka|från födseln|fra fødselen|fra barnsben av?|syntymästä(?:än)?|od narození|(?:gro(?:ß|ss) geworden|aufgewachsen)(?= |[.,;]|$)|(?:like|as) an? native(?: speaker)?|wie (?:ein(?:e)? )?muttersprachl\p{L}{1,4}|comme un natif|como un nativo|como um nativo|(?:como|as|als|come|som|jako|comme) (?:sua |tua |your |a |deine |ihre |su |tu |votre |ta |je |uw |twój |ditt |dit )?(?:língua materna|mother tongue|first language|native language|muttersprache|lengua materna|lingua madre|langue maternelle|moedertaal|język ojczysty|modersmål|morsmål|mateřský jazyk|mateřštinu))(?!\p{L})/iu,
);
const GREW_UP_BEFORE = folded(
  /(?<!\p{L})(?:(?:grown|grew) up (?:with|speaking|in)|(?:grandi|élevée?) (?:avec|en)|crecido (?:con|hablando)|crescid[oa] (?:com|a falar)|cresciut[oa] (?:con|parlando)|opgegroeid (?:met|in)(?: het)?|wychowa\p{L}{1,4} (?:z|po)|vuxit upp med|vokset opp? med|vyrost\p{L}{1,3} s) (?:el |le |l['’]|o |il |het )?$/iu,
);

/** Returns whether people grew up with a language, in words apart from its name. */
export const isNative = ({ before, behind }: Surroundings): boolean =>
  NATIVE_BEHIND.test(behind) || GREW_UP_BEFORE.test(before);

/** Figures of speech for knowing a language very well. */
const FLUENT_BEHIND = folded(
  /^(?:[^.;,]{0,20}?)(?<!\p{L})(?:holds? no secrets|comes? (?:to you )?(?:as )?(?:naturally|easily)|(?:is|comes as) second nature|sitzt|birgt (?:\p{L}{1,6} )?keine geheimnisse|geht (?:dir|ihnen) (?:leicht|locker)|n['’](?:a|ont) (?:plus|pas|aucun) (?:de )?secrets?|coule de source|no (?:tiene|guarda) secretos|não (?:tem|guarda) segredos|non ha(?:nno)? segreti|(?:kent|heeft) (?:\p{L}{1,6} )?geen geheimen|nie ma(?:ją)? (?:przed|dla) (?:tobą|ciebie) tajemnic|masz w małym palcu|sitter i (?:ryggmärgen|ryggmargen)|sidder (?:på rygraden|lige i skabet)|ei ole salaisuuksia|máš v malíku|pro tebe nemá tajemství)(?!\p{L})/iu,
);
const AT_HOME_BEFORE =
  /(?<!\p{L})(?:at home in|zu ?hause in|thuis in|hemma i|hjemme i|chez (?:toi|vous) en)(?: \p{L}{1,8})? $/iu;
const AT_HOME_BEHIND = /^(?: \p{L}{1,10}){0,2} zu ?hause(?!\p{L})/iu;

/** Returns whether a figure of speech says that people are fluent in a language. */
export const isFluentByIdiom = ({ before, behind }: Surroundings): boolean =>
  FLUENT_BEHIND.test(behind) || AT_HOME_BEFORE.test(before) || AT_HOME_BEHIND.test(behind);
