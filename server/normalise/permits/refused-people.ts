import { phrases } from "#normalise/text/phrases.ts";
import { folded } from "#normalise/text/folded-expression.ts";
import { quickly } from "#normalise/text/quick-expression.ts";
import { isDenied } from "./employer-help.ts";
import { PERMIT, PERMIT_SOURCE } from "./permit-names.ts";

// Employers that take nobody on who needs a visa, or have no licence, quota or time for one.

const SPONSOR = phrases(
  String.raw`(?:employer|company) (?:support|sponsorship)|(?:get|obtain|arrange|apply for|file for)(?: \p{L}{1,10})? (?:an? )?permits?|sponsor\p{L}{0,12}|sponzor\p{L}{0,8}|sponsr\p{L}{0,5}|patroc[ií]n\p{L}{0,6}|parrain\p{L}{0,5}`,
);
/** People who need something. */
const NEED = phrases(
  String.raw`needs?|needing|requires?|requiring|depends?|would need|is needed|brauch\p{L}{1,3}|benötig\p{L}{1,3}|nötig|angewiesen|erforder\p{L}{1,4}|erst (?:\p{L}{1,10} ){0,3}(?:beschaff|beantrag|besorg)\p{L}{1,4}|besoin|nécessit\p{L}{1,4}|requi[eè]r\p{L}{1,4}|dépend\p{L}{0,3}|necesit\p{L}{1,4}|requir\p{L}{1,4}|precis\p{L}{1,3}|necessit\p{L}{1,4}|bisogno|richied\p{L}{1,3}|nodig|behoev\p{L}{1,2}|vereis\p{L}{1,2}`,
  String.raw`potrzeb\p{L}{1,8}|wymaga\p{L}{0,7}|behöv\p{L}{1,3}|kräv\p{L}{1,3}|brug for|kræv\p{L}{1,3}|behøv\p{L}{1,2}|forudsæt\p{L}{1,3}|forutset\p{L}{1,3}|trenger|krev\p{L}{1,2}|tarvits\p{L}{1,4}|vaati\p{L}{0,3}|edellyt\p{L}{1,4}|potřebuj\p{L}{0,3}|vyžaduj\p{L}{0,4}|nevoie|necesită`,
);
/** What becomes of them. */
const REJECTED = phrases(
  String.raw`(?:cannot|can['’]t|can not|won['’]t|will not|are not|aren['’]t|is not|isn['’]t|not be|not|unable to|n['’]t)(?: \p{L}{1,12}){0,3} (?:considere?d?|hire|employ|accept(?:ed)?|proceed|progress(?:ed)?|invited?|shortlist(?:ed)?|take(?:n)?|move forward|eligible|suitable|open)|(?:don['’]t|do not|please refrain|refrain from|please don['’]t) (?:\p{L}{1,10} )?apply(?:ing)?|will be (?:rejected|declined|disregarded|unsuccessful)|need not apply`,
  String.raw`nicht(?: \p{L}{1,14}){0,3} (?:berücksichtig\p{L}{1,3}|einstellen|eingestellt|annehmen|beschäftigen|in betracht|in frage|infrage|bearbeite\p{L}{1,2}|bewerben|einladen|weiter)|keine (?:\p{L}{1,14} )?(?:bewerbung(?:en)?|kandidat\p{L}{0,5}|berücksichtigung)|abzusehen|absehen|abgelehnt|aussortiert|ausgeschlossen`,
  String.raw`ne(?: \p{L}{1,14}){0,4} (?:retenue?s?|retenir|considér\p{L}{1,3}|recrut\p{L}{1,3}|embauch\p{L}{1,3}|accept\p{L}{1,4}|étudi\p{L}{1,4}|trait\p{L}{1,3}|postuler|suite)|s['’]abstenir|inutile de postuler|(?:écart|rejet|refus|élimin)é(?:e?s?)`,
  String.raw`no (?:\p{L}{1,14} ){0,3}(?:consider\p{L}{1,5}|contrat\p{L}{1,4}|acept\p{L}{1,5}|admit\p{L}{1,4}|tendr\p{L}{1,5}|tenid\p{L}{1,2}|valor\p{L}{1,6}|continu\p{L}{1,4}|inscriba\p{L}{0,1}|postul\p{L}{1,3}|present\p{L}{1,3}|aplique\p{L}{0,1}|avanz\p{L}{1,4})|abst(?:ener|énga)\p{L}{0,3}|ser[áa]n? (?:descartad|rechazad|excluid)\p{L}{1,2}`,
  String.raw`não (?:\p{L}{1,14} ){0,3}(?:consider\p{L}{1,5}|contrat\p{L}{1,4}|aceit\p{L}{1,4}|admit\p{L}{1,4}|avanç\p{L}{1,4}|candidat\p{L}{1,4}|segui\p{L}{1,4})|abst(?:er|enha)\p{L}{0,3}|ser(?:á|ão) (?:excluíd|rejeitad|descartad|eliminad|desconsiderad)\p{L}{1,2}|non (?:\p{L}{1,14} ){0,3}(?:considerat\p{L}|considera\p{L}{1,3}|pres[eoi]|prender\p{L}{0,3}|assum\p{L}{1,4}|valut\p{L}{1,5}|accett\p{L}{1,5}|candid\p{L}{1,5}|proced\p{L}{1,4})|astenersi|(?:verranno|saranno) (?:scartat|esclus|escluse)\p{L}?`,
  String.raw`niet (?:\p{L}{1,14} ){0,3}(?:aannemen|aanmerking|behandeling|solliciteer|solliciteren|overweging|overwegen|verder|meenemen|aangenomen)|geen (?:sollicitaties|optie)|houdt het (?:hier )?op|stopt het hier|afgewezen|nie (?:\p{L}{1,14} ){0,3}(?:zatrudni\p{L}{1,4}|przyj\p{L}{1,6}|rozpatr\p{L}{1,5}|rozważ\p{L}{1,4}|bierz\p{L}{1,4}|uwzględ\p{L}{1,5}|aplik\p{L}{1,5})|nieaplikowanie|odrzuc\p{L}{1,5}`,
  String.raw`(?:inte|ej) (?:\p{L}{1,14} ){0,3}(?:anställ\p{L}{1,3}|gå vidare|beakta\p{L}?|fråga|aktuell\p{L}?|söka|behandla\p{L}?|ta emot|överväg\p{L}{1,3})|undanber\p{L}{0,2}|ikke (?:\p{L}{1,14} ){0,3}(?:ansæt\p{L}{1,3}|ansett\p{L}{1,3}|betragtning|betraktning|gå videre|behandle\p{L}?|søge|søke|på tale|aktuel\p{L}{0,3}|vurder\p{L}{1,3}|ta imot|tage imod)`,
  String.raw`(?:emme|ei|eivät|älä|älkää|eikä|emmekä) (?:\p{L}{1,14} ){0,3}(?:palka\p{L}{0,4}|ota|ottaa|oteta|huomio\p{L}{1,4}|käsitel\p{L}{1,5}|hae|hakeko|hakea|valita|tule|voida)|ne(?:přij\p{L}{1,6}|bereme|zaměst\p{L}{1,8}|budeme|budou|hlas\p{L}{1,5}|lze|posíl\p{L}{1,4}|zvaž\p{L}{1,5}|akcept\p{L}{1,6})|nu (?:\p{L}{1,14} ){0,3}(?:angaj\p{L}{1,3}|lua\p{L}{0,3}|considera\p{L}{0,4}|accept\p{L}{1,4}|aplic\p{L}{1,4}|continua\p{L}{0,2}|eligibil\p{L}{0,2})`,
);
/** People, not the reader: "you need a permit, otherwise we can't hire you" demands one. */
const OTHERWISE = phrases(
  "otherwise|or else|sonst|andernfalls|sinon|de lo contrario|caso contrário|altrimenti|anders|inaczej|annars|ellers|muuten|jinak|altfel|valid|gültig\\p{L}{0,2}|valable|vigente|válid[oa]|valido|geldig\\p{L}?|ważn\\p{L}{1,3}|giltigt?|gyldigt?|voimassa\\p{L}{0,4}|platn\\p{L}{1,2}|without|ohne|sans|sin|sem|senza|zonder|bez|utan|uden|uten|ilman|fără",
);

const ONLY = String.raw`(?<!\p{L})(?:only|exclusively|solely|nur|ausschlie(?:ß|ss)lich|uniquement|que des|exclusivement|seulement|réservée? (?:à|aux)|sólo|solo|únicamente|exclusivamente|soltanto|esclusivamente|só|apenas|somente|alleen|uitsluitend|enkel|tylko|wyłącznie|bara|endast|enbart|kun|udelukkende|vain|ainoastaan|jen|pouze|doar|numai)(?!\p{L})`;
const NEEDS_NONE = String.raw`(?:(?:don['’]t|do not|does not|doesn['’]t|won['’]t|not) (?:need|require)|need no|kein\p{L}{0,2} [^.;]{0,25}(?:brauch|benötig)|nicht (?:auf )?[^.;]{0,25}(?:brauch|benötig|angewiesen)|(?:n['’]ont|n['’]a|n['’]avez|n['’]ayant) pas besoin|ne (?:requièrent|nécessitent|nécessitant) pas|no (?:necesit|requier|precis)|não (?:precis|necessit|requer|requeir)|non (?:hanno|ha|abbia|abbiano|hai) bisogno|non (?:necessit|richied)|geen [^.;]{0,25}nodig|niet [^.;]{0,25}nodig|nie (?:potrzebuj|wymagaj)|inte (?:behöver|kräver)|ikke (?:har brug|behøver|trenger|krever|kræver)|ei(?:vät)? (?:tarvitse|vaadi)|nepotřebuj|nevyžaduj|nu (?:au nevoie|necesită|ai nevoie))`;
/** "Only for people who don't need us to arrange a visa". */
const ONLY_WITHOUT = folded(new RegExp(`${ONLY}[^.;]{0,60}${NEEDS_NONE}`, "iu"));

const DENIAL = String.raw`(?<!\p{L})(?:not|no|n['’]t|without|nicht|kein\p{L}{0,3}|ohne|pas|aucun|sans|faute de|ne|no|sin|não|sem|non|senza|geen|niet|zonder|nie|bez|inte|ej|ingen|utan|ikke|uden|uten|ei|emme|ilman|nejsme|nemáme|nu|fără)(?!\p{L})`;
const LICENCE = String.raw`(?:(?:skilled worker|sponsor(?:ship)?) licen[cs]e|licen[cs]ed sponsor|sponsor(?:ship)? licen[cs]e|accredited employer|(?:registered|approved|recogni[sz]ed) sponsor|erkend (?:referent|sponsor)|erkende referent|certifierad arbetsgivare|certificeret (?:arbejdsgiver|virksomhed)|fast[- ]track|anerkannter sponsor|employeur agréé|empresa acreditada)`;
/** No licence to sponsor, or no quota left. */
const NO_LICENCE = quickly(
  new RegExp(
    String.raw`(?:${DENIAL}|n['’]t(?!\p{L}))[^.;]{0,30}${LICENCE}|${DENIAL}[^.;]{0,20}(?<!\p{L})(?:quotas?|contingent(?:s|en)?|kontingente?|contingenti|kvoty?|kvóty?)(?!\p{L})`,
    "iu",
  ),
);
const TOO_SMALL = String.raw`(?:too (?:small|tiny|young|new|lean|busy|early|few)|zu (?:klein|jung|wenige|neu)|trop (?:petite?s?|jeunes?|peu nombreux)|demasiad[oa] (?:pequeñ[oa]s?|jóvenes|poc[oa]s)|muy pequeñ[oa]s|(?:demasiado|muito) pequen[oa]s?|troppo (?:piccol[ieoa]|giovan[ei]|pochi)|te (?:klein|jong)|(?:za|zbyt) ma[łl]\p{L}{1,2}|(?:za|zbyt) mali|för (?:små|litet|liten|unga)|for (?:små|lille|liten|unge)|liian pien\p{L}{1,3}|příliš mal\p{L}{1,2}|prea mic\p{L}{0,1})`;
const NO_MEANS = String.raw`(?:(?:no|not the|not enough|lack the|haven['’]t (?:got )?the|don['’]t have (?:the )?(?:\p{L}{1,8} )?) ?(?:time|capacity|resources|budget|bandwidth|patience|appetite|means|headcount|people|know-how)|(?:fehlt|fehlen) (?:uns )?(?:\p{L}{1,12} ){0,2}(?:zeit|kapazität\p{L}{0,2}|mittel|leute)|kein\p{L}{0,2} (?:zeit|kapazität\p{L}{0,2}|mittel|budget)|pas (?:le temps|les moyens|la capacité|de temps)|no tenemos (?:tiempo|medios|capacidad|recursos)|sin (?:tiempo|medios|recursos)|não temos (?:tempo|meios|capacidade|recursos)|non abbiamo (?:tempo|mezzi|modo|risorse)|geen (?:tijd|middelen|capaciteit|budget)|nie mamy (?:czasu|środków|możliwości)|inte (?:tid|resurser|möjlighet)|ikke (?:tid|ressurser|ressourcer|mulighed|mulighet)|ei ole (?:aikaa|resursseja)|nemáme (?:čas|kapacitu|prostředky)|nu avem (?:timp|resurse))`;
const PERMITS = String.raw`(?:${PERMIT_SOURCE}|${LICENCE}|(?<!\p{L})(?:permits?|sponsor\p{L}{0,12}|visa paperwork|sponzor\p{L}{0,8})(?!\p{L}))`;
/** "We're too small to sponsor visas", "no time for permits", "für Visa fehlt uns die Zeit". */
const NOT_ABLE = quickly(
  new RegExp(
    String.raw`(?<!\p{L})(?<!you have |you['’]ve got )(?:${TOO_SMALL}|${NO_MEANS})(?!\p{L})(?:(?!(?<!\p{L})(?:but|aber|mais|pero|mas|ma|maar|ale|men|mutta|and|und)(?!\p{L}))[^.;]){0,60}${PERMITS}|${PERMITS}[^.;,]{0,25}(?<!\p{L})(?:${TOO_SMALL}|${NO_MEANS})(?!\p{L})`,
    "iu",
  ),
);
/** "We don't do visas", "we're not doing LMIAs". */
const DOES_NONE = quickly(
  new RegExp(
    String.raw`(?<!\p{L})(?:(?:do|does|are|is|can|wo|ca)n['’]t|not|cannot|never)(?: \p{L}{2,12}){0,3} (?:do|doing|touch|go near|get into|bother with|go through|deal in) (?:any )?(?:${PERMIT_SOURCE})|(?<!\p{L})wir machen (?:leider )?(?:keine?|nichts mit) (?:${PERMIT_SOURCE})|(?<!\p{L})no (?:visa|h-?1-?bs?|work permit|permit)s? (?:transfers?|applications?|processing|paperwork|filings?)(?!\p{L})(?! (?:is |are )?(?:needed|required|necessary))|(?<!\p{L})no (?:[\p{L}-]{1,10} (?:pass )?or )?(?:${PERMIT_SOURCE})(?: applications?)? for (?:this|these|interns|now)`,
    "iu",
  ),
);
const HAS_LICENCE = quickly(new RegExp(String.raw`(?<!\p{L})${LICENCE}(?!\p{L})`, "iu"));

/** "Visto: sem suporte". */
const LABELLED_NONE = folded(
  new RegExp(
    String.raw`^\P{L}{0,3}(?:${PERMIT_SOURCE})[^:.;]{0,25}[:–-] ?(?:no|none|not|nein|nee|nej|nei|without|kein\p{L}{0,2}|ohne|nicht|pas de|aucune?|sans|sin|ningun\p{L}?|sem|não|nenhum|senza|nessun\p{L}?|non|geen|zonder|niet|bez|brak|nie|ingen|inte|utan|ej|uden|uten|ikke|ei|ilman|žádn\p{L}{1,2}|ne|fără|nu|なし)(?!\p{L})`,
    "iu",
  ),
);
/** Help that isn't possible: "wizy pracownicze nie wchodzą w grę". */
const IMPOSSIBLE = phrases(
  String.raw`not an option|out of the question|(?:off|not on) the table|no-go|a non-starter|off limits|(?:not|n['’]t) something we|vom tisch|ausgeschlossen|steht nicht zur debatte|pas à l['’]ordre du jour|descartad[oa]s?|fora de questão|fuori discussione|uitgesloten|niet bespreekbaar|wykluczon\p{L}{1,2}|utesluten|uteslutet|udelukket|utelukket|poissuljettu\p{L}?|vyloučen\p{L}?|(?:not|isn['’]t|aren['’]t) (?:\p{L}{1,10} )?(?:possible|available|planned|foreseen)|nicht (?:\p{L}{1,10} )?(?:möglich|vorgesehen|geplant|in frage|infrage|drin)|(?:n['’]est|ne sont|n['’]était) pas (?:possibles?|envisageables?|prévue?s?|proposée?s?)|hors de question|no (?:es|son|está|están|resulta) (?:posibles?|viables?|previst\p{L}{1,2}|contemplad\p{L}{1,2})|não (?:é|são|está|estão) (?:possível|possíveis|viável|previst\p{L}{1,2}|contemplad\p{L}{1,2})`,
  String.raw`non (?:è|sono) (?:possibil\p{L}|previst\p{L}|contemplat\p{L}|disponibil\p{L})|niet (?:mogelijk|aan de orde|beschikbaar|voorzien)|nie wchodz\p{L}{1,3} w grę|nie (?:jest|są) (?:możliw\p{L}{1,2}|dostępn\p{L}{1,2}|przewidzian\p{L}{1,2})|niemożliw\p{L}{1,2}|nie ma możliwości|(?:inte|ej) (?:möjligt?|aktuellt?|tillgängligt?)|utan möjlighet(?:er)?|ikke (?:muligt?|aktuelt?|tilgængelig\p{L}?|tilgjengelig)|uden mulighed|uten mulighet|ei ole (?:mahdollis\p{L}{1,3}|tarjolla|saatavilla)|není (?:možn\p{L}{1,2}|k dispozici|součástí)|nelze|bez možnosti|nu (?:este|e|sunt) (?:posibil\p{L}{0,2}|disponibil\p{L}{0,2})|nu se (?:poate|oferă|acordă)|ohne möglichkeit|sans possibilité|sin posibilidad|sem possibilidade|senza possibilità|zonder mogelijkheid|bez możliwości|fără posibilitate\p{L}?|ilman mahdollisuutta|without the (?:possibility|option)`,
);
/** Working without a visa, or on one for tourists, isn't possible either, which refuses no help. */
const WITHOUT = folded(
  new RegExp(
    String.raw`(?<!\p{L})(?:without|ohne|sans|sin|sem|senza|zonder|bez|utan|uden|uten|ilman|fără|with|mit|on|avec|con|com) (?:(?:an?|the|ein\p{L}{0,2}|une?|una?|um|uma|een|ett?|en|o) )?(?:\p{L}{1,12} )?(?:${PERMIT_SOURCE})`,
    "iu",
  ),
);
const JAPANESE_REFUSAL =
  /(?:ビザ|在留資格|就労資格|スポンサー)[^。]{0,20}(?:必要|要する|お持ちでない)[^。]{0,16}(?:採用|応募|選考|対象|受け)[^。]{0,12}(?:ません|不可|対象外|お断り|ご遠慮|かねます|でき(?:ない|かね))|(?:ビザ|在留資格)[^。]{0,16}(?:不要な方|必要のない方)(?:のみ|に限)/u;

/** "Must not need an employer to apply for a permit". */
const MUST_NEED_NONE = folded(
  new RegExp(
    String.raw`(?<!\p{L})(?:must|should|may|shall)(?: not|n['’]t)(?!\p{L})[^.;]{0,40}(?<!\p{L})(?:need|require)(?!\p{L})`,
    "iu",
  ),
);
/** A salary or a post below what the law asks of a visa. */
const BELOW_THRESHOLD = folded(
  /(?<!\p{L})(?:below|short of|under|not (?:meet|reach)|n['’]t (?:meet|reach))(?!\p{L})[^.;]{0,40}(?<!\p{L})(?:threshold|minimum salary|salary requirement|skill level)/iu,
);
/** People who need a visa, and are welcome. */
const WELCOMED = phrases(
  String.raw`(?:are|is|very|most) welcome|welcomes? (?:\p{L}{1,14} ){0,3}?(?:who|from|requiring|needing|in need)|open to (?:\p{L}{1,14} ){0,3}?(?:who|requiring|needing)|(?:happy|glad) to (?:consider|hear from)|encouraged to apply|(?:will|can) (?:also )?(?:be )?considere?d?|willkommen|bienvenue?s?|bienvenid[oa]s?|bem-vind[oa]s?|benvenut[oaie]|welkom|mile widzian[ie]|zapraszamy|välkomna|velkomne?|tervetulleita|vítáni|bineveniți|歓迎`,
);

/** Returns whether an employer says that people who need a visa are welcome. */
export const welcomesPeople = (text: string): boolean =>
  (PERMIT.test(text) || SPONSOR.test(text)) &&
  WELCOMED.test(text) &&
  NEED.test(text) &&
  !isDenied(text) &&
  !OTHERWISE.test(text);

/** Returns whether a text says that people are turned away. */
export const turnsAway = (text: string): boolean => REJECTED.test(text);

/** Returns whether a text says that somebody needs something. */
export const saysNeed = (text: string): boolean => NEED.test(text);

/** Returns whether a text speaks of sponsoring. */
export const speaksOfSponsoring = (text: string): boolean => SPONSOR.test(text);

/** Returns whether an employer says that it takes nobody on who needs a visa, or can't get one for anybody. */
export function refusesPeople(text: string): boolean {
  if (JAPANESE_REFUSAL.test(text) || NO_LICENCE.test(text) || NOT_ABLE.test(text) || DOES_NONE.test(text)) return true;
  const namesPermit = PERMIT.test(text);
  if (!namesPermit && !SPONSOR.test(text)) return false;
  if ([LABELLED_NONE, ONLY_WITHOUT, MUST_NEED_NONE, BELOW_THRESHOLD].some((each) => each.test(text))) return true;
  if (!OTHERWISE.test(text) && NEED.test(text) && REJECTED.test(text)) return true;
  return IMPOSSIBLE.test(text) && !WITHOUT.test(text);
}

/** Returns whether an employer says that the state lets it sponsor people. */
export const hasLicence = (text: string): boolean => HAS_LICENCE.test(text);
