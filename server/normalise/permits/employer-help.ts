import { everyPhrase, phrases } from "#normalise/text/phrases.ts";
import { folded } from "#normalise/text/folded-expression.ts";
import { matchesIn } from "#normalise/text/matches.ts";
import { DONE, FIRM_DOES_IT, VERB, WE, WE_DO } from "./employer-verbs.ts";
import { BARE_PERMIT, FROM_ELSEWHERE, OTHER_PERMIT, PERMIT, PERMIT_SOURCE } from "./permit-names.ts";

// Whether an employer helps with visas: a verb of help and a permit in one part of a sentence, with an employer as its subject. The lists hold words only,
// and the code below compares where they stand, so that any order of words is read.

const WE_DO_WORDS = folded(new RegExp(WE_DO, "giu"));
const WE_WORDS = folded(new RegExp(WE, "giu"));
const VERB_WORDS = folded(new RegExp(VERB, "giu"));
const DONE_WORDS = folded(new RegExp(DONE, "iu"));

/** Words of denial that deny nothing here: "no problem", "at no cost", "not only". */
const HARMLESS = everyPhrase(
  String.raw`(?:no|not a) (?:problem|worries|cost|matter|charge|stress|fuss|need to worry)|don['’]t worry|not only|(?:don['’]t|do not|doesn['’]t|does not) (?:yet |already )?have|don['’]t hesitate|free of charge`,
  String.raw`nicht nur|keine sorgen?|kein problem|kostenlos|keine kosten|(?:noch|bisher) (?:kein|keine|keinen)|zögern? (?:sie )?nicht|non seulement|pas de (?:souci|problème)|sans frais|(?:pas encore|n['’]avez pas|n['’]as pas) (?:de |d['’])?|n['’]hésitez pas|no solo|no sólo|sin (?:coste|costo|problemas?)|no te preocupes|no (?:tienes|tiene|tenga)|(?:aún|todavía) no`,
  String.raw`não só|sem (?:custos?|problemas?)|não te preocupes|não se preocupe|não (?:tens|tem)|ainda não|non solo|senza (?:costi|problemi)|non ti preoccupare|non hai|niet alleen|geen (?:probleem|zorgen)|(?:nog|nog steeds) geen|zonder kosten|nie tylko|żaden problem|nie martw się|nie masz|bez (?:kosztów|opłat)`,
  String.raw`inte (?:bara|ännu)|inga problem|har (?:du )?inte|utan kostnad|ikke (?:bare|kun|endnu|ennå)|intet problem|ikke noe problem|har (?:du )?ikke|uden beregning|uten kostnad|ei(?:kä)? (?:vain|hätää|vielä)|sinulla ei|nejen|žádný problém|nemáte|nemáš|bez poplatků|nu (?:doar|ai|aveți) |fără (?:costuri|probleme)`,
  String.raw`(?:non|no|icke|ikke|niet|nicht)[- ](?:EU|UE|EEA|EWR|EØS|europ\p{L}{1,8}|comunitari\p{L}{0,2}|communautaires?|eu-\p{L}{3,12})|(?:even|auch|selbst) (?:without|ohne)|même sans|(?:incluso|aun) sin|mesmo sem|anche senza|ook zonder|nawet bez|även utan|selv (?:uten|uden)|i bez|chiar (?:și )?fără`,
  // "In the" in Portuguese.
  String.raw`no (?=(?:visto|processo|pedido|trâmite|teu|seu|âmbito|caso|início|brasil)(?!\p{L}))`,
);
const DENIES = phrases(
  String.raw`not|no(?! (?:ministério|âmbito|brasil|visto|processo|pedido|seu|teu|nosso|local|setor|caso|início|prazo|centro|estrangeiro|país|que)(?!\p{L}))|never|cannot|can['’]t|won['’]t|don['’]t|doesn['’]t|isn['’]t|aren['’]t|wouldn['’]t|unable|neither|nor|without|refuse to|nicht|kein\p{L}{0,3}|weder|ohne|(?<!(?:ce|se|me|te|ve) )ne|n['’](?=\p{L})|pas|aucune?|sans|ni(?= (?:de|con|para|en|un|la|el|les?)(?!\p{L}))|sin(?! (?:egen|ansökan|ansøgning|søknad|familj|familie|visum\p{L}{0,8}|(?:arbet|arbej|arbeid|oppholds|opholds|uppehålls)\p{L}{2,16}|første|första|nye|nya)(?!\p{L}))|ning[uú]n\p{L}{0,1}|tampoco|não|sem|nem|nenhum\p{L}?|non|senza|né|nessun[oa]?|geen|niet|noch|zonder|nie|żadn\p{L}{1,3}|bez|ani`,
  String.raw`inte|ej|inga|ingen|inget|utan|varken|ikke|intet|uden|uten|verken|hverken|emme|emmekä|ei|eikä|eivät|ilman|nejsme|nemůžeme|nebudeme|nebude|nebudou|nelze|není|nejsou|nemáme|žádn\p{L}{1,3}|nu(?= (?:este|e|sunt|se|ai|are|avem|aveți|au|oferim|ofer\p{L}{1,3}|putem|poate|pot|vom|va|vor|sponsor\p{L}{2,8}|asigur\p{L}{1,3}|ne|ajut\p{L}{1,3}|acord\p{L}{1,3}|gestion\p{L}{1,4}|plăt\p{L}{1,4}|acoper\p{L}{1,4}|există|necesit\p{L}{1,3})(?!\p{L}))|niciun|nicio|fără|nici|ne(?:sponz|zaří|zaři|zaji|vyří|vyři|vyře|řeší|pomů|pomá|posk|nabí|hrad|uhra|plat|zapl|prop|obst|post|star|podp|žád|požá|podá|asis)\p{L}{1,9}`,
);
/** Help of which a sentence says that there is some, in the same word as the permit or beside it. */
const HELP = phrases(
  String.raw`support|help|assistance|sponsorship|sponsoring|relocation (?:package|support|budget)|\p{L}{0,12}unterstützung|\p{L}{0,8}hilfe|begleitung|accompagnement|aide|appui|soutien|prise en charge|parrainage|ayuda|apoyo|asistencia|patrocinio|e?sponsorización|tramitación|gestión|apoio|ajuda|suporte|patrocínio|auxílio|supporto|aiuto|assistenza|sponsorizzazione|hulp|ondersteuning|begeleiding|sponsoring|aanvraag|vergoeding`,
  String.raw`wsparcie|pomoc|pokrycie|sponsorowanie|sponsoring|załatwienie|finansowanie|\p{L}{0,12}hjälp|bistånd|\p{L}{0,12}stöd|\p{L}{0,12}hjælp|bistand|\p{L}{0,12}støtte|\p{L}{0,12}hjelp|\p{L}{0,12}spons(?:r|orer)?ing|\p{L}{0,12}sponsoroin\p{L}{2,6}|apu|tuki|avustus|\p{L}{0,12}tukea|pomoc|podpora|podporu|asistence|sponzoring|vyřízení|zajištění|sprijin|ajutor|suport|asistență|sponsorizare|sponsorizarea`,
);
/** Says that there is something. */
const GIVEN = phrases(
  String.raw`is available|are available|available|provided|offered|on offer|included|guaranteed|possible|as standard|möglich|verfügbar|inbegriffen|inklusive|selbstverständlich|geboten|disponibles?|possibles?|inclus(?:es?)?|comprise?s?|garantie?s?|incluid[oa]s?|garantizad[oa]s?|incluíd[oa]s?|garantid[oa]s?|disponíve(?:l|is)|inclus[oaie]|disponibil[ei]|previst[oaie]|garantit[oaie]|inbegrepen|beschikbaar|mogelijk`,
  String.raw`w pakiecie|w cenie|zapewnion\p{L}{1,2}|dostępn\p{L}{1,2}|gwarantowan\p{L}{1,2}|ingår|inngår|indgår|tillgängligt?|erbjuds|tilbydes|tilbys|er inkludert|er inkluderet|mulig|kuuluu|sisältyy|saatavilla|tarjolla|k dispozici|samozřejmostí|zahrnut\p{L}{1,2}|součástí|inclus(?:ă|e)|disponibil\p{L}{0,2}|asigurat\p{L}{0,2}`,
);
/** What isn't done: "permits won't be requested". A permit that isn't required is another matter. */
const DENIED_VERB = phrases(
  String.raw`requested|applied for|supported|handled|accepted|obtained|arranged|sought|filed|sponsored|processed|issued|beantragt|eingeholt|beschafft|gesponsert|übernommen|organisiert|demandée?s?|sollicitée?s?|déposée?s?|sponsorisée?s?|tramitad[oa]s?|se tramitan?|se gestionan?|gestionad[oa]s?|patrocinad[oa]s?|se patrocinan?|tratad[oa]s?|pedid[oa]s?|domandat[oi]|sponsorizzat[oi]|avviat[ei]|aangevraagd|geregeld|gesponsord`,
  String.raw`wyrabian\p{L}{1,2}|załatwian\p{L}{1,2}|sponsorowan\p{L}{1,2}|składan\p{L}{1,2}|söks|ordnas|sponsras|ansöks|søges|ansøges|sponsoreres|søkes|sponses|ordnes|haeta|hankita|järjestetä|sponsoroida|vyřizován\p{L}{1,2}|vyřizuj\p{L}{1,2}|zařizován\p{L}{1,2}|sponzorován\p{L}{1,2}|sponsorizat\p{L}{0,2}|obținut\p{L}{0,2}|solicitat\p{L}{0,2}|se sponsorizează|se obțin\p{L}{0,1}`,
);
/** "Visa, flat, tax advice: our team takes care of everything". */
const ALL_OF_IT = phrases(
  String.raw`everything|all of (?:it|that|this)|the (?:lot|rest|whole \p{L}{1,12})|alles|das ganze|komplett|rundum|tout|de tout|l['’]ensemble|todo|de todo|tudo|de tudo|tutto|a tutto|het hele \p{L}{1,12}|wszystko|wszystkim|całość|allt(?:ihop)?|alt(?:sammen)?|det hele|kaik\p{L}{1,4}|koko paket\p{L}{1,3}|vše\p{L}{0,4}|o vše|tot|totul|de tot`,
);
/** People who would need it. */
const FOR_NEED = phrases(
  String.raw`if|needs?|require[sd]?|falls|wenn|benötig\p{L}{1,2}|brauch\p{L}{1,2}|si|besoin|necesit\p{L}{1,3}|se|precis\p{L}{1,3}|bisogno|als|indien|nodig|jeśli|potrzeb\p{L}{1,5}|om|behöver|hvis|brug for|trenger|jos|tarvits\p{L}{1,4}|pokud|potřebuj\p{L}{1,2}|dacă|nevoie`,
);
/** Behind these, what was said of people and what the employer does are apart. */
const CLAUSE =
  /[;!?:]|(?<!\p{L})(?:but|however|aber|jedoch|mais|pero|mas|maar|ale|jednak|men|mutta|však|dar|ma)(?!\p{L})/iu;
const SEGMENT = /, | [–—-] |\(|\)/u;

/** Before a comma, says what the next words are denied of: "nicht in der Lage, ein Visum zu beantragen". */
const UNABLE = /(?<!\p{L})(?:in der lage|imstande|möglich|bereit|vor|planen|able|position|willing|stånd|stand)$/iu;

/** A permit that people have, bring or must have. */
const HELD = phrases(
  String.raw`(?:valid|existing|current|own|gültig\p{L}{0,2}|bestehend\p{L}{0,2}|eigen\p{L}{0,2}|valable|valide|en règle|en cours de validité|válid[oa]s?|vigentes?|en vigor|en regla|valid[oaie]|geldig\p{L}?|ważn\p{L}{1,3}|własn\p{L}{1,3}|giltigt?|gyldigt?e?|voimassa|platn\p{L}{1,3}|valabil\p{L}{0,2})`,
  String.raw`(?:who|that|you|they|already|must|should) (?:already )?(?:have|has|hold|holds|possess\p{L}{0,2})|holders?|you(?:['’]ve| have)(?: got)?|hold an?|must|already (?:have|hold)|titulaires?|titulares|inhaber\p{L}{0,4}|houders|innehavare|haltij\p{L}{1,4}|držitel\p{L}{0,3}|posiadacz\p{L}{0,3}`,
  String.raw`(?:du|sie|ihr) (?:hast|haben|habt|besitzt)|besitz\p{L}{1,3}|verfüg\p{L}{1,3}|disposez|possédez|cuentas con|tienes|tengan|tenga|possu\p{L}{1,3}|tenham|possied\p{L}{1,3}|beschikt|beschikken|posiada\p{L}{1,4}|masz|har (?:ett |en )?(?:giltig|gyldig)\p{L}?|innehar|sinulla on|máte|deții|dețineți`,
);
/** Says that people need a permit that nobody mentions to get for them. */
const DEMANDED = phrases(
  String.raw`(?:is|are|be) (?:required|mandatory|necessary|essential|needed)|must have|we (?:require|expect|need|ask)|requise?s?|exigée?s?|obligatoires?|indispensables?|erforderlich|vorausgesetzt|voraussetzung|zwingend|imprescindibles?|obligatori[oa]s?|requisito|requerid[oa]s?|obrigatóri[oa]s?|necessári[oa]s?|richiest[oaie]|necessari[oaie]|vereist|verplicht|noodzakelijk|wymagan\p{L}{1,3}|konieczn\p{L}{1,3}|krävs|ett krav|kræves|et krav|kreves|vaaditaan|edellytys|edellytämme|vaadimme|nutn[éáýo]|požadujeme|vyžadujeme|podmínkou|necesar\p{L}{0,2}|obligatori\p{L}{0,2}|proof of|copy of|copie|kopie|kopi\p{L}{0,2}|nachweis\p{L}{0,2}`,
);
/** Who arranges it alone, or is asked to. */
const YOURSELF = phrases(
  String.raw`yourself|themselves|(?:ask|need|require|expect|want|request|invite)s? (?:that )?(?:you|candidates|applicants|all|everyone)|selbst|selber|eigenständig|vous-mêmes?|par vos propres|por tu cuenta|por su cuenta|tú mismo|por conta própria|da sol[oi]|autonomamente|in autonomia|zelf|samodzielnie|we własnym zakresie|själv\p{L}?|på egen hand|selv|itse|omatoimisesti|sám|sami|samostatně|singur|pe cont propriu|own (?:responsibility|cost|expense)|bitten (?:dich|sie|wir)|vous demandons|te pedimos|le pedimos|pedimos (?:que|a)|ti chiediamo|chiediamo|vragen (?:we|wij) (?:je|u|om)|prosimy|pyydämme|prosíme|vă rugăm`,
);
/** Work with visas, and what people ask. */
const VERB_OF_DUTY = folded(
  /(?<!\p{L})(?:manag\p{L}{1,6}|handl\p{L}{1,3}|process\p{L}{0,4}|administer\p{L}{0,3}|lead\p{L}{0,3}|owns?|specialist|officer|adviser|advisor|coordinator|experience|knowledge|required|need\p{L}{0,3}|requir\p{L}{1,5}|questions?)(?!\p{L})/iu,
);
/** The reader's own duties. */
const YOUR_WORK = /(?<!\p{L})(?:you(?:['’]ll| will)?|du|sie|tu|vous|je|usted|você|ty)(?: \p{L}{1,14}){0,2} $/iu;

const JAPANESE =
  /(?:ビザ|在留資格|就労資格|査証|特定技能)[^。]{0,24}(?:申請|取得|更新|手続き?|費用|変更)[^。]{0,24}(?:支援|サポート|手配|負担|代行|補助|お手伝い|会社が|当社が|弊社が|法人が|行います|承ります)/u;
const JAPANESE_DENIES = /ません|なし|不可|かねます|お断り|対象外|いたしかね|ない|自己負担|ご自身/u;
const JAPANESE_TRADE = /経験|業務|担当|お客様|顧客|利用者|クライアント/u;

/** Before an employer that somebody else helps: "assist our HR team in handling permits". */
const HELPED = folded(
  /(?<!\p{L})(?:assist|support|help|join|advise|unterstütz|hilf|aide|assiste|soutene|apoya|ayuda|ajuda|aiuta|supporta|ondersteun|wspiera|stött|hjälp|støtt|hjelp|hjælp|tue|auta|podporuj|pomáh|sprijin|ajut)\p{L}{0,4}(?: with| a| em)? $/iu,
);

/** How far a verb may stand from its permit, and a "we" from its verb. */
const [MOST_APART, MOST_FROM_WE, MOST_BEHIND, MOST_TO_DONE] = [90, 60, 14, 40];

const placesOf = (pattern: RegExp, text: string): { start: number; end: number; said: string }[] =>
  Array.from(matchesIn(text, pattern), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
    said: match[0],
  }));

/** Returns where a part of a sentence names a permit. */
function permitIn(segment: string): { start: number; end: number } | null {
  const found = PERMIT.exec(segment);
  return found === null ? null : { start: found.index, end: found.index + found[0].length };
}

function bareIn(segment: string, clause: string): { start: number; end: number } | null {
  const found = BARE_PERMIT.exec(segment);
  if (found === null || !FROM_ELSEWHERE.test(clause) || OTHER_PERMIT.test(clause)) return null;
  return { start: found.index, end: found.index + found[0].length };
}

/** Returns whether an employer does something about a permit in a part of a sentence whose subject may stand earlier in the clause. */
function isDone(segment: string, permit: { start: number; end: number }, before: string): boolean {
  const isNear = ({ start, end }: { start: number; end: number }) =>
    start - permit.end <= MOST_APART && permit.start - end <= MOST_APART;
  if (placesOf(WE_DO_WORDS, segment).some(isNear)) return true;
  const firm = FIRM_DOES_IT.exec(segment);
  if (
    firm !== null &&
    !HELPED.test(segment.slice(0, firm.index)) &&
    !YOUR_WORK.test(segment.slice(0, firm.index)) &&
    firm.index < permit.end + MOST_APART
  )
    return true;
  const done = DONE_WORDS.exec(segment);
  if (done !== null && !YOUR_WORK.test(segment.slice(0, permit.start)) && isNearDone(segment, permit, done))
    return true;
  const whole = before + segment;
  const subjects = placesOf(WE_WORDS, whole).filter(({ start }) => !HELPED.test(whole.slice(0, start)));
  if (subjects.length === 0) return false;
  return placesOf(VERB_WORDS, segment)
    .filter(isNear)
    .some((verb) => {
      const [start, end] = [verb.start + before.length, verb.end + before.length];
      if (YOUR_WORK.test(whole.slice(0, start))) return false;
      return subjects.some(
        (we) =>
          (we.end <= start && start - we.end <= MOST_FROM_WE + before.length) ||
          (we.start >= end && we.start - end <= MOST_BEHIND),
      );
    });
}

/** Returns whether a permit is what is provided or paid: the words stand beside it, and nobody else does it. */
function isNearDone(segment: string, permit: { start: number; end: number }, done: RegExpExecArray): boolean {
  const behind = segment.slice(done.index + done[0].length);
  const isNear = done.index - permit.end <= MOST_TO_DONE && permit.start - done.index - done[0].length <= MOST_TO_DONE;
  return isNear && !/^ (?:by|through|from) (?!us|the (?:company|employer))/iu.test(behind);
}

/** Returns whether a part of a sentence says that there is help with a permit, or that nobody asks for one. */
function isNamed(segment: string, permit: { start: number; end: number }): boolean {
  if (YOUR_WORK.test(segment.slice(0, permit.start)) || /(?<!\p{L})(?:you|du|sie|vous)(?!\p{L})/iu.test(segment))
    return false;
  return (HELP.test(segment) && GIVEN.test(segment)) || (DENIED_VERB.test(segment) && isDenied(segment));
}

/** Returns what one clause says. A permit may stand in a part of its own: "if you need a visa, we arrange one". */
function readClause(clause: string): "yes" | "no" | null {
  let before = "";
  const segments = clause.split(SEGMENT);
  for (const [at, alone] of segments.entries()) {
    const permit = permitIn(alone) ?? bareIn(alone, clause);
    const isListed = permit !== null && permit.end >= alone.length - 1 && at + 1 < segments.length;
    const mayJoin = isListed && (FOR_NEED.test(alone) || FROM_ELSEWHERE.test(clause));
    const segment = mayJoin ? `${alone}, ${segments[at + 1] ?? ""}` : alone;
    if (permit !== null && (isDone(segment, permit, before) || isNamed(segment, permit))) {
      const unable = UNABLE.test(segments[at - 1] ?? "") && isDenied(segments[at - 1] ?? "");
      if (unable || isDenied(segment)) return YOURSELF.test(segment) ? null : "no";
      return HELD.test(segment.slice(0, permit.end + 20)) || DEMANDED.test(segment) || YOURSELF.test(clause)
        ? null
        : "yes";
    }
    before += `${alone}, `;
  }
  return null;
}

/** Returns whether an employer helps with visas or refuses to, as verb, permit and denial say in any order; null where one says neither. */
export function statedHelp(text: string): "yes" | "no" | null {
  if (JAPANESE.test(text)) return JAPANESE_TRADE.test(text) ? null : JAPANESE_DENIES.test(text) ? "no" : "yes";
  if (!PERMIT.test(text) && !FROM_ELSEWHERE.test(text)) return null;
  for (const clause of text.split(CLAUSE)) {
    const read = readClause(clause.trim());
    if (read !== null) return read;
  }
  return takesAllOn(text);
}

/** Returns whether a list that names a permit stands beside an employer that takes care of all of it. */
function takesAllOn(text: string): "yes" | null {
  const parts = text.split(/: | [–—-] /u);
  const [list = "", rest = ""] = parts;
  if (parts.length !== 2 || HELD.test(text) || DEMANDED.test(text)) return null;
  const isSaid = (named: string, said: string) =>
    PERMIT.test(named) && named.includes(",") && ALL_OF_IT.test(said) && doesOrNot(said) === "yes";
  return isSaid(list, rest) || isSaid(rest, list) ? "yes" : null;
}

/** Returns whether a text without a permit says that an employer does something ("our counsel handles them") or doesn't; null where it says neither. */
export function doesOrNot(text: string): "yes" | "no" | null {
  if (!isDone(text, { start: 0, end: text.length }, "") || YOURSELF.test(text)) return null;
  return isDenied(text) ? "no" : "yes";
}

/** Returns a text without words of denial that deny nothing. */
export const withoutHarmless = (text: string): string => text.replace(HARMLESS, " ");

/** Returns whether a text denies something. */
export const isDenied = (text: string): boolean => DENIES.test(withoutHarmless(text));

/** Help with visas, as a heading or a list names it: "Blue Card support and relocation". */
const NAMED_HELP = folded(
  new RegExp(
    String.raw`^\P{L}{0,3}(?:[\p{L}\p{N}-]{1,14} ){0,3}?${PERMIT_SOURCE}[ -]?(?:support|sponsorship|sponsoring|assistance|help)(?: (?:for|and|with|to|including|after|if|plus)(?!\p{L})|[,.!&+(]|$)`,
    "iu",
  ),
);

/** Returns whether a sentence only names help with visas. */
export const namesVisaHelp = (text: string): boolean =>
  text.length <= 120 && NAMED_HELP.test(text) && !isDenied(text) && !VERB_OF_DUTY.test(text);
