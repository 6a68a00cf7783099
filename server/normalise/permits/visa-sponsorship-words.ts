import { anyOf, phrases } from "#normalise/text/phrases.ts";
import { folded } from "#normalise/text/folded-expression.ts";
import { wholeWords } from "#normalise/text/whole-words.ts";
import { appliesForNone, givesNewcomersVisas } from "./visa-newcomers.ts";
import { refusesVisaNeeds, visaArrangement } from "./visa-arranged.ts";
import { cannotGetVisas, statesVisas, visaTakenOn } from "./visa-taken-on.ts";
import { statedHelp, withoutHarmless } from "./employer-help.ts";
import { isOfHolders } from "./permit-holders.ts";
import { hasLicence, refusesPeople, welcomesPeople } from "./refused-people.ts";
import { quickly } from "../text/quick-expression.ts";

/** Names of visas and work permits in the languages of the readers. */
const VISA = wholeWords(
  String.raw`visas?|visa[- ](?:und|and|sponsor\p{L}{0,8})|\p{L}{0,10}visum(?:s|et|spons\p{L}{0,9})?|visum[- ]\p{L}{3,15}|visado|visados|vistos?|visti|wiz[aęyoą]?|wizow\p{L}{1,3}|viisumi\p{L}{0,4}|víz\p{L}{1,3}|h-?1-?bs?|(?:work|employment|working|residence) (?:permits?|visas?)|skilled worker|arbeitserlaubnis|arbeitsgenehmigung|arbeitsbewilligung|permis de travail|permisos? de trabajo|autorizaç(?:ão|ões) de trabalho|permess[oi] di (?:lavoro|soggiorno)|werkvergunning|pozwoleni\p{L} na pracę|arbetstillstånd|uppehållstillstånd|arbejdstilladelse|arbeidstillatelse|oppholdstillatelse|työlup\p{L}{1,4}|oleskelulup\p{L}{1,4}|pracovní povolení|immigration (?:support|help|assistance|sponsorship)`,
);
const VISA_NAME = folded(new RegExp(VISA, "iu"));
/** A part of one statement. */
const gap = (most: number): string =>
  String.raw`(?:(?!(?<!\p{L})(?:but|aber|mais|pero|mas|maar|ale|men)(?!\p{L}))[^;.?!:]){0,${most}}?`;

const WE_HELP = wholeWords(
  String.raw`(?:we|(?:the|our) (?:company|team|institute|university|employer|people team|lawyers?|hr team))(?:['’](?:re|ll|d))?(?: (?:can|cannot|can['’]t|can not|will|won['’]t|do|don['’]t|are|aren['’]t|not|unable|able|to|also|gladly|happily|happy|glad|fully|unfortunately|currently|in a position|no longer|never|would|be|love|help|pay|and)){0,6} (?:helps?|assists?|supports?|arranges?|takes? (?:care|over)|sponsors?|covers?|pays?(?: for)?|handles?|sorts?|organi[sz]es?|provides?|offers?|files?|obtains?|apply)`,
  String.raw`(?<=(?<!\p{L})we(?:['’]re| are| have| hire| employ)(?!\p{L})[^.;?!]{5,110} and )can (?:fully |also |gladly )?(?:help|assist|support|arrange|sponsor|cover|offer|provide)`,
  String.raw`wir (?:\p{L}{1,15} ){0,2}?(?:helfen|unterstützen|kümmern|übernehmen|sponsern|organisieren|beantragen|bieten|besorgen|begleiten|regeln|können|zahlen|tragen)`,
  String.raw`nous (?:\p{L}{1,15} ){0,2}?(?:aidons|accompagnons|prenons|sponsorisons|parrainons|soutenons|gérons|payons|pouvons|occupons|finançons|proposons|offrons)`,
  String.raw`ayudamos|gestionamos|tramitamos|patrocinamos|apoyamos|cubrimos|ofrecemos|podemos|nos encargamos|ajudamos|tratamos|apoiamos|oferecemos|cuidamos`,
  String.raw`aiutiamo|sponsorizziamo|offriamo|possiamo|gestiamo|supportiamo|ci occupiamo|copriamo`,
  String.raw`(?:wij|we) (?:\p{L}{1,15} ){0,2}?(?:regelen|helpen|sponsoren|bieden|ondersteunen|betalen|kunnen|verzorgen)`,
  String.raw`pomagamy|pomożemy|sponsorujemy|oferujemy|załatwiamy|załatwimy|wspieramy|zapewniamy|możemy|pokrywamy`,
  String.raw`vi (?:\p{L}{1,15} ){0,2}?(?:hjälper|sponsrar|ordnar|erbjuder|kan|stöttar|betalar|hjælper|sponsorerer|sponser|sørger|tilbyder|dækker|hjelper|sponsrer|ordner|tilbyr|dekker|betaler)`,
  String.raw`autamme|sponsoroimme|hoidamme|järjestämme|tarjoamme|tuemme|voimme|emme (?:voi |pysty )?(?:sponsoroi\p{L}{0,3}|auta\p{L}{0,3}|tarjoa\p{L}{0,3}|järjestä\p{L}{0,3}|hanki\p{L}{0,3})`,
  String.raw`pomůžeme|pomáháme|sponzorujeme|zařídíme|zajistíme|nabízíme|vyřídíme|můžeme|nepomůžeme|nesponzorujeme|nezajišťujeme|nezařizujeme|nemůžeme|nenabízíme`,
);
/** Behind the visa: "Ein Visum können wir nicht beantragen", "if you need a visa, we sponsor it". */
const HELP_WE = wholeWords(
  String.raw`(?:kümmern|übernehmen|regeln|helfen|unterstützen|organisieren|beantragen|können|bieten|sponsern|zahlen|besorgen) wir|(?:regelen|helpen|betalen|verzorgen|bieden|kunnen) (?:wij|we)|(?:hjälper|ordnar|betalar|kan|sponsrar|hjælper|sørger|hjelper|ordner|tilbyder|tilbyr|erbjuder) vi|we(?:['’]ll| will| can)? (?:sponsor|arrange|sort|handle|take care|help|pay|cover)|pomůžeme|nepomůžeme|zařídíme|zajistíme|nezajišťujeme|nesponzorujeme|pomożemy|autamme|hoidamme|nous (?:nous en occupons|aidons)|(?:lo|la) (?:tramitamos|gestionamos)`,
);
/** Support that is named with what becomes of it: "visa support is not available". */
const SUPPORT = String.raw`(?<!\p{L})(?:visa|visum|work permit|immigration)s?(?: (?:and|&|or) relocation)?[- ]?(?:support|assistance|help|sponsorship|sponsoring|unterstützung|hilfe)`;
const SUPPORT_STATED = String.raw`${SUPPORT}${gap(25)}(?<!\p{L})(?:available|provided|offered|possible|included|möglich|verfügbar|inklusive|geboten|angeboten|vorgesehen|gibt es)(?!\p{L})`;

/** Help as a thing: "Hilfe bei Visum und Wohnung", "relocation package including visa". */
const HELP_WITH = wholeWords(
  String.raw`(?:relocation|moving)(?: (?:package|support|assistance|help|budget))?|umzugspaket|umzugshilfe|(?:help|support|assistance|hilfe|unterstützung|aide|accompagnement|prise en charge|ayuda|apoyo|apoio|ajuda|aiuto|supporto|hulp|ondersteuning|pomoc|wsparcie|hjälp|stöd|hjælp|hjelp|støtte|apua|tuki|podpora)(?= (?:with|for|bei|beim|mit|au|avec|du|pour|con|para|com|a|no|per|bij|met|w|z|przy|med|til|viisumi\p{L}{0,3}|s) )`,
);
const HELP_NAMED = anyOf(
  String.raw`^(?:\p{L}{1,8} get |\p{L}{1,12} )?${HELP_WITH}:?${gap(30)}${VISA}`,
  String.raw`^${VISA}${gap(40)} (?:is|are) on us(?!\p{L})`,
);
const NONE = String.raw`(?:no|without|ohne|keine?|geen|zonder|ingen|inget|utan|uden|uten|nessun\p{L}?|senza|sem|sin|aucune?|sans|bez|žádn\p{L}{1,2}|ilman)`;
const NOTHING = anyOf(
  String.raw`(?<!\p{L})${NONE} (?:\p{L}{1,14} ){0,2}?(?:visa|visum|immigration)s?[- ]?(?:support|assistance|help|spons\p{L}{1,9}|unterstützung|hilfe|hjälp|hjelp|hjælp)(?!\p{L})(?! (?:is |are )?(?:required|needed|necessary))`,
  String.raw`(?<!\p{L})${NONE} (?:sponso\p{L}{1,10}|${HELP_WITH})${gap(20)}${VISA}`,
  String.raw`(?<!\p{L})no (?:way|means|plans?|possibility|capacity|budget) (?:to|for|of) sponsor`,
);
const LICENSED = anyOf(
  String.raw`(?<!\p{L})(?:licensed|registered|approved) (?:\p{L}{1,10} )?sponsors?(?!\p{L})`,
  String.raw`h-?1-?b transfers? (?:are |is )?(?:welcome|accepted|supported|possible)`,
);
/** What has been done for others and will be done again: "we've done work permits for five of our chefs". */
const DONE_BEFORE = String.raw`(?<!\p{L})we(?:['’]ve| have)(?: already| just| also)? (?:done|sorted|handled|arranged|got|obtained|organi[sz]ed|secured|processed) ${gap(40)}(?:${VISA}|(?<!\p{L})permits?(?!\p{L}))${gap(60)}(?<!\p{L})(?:(?:will|['’]ll|can|happily|gladly|would)(?: \p{L}{1,12}){0,2} do|do it again|for you|again)(?!\p{L})`;
const STATED = anyOf(DONE_BEFORE, `${WE_HELP}${gap(60)}${VISA}`, `${VISA}${gap(40)}${HELP_WE}`, SUPPORT_STATED);
/** In capitals, since "opt" is a word. */
const AMERICAN = new RegExp(
  String.raw`(?<!\p{L})(?:[Ss]upport|[Ss]ponsor|[Ff]ile|[Tt]ransfer)s?(?!\p{L})${gap(30)}(?<!\p{L})(?:H-?1-?Bs?|J-1|O-1|E-3|TN|OPT|CPT)(?!\p{L})`,
  "u",
);
/** What is said of the post or the person, without a helping employer. */
const REFUSED = anyOf(
  String.raw`(?<!\p{L})(?:role|post|position|job|vacancy)(?!\p{L})${gap(15)}(?<!\p{L})(?:not|isn['’]t|doesn['’]t|does not|cannot|can['’]t)(?!\p{L})${gap(45)}(?<!\p{L})(?:skilled worker|visas?|sponsorship|sponsored)(?!\p{L})`,
  String.raw`(?<!\p{L})(?:must|should)(?: not|n['’]t) (?:need|require) (?:an? )?(?:\p{L}{1,12} )?(?:visa|sponsor\p{L}{0,4}|work permit)`,
  String.raw`(?<!\p{L})sponsorship${gap(10)}(?<!\p{L})(?:isn['’]t|is not|not) (?:on offer|available|offered|possible)`,
  String.raw`(?<!\p{L})(?:aucun|pas de|no|sin|sem|nessun|geen|kein|žádné|bez|ingen|inget|ikke)(?!\p{L}) ?(?:visa|visum|visado|visto|víza|wizy)${gap(20)}(?<!\p{L})(?:sponso\p{L}{2,8}|parrain\p{L}{1,3}|patrocin\p{L}{1,4})(?!\p{L})(?! (?:is |are )?(?:required|needed|necessary))`,
);
/** Modal verbs say nothing until a verb of help follows: "wir können nur Leute mit Arbeitserlaubnis einstellen". */
const MODAL =
  /(?<!\p{L})(?:können|kan|kunnen|pouvons|podemos|possiamo|możemy|voimme|můžeme|nemůžeme|kunnen)(?!\p{L})/iu;
const HELPING = folded(
  /(?<!\p{L})(?:helfen|unterstützen|sponsern|beantragen|übernehmen|organisieren|besorgen|anbieten|bieten|aider|prendre en charge|sponsoriser|parrainer|accompagner|proposer|gestionar|tramitar|patrocinar|ayudar|apoyar|ofrecer|apoiar|tratar|oferecer|ajudar|sponsorizzare|aiutare|offrire|regelen|helpen|sponsoren|sponsorować|pomóc|zapewnić|załatwić|sponsra|hjälpa|erbjuda|ordna|sponse|sponsere|hjælpe|tilbyde|hjelpe|tilby|ordne|sponsoroida|auttaa|tarjota|järjestää|pomoci|bistå|zařídit|sponzorovat|nabídnout)/iu,
);
/** A permit that people have already, or must have. */
const HELD = folded(
  /(?<!\p{L})(?:valid|existing|current|gültig\p{L}{0,2}|bestehend\p{L}{0,2}|valable|valide|en règle|válid[oa]|vigente|en regla|valid[oa]|geldig\p{L}?|ważn\p{L}{1,3}|giltigt?|gyldig\p{L}?|voimassa|platn\p{L}{1,2}|who (?:already )?(?:have|hold)|already (?:have|hold)|hold an?|with an?) (?:\p{L}{1,12} ){0,2}$/iu,
);
const HELD_BEHIND = /^ (?:valable|valide|en règle|válid[oa]|vigente|en regla|valid[oa]|ważn\p{L})(?!\p{L})/iu;
/** A permit that people must have, named in the same sentence as what the employer offers. */
const DEMANDED_BEHIND = folded(
  /^[^.;]{0,30}(?<!\p{L})(?:required|needed|must|requise?s?|exigée?s?|obligatoires?|nécessaires?|erforderlich|notwendig|vorausgesetzt|imprescindible|obligatori[oa]|necesari[oa]|necessári[oa]|richiest[oi]|vereist|wymagan\p{L}{1,3}|krävs|kræves|kreves|vaaditaan|nutn[éá])(?!\p{L})/iu,
);
const NEGATED = folded(
  /(?<!\p{L})(?:not|no(?! (?:visto|processo|teu|seu))|n['’]t|cannot|unable|never|neither|nor|kein\p{L}{0,2}|nicht|(?<!(?:ce|se) )ne|n['’]|pas|aucun\p{L}?|não|sem|sin|non|nessun\p{L}?|geen|niet|nie|inte|inga|ingen|ikke|emme|ei|nepom\p{L}{1,6}|nespon\p{L}{1,8}|nezaj\p{L}{1,8}|nezař\p{L}{1,8}|nemůžeme|nenabíz\p{L}{1,4})(?!\p{L})|(?:can|don|won|aren|isn)['’]t(?!\p{L})/iu,
);
const ALSO_NEGATED = /(?<!\p{L})(?:nevyř|neplat)\p{L}{1,8}(?!\p{L})/iu;
/** "In the" in Portuguese, which is written like the English "no". */
const PORTUGUESE_NO = /(?<!\p{L})no (?=pedido|trâmite)/giu;
const CLAUSE_END = /[,;.(]|(?<!\p{L})(?:but|aber|mais|pero|mas|maar|ale|men|ma)(?!\p{L})/u;
/** A visa or permit of somebody else, a card, or the employer's own trade. */
const OTHER = phrases(
  String.raw`cards?|debit|mastercard|payments?|stripe|adyen|electron|karten?|cartes?|tarjetas?|zahlung\p{L}{0,3}|pagos(?! (?:pel[oa]|por))|pagamentos|kort|kund\p{L}{1,3}|customers?|clients?|klient\p{L}{1,4}|klanten|clientes|clienti|kunder|asiakka\p{L}{1,5}|travell?ers?|tourists?|students?|studierende\p{L}{0,1}|étudiants|estudiantes|passengers?|expats|companies|(?<!(?:das|unser) )unternehmen|empresas|entreprises|business (?:trips?|travel)|retreats?|off-?sites?|gatherings?|meet-?ups?|team (?:trips?|weeks?|meetings?)|workations?|dienstreisen?|geschäftsreisen?|voyages? d['’]affaires|séminaires?|viajes?|encuentros?|viagens|trasferte|zakenreizen|delegacj\p{L}{1,2}|tjänsteresor|forretningsrejser|tjenestereiser|työmatk\p{L}{1,4}|visa (?:services?|solutions?|platform|software|products?|processing|matters|research)|reisepass|refugees?|geflüchtete\p{L}?|réfugiés|refugiad[oa]s|rifugiati|vluchtelingen|uchodź\p{L}{1,4}|flyktingar|flygtninge|flyktninger|pakolais\p{L}{1,4}|uprchlí\p{L}{1,4}|refugiați`,
);
/** Cards that aren't for paying. */
const CARD_OF_PEOPLE = folded(
  /(?<!\p{L})(?:blue|green) cards?|blauen? karten?|rot-weiß-rot[- –]karten?|cartes? (?:bleues? européennes?|de séjour)|(?:single|work|residence) cards?|(?:student|dependant|dependent)['’]?s['’]? pass(?:es)?/giu,
);
const CONDITION = folded(
  /(?<!\p{L})(?:(?:may|might) (?:be able|help|sponsor|support|offer|provide|consider|assist|be)|case[- ]by[- ]case|potentially|possibly|depend\p{L}{0,4}|some cases|certain|exceptional|eventuell|im einzelfall|abhängig|selon|éventuellement|según|eventualmente|conforme|afhankelijk|w zależności|beroende|afhængig)(?!\p{L})/iu,
);
const JAPANESE_HELP =
  /(?:ビザ|就労資格).{0,12}(?:サポート|支援|スポンサー|取得補助|お手伝い)|(?:签证|簽證).{0,6}(?:担保|支持|协助|赞助)|(?:提供|协助|办理).{0,6}(?:签证|簽證)|비자.{0,8}(?:스폰서|지원)/u;
const JAPANESE_NOT = /不可|なし|ません|行って(?:い)?ない|不提供|无法|不能|没有|않|불가|없/u;

/** Before an employer that the reader helps: "you help the company obtain permits". */
const HELPED_BY_READER = /(?<!\p{L})you(?:['’]ll| will)?(?: \p{L}{1,12})? (?:help|support|assist|advise|join) $/iu;

/** Cheap first test of a sentence. */
export const NAMES_VISA = quickly(
  /visas?\b|visa(?:verf|antr|ange|unter|spon|kost|proz|frag|besch|form)|visum|\bvisad|\bvist[oi]s?\b|\bwiz|viisum|työlu|oleskelulu|\bv[ií]z|h-?1-?b|\bJ-1|\bOPT\b|immigration|licensed sponsor|work permit|skilled worker|sponsor licen|arbeitserl|arbeitsbew|permis de travail|permiso de trabajo|werkvergunning|tillstånd|tilladelse|tillatelse|pozwoleni|zezwoleni|residence permit|aufenthalts|titre de séjour|verblijfs|permess[oi] di|autorizaç|pracovní pov|zaměstnaneck|sponsor|sponz|sponsr|work authori|employment authori|blue card|blaue|karte|karta|kart[yę]|green card|employment pass|work pass|\bs pass|permit|paperwork|lmia|aewv|\beb-\d|\bo-1|\bl-1|single permit|\bpermis\b|titres de séjour|autorisations? de|carte bleue|passeport talent|immigration|tarjeta azul|carta blu|cartão azul|nulla ?osta|vergunning|arbeidskaart|twv|gvva|mvv|kennismigrant|referent|accredited|certifi[ec]|legalizacj|powierzeniu|zaměst|povolení|modr|viz[ăe]|viza|de muncă|papeles|permits?|fachkräfteverf|quotas?|conting|kontingent|oleskelu|luvat|permiso|autorizaci|permess[oi]|ビザ|就労|在留|査証|特定技能|签证|簽證|비자/i,
);

/** Returns whether an employer says that it takes a visa on, and doesn't deny it. */
function isTakenOn(text: string): boolean {
  const said = visaTakenOn(text);
  return said !== null && !NEGATED.test(said);
}

/** Returns whether an employer helps with visas or refuses to, in sentences that needn't speak of sponsoring; null where one says neither. */
export function visaHelp(text: string): "yes" | "no" | null {
  const help = readHelp(text);
  return help === "yes" && isOfHolders(text) ? null : help;
}

function readHelp(text: string): "yes" | "no" | null {
  const isJapanese = /ビザ|在留資格/u.test(text);
  if (isJapanese && appliesForNone(text)) return "no";
  const stated = isJapanese ? statedHelp(text) : null;
  if (stated !== null) return stated;
  if (isJapanese && givesNewcomersVisas(text)) return "yes";
  if (JAPANESE_HELP.test(text)) return JAPANESE_NOT.test(text) ? "no" : "yes";
  if (OTHER.test(text.replace(CARD_OF_PEOPLE, " ")) || CONDITION.test(text)) return null;
  if (
    REFUSED.test(text) ||
    NOTHING.test(text) ||
    refusesVisaNeeds(text) ||
    appliesForNone(text) ||
    cannotGetVisas(text) ||
    refusesPeople(text)
  )
    return "no";
  if (givesNewcomersVisas(text) || statesVisas(text) || hasLicence(text) || welcomesPeople(text)) return "yes";
  const match =
    STATED.exec(text) ?? AMERICAN.exec(text) ?? HELP_NAMED.exec(text) ?? LICENSED.exec(text) ?? visaArrangement(text);
  if (match === null) return isTakenOn(text) ? "yes" : statedHelp(text);
  const [said, start] = [match[0], Math.max(0, match.index - 15)];
  const isModal = MODAL.test(said) && !HELPING.test(text);
  const behind = text.slice(match.index + said.length);
  if (isModal) return statedHelp(text);
  if (HELD_BEHIND.test(behind) || DEMANDED_BEHIND.test(behind) || HELD.test(said.slice(0, said.search(VISA_NAME))))
    return null;
  const rest = behind.slice(0, 60).split(CLAUSE_END)[0] ?? "";
  if (HELPED_BY_READER.test(text.slice(0, match.index))) return null;
  const words = withoutHarmless(text.slice(start, match.index) + said + rest).replace(PORTUGUESE_NO, "");
  const isDenied = NEGATED.test(words) || ALSO_NEGATED.test(words) || (isJapanese && JAPANESE_NOT.test(text));
  return isDenied ? "no" : "yes";
}
