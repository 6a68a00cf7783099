import { latinPhrases, quickLatinPhrases } from "#normalise/text/phrases.ts";
import { folded } from "#normalise/text/folded-expression.ts";
import { quickly } from "#normalise/text/quick-expression.ts";

/** Words for work away from the employer's places, in any of the languages. */
export const AWAY = latinPhrases(
  String.raw`remot\p{L}{0,6}|(?:from|at) home|home[- ]?based|home[- ]working|telework|from anywhere|work anywhere|home ?-?office|zu ?hause|zuhause|mobil\p{L}{0,3}|ortsunabhängig\p{L}{0,3}|von überall|télétravail|télétravailler|à distance|domicile|n['’]importe où|teletrabaj\p{L}{1,3}|desde casa|desde cualquier|teletrabalho|de casa|de qualquer|thuis\p{L}{0,6}|vanuit huis|op afstand|waar je (?:maar )?wil\p{L}?|buitenland|zdaln\p{L}{1,3}|z domu|z dowolnego|distans\p{L}{0,6}|hemifrån|var du vill|hjemmefra|hjemmekontor|hvor du vil|da casa|da remoto|da qualsiasi|smart working|lavoro agile|z domova|na dálku|odkudkoli|etä\p{L}{1,6}|kotoa|mistä tahansa`,
);
/** All of the time, which no aside takes back. */
export const FULLY = latinPhrases(
  String.raw`100 ?%|fully|full|completely|entirely|permanently|vollständig\p{L}{0,2}|komplett|ganzjährig|intégral\p{L}{0,4}|complet|complètement|totalmente|completamente|por completo|volledig|w pełni|całkowicie|helt|fuldt|fullt|interamente|plně|zcela|täysin|all year|year[- ]round`,
);

/** Experience that somebody is to bring. */
const EXPERIENCE = quickLatinPhrases(
  String.raw`experience|background|track record|\p{L}{0,12}erfahrung(?:en)?|expérience|experiencia|experiência|esperienza|ervaring|doświadczeni[ea]|erfarenhet|erfaring|zkušenosti?|kokemusta?`,
);
/** "In a remote company before": in German, the experience is named behind it. */
const BEFORE_EXPERIENCE = latinPhrases(
  String.raw`(?:team|unternehmen|umfeld|firma|organisation) (?:\p{L}{1,12} )?(?:erfahrung|gearbeitet)`,
);
/** Where the words about experience end. */
const END_OF_PHRASE = /[.;:,–—|()]| (?:and|und|et|y|oraz|och|og) /u;
/** How far behind the experience its field may stand, in characters. */
const FIELD = 60;
/** What this job is, beside what it asks for. */
const OF_THIS_JOB = latinPhrases(
  "(?:this|the) (?:role|position|job|post) (?:is|will be)|th(?:is|e) (?:fully )?remote (?:role|position|job)|(?:die|diese) (?:stelle|position) ist|ce poste est|(?:este|el) (?:puesto|trabajo) es|(?:esta|a) vaga é",
);

/** "For 20 days of the year", in any of the languages. */
const DAYS_OF_A_YEAR = quickly(
  new RegExp(
    String.raw`(?<!\p{L})(?:for|up to|an|bis zu|max\p{L}{0,4}|pendant|jusqu['’]à|durante|hasta|por|até|per|fino a|tot|gedurende|do|przez|i|upp till|op til|inntil|enintään|až|je mag|mag je)(?: \p{L}{1,8})? (?:\d{1,3}|zehn|zwanzig|dreißig|ten|twenty|thirty|vingt|trente|veinte|treinta|vinte|trinta|twintig|dertig) ?(?:\p{L}{4,10} )?(?:days?|(?:arbeits)?tagen?|jours|días|dias|(?:werk)?dagen|dni|dagar|dage|dager|giorni|päivää|dnů|dní)(?: \p{L}{1,10})? (?:of|per|each|every|a|pro|im|par|al|por|ao|all['’]|w|om|i|pr\.?|ročně|v)? ?(?:the |calendar )?(?:year|jahr|kalenderjahr|an|año|ano|jaar|roku|år|året|anno|vuodessa)(?!\p{L})`,
    "iu",
  ),
);
/** Days off, and days together. */
const OTHER_DAYS = latinPhrases(
  String.raw`holidays?|vacation|leave|pto|off|paid|\p{L}{0,8}urlaub\p{L}{0,4}|congés?|vacaciones|férias|ferie|vakantie\p{L}{0,5}|verlof|urlop\p{L}{0,2}|semester|feriedage|loma\p{L}{0,4}|dovolen\p{L}{1,3}|meets?|gather\p{L}{0,3}|team|retreat|off-?sites?|offices?|büro|bureau|oficina|escritório|ufficio|kantoor|biur\p{L}{1,3}|kontor\p{L}{0,2}|travel\p{L}{0,3}|\p{L}{0,4}reis\p{L}{0,3}|visits?`,
);

/** What is true of remote jobs in general. */
const IN_GENERAL = folded(
  /\b(?:if|before|when) (?:you(?:['’]re| are)? )?(?:apply\w*|interested|considering|hired) (?:to|for|in|into) (?:a|an|any|our|one of our) (?:fully )?remote (?:role|position|job)|\b(?:notice|note|information) (?:to|for) (?:applicants|candidates)\b[^.;]{0,40}\bremote (?:roles|positions|jobs)\b/i,
);
/** What holds where another ad says so: "if the job description states that the position is fully remote, …". */
const AS_POSTED = quickLatinPhrases(
  String.raw`(?:if|where|when|unless|wherever) [^.;,]{0,24}(?:description|advert(?:isement)?|ad|posting|listing|vacancy|announcement) (?:itself )?(?:clearly |explicitly |specifically )?(?:states?|says|mentions?|specif(?:y|ies)|indicates?|notes?)|(?:roles|positions|jobs|vacancies|postings|openings) (?:that are |which are )?(?:clearly )?(?:marked|listed|advertised|labell?ed|tagged|flagged|posted|designated) (?:as|with)`,
  String.raw`(?:wenn|falls|sofern|soweit|wo) [^.;]{0,30}(?:anzeige|ausschreibung|stellenbeschreibung|inserat)\p{L}{0,2} [^.;]{0,50}(?:steht|angegeben|vermerkt|ausgewiesen|genannt|erwähnt|angibt)|(?:als remote|entsprechend) (?:gekennzeichnet|ausgeschrieben|ausgewiesen)e\p{L}? (?:stellen|positionen|jobs)`,
  String.raw`(?:si|lorsque|quand|sauf si) [^.;]{0,20}(?:annonce|offre|fiche de poste|description)[^.;]{0,24} (?:précise|indique|mentionne|stipule)|(?:si|cuando|salvo que) [^.;]{0,20}(?:oferta|anuncio|descripción)[^.;]{0,24} (?:indica|especifica|menciona|señala|dice|diga|indique|especifique)|(?:se|quando|salvo se) [^.;]{0,20}(?:anúncio|vaga|descrição)[^.;]{0,24} (?:indica|especifica|menciona|disse|diz)r?|(?:se|quando|salvo che) [^.;]{0,20}(?:annuncio|offerta|descrizione)[^.;]{0,24} (?:indica|specifica|menziona|riporta|precisa)`,
  String.raw`(?:als|wanneer|indien|tenzij) [^.;]{0,24}(?:vacature(?:tekst)?|functieomschrijving|advertentie)[^.;]{0,40} (?:staat|vermeldt?|aangeeft|aangegeven|noemt|zegt)|(?:jeśli|jeżeli|gdy|o ile|chyba że) [^.;]{0,24}(?:ogłoszeni\p{L}{1,2}|ofer\p{L}{1,4}|opis\p{L}{0,3})[^.;]{0,24} (?:wskazano|podano|mówi|zaznaczono|określono|napisano)|(?:om|när|såvida) [^.;]{0,24}(?:annonsen|platsannonsen|beskrivningen)[^.;]{0,24} (?:anger|säger|nämner|står)|(?:hvis|når|medmindre|med mindre) [^.;]{0,24}(?:annoncen|annonsen|stillingsopslaget|opslaget|beskrivelsen)[^.;]{0,24} (?:angiver|siger|nævner|oppgir|sier|nevner|står)|(?:om|hvis) det (?:står|fremgår|framgår) [^.;]{0,10}(?:annonsen|annoncen|opslaget)`,
  String.raw`(?:jos|mikäli|kun) [^.;]{0,30}(?:ilmoituksessa|työpaikkailmoituksessa|kuvauksessa)[^.;]{0,24} (?:mainitaan|sanotaan|kerrotaan|lukee)|(?:pokud|jestliže|když) [^.;]{0,24}(?:inzerát\p{L}{0,2}|nabíd\p{L}{1,3}|popis\p{L}{0,3})[^.;]{0,24} (?:uvádí|říká|uvedeno|stojí)|(?:dacă|când) [^.;]{0,24}(?:anunțul|descrierea|oferta)[^.;]{0,24} (?:precizează|menționează|indică|spune|specifică)`,
);
/** Mobile working as a habit of the company, or where the work allows it. */
const HABIT = folded(
  /\b(?:mobil\w{0,3} (?:arbeit\w{0,3}|working)|ortsunabhängig\w{0,3} (?:\p{L}{1,16} ){0,3}?arbeiten)\b.{0,60}\b(?:bestandteil|kultur|kernelement|alltag|selbstverständlich|wo immer|wo möglich|sofern|soweit)\b|\bwo immer (?:es )?(?:möglich|die \w+ (?:es )?zul)|\b(?:wir )?förder\w{1,3} (?:wir )?(?:mobil|ortsunabhängig)/iu,
);
const HABIT_HINT = /mobil|ortsunabh/i;

/** Leading people who work remotely: "you will lead a team that works remotely". */
const LEADING = latinPhrases(
  String.raw`lead(?:s|ing)?|manag(?:e|es|ing)|coordinat(?:e|es|ing)|supervis(?:e|es|ing)|oversee\p{L}{0,3}|support(?:s|ing)?`,
  String.raw`leite(?:n|st|t)?|führ(?:e|en|st|t)|koordinier\p{L}{1,3}|betreu(?:e|en|st|t)|encadr\p{L}{1,4}|pilot\p{L}{1,3}|dirig\p{L}{1,4}|coordonn\p{L}{1,4}|anim(?:ez|er|es)|gestion(?:arás|ar|as|ará)|lidera\p{L}{0,3}|coordin\p{L}{1,4}|coorden\p{L}{1,4}|ger(?:ir|enciar|es|irá)|guid(?:erai|are|i)|aanstur\p{L}{1,3}|stuurt?|leidt?|coördine\p{L}{1,4}|kierow\p{L}{1,4}|zarządza\p{L}{1,3}|koordyn\p{L}{1,5}|leder?|styr(?:er)?|samordna\p{L}{0,1}|koordiner\p{L}{1,2}|johda\p{L}{1,3}|vede(?:š|te|ní)|povede(?:š|te)|řídí(?:š|te)?`,
);
const WHO_WORK = latinPhrases(
  String.raw`(?:team|teams|group|people|staff|colleagues|developers|engineers|agents|mannschaft|leute|équipes?|groupe|collaborateurs|equipos?|grupo|personas|equipes?|equipas?|time|pessoas|gruppo|squadra|persone|sviluppatori|groep|mensen|ontwikkelaars|zespo\p{L}{1,3}|ludźmi|grupą|grupp|gruppe|tiimi\p{L}{0,3}|tým|týmu|lidi),? (?:\p{L}{1,14} ){0,2}?(?:that|who|which|das|die|qui|que|che|dat|które?\p{L}{0,2}|som|der|joka|jotka|kter[ýáéí]\p{L}{0,3}) [^.;,]{0,30}`,
);
/** Returns whether those who work remotely are people whom the person leads. */
function isOfPeopleLed(sentence: string): boolean {
  const people = WHO_WORK.exec(sentence);
  if (people === null || !LEADING.test(sentence.slice(0, people.index))) return false;
  return AWAY.test(sentence.slice(people.index, people.index + people[0].length + FIELD));
}

function asksForExperience(sentence: string): boolean {
  if (BEFORE_EXPERIENCE.test(sentence)) return true;
  const found = EXPERIENCE.exec(sentence);
  if (found === null) return false;
  const start = found.index + found[0].length;
  const [phrase = ""] = sentence.slice(start, start + FIELD).split(END_OF_PHRASE);
  return AWAY.test(phrase);
}

/**
 * Returns whether a sentence with words for remote work says nothing about where this job is done: experience that somebody is to bring, some
 * days of a year abroad, or what holds for remote jobs in general.
 */
export function isAside(sentence: string): boolean {
  if (IN_GENERAL.test(sentence) || AS_POSTED.test(sentence)) return true;
  if (HABIT_HINT.test(sentence) && HABIT.test(sentence) && !FULLY.test(sentence)) return true;
  if ((asksForExperience(sentence) || isOfPeopleLed(sentence)) && !OF_THIS_JOB.test(sentence)) return true;
  return DAYS_OF_A_YEAR.test(sentence) && !OTHER_DAYS.test(sentence);
}
