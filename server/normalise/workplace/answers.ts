import { folded } from "#normalise/text/folded-expression.ts";
import type { RemoteCue } from "#taxonomy/remote-cues.ts";
import { quickly } from "#normalise/text/quick-expression.ts";
import { EMPLOYERS_PLACE } from "./home-phrases.ts";
import type { SentenceCue } from "./sentence-cue.ts";

/** "Can I work from home?", a question that the next sentence answers. */
const ASKS = folded(
  /^[^.;]{0,60}(?:\bremote(?:ly)?\b|\b(?:from|at) home\b|\bwfh\b|\b(?:live|stay|settle) (?:elsewhere|anywhere|in another|somewhere else|where i)|woanders wohnen|wohnen bleiben|habiter ailleurs|vivir en otr[oa]|morar em outr[oa]|vivere altrove|ergens anders wonen|mieszkać gdzie indziej|bo någon annanstans|bo et andet sted|bo et annet sted|asua muualla|bydlet jinde|\btelework|home[- ]?office|mobil\p{L}{0,3} arbeiten|von (?:zu ?hause|daheim)|télétravail|à distance|de chez (?:soi|vous|toi|moi)|teletrabajo|teletrabalho|desde casa|remot[oa]\b|de casa\b|da casa\b|smart ?working|thuis\p{L}{0,8}|vanuit huis|op afstand|zdaln\p{L}{1,3}|z domu|distans\p{L}{0,8}|hemifrån|hjemmefra|hjemmekontor|hjemmearbej?d\p{L}{0,2}|etä\p{L}{1,8}|kotoa|na dálku|z domova|de acasă|la distanță|telemuncă)[^.;]{0,30}\?$/iu,
);
/** "Do I have to come to the office?" */
const ASKS_ABOUT_OFFICE = folded(
  /^[^.;]{0,50}(?:\b(?:com(?:e|ing) (?:in|to)|commut\w{1,4}|go(?:ing)? (?:in)?to|travel(?:ling)? to|be in|move|relocat\w{1,3}|live (?:in|near))\b|ins büro|umziehen|pendeln|vor ort|(?:venir|aller|passer|se rendre|déplacer)[^.;?]{0,16}(?:bureau|place|locaux)|déménager|(?:ir|venir|acudir|pasar)[^.;?]{0,16}(?:oficina|sede)|mudar(?:me|te|se|nos)?\b|(?:ir|vir|comparecer)[^.;?]{0,16}(?:escritório|empresa|sede)|(?:venire|andare|passare)[^.;?]{0,16}(?:ufficio|sede)|trasferir\w{1,3}|naar (?:het |ons |jullie )?kantoor|verhuizen|do (?:biura|firmy|siedziby)|przeprowadz\p{L}{1,4}|till kontoret|flytta|(?:på|til|til|ind på|inn på) kontoret|flytte|møde (?:op|ind)|møte (?:opp|inn)|toimistolle|muuttaa|do (?:kanceláře|firmy)|stěhovat|la (?:birou|sediu)|mut)[^.;]{0,30}\?$|^\W*(?:is there|do you have|have you got|are there) (?:an?|any) offices?\?$/iu,
);
/** A duty in the question, without which "no" answers something else. */
const DUTY = folded(
  /^\W*(?:(?:so |and |but )?(?:do|must|will|would|should|need|is|are|have)\b|muss|müssen|soll|und muss|dois|doit|faut|devez|est-ce|(?:¿\s*)?(?:tengo|tendré|hay|debo|es|hace)|preciso|precisa|tenho|é preciso|devo|bisogna|è|serve|occorre|moet|moeten|hoef|czy|måste|behöver|ska|skal|må|er det|pitääkö|täytyykö|onko|musím|musíte|je (?:nutné|třeba)|trebuie)(?!\p{L})/iu,
);
const YES = folded(
  /^\W*(?:yes|yep|absolutely|of course|certainly|it is|you can|always|every day|ja|jawohl|klar|selbstverständlich|natürlich|immer|oui|bien sûr|toujours|sí|claro|por supuesto|siempre|sim|com certeza|sempre|tak|oczywiście|zawsze|sì|certo|altijd|uiteraard|natuurlijk|javisst|självklart|selvfølgelig|kyllä|aina|ano|jistě|joo|da|desigur|întotdeauna)(?!\p{L})/iu,
);
const NO = folded(
  /^\W*(?:no|nope|never|none|not any ?more|sadly|unfortunately|sorry|i['’]m afraid|not (?:at|for|in)|nein|nie|niemals|leider|non|jamais|malheureusement|nunca|jamás|lamentablemente|não|infelizmente|nee|nooit|helaas|nigdy|niestety|nej|aldrig|tyvärr|desværre|nei|aldri|dessverre|ei|valitettavasti|ne|nikdy|bohužel|purtroppo|mai|nu|niciodată|din păcate)(?!\p{L})(?! (?:problem|worries|office|need))/iu,
);
/** What makes of "no" a refusal of part: "no, not every day". */
const NOT_ALL = folded(
  /^.{0,6}\b(?:not (?:every|always|all|often|usually)|nicht (?:jeden|immer|täglich|oft)|pas (?:tous|toujours|souvent)|no (?:todos|siempre|cada)|não (?:todos|sempre)|non (?:tutti|sempre|ogni)|niet (?:elke|altijd|iedere)|nie (?:codziennie|zawsze)|inte (?:varje|alltid)|ikke (?:hver|altid|alltid)|ei (?:joka|aina)|ne (?:každý|vždy)|nu (?:în fiecare|mereu))|\b(?:only|just|nur|seulement|sólo|solo|só|soltanto|alleen|tylko|bara|kun|bare|vain|jen|doar)\b/iu,
);
/** "In overleg", "kommt drauf an": an answer that makes it a possibility. */
const PERHAPS = folded(
  /^\W*(?:(?:that )?(?:depends|is possible)|possibly|partly|sometimes|on occasion|occasionally|(?:das )?(?:kann|geht|ist möglich)|kommt (?:darauf|drauf) an|teilweise|nach absprache|manchmal|jein|(?:c['’]est )?possible|ça dépend|en partie|parfois|ponctuellement|(?:es )?posible|depende|en parte|a veces|(?:é )?possível|em parte|às vezes|(?:è )?possibile|dipende|in parte|a volte|(?:dat |het )?kan\b|in overleg|soms|deels|(?:to )?zależy|można|możliwe|czasami|częściowo|(?:det )?går|ibland|delvis|enligt överenskommelse|(?:det )?kan\b|delvist|efter aftale|etter avtale|av og til|af og til|mahdollista|osittain|joskus|sopimuksen mukaan|(?:je to )?možn\p{L}|částečně|občas|po domluvě|(?:e )?posibil|uneori|parțial)(?!\p{L})/iu,
);
const FIVE_DAYS = folded(
  /(?<!\p{L})(?:5|five|fünf|cinq|cinco|cinque|vijf|pięć|fem|viisi|viitenä|pět|cinci) (?:days?|tagen?|jours?|días|dias|giorni|dagen|dni|dagar|dage|dager|päivää|päivänä|dnů|dní|zile)(?!\p{L})/giu,
);
const IN_PART = folded(
  /\b(?:days?|partly|sometimes|some (?:of|people|days)|hybrid|up to|part of|occasional\w*|once|after|when|but)\b|%|tag\p{L}{0,2}|teilweise|\baber\b|jours?|parfois|\bmais\b|días?|dias?|\bpero\b|\bmas\b|dagen|\bmaar\b|dni|\bale\b|dagar|dage|dager|\bmen\b|päiv|mutta|dn[yíů]|giorn/iu,
);

/** "Where will I work?" */
const ASKS_WHERE = folded(
  /^\W*(?:where|wo|où|d[oó]nde|onde|dove|waar|gdzie|var|hvor|missä|kde|unde)(?!\p{L})[^.;?]{0,24}(?:work|job|based|arbeit|travail|trabaj|trabalh|lavor|werk|prac|arbet|jobb|arbejd|arbeid|työ|lucr|munc)\p{L}{0,12}(?:-\p{L}{2,5})?[^.;?]{0,12}\?$/iu,
);
const AT_HOME = folded(
  /^[^\p{L}]{0,3}(?:(?:just|simply|einfach|tout simplement|simplement|simplemente|semplicemente|gewoon|po prostu) )?(?:(?:at|from) home|wherever you (?:are|like|live|want)|anywhere|remotely|(?:bei dir |von )?(?:zu ?hause|daheim)|im home-?office|(?:de |depuis )?chez (?:vous|toi)|(?:en|desde) (?:tu )?casa|(?:em|de) casa|(?:a|da) casa(?: tua)?|thuis|vanuit huis|w domu|z domu|hemma|hemifrån|(?:der)?hjemme|hjemmefra|kotona|kotoa|doma|z domova|acasă|de acasă)\s*(?:[.!,;]|$)/iu,
);

/** A line of a form that denies the office or a hybrid week: "100% on-site: no", "Présentiel : non". */
const OFFICE_DENIED = quickly(
  new RegExp(
    String.raw`^[^\p{L}]{0,8}(?:\p{L}{1,12}[ -]){0,2}(?:${EMPLOYERS_PLACE.join("|")}|in[- ]office|office[- ]based)(?:[ -]\p{L}{1,14}){0,2}[^\p{L}]{1,4}(?:no|false|n/a|nein|non|não|nee|nie|nej|nei|ei|ne|nu)[^\p{L}]{0,3}$`,
    "iu",
  ),
);
const LONGEST_LINE = 60;

/** Returns whether a line answers that the job isn't done in an office, or not in a hybrid way. It says nothing of remote work. */
export function deniesOffice(line: string): boolean {
  return line.length <= LONGEST_LINE && OFFICE_DENIED.test(line) && !/remot/i.test(line);
}

/** Returns what the answer to a question about remote work or the office says, behind it or in the next sentence; null if that is no answer. */
export function answerIn(text: string, next: string | undefined): SentenceCue | null {
  const end = text.indexOf("?") + 1;
  if (end === 0) return null;
  const question = text.slice(0, end);
  const answer = end < text.length ? text.slice(end).trim() : next;
  if (answer === undefined) return null;
  const cue = (verdict: RemoteCue["verdict"], strength: RemoteCue["strength"]): SentenceCue => ({
    verdict,
    strength,
    sentence: `${question} ${answer}`,
    isFull: verdict === "remote",
  });
  if (ASKS_WHERE.test(question) && AT_HOME.test(answer) && !IN_PART.test(answer)) return cue("remote", "strong");
  const isInPart = IN_PART.test(answer.replace(FIVE_DAYS, " "));
  if (ASKS.test(question)) {
    if (PERHAPS.test(answer)) return cue("hybrid", "strong");
    if (NO.test(answer)) return cue("onsite", "denial");
    if (!YES.test(answer)) return null;
    return isInPart ? cue("hybrid", "strong") : cue("remote", "strong");
  }
  if (!NO.test(answer) || NOT_ALL.test(answer) || isInPart) return null;
  return ASKS_ABOUT_OFFICE.test(question) && DUTY.test(question) ? cue("remote", "strong") : null;
}
