import { phrases, quickPhrases } from "#normalise/text/phrases.ts";

// Clearances by the names that only the vetting of people has, so that a sentence asks for one unless it denies it.

/** Levels, laws, authorities and forms of clearances. */
const NAME = quickPhrases(
  String.raw`(?:e?sc|e?dv|ctc|bpss|nppv ?[1-4]?|nv[12]|baseline)[- ](?:cleared|clearable|clearance|vetted|vetting|level|status|check(?:s|ed)?|or eligible|eligible)|(?:eligib(?:le|ility)|clear(?:ed|able)|vetted|ability|able|willing) (?:for|at|to(?: \p{L}{1,10}){0,3}) (?:an? )?(?:sc|dv|ctc|nv[12]|secret|top secret|ts)|sc or dv|dv or sc|agsva|(?:ci|full[- ]scope|fs|lifestyle)[- ]poly(?:graph)?|(?:pass|undergo|complete|with) an? (?:\p{L}{1,10} )?polygraph|polygraph (?:exam\p{L}{0,8}|test|required)|ts[\/ -]+sci|(?:secret|top secret)[- ](?:level )?clear(?:ance|ed|able)|reliability (?:status|screening)|enhanced reliability`,
  String.raw`(?:undergo|undergoing|pass|passing|complete|completing|subject to|go through|goes through|satisfy|obtain|hold|holding|require|requires|need|needs|must have|gain|achieve|maintain)(?: [\p{L}\d-]{1,14}){0,5} (?:security (?:vetting|clearances?)|(?:government|national|police|state|mod|enhanced) (?:security )?(?:checks?|screening)|security screening by|national security vetting|police vetting|(?:federal|government) background (?:investigation|check)|tier [2-5] (?:investigation|background check)|vetting by the (?:state|police|government|ministry \p{L}{2} \p{L}{4,10}|intelligence service))|sf-?8[56]p?|counter[- ]terrorist checks?|(?:airside|airport) security clearance|personnel security clearance|positive vetting`,
  String.raw`(?:personen)?sicherheits(?:über)?prüfung(?:en)?(?! (?:von|der) (?:anlagen|maschinen|gebäude|it))|zuverlässigkeits(?:über)?prüfung|s?ü ?[123](?=[ ,.;:)]|$)|vs-(?:nfd|vertraulich|geheim)(?:-ermächtigung|-zugang)?|verschlusssachen?-?ermächtigung|ermächtigung (?:zum zugang zu|für) verschlusssachen|zugang zu verschlusssachen|sicherheits(?:über)?prüf\p{L}{1,3}|geheimschutzermächtigung|sicherheitsbescheid`,
  String.raw`habilitation(?: de)? (?:(?:de )?sécurité|(?:de |au )?(?:niveau )?(?:secret|confidentiel|très secret|défense|nato|otan))|habilit(?:ée?s?|ables?|er)(?: au)?(?: niveau)? (?:secret|confidentiel|très secret|défense|sd|cd|csd)|(?:secret|confidentiel|très secret)[- ]défense|enquête (?:administrative|de sécurité|de moralité|d['’]habilitation)|igi ?1300|contrôle élémentaire|autorité nationale de sécurité|notice 94 ?a|avis de sécurité|attestation de sécurité`,
  String.raw`(?:habilitación|acreditación)(?: personal)? de seguridad|habilitación personal|oficina nacional de seguridad|acceso a (?:información|materias|documentación) clasificadas?|credenciação(?: nacional)?(?: de segurança)?|credencial de (?:segurança|acesso)|habilitação de segurança|investigação (?:social|de segurança)|gabinete nacional de segurança|acesso a (?:informaç(?:ão|ões)|matérias?|documentos) classificad[ao]s?|abin`,
  String.raw`nulla ?osta(?: di)? sicurezza|abilitazione (?:di sicurezza|nos)|segretissimo|riservatissimo|verifica di affidabilità|controllo dei precedenti|informazioni classificate|veiligheids(?:onderzoek|screening|machtiging|verklaring|attest)|vgb|verklaring van geen bezwaar|aivd|mivd|(?:screening|gescreend)(?: \p{L}{1,12}){0,2} door (?:de )?(?:inlichtingendienst|overheid|marechaussee)`,
  String.raw`poświadczeni\p{L}{1,3} bezpieczeństwa|(?:informacj\p{L}|dokument\p{L}{0,3}|dokumentac\p{L}{1,2}|danych) niejawn\p{L}{1,3}|postępowani\p{L} sprawdzając\p{L}{1,3}|(?:sprawdzeni\p{L}|weryfikacj\p{L})(?: \p{L}{1,12})? (?:przez )?(?:skw|abw)|klauzul\p{L} (?:tajne|poufne|ściśle tajne|zastrzeżone)|säkerhetspröv\p{L}{1,18}|säkerhetsklass\p{L}{0,12}|registerkontroll\p{L}{0,4}|kontroll hos säpo`,
  String.raw`pet-godkend\p{L}{1,6}|fe-godkend\p{L}{1,6}|sikkerheds(?:godkend|clear)\p{L}{1,8}|sikkerhets(?:klarer|godkjen)\p{L}{1,8}|klarering(?: for| på)?(?: nivå)? (?:hemmelig|konfidensielt|strengt)|klareres for|\p{L}{0,8}turvallisuusselvity\p{L}{1,8}|suojelupoliisin \p{L}{1,16}|(?:bezpečnostní )?prověrk\p{L}{1,4} (?:nbú|na stupeň|stupně|pro stupeň)|bezpečnostní\p{L}{0,2} prověrk\p{L}{1,4}|osvědčení nbú|osvědčení fyzické osoby|utajovan\p{L}{1,3} (?:informac\p{L}{1,3}|skutečnost\p{L}{1,2})`,
  String.raw`certificat\p{L}{0,3} (?:orniss|de securitate)|orniss|(?:acces\p{L}{0,2} la )?informați\p{L}{1,4} clasificat\p{L}{1,2}|autorizați\p{L}{1,2} de (?:securitate|acces)|aviz\p{L}{0,2} de securitate|verific\p{L}{1,4} de securitate`,
);
/** More words for the same. */
const MORE_NAMES = quickPhrases(
  String.raw`top[- ]secret|access to classified (?:information|material|data)|interim secret|secret[- ]cleared|(?:doe )?[ql][- ]clear(?:ance|ed)|(?:federal|suitability|single scope) background investigation|ssbi|vett(?:ed|ing) (?:to|at) \p{L}{2,10} level|mod[- ]cleared|security[- ]clearable|position of trust|überprüfung (?:nach|gemäß|durch)(?: (?:dem|den|das|die))? (?:§ ?\d{1,2}\p{L}? )?(?:sü\p{L}{0,2}|sicherheits\p{L}{4,20}|verfassungsschutz|lka|bka|mad|bfv|luftsi\p{L}{1,20}|atom\p{L}{1,8})|hintergrundüberprüfung|sabotageschutz|vs-ermächtigung|ü[123]-überprüfung|verschlusssachen`,
  String.raw`habilit\p{L}{1,5} (?:par|auprès de) (?:l['’]état|la dgsi|la drsd|la défense)|diffusion restreinte|enquête (?:préalable )?(?:des services|de police)|autorización de seguridad|materias clasificadas|(?:grado|nivel) (?:reservado|secreto)|(?:grau|nível) (?:nato )?(?:secreto|confidencial)|nato (?:secret|confidential|secreto)|abilitat[oaie] (?:al |a )?(?:trattare|segret\p{L}{1,6}|riservat\p{L}{1,6})|(?:kwestionariusz|ankiet)\p{L}{0,2} bezpieczeństwa`,
  String.raw`säkerhetsskyddslag\p{L}{0,4}|säkerhetsskydds\p{L}{4,14}|klarert (?:for|på)|klarering og autorisasjon|autoriser\p{L}{1,3} for (?:hemmelig|konfidensielt|begrenset)|sikkerhetssamtale|godkendes til (?:hemmeligt?|fortroligt?|yderst)|clearance fra pet|prověřen\p{L}{1,2} (?:na|nbú)|stupeň (?:důvěrné|tajné|vyhrazené|přísně tajné)|acces\p{L}{0,2} la (?:documente|date) (?:clasificate|secrete)|nivel (?:strict secret|secret de serviciu)`,
);
/** Abbreviations that are words in lower case. */
const ABBREVIATED = /(?<!\p{L})(?:NOSI?|HPS|ÜP|SÜG)(?!\p{L}| \p{Lu}{2})/u;
/** British and Australian levels by their letters, held by people: "you'll hold DV". */
const HELD =
  /(?<!\p{L})(?:[Hh]old(?:s|ing)?|[Nn]eeds?|[Hh]ave|[Rr]equires?|[Oo]btain|[Cc]urrent|[Aa]ctive|[Vv]alid|[Ll]ive|[Ee]xisting) (?:an? )?(?:(?:current|active|valid|live|existing|full) )?(?:e?DV|e?SC(?= or e?DV|\/e?DV)|NV[12])(?=[.,;:)(]|$| (?:or|before|to|on|at|by|in|when|from|for|prior|with|as|will|is)(?!\p{L}))/u;
/** Canadian and Polish names, and levels of NATO and Poland behind a word for the paper. */
const FURTHER_NAMES = quickPhrases(
  String.raw`cotes? de (?:sécurité|fiabilité)|attestation de (?:sécurité|fiabilité)|poświadczeni\p{L}{1,3} (?:abw|skw)|poświadczeni\p{L}{1,3} (?:upoważniając\p{L}{1,2} )?do klauzul\p{L}{1,2}|klauzul\p{L}{1,2} (?:tajn\p{L}{1,3}|poufn\p{L}{1,3}|ściśle tajn\p{L}{1,3}|zastrzeżon\p{L}{1,3})`,
);
const UNSPACED = /セキュリティ・?クリアランス|適性評価|身元調査|機密情報取扱資格/u;
const UNSPACED_DENIED = /不要|必要ありません|必要はありません|求めません|問いません|歓迎|尚可/u;
const UNSPACED_TRADE = /お客様|顧客|製品|サービス|業務|開発/u;

const WITHOUT = /(?<!\p{L})(?:without|ohne|sans|sin|sem|senza|zonder|bez|utan|uden|uten|ilman|fără)(?!\p{L})/iu;
const DENIES = phrases(
  String.raw`no(?! (?:ministério|âmbito|brasil|visto|processo|pedido|seu|teu|nosso|local|setor|caso|início|prazo|centro|estrangeiro|país|que)(?!\p{L}))|not|cannot|can['’]t|without|don['’]t|doesn['’]t|isn['’]t|won['’]t|never|nicht|kein\p{L}{0,2}|ohne|weder|pas|aucune?|sans|(?<!(?:ce|se|me|te|ve) )ne|n['’](?=\p{L})|sin(?! (?:egen|ansökan|ansøgning|søknad|familj|familie|visum\p{L}{0,8}|(?:arbet|arbej|arbeid|oppholds|opholds|uppehålls)\p{L}{2,16}|første|första|nye|nya)(?!\p{L}))|ningun\p{L}|não|sem|nenhum\p{L}?|non|niente|senza|nessun\p{L}?|geen|niet|zonder|nie|bez|żadn\p{L}{1,3}|inte|ej|ingen|inget|utan|ikke|uden|uten|ei|eikä|emme|ilman|nu(?= (?:este|e|sunt|se|ai|are|avem|aveți|au|oferim|ofer\p{L}{1,3}|putem|poate|pot|vom|va|vor|sponsor\p{L}{2,8}|asigur\p{L}{1,3}|ne|ajut\p{L}{1,3}|acord\p{L}{1,3}|gestion\p{L}{1,4}|plăt\p{L}{1,4}|acoper\p{L}{1,4}|există|necesit\p{L}{1,3})(?!\p{L}))|fără|niciun\p{L}?|ne(?:musí|třeba|potřebuj|vyžaduj|požaduj|ní|jsou|můž|budete|bude|lze)\p{L}{0,4}|žádn\p{L}{1,2}`,
);
/** Only welcome, or asked of nobody. */
const SOFT = phrases(
  String.raw`(?:especially|particularly) (?:glad|keen|happy|pleased|interested|welcome)|come as you are|(?:great|good|nice|lovely|handy) if|in your favou?r|(?:not|isn['’]t|aren['’]t) (?:\p{L}{1,12} )?(?:required|a requirement|necessary|essential|mandatory|a must|needed|decisive|a condition|a prerequisite|obligatory)|umso besser|besonders (?:freuen|gern)|(?:schön|toll|gut|super),? wenn|(?:nicht|keine?) (?:\p{L}{1,14} )?(?:erforderlich|voraussetzung|bedingung|zwingend|notwendig|muss|pflicht|entscheidend|nötig|ausschlaggebend)`,
  String.raw`pas (?:\p{L}{1,12} ){0,2}(?:requis|obligat|nécessaire|exigé|indispensable|condition|déterminant|éliminatoire)\p{L}{0,5}|(?:bien|tant mieux|idéal) si|nos encantaría|(?:no|não|non) (?:es|é|è|son|será|sarà) (?:\p{L}{1,12} )?(?:oblig|obbl|imprescind|necesari|necessári|necessari|indispens|requis|exclu|condi|decisiv|determin|exig|richiest|vincol)\p{L}{0,10}|(?:genial|bien|mejor|ótimo|bene|meglio) (?:si|se)`,
  String.raw`(?:niet|geen) (?:\p{L}{1,14} )?(?:vereiste?|verplicht|noodzakelijk|nodig|must|voorwaarde|doorslaggevend|eis)|(?:fijn|mooi|leuk) als|nie (?:jest|są|będzie) (?:\p{L}{1,12} )?(?:koniecz|wymag|niezbęd|warunk|obowiąz|decyd)\p{L}{1,6}|super,? jeśli|(?:inte|inget|ej) (?:\p{L}{1,12} )?(?:krav|nödvänd|avgörande|villkor|krävs)\p{L}{0,5}|ikke (?:\p{L}{1,12} ){0,2}(?:krav|nødvend|afgørende|avgjørende|betingelse|forutsetning|forudsætning|påkrævet|påkrevd)\p{L}{0,5}|(?:fint|flott|godt|bra|kul|positivt) om|(?:tæller|teller|räknas) positivt`,
  String.raw`ei ole (?:\p{L}{1,12} )?(?:pakoll|edellyt|välttäm|vaatim|ehto|ratkais)\p{L}{0,8}|hienoa,? jos|(?:není|nejsou) (?:\p{L}{1,12} )?(?:podmínk|nutn|nezbytn|požad|vyžad|rozhoduj)\p{L}{0,6}|skvělé,? (?:když|pokud)|nu (?:este|e|sunt) (?:\p{L}{1,12} )?(?:obligat|necesar|o condiție|decisiv|cerut)\p{L}{0,5}|ideal dacă`,
);
/** Vetting as work or as a product, and the people who have been vetted. */
const TRADE = phrases(
  String.raw`(?:manag|administer|coordinat|conduct|adjudicat|carr(?:y|ies) out|perform|process|handl|advis|sell|build|develop|run)(?:e|es|s|ing|ed)? (?:\p{L}{1,14} ){0,4}(?:clearances?|vetting|screenings?|checks?|investigations?|habilitat\p{L}{1,5}|tools?|software|products?)|(?:our|the) (?:customers?|clients?|suppliers?|software|products?|colleagues) (?:\p{L}{1,14} ){0,3}(?:hold|have|are|is|help|check|manage)\p{L}{0,2}|for (?:our )?(?:customers|clients)`,
  String.raw`(?:führ|bearbeite|organisier|entwickel|verkauf|berät|berat|verwalt)\p{L}{1,3} (?:\p{L}{1,14} ){0,4}(?:sicherheits|zuverlässigkeits)\p{L}{4,20}|unsere (?:software|kunden|produkte)|(?:gérez|traitez|instruisez|réalisez|développons|formons|conseillons)|nos clients|nuestros clientes|(?:gestionas|gestionarás|tramitas|tramitarás|desarrollamos)|os nossos clientes|(?:geres|gerir|desenvolvemos)|(?:gestirai|gestisci|sviluppiamo)|i nostri clienti|(?:je voert|je beheert|wij ontwikkelen|we bouwen)|onze klanten`,
  String.raw`nasi klienci|(?:prowadzisz|tworzymy|obsługujesz)|(?:du bygger|du handlägger|vi utvecklar|vi bygger|vi har kunder|våra kunder)|(?:du udfører|vi udvikler|vores kunder)|(?:du utfører|vi utvikler|våre kunder)|(?:teet|kehitämme|asiakkaamme)|(?:provádí\p{L}{0,2}|připravuje\p{L}{0,2}|prověrk\p{L}{1,2} (?:bozp|pracoviš\p{L}{1,3}|stroj\p{L}{1,3}|zařízení|provozu)|vyvíjíme|naši klienti)|(?:dezvoltăm|clienții noștri|gestionezi)|verktyg|verktøy|værktøj|myndigheter`,
);
const PART = /[,;:(–]| - /u;

/** Returns whether a sentence says that what it names is welcome or needn't be. */
export const isWelcomeOnly = (text: string): boolean => SOFT.test(text);

/** Returns whether a sentence names a clearance of people and denies none. */
export function namesClearance(text: string): boolean {
  if (UNSPACED.test(text)) return !UNSPACED_DENIED.test(text) && !UNSPACED_TRADE.test(text);
  const match =
    NAME.exec(text) ?? MORE_NAMES.exec(text) ?? FURTHER_NAMES.exec(text) ?? ABBREVIATED.exec(text) ?? HELD.exec(text);
  if (match === null || SOFT.test(text) || TRADE.test(text)) return false;
  const start = (text.slice(0, match.index).split(PART).at(-1) ?? "").length;
  const segment = text.slice(match.index - start).split(PART)[0] ?? "";
  const before = text.slice(Math.max(0, match.index - 40), match.index);
  if (WITHOUT.test(before)) return DENIES.test(text.slice(match.index + match[0].length));
  return !DENIES.test(segment.replace(match[0], " "));
}
