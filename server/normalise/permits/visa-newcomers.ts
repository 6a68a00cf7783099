import { anyOf } from "#normalise/text/phrases.ts";
import { folded } from "#normalise/text/folded-expression.ts";
import { wholeWords } from "#normalise/text/whole-words.ts";

// What employers do for people from elsewhere, in lists that name a visa beside a lawyer or a move, and applications that they don't make.

const VISA = wholeWords(
  String.raw`visas?|(?:work|residence) permits?|permis (?:unique|de travail|de séjour)|\p{L}{0,10}visum(?:s|et)?|arbeitserlaubnis\p{L}{0,3}|arbeitsgenehmigung(?:en)?|aufenthaltstitel|visados?|permisos? de (?:trabajo|residencia)|vistos?|autorizaç(?:ão|ões) de (?:trabalho|residência)|visti|permess[oi] di (?:lavoro|soggiorno)|(?:werk|verblijfs)vergunning(?:en)?|wiz[aęyą]?|(?:pozwoleni|zezwoleni)\p{L} na (?:pracę|pobyt)|(?:arbets|uppehålls)tillstånd\p{L}{0,2}|(?:arbejds|opholds)tilladelse\p{L}{0,2}|(?:arbeids|oppholds)tillatelse\p{L}{0,2}|viisum\p{L}{1,6}|(?:työ|oleskelu)lu(?:pa|vat?|van|paa|pia)|víz(?:um|a|em|u|y|ům|ech)|pracovn\p{L}{1,2} povolení`,
);
const OUTSIDERS = String.raw`(?:(?:international|foreign|overseas|internationale[nr]?|ausländische[nr]?|étrangers|étrangères|extranjer[oa]s|estrangeir[oa]s|stranier[ie]|buitenlandse|zagraniczn\p{L}{1,3}|utländska|udenlandske|utenlandske|zahraničn\p{L}{1,3}) \p{L}{4,20}|(?:from|coming from|who (?:come|move|arrive) from) (?:outside|abroad|overseas|another country|elsewhere)|(?:people|anyone|those|everybody|candidates) who (?:moves?|relocates?)|third[- ]countr\p{L}{1,4}|non-EU|aus (?:dem ausland|drittstaaten|drittländern|übersee|einem anderen land)|von au(?:ß|ss)erhalb|hors (?:de |d['’])?(?:l['’])?(?:UE|europe)|de l['’]étranger|(?:vien(?:t|nent|s)|venez|arrive[sz]?) de loin|(?:de )?fuera de (?:la |España)?|de otro país|del extranjero|de fora d[aeo]|do estrangeiro|de outro país|da fuori|dall['’]estero|da un altro paese|van buiten|uit het buitenland|spoza|z zagranicy|utifrån|utanför|utomlands|fra utlandet|fra udlandet|utenfor|uden ?for|ulkopuol\p{L}{1,6}|ulkomail\p{L}{1,4}|mimo EU|ze zahraničí|ze zemí)`;
/** What is given beside a visa. */
const GIFT = String.raw`(?:lawyers?|flights?|shipping|relocation|moving|the move|rent|on us|covered|paid|umzug|anwalt|anwältin|flug|kosten|avocate?|déménagement|billet|à nos frais|pris en charge|abogad[oa]|mudanza|vuelos?|a nuestro cargo|advogad[oa]|mudança|voos?|por nossa conta|avvocato|trasloco|volo|a nostre spese|jurist|advocaat|verhuizing|vlucht|op onze kosten|prawnik|przeprowadzk\p{L}|lot|na nasz koszt|flytt\p{L}{0,3}|biljett|betalt|på vår bekostnad|advokat|flytning|flytting|på vår regning|på vores regning|juristi|muutto|meidän piikkiin|maksamme|právník|stěhování|letenk\p{L}|na nás|na naše náklady|[€$£]|\d (?:euros?|eur|kr|kronor|kroner|zł|kč|chf))`;
/** "For people from outside the EU: visa, lawyer and 3,500 € for the move". */
const LISTED = anyOf(
  String.raw`${OUTSIDERS}[^;.?!]{0,50}?[:,?–-] ?(?:(?:the|das|le|el|o|il|het|ein|un) )?${VISA}(?:,| and| und| et| y| e| en| i| och| og| ja| a) [^;.?!]{0,60}?${GIFT}`,
);
const HELPED = String.raw`(?:(?:get|receive) (?:our )?(?:help|support|assistance)|helfen wir|unterstützen wir|begleiten wir|bekommen (?:hilfe|unterstützung)|(?:nous )?(?:aidons|accompagnons|payons)|(?:le|les|te|os) (?:pagamos|ayudamos|tramitamos|gestionamos)|cont[aá]m? com a nossa ajuda|com o nosso apoio|pagamos|ajudamos|(?:lo |li |ti )?aiutiamo|paghiamo|helpen (?:wij|we)|krijg(?:t|en) hulp|pomagamy|pomożemy|får (?:du )?(?:hjälp|hjelp|hjælp)|hjälper vi|hjelper vi|hjælper vi|autamme|saa(?:t|vat)? apua|pomáháme|pomůžeme)`;
const HELP = anyOf(
  String.raw`${OUTSIDERS}[^;.?!]{0,40}?(?<!\p{L})${HELPED}(?!\p{L})[^;.?!]{0,40}?${VISA}`,
  String.raw`ビザ(?:の)?(?:申請|取得)[^。]{0,14}(?:費用|手続き)[^。]{0,6}(?:負担|支給|会社が|サポート)`,
);
/** An application that isn't made: "n'introduit pas de demande de visa", "nie składamy wniosków o wizę". */
const NO_APPLICATION = anyOf(
  String.raw`(?<!\p{L})(?:(?:do|does|will|can) ?not|(?:do|does|ca|wo)n['’]t|never) (?:file|submit|lodge|make|start|apply)(?!\p{L})[^;.?!]{0,30}?${VISA}`,
  String.raw`(?<!\p{L})(?:makes?|files?|submits?) no (?:applications?|petitions?)(?!\p{L})[^;.?!]{0,20}?${VISA}`,
  String.raw`(?:antrag|anträge)[^;.?!]{0,15}${VISA}[^;.?!]{0,10}stell\p{L}{1,2} (?:wir )?(?:nicht|keine)|${VISA}[^;.?!]{0,20}(?:stellen|beantragen) wir (?:nicht|keine)`,
  String.raw`(?<!\p{L})(?:n['’]|ne )(?:introdui\p{L}{1,5}|dépos\p{L}{1,4}|présent\p{L}{1,4}|engage\p{L}{0,3}|fai\p{L}{1,4}|demand\p{L}{1,4}) (?:pas|aucune?)[^;.?!]{0,40}?${VISA}`,
  String.raw`(?<!\p{L})no (?:presenta\p{L}{0,3}|tramita\p{L}{0,3}|solicita\p{L}{0,3}|pedimos)(?!\p{L})[^;.?!]{0,30}?${VISA}|(?<!\p{L})não (?:apresent\p{L}{1,4}|fazemos|tratamos|pedimos|submetemos)(?!\p{L})[^;.?!]{0,25}?${VISA}`,
  String.raw`(?<!\p{L})non (?:present\p{L}{1,4}|facciamo|inoltriamo|chiediamo|richiediamo)(?!\p{L})[^;.?!]{0,25}?${VISA}|(?<!\p{L})(?:vragen|dienen) (?:wij |we )?(?:geen|niet)[^;.?!]{0,20}?${VISA}|(?:geen|niet)[^;.?!]{0,15}${VISA} (?:aan|in)(?!\p{L})`,
  String.raw`(?<!\p{L})nie (?:składa\p{L}{1,2}|występuje\p{L}{0,2}|wnioskuje\p{L}{0,2})(?!\p{L})[^;.?!]{0,25}?${VISA}|(?<!\p{L})(?:söker|ansöker) (?:vi )?(?:inte|inga|inget)(?!\p{L})[^;.?!]{0,15}?${VISA}|(?<!\p{L})(?:søker|ansøger|søger) (?:vi )?ikke(?!\p{L})[^;.?!]{0,15}?${VISA}`,
  String.raw`(?<!\p{L})(?:emme|ei) hae(?!\p{L})[^;.?!]{0,15}?${VISA}|${VISA}[^;.?!]{0,15}?nežád\p{L}{1,4}|nežád\p{L}{1,4} o [^;.?!]{0,15}?${VISA}|(?:ビザ|在留資格)(?:の)?申請は?[^。]{0,8}(?:行いません|行っておりません|いたしません|しません)`,
);
/** A visa that people must have. */
const DEMANDED = folded(
  /(?<!\p{L})(?:required|needed|must|requise?s?|exigée?s?|valable|valide|en cours de validité|en vigor|erforderlich|braucht|brauchen|vorausgesetzt|imprescindible|necesari[oa]|válid[oa]s?|necessári[oa]|richiest[oi]|valid[oi]|vereist|geldig\p{L}?|wymagan\p{L}{1,3}|ważn\p{L}|krävs|giltigt?|kræves|kreves|gyldig\p{L}?|vaaditaan|voimassa|nutn[éá]|platn\p{L}{1,2})(?!\p{L})/iu,
);

/** Returns whether an employer says that it applies for no visas. */
export const appliesForNone = (text: string): boolean => NO_APPLICATION.test(text);

/** Returns whether an employer gives people from elsewhere a visa, or help with it. */
export const givesNewcomersVisas = (text: string): boolean =>
  (LISTED.test(text) || HELP.test(text)) && !DEMANDED.test(text);
