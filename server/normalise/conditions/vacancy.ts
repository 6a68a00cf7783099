import { latinPhrases, quickLatinPhrases, quickPhrases } from "#normalise/text/phrases.ts";
import { plainFirst } from "#taxonomy/place-cues.ts";
import type { Evidenced } from "#normalise/result.ts";
import type { Sentence } from "#normalise/text/prepared-text.ts";
import { latinWords, wholeWords } from "#normalise/text/whole-words.ts";
import { seeksNobodyNow } from "./vacancy-nobody.ts";
import { collectsPeople, hiresAllYear } from "./vacancy-wording.ts";
import { quickly } from "#normalise/text/quick-expression.ts";

/** Names of a collection of people for later, in titles. */
const POOL_TITLE = quickPhrases(
  "talent (?:pool|community|network|pipeline|bench)|(?:general|speculative|spontaneous|open|unsolicited) applications?|(?:general|future) (?:interest|opportunit(?:y|ies)|openings?|roles?)|expression of interest|register your interest|evergreen|pipeline (?:role|requisition|posting)|join our (?:talent )?(?:community|network|pool)|don['’]t see (?:a|your|the) (?:\\p{L}{1,10} ){0,2}?(?:role|job|fit)|(?:freelance|freelancers?|on-demand) (?:pool|bench|roster)|pool of (?:freelance|external|independent)\\p{L}{0,3}",
  "initiativbewerbung|blindbewerbung|talentpool|bewerberpool|candidature (?:spontanée|libre)|vivier(?: de talents)?|candidatura (?:espontánea|espontânea|spontanea)|bolsa de (?:talento|empleo|trabajo)|banco de talentos|banco de currículos|cadastro de reserva|open sollicitatie|otwarta rekrutacja|aplikacja spontaniczna|baza kandydatów|spontanansökan|uopfordret ansøgning|åpen søknad|avoin hakemus|タレントプール",
);
/** "Copywriter (pool)", "Übersetzer – Pool"; a pool attendant works at one. */
const POOL_ENDS = quickly(/(?:[([]|[–—|,-] )(?:freelance[- ]?|freelancer[- ]?|talent[- ]?|flex)?pool(?:[)\]]|$)/iu);
const THIS = String.raw`(?:this|the) (?:(?:job|role|position|posting|requisition|opening|ad|advert|advertisement|listing|post|opportunity|vacancy|call|is) ){1,3}`;
const POOL = quickLatinPhrases(
  String.raw`${THIS}(?:is |are )?(?:for |part of |an? |our |to |being )(?:\p{L}{1,15} ){0,4}?(?:talent (?:pool|community|network|pipeline)|evergreen|pipeline|future (?:opportunit(?:y|ies)|openings?|roles?|needs?|vacancies)|general (?:application|interest)|expression of interest)`,
  String.raw`(?:this|that|it)(?: (?:job|role|position|posting|opening|requisition|ad)){0,2} (?:is not|isn['’]t|does not represent|doesn['’]t represent) (?:for )?(?:an? )?(?:\p{L}{1,12} )?(?:current(?:ly)?|active|existing|actual|specific|immediate|live)(?: open)? (?:opening|vacancy|position|role|job|requisition)`,
  String.raw`evergreen (?:requisition|posting|role|position|job|opening|req|listing)|proactive(?:ly)? (?:recruit(?:ing|ment) (?:posting|campaign)|building (?:a|our) (?:talent )?(?:pool|pipeline))|(?:we are|we['’]re) (?:not|n['’]t) (?:actively |currently )?hiring (?:for this (?:role|position)|right now|at the moment|currently|yet)|(?:no|not an?) (?:current|immediate|specific|open) (?:opening|vacancy|position)s?(?: at (?:this|the) (?:time|moment))?(?:,| but| yet)|(?:building|build|growing|expanding|creating) (?:a|our) (?:\p{L}{1,15} ){0,2}?(?:pool|pipeline|bench|network) of (?:\p{L}{1,15} ){0,3}?(?:candidates|talents?|applicants|freelancers|engineers|designers|professionals|specialists|people)|for (?:upcoming|future|potential) (?:openings|opportunities|vacancies|roles|needs), not`,
  String.raw`(?:do not|don['’]t) (?:currently )?have (?:an?|any) (?:\p{L}{1,12} ){0,2}?(?:positions?|openings?|vacanc(?:y|ies)|roles?)(?: for you)?(?: open)? (?:right now|at the moment|at this time|currently|just now)|by applying(?:,| here)? you (?:\p{L}{1,12} ){0,2}?join our talent (?:pool|network|community)|${THIS}(?:is |helps us |serves )?(?:used )?(?:to )?(?:build|create|grow)(?:ing)? (?:a|our) (?:\p{L}{1,15} ){0,2}?(?:pool|pipeline|bench|network|database)|always (?:looking|searching)[^.;!?]{0,60} even (?:if|when|though)[^.;!?]{0,30}(?:no|not|n['’]t)|applications? [^.;!?]{0,50}future (?:needs|openings|vacancies|roles|projects)|proactive (?:posting|advert|ad|search)|(?:applications|profiles|cvs) are (?:\p{L}{1,12} )?collected`,
  "(?:aufnahme in|bewerbung für|für) unseren (?:\\p{L}{1,15} )?(?:talentpool|bewerberpool|kandidatenpool)|(?:mit dieser|diese) (?:anzeige|ausschreibung|stellenanzeige|position|stelle) (?:\\p{L}{1,15} ){0,6}?(?:talent|bewerber|kandidaten)pools?|suchen [^.;!?]{0,50}für (?:zukünftige|künftige|kommende|spätere) (?:projekte|stellen|aufträge|vakanzen|positionen)|nehmen wir (?:\\p{L}{1,12} ){0,4}?(?:talent|bewerber|freelancer|kandidaten)?pool|(?:derzeit|aktuell|momentan) (?:ist |haben wir |gibt es )?(?:keine|nicht) (?:\\p{L}{1,15} ){0,3}?(?:stelle (?:frei|offen|ausgeschrieben|zu besetzen)|offene stelle)|keine konkrete stelle|initiativbewerbung(?:en)? (?:für|an|willkommen)",
  "n['’]avons (?:actuellement )?pas (?:de |d['’])(?:\\p{L}{1,12} ){0,2}?(?:postes?|offres?)|pas de postes? (?:ouvert|vacant|disponible)s?|vous rejoin\\p{L}{1,5} notre vivier|annonce de vivier|no (?:tenemos|hay) (?:\\p{L}{1,12} ){0,2}?(?:vacantes?|puestos?|posiciones|plazas?) (?:abiert|disponible)\\p{L}{0,2}|buscamos [^.;!?]{0,40}para (?:futur[oa]s|próxim[oa]s) (?:proyectos|vacantes|oportunidades|incorporaciones)|(?:base|bolsa) de talento para (?:futuras|próximas)|esta é uma candidatura espontânea|não (?:temos|há) (?:\\p{L}{1,12} ){0,2}?vagas? (?:abertas?|disponíve(?:l|is))|cadastr\\p{L}{1,4}(?:-se)? (?:\\p{L}{1,12} ){0,3}?banco de talentos|(?:form|cri|compo|comp|destin|para)\\p{L}{0,5} (?:\\p{L}{1,10} ){0,2}?cadastro de reserva|merken (?:wir )?(?:\\p{L}{1,12} ){0,3}?für (?:künftige|zukünftige|kommende|spätere) (?:stellen|positionen|vakanzen|projekte)",
  "(?:cette annonce|ce poste|cette offre) (?:\\p{L}{1,15} ){0,6}?(?:vivier|besoins futurs|candidature spontanée)|constitu\\p{L}{1,5} (?:\\p{L}{1,10} ){0,2}?vivier|esta (?:oferta|vacante|publicación) (?:\\p{L}{1,15} ){0,6}?(?:bolsa|futuras (?:vacantes|oportunidades)|base de talento)|(?:esta vaga|este anúncio|esta oportunidade) (?:\\p{L}{1,15} ){0,6}?(?:banco de talentos|futuras oportunidades|vagas futuras)|vaga (?:\\p{L}{1,10} ){0,3}?banco de talentos",
  "(?:geen|nog geen) (?:\\p{L}{1,15} ){0,2}?(?:concrete|actuele|openstaande) vacature|(?:op dit moment|momenteel|nu) geen (?:\\p{L}{1,12} ){0,2}?vacatures?|(?:(?:met )?deze (?:vacature|oproep)|dit) (?:\\p{L}{1,15} ){0,5}?talentpool|nie prowadzimy (?:\\p{L}{1,12} ){0,3}?rekrutacji|ingen ledig (?:tjänst|stilling)|questa è una candidatura spontanea|non abbiamo (?:\\p{L}{1,12} ){0,2}?posizioni aperte|(?:to ogłoszenie|ogłoszenie|rekrutacja) (?:\\p{L}{1,15} ){0,5}?(?:bazy (?:kandydatów|talentów)|przyszłych projektów|charakter ciągły)|(?:annonsen|detta|tjänsten) (?:\\p{L}{1,15} ){0,5}?(?:kandidatbank|talangpool|framtida behov)",
);
/** The same in other words: what is collected, joined or built up, and that nothing is open. */
const COLLECTS = quickly(
  new RegExp(
    `${latinWords(
      String.raw`apply [^.;!?]{0,50}(?:future|upcoming) (?:needs|openings|vacancies|roles|projects)|for (?:\p{L}{1,12} )?(?:future|upcoming|potential) (?:openings|opportunities|vacancies|roles|positions)|collect(?:ing)? (?:applications|profiles|cvs|résumés|resumes)|(?:isn['’]t|is not|are not) (?:tied|linked|attached) to (?:an?|any|one) (?:\p{L}{1,12} )?(?:opening|vacancy|position|role)|(?:keep|leave) (?:this|the|our) (?:ad|advert|posting|position|listing|role) open (?:all year|year-round|permanently|continuously|throughout)|this is an? (?:speculative|spontaneous|unsolicited) application|there (?:is|are) (?:\p{L}{1,12} )?no (?:open|vacant|specific) (?:roles?|positions?|jobs?|openings?|vacanc(?:y|ies))`,
      String.raw`(?:join|added to|enter|into|for|expanding|extending|to) our (?:\p{L}{1,15} ){0,2}?(?:pool|bench|roster|network|database) of (?:\p{L}[\p{L}-]{0,14} ){0,2}?(?:freelanc\p{L}{1,4}|contractors|translators|interpreters|tutors|teachers|editors|writers|illustrators|experts|collaborators)|(?:added to|add you to|enter) our (?:\p{L}{1,15} ){0,2}?(?:pool|bench|roster)|for our (?:freelance|freelancer|talent) pool`,
      "(?:in|für) unseren (?:\\p{L}{1,15}[ -])?(?:\\p{L}{1,15})?pool|(?:bauen|erweitern|füllen|vergrößern) (?:\\p{L}{1,12} ){0,2}?pool|(?:zurzeit|zur zeit|im moment|gerade) (?:ist |haben wir |gibt es )?keine (?:\\p{L}{1,15} ){0,2}?(?:stelle (?:frei|offen|ausgeschrieben|zu besetzen)|offene stelle)|aucun poste (?:n['’]est )?(?:\\p{L}{1,12} )?(?:ouvert|vacant|disponible|à pourvoir)|n['’]y a (?:\\p{L}{1,12} )?pas de poste|rejoin\\p{L}{1,6} notre vivier",
      "(?:cre|ampli|form|gener)\\p{L}{1,6} (?:\\p{L}{1,10} ){0,2}?bolsa de|(?:form|cri|mont|ampli)\\p{L}{1,6} (?:\\p{L}{1,10} ){0,2}?banco de (?:talentos|currículos|profissionais)|vaga (?:\\p{L}{1,10} ){0,3}?banco de currículos|breiden onze (?:\\p{L}{1,15} )?(?:\\p{L}{1,12})?pool|(?:in|voor) onze (?:\\p{L}{1,15} )?(?:\\p{L}{1,12})?pool|(?:budujemy|tworzymy|rozbudowujemy|poszerzamy) (?:\\p{L}{1,15} ){0,2}?(?:bazę|pulę)|nie mamy (?:\\p{L}{1,12} ){0,2}?(?:otwart|woln)\\p{L}{1,4} (?:stanowisk|wakat|rekrutacj|etat)\\p{L}{0,3}",
      "bygg\\p{L}{1,3} (?:\\p{L}{1,8} ){0,3}?pool|(?:till vår|til vores|til vår) (?:\\p{L}{1,12} )?(?:\\p{L}{1,10})?pool|per il nostro (?:database|bacino) di (?:collaboratori|candidati|freelance|talenti)",
    )}|タレントプール|人材プール|候補者プール|登録(?:制|スタッフ|翻訳者|ライター)|(?:常時|随時)募集`,
    "i",
  ),
);
/** Nothing is open now, in more languages: "vi har inga lediga tjänster just nu". */
const NOTHING_OPEN = [
  latinWords(
    String.raw`(?:there is|there are|there['’]s|we have) (?:\p{L}{1,12} )?no (?:current |open |specific )?(?:vacanc(?:y|ies)|openings?)(?: open| available)?(?: for this role)? (?:right now|just now|at the moment|at present|currently|at this time|today)|this (?:posting|ad|advert|listing|job) is evergreen`,
  ),
  latinWords(
    String.raw`(?:no momento|neste momento|atualmente),? não (?:há|temos) (?:\p{L}{1,12} ){0,2}?vagas|(?:en este momento|actualmente|ahora mismo) no (?:hay|tenemos) (?:\p{L}{1,12} ){0,2}?(?:vacantes?|puestos?|plazas?)`,
  ),
  latinWords(
    String.raw`har (?:just nu |för närvarande )?ing(?:a|en) ledig\p{L}? (?:tjänst|jobb|plats)\p{L}{0,3}|har (?:lige nu |p\.t\. |for tiden )?(?:ikke|ingen) (?:nogen )?ledige? (?:stilling|job)\p{L}{0,3}`,
  ),
  latinWords(
    String.raw`non (?:ci sono|abbiamo) (?:\p{L}{1,12} ){0,2}?posizioni (?:aperte|disponibili)|(?:momentálně|aktuálně|teď|nyní) nemáme (?:\p{L}{1,12} )?(?:voln|otevřen)\p{L}{1,3} (?:pozic|míst)\p{L}{1,2}|(?:momentálně|aktuálně|teď|nyní) nikoho nehledáme|ei ole (?:juuri nyt |tällä hetkellä )?avoin\p{L}{0,3} (?:paikk|tehtäv|työpaikk)\p{L}{1,3}|bouwen (?:aan )?(?:een |onze )(?:\p{L}{1,12} )?pool`,
  ),
  latinWords(String.raw`in unsere (?:\p{L}{1,12} )?(?:kartei|datenbank|bewerberkartei) (?:\p{L}{1,12} ){0,3}?auf`),
  "(?:現在|いま|ただいま)、?募集(?:中の|している)?(?:ポジション|職種|求人)[はが](?:ありません|ございません)",
].map((source) => quickly(new RegExp(source, "i")));
/** The task of the job, not the posting: "you will build a talent pool of engineers for our clients". */
const TASK = latinPhrases(
  "(?:you(?:['’]ll| will)?|responsible for|responsibilities) (?:\\p{L}{1,12} ){0,3}?(?:build|grow|create|maintain|manag|develop|expand|lead)\\p{L}{0,4}|(?:for|with) (?:our |your |the )(?:clients?|customers?)|für (?:unsere )?kunden|du (?:baust|pflegst|erweiterst)|vous (?:constituez|constituerez|gérez|animez|développez)|pour (?:nos|les) clients|crearás|gestionarás|para (?:los|nuestros) clientes|você (?:vai|irá) (?:\\p{L}{1,12} )?(?:criar|formar|montar|gerir)|para (?:os|nossos) clientes|je (?:bouwt|beheert)|voor onze klanten|(?:budujesz|będziesz budować|zarządzasz)|dla (?:naszych )?klientów|du (?:bygger|förvaltar)|crei e gestisci|per i nostri clienti",
);
/** A cheap first test: every pattern of this module needs one of these fragments, and most sentences contain none. */
const MAY_SAY = quickly(
  new RegExp(
    plainFirst(
      /pool|cadastro|merken|bench|roster|network|databas|communit|pipeline|evergreen|future|upcoming|potential|general |expression|hiring|collect|tied|linked|attached|open|vaca|specific|speculative|spontan|unsolicited|current|existing|actual|active|immediate|genuine|\breal\b|\blive\b|always|applica|backfill|replacement|(?:right|just) now|at th(?:e|is) (?:moment|time)|at present|today|bewerb|keine|derzeit|aktuell|moment|künftig|kommende|spätere|unsere |poste|offre|vivier|futur|bolsa|banco|talento|currícul|próxim|hay |tenemos|puesto|plaza|vaga|candidat|sollicit|bouwen|baz[aęy]|pul[aę]|nie mamy|nie prowadzimy|przyszłych|ciągły|aplika|rekrut|kandidat|talang|framtida|ledig|ansök|ansøg|søknad|hakemus|ei ole|bacino|posizioni|nemáme|nehledáme|プール|登録|募集/i
        .source,
    ),
    "i",
  ),
);
const OPEN = quickLatinPhrases(
  String.raw`${THIS}(?:is |are )?(?:for |to fill )?(?:an? |our )?(?:current(?:ly)?|existing|actual|active|real|immediate|genuine)(?: and| open|,){0,2} (?:\p{L}{1,15} )?(?:vacancy|opening|position|role)|(?:existing|current|actual|immediate) vacancy|vacancy (?:status|type) ?[:–-] ?(?:existing|current|open|actual|new)|(?:fill|filling|(?:hiring|recruiting) for) an? (?:existing|current|immediate|actual) (?:vacancy|opening|position)|(?:backfill|replacement) (?:for|of) (?:an? )?(?:existing|departing)|ce poste est (?:actuellement )?vacant|poste (?:actuellement )?vacant à pourvoir`,
);
/** An ad whose sentence begins by naming such an application: "Candidature spontanée : parlez-nous de vous". */
const BEGINS_AS_POOL = quickly(
  new RegExp(
    `^\\P{L}{0,3}${wholeWords(
      "(?:general|speculative|spontaneous|open|unsolicited) applications?|initiativbewerbung|blindbewerbung|candidature (?:spontanée|libre)|candidatura (?:espontánea|espontânea|spontanea)|banco de (?:talentos|currículos)|bolsa de (?:talento|empleo)|open sollicitatie|aplikacja spontaniczna|spontanansökan|uopfordret ansøgning|åpen søknad|avoin hakemus",
    )} ?(?::|[–—-] |(?:for|per|för|til|till|pour|para|voor|für|na|tuleviin|tulevaisuu\\p{L}{1,5})(?!\\p{L}))`,
    "iu",
  ),
);
const NOT = /\b(?:not|no|isn['’]t|n['’]t|whether|if|future)\b/iu;
/** An invitation for people whom the job doesn't suit, or what the employer keeps afterwards. */
const INVITES = latinPhrases(
  "if (?:this|you|none|it|we|your|not)|should (?:this|you)|unsuccessful|not selected|not (?:the|a|quite) (?:right|good|perfect|ready)|(?:keep|kept|store|stored|retain|remain) (?:\\p{L}{1,15} ){0,8}?(?:talent|pool|database|future)|other (?:roles|positions|openings)|instead|falls|wenn|si (?:ce|cette|vous|esta|no)|se (?:esta|você|não)|als (?:je|deze)|jeśli|om (?:du|den)",
);

/** Nothing is open, whatever is kept for later: "nothing is vacant right now, but we keep your details for future roles". */
const OPEN_APPLICATION =
  /(?<!\p{L})(?:this is (?:our|an?) (?:open|general|speculative|spontaneous) application|nothing is (?:open|vacant))(?!\p{L})/iu;
const CONDITION = /^\P{L}{0,3}(?:if|should|wenn|falls|sollte|si|se|als|jeśli|om|hvis|jos|pokud)(?!\p{L})/iu;

/** Returns whether a sentence invites people whom the job doesn't suit, and doesn't say that nothing is open. */
function isInvitation(text: string): boolean {
  if (!INVITES.test(text)) return false;
  return CONDITION.test(text) || !(OPEN_APPLICATION.test(text) || NOTHING_OPEN.some((pattern) => pattern.test(text)));
}

function saysPool(text: string): boolean {
  if (collectsPeople(text) || seeksNobodyNow(text)) return true;
  return MAY_SAY.test(text) && [POOL, BEGINS_AS_POOL, COLLECTS, ...NOTHING_OPEN].some((pattern) => pattern.test(text));
}

function saysOpen(text: string): boolean {
  const found = OPEN.exec(text);
  return found !== null && !NOT.test(text.slice(Math.max(0, found.index - 40), found.index + found[0].length));
}

/** Returns whether a posting says that there is an opening (`open`), or that it collects people for later (`pool`). */
export function readVacancy({
  title,
  sentences,
}: {
  title: string;
  sentences: readonly Sentence[];
}): Evidenced<"open" | "pool" | null> {
  if (POOL_TITLE.test(title) || POOL_ENDS.test(title.trimEnd()) || hiresAllYear(title) || seeksNobodyNow(title))
    return { value: "pool", evidence: `title: ${JSON.stringify(title)}` };
  let open: string | null = null;
  for (const { text } of sentences) {
    if (saysPool(text) && !isInvitation(text) && !TASK.test(text)) return { value: "pool", evidence: text };
    if (open === null && MAY_SAY.test(text) && saysOpen(text)) open = text;
  }
  return open === null ? { value: null, evidence: "" } : { value: "open", evidence: open };
}
