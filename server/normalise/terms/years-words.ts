import { phrases } from "#normalise/text/phrases.ts";
import { folded } from "#normalise/text/folded-expression.ts";

/** Number words by value, in the languages of the readers. */
const NUMBERS: Record<string, number> = {};
for (const [value, names] of [
  [1, "one ein einem eines einer un une uno una um uma één eenjarig jeden ett en et yksi yhdestä egy bir jeden"],
  [
    2,
    "two zwei deux dvou dvě dvěma dos dois duas twee dwa dwie dwóch dwu dwoma två to due kaksi kahden kahdesta kahteen parisen két iki dva doi două",
  ],
  [
    3,
    "three drei trois tří třemi tres três drie trzy trzech tre kolme kolmen kolmesta kolmeen kolmisen három üç tři trei",
  ],
  [
    4,
    "four vier quatre čtyř čtyřmi cuatro quatro quattro cztery czterech cztero fyra fire neljä neljän neljästä neljään nelisen négy dört čtyři patru",
  ],
  [
    5,
    "five fünf cinq pěti cinco cinque vijf pięć pięciu pięcio fem viisi viiden viidestä viiteen viitisen öt beş pět cinci",
  ],
  [
    6,
    "six sechs seis sei zes sześć sześciu sześcio sex seks kuusi kuuden kuudesta kuuteen kuutisen altı šest šesti șase",
  ],
  [
    7,
    "seven sieben sept siete sete sette zeven siedem siedmiu siedmio sju syv seitsemän seitsemästä seitsemään seitsemisen sedm sedmi",
  ],
  [8, "eight acht huit ocho oito otto osiem ośmiu ośmio åtta åtte otte kahdeksan kahdeksasta kahdeksaan osm osmi"],
  [9, "nine neun neuf nueve nove negen dziewięć dziewięciu nio ni yhdeksän devět devíti"],
  [
    10,
    "ten zehn dix diez dez dieci tien dziesięć dziesięciu dziesięcio tio ti kymmenen kymmenestä kymmeneen kymmenisen deset deseti",
  ],
  [12, "twelve zwölf douze doce doze twaalf"],
  [15, "fifteen fünfzehn quinze quince vijftien"],
] as const)
  for (const word of names.split(" ")) NUMBERS[word] ??= value;

/** Returns the value of a number in digits or words; NaN for anything else. */
export function numberOf(text: string): number {
  const digits = text === "" ? Number.NaN : Number(text.replace(",", "."));
  return Number.isNaN(digits) ? (NUMBERS[text.toLowerCase()] ?? Number.NaN) : digits;
}

/** No year at all, which only begins a range: "zero to two years", "noll till två års". */
export const ZERO = /^(?:zero|null|zéro|cero|zera|nul|noll|nolla|nollasta|nula|nuly|žádné)$/iu;
/** In Finnish, the case of the lower bound says that it is one: "viidestä kymmeneen vuotta". */
export const FROM_NUMBER = /^(?:noll|yhd|kahd|kolm|nelj|viid|kuud|seitsem|kahdeks|kymmen)[aeä]?st[aä]$/iu;
/** Articles before the upper bound: "tra i tre e i cinque anni", "tussen de drie en de vijf jaar". */
export const ARTICLE = /^(?:i|gli|de|los|os|the|les)$/iu;
/** Two: "a couple of years", "ett par år", "un paio d'anni". */
export const COUPLE =
  /(?<!\p{L})(?:an?(?: good)? couple(?: of)?|ett par|et par|un par de|um par de|un paio d(?:['’]|i)|pari) ?$/iu;

/** Ten: "une dizaine d'années", "ett tiotal år". */
export const ABOUT_TEN =
  /(?<!\p{L})(?:une dizaine d(?:['’]|e)|una decena de|uma dezena de|una decina d(?:['’]|i)|een tiental|ett tiotal|et titall|desítk[au]) ?$/iu;

/** The first letters of the words for years. */
export const YEAR_LETTER = /^[yjaålrvéрлг]/iu;
export const YEAR = folded(
  /^(?:years?|yrs?|yoe|jährige\p{L}{0,20}|jarige?|årig\p{L}{0,2}|letni\p{L}{0,20}|jahr(?:e|en)?|ans?|années?|años?|anos?|jaar|jaren|lat|lata|rok[uiy]?|let|års?|anni|anno|vuo(?:tta|den|si)|év(?:es|et)?|yıl\p{L}{0,6}|ani|рок[иіу]\p{L}{0,2}|років|лет|года?)$/iu,
);
/** A number and its years in one word: "dreijährige", "driejarige", "treårig", "trzyletnie". */
export const ONE_WORD = folded(
  /^(ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|twee|drie|vijf|två|tre|fyra|fem|dwu|trzy|cztero|pięcio|dvou|tří|čtyř|pěti|šesti|deseti|sześcio|siedmio|ośmio|dziesięcio|sex|sju|tio|to|fire|seks|ti|zes|zeven|tien|zwölf|twaalf)(?=jährig|jarig|årig|letni|let(?:á|é|ý|ou))/iu,
);
/** "Roczne doświadczenie", "roční praxe": of one year, where others mean what comes every year. */
export const ONE_YEAR = /^(?:roczne(?:go|mu)?|roční) (?:\p{L}{3,15} )?(?:doświadczeni|prax|zkušenost)/iu;
/** "Esperienza triennale". */
export const ITALIAN_YEARS: Readonly<Record<string, number>> = { biennale: 2, triennale: 3, quinquennale: 5 };
export const DECADE = /^(?:decades?|jahrzehnte?n?|décennies?|décadas?|decennium)$/iu;

export const LEAST = folded(
  /(?:at least|minimum(?: of)?|min\.?|mindestens|mind\.|wenigstens|minimal|au moins|au minimum|minimum de|minimale de|d['’]au moins|al menos|como mínimo|mínim[oa](?: de)?|pelo menos|no mínimo|a partir de|desde|minimaal|minimum|ten minste|tenminste|minstens|co najmniej|przynajmniej|minst|mindst|vähintään|almeno|minimo(?: di)?|alespoň|minimálně|legalább|en az|minim|cel puțin|nejmíň|nejméně|(?<!(?:bei|von|mit|für|zu|wir|dass|euch|\p{L}) ?)uns|umas|unas|zhruba|přibližně|jakichś|jakieś|щонайменше|від|не менше|around|about|approximately|approx\.|roughly|circa|ca\.|etwa|rund|ungefähr|environ|alrededor de|unos|cerca de|około|ungefär|omkring|noin|over|more than|plus de|más de|mais de|mehr als|über|meer dan|ponad|powyżej|od|mer än|mere end|mer enn|più di|oltre|ab) ?$/iu,
);
/** More words for a lower bound: "no less than eight years", "přes pět let". */
export const NO_LESS = folded(
  /(?<!\p{L})(?:no(?:t)? (?:less|fewer|under)(?: than)?|not under|nicht (?:weniger als|unter)|pas moins de|no menos de|não menos de|non meno di|niet minder dan|nie mniej niż|(?:inte|ikke) mindre (?:än|end|enn)|lägst|nejméně|aspoň|přes|yli|reilut?|drygt|godt|ruim|dik|gut|dobrych|dobré|well over|upwards of) ?$/iu,
);
/** Before the time that something has lasted: "for nearly 20 years", "i snart 20 år". */
export const NEARLY = folded(
  /(?<!\p{L})(?:över|snart|nästan|drygt|godt|knapt?|næsten|nesten|ruim|bijna|bald|fast|gut|bientôt|presque|près de|casi|quase|prawie|blisko|już|téměř|už|skoro|přes|yli|jo|lähes|quasi|ormai|nearly|almost|well over) ?$/iu,
);
export const MOST = folded(
  /(?:up to|less than|fewer than|no more than|at most|max(?:imum)?\.?(?: of)?|bis zu|höchstens|maximal|jusqu['’]à|moins de|hasta|menos de|máximo(?: de)?|até|no máximo|tot|maximaal|minder dan|maksymalnie|upp till|högst|mindre än|fino a|meno di|enintään|(?<!\p{L})do|nejvýše|legfeljebb|en fazla) ?$/iu,
);
export const MORE = folded(
  /(?:\+|plus|or more|and (?:above|up|over)|or over|oder mehr|und mehr|ou plus|et plus|o más|y más|a más|ou mais|of meer|en meer|lub więcej|i więcej|eller (?:mere?|flera?|flere)|o più|e più|tai (?:enemmän|useampi)|albo więcej|a (?:více|víc)|nebo (?:více|víc)) ?$/iu,
);
export const JOINER = /^(?:[-–—~]|to|bis|à|a|ai|až|or|y|and|und|et|e|en|ou|o|oder|of|lub|tot|do|till|til|och|og)$/iu;
/** What may stand between a number and its years. */
export const FILLER =
  /^(?:full|solid|good|overall|total|volle|gute|bonnes|pleines|buenos|bons|buoni|goede|goda|gode|pełne|dobre|dobré|hyvää|of|-|'|’)$/iu;
/** Before a number: amounts, fractions and parts of longer numbers. */
export const NO_NUMBER = /(?:[$€£%/]|\d[.,])$/u;

export const EXPERIENCE = phrases(
  String.raw`experien\p{L}{0,20}|exp|yoe|pqe|expertise|background|exposure|career|seniority|track record|post-qualifi\p{L}{0,20}|working (?:in|with|as|on)|in an? [\p{L}-]+(?: [\p{L}-]+)? (?:role|position)|(?:similar|comparable|equivalent|related|relevant) (?:\p{L}+ )?(?:roles?|positions?|work|capacity)|hands-on|in the (?:field|trade|industry|sector)|on the job|under (?:your|their) belt|behind you|practice|proven|building|developing|managing|leading|designing|selling|writing|programming|coding|running|professional(?:ly)?|worked|spent|since (?:qualifying|graduating|qualification|graduation|registration)|bak (?:deg|seg)|bag (?:dig|sig)|bakom (?:dig|sig)|hinter (?:dir|sich|ihnen)|derrière (?:vous|toi|soi)|a (?:tus|sus) espaldas|alle spalle|achter de rug|za (?:sobą|sebou)|takana(?:si)?|d['’]exercice|praktyki|ejercicio profesional|exercício profissional|desempeño profesional`,
  String.raw`gearbeitet|verbracht|doorgebracht|spędzi\p{L}{1,4}|tillbringat|tilbragt|strávil[ai]?|trascorso|travaillé|exercé|trabajado|trabalhado|lavorato|gewerkt|gezeten|pracował[ae]ś|arbetat|jobbat|arbejdet|jobbet|arbeidet|työskennellyt|praksis|pracoval[ai]?|odpracoval[ai]?|\p{L}{0,20}erfahr\p{L}{0,20}|(?:berufs)?praxis|métier|expériences?|expérimenté\p{L}{0,2}|ancienneté|pratique|experiencia|trayectoria|antigüedad|passé(?:e|es|s)|pasados|passados|passati|trascorsi|experiência|atuação|vivência|\p{L}{0,20}ervaring|doświadczeni\p{L}{1,20}|staż\p{L}{0,20}|\p{L}{0,20}erfarenhet\p{L}{0,20}|\p{L}{0,20}erfaring\p{L}{0,20}|\p{L}{0,20}kokemu\p{L}{0,20}|esperienza|prax[eíi]|zkušenost\p{L}{0,20}|tapasztalat\p{L}{0,6}|gyakorlat\p{L}{0,6}|deneyim\p{L}{0,6}|tecrübe\p{L}{0,6}|experienț\p{L}{1,3}|досвід\p{L}{0,3}|досвіду|опыт\p{L}{0,3}`,
);
/** Before years of the company, of plans and terms: words that stand beside the number. */
export const TERM_BEFORE = folded(
  /(?:vest(?:s|ing)?|founded|established|history|combined total of|after|within|last|past|next|first|every|each|in the last|over the (?:last|past|next)|during|team of|terms? of|fixed|nach|innerhalb von|alle|während|après|tous les|d['’]ici|pendant|tras|después de|a partir de(?= los)|cada|durante|últimos|após|nos próximos|na|binnen|elke|om de|po|przez|co|efter|vart|dopo|ogni)(?: (?:over|the|of|more than|den|ersten|les|los|os|premiers|primeros|nächsten|letzten|prochains|dernières|próximos|últimos|komende|laatste|kommande|senaste))? ?$/iu,
);
/** Before the age of a company: "Acme turns 12", "bestaat 20 jaar", "fête ses 15 ans". */
export const AGE_BEFORE = folded(
  /(?<!\p{L})(?:turn(?:s|ed|ing)?|cumpl\p{L}{1,5}|celebra\p{L}{0,4}|celebrat\p{L}{1,3}|feier\p{L}{1,2}|fêt\p{L}{1,3}|souffle\p{L}{0,2}|besta(?:at|an)|besteh(?:t|en)|existi(?:ert|eren)|existe|istnieje\p{L}{0,2}|fyll(?:er|t)|fylder|täyt\p{L}{2,4}|slav\p{L}{1,4}|compie|festeggia\p{L}{0,2}|complet(?:a|amos)|comemora\p{L}{0,3}|jubil\p{L}{1,6})(?: \p{L}{1,9}){0,2}? ?$/iu,
);
/** Before the years that a company by name says it has: "Kestrel has", "Acme bietet mit". */
export const NAMED_COMPANY =
  /^\s*(?:(?:with|mit|avec|con|com|met|z|med) )?(?!(?:\p{L}{1,15}ly|Who|Already|Also|Qui|Chi|Quem|Quien|Wer)(?!\p{L}))\p{Lu}[\p{L}\d&.'’-]{1,30}(?: (?:& )?\p{Lu}[\p{L}\d&.'’-]{1,30}){0,3} (?:has|have|brings?|boasts?|offers?|hat|bringt|verfügt|besitzt|possède|compte|cumule|tiene|cuenta con|acumula|tem|conta com|possui|heeft|telt|ma|har|má|ha|vanta|conta)(?!\p{L})/u;
/** Behind years of a company, in the same sentence: "With 12 years of experience, Acme is …". */
export const COMPANY_BEHIND =
  /^[^,.;]{0,60}, (?:the |l['’]|la |le |el |a |o |het |de )?\p{Lu}?[\p{L}\d&.'’-]{1,30}(?: \p{Lu}[\p{L}\d&.'’-]{1,30}){0,3} (?:is|are|has|have|helps?|offers?|provides?|supports?|serves?|makes?|builds?|ist|sind|hat|bietet|unterstützt|est|propose|accompagne|offre|es|ofrece|ayuda|é|oferece|ajuda|biedt|helpt|jest|oferuje|pomaga|är|erbjuder|er|tilbyr|tilbyder|on|tarjoaa|je|nabízí|è|aiuta)(?!\p{L})/u;
/** "Duration: 3 years". */
export const TERM_LABEL = folded(
  /(?:dauer|laufzeit|befristung|duration|length|durée|duración|duração|durata|looptijd|duur|okres|varaktighet|term|contract|vesting(?: period)?|age|alter|âge|edad|idade|warranty|garantie|garantía|garantia|garanzia|garanti|gwarancja|záruka|takuu) ?(?:(?:of|de|di|von|van|på) )?:? ?$/iu,
);
/** A company as the one that has the years: "our firm has", "a company with". */
export const COMPANY = phrases(
  String.raw`we(?:['’]ve| have)|we(?:['’]re| are) (?:just|now|only|almost|nearly|about|barely)|our|(?<!(?:you|who) )ha(?:s|ve) been|the company|(?:company|firm|agency|consultancy|start-?up|business|organi[sz]ation|entreprise|cabinet|empresa|despacho|firma|unternehmen|bedrijf|bolag|azienda) (?:with|has|having|of|avec|con|com|met|z|med|mit|de|depuis|desde|sinds|seit)|led by|founders?`,
  String.raw`(?<!(?:setzen|erwarten|verlangen|wünschen|suchen|fordern|benötigen|brauchen) )wir|unser\p{L}{0,3}|das unternehmen|nous|notre|nos|l['’](?:entreprise|agence|équipe|association|atelier|étude)|la (?:société|maison)|die (?:agentur|firma|kanzlei)|associé\p{L}{0,3}|nuestr\p{L}{1,3}|tenemos|contamos con|llevamos|sumamos|acumulamos|levamos|cumulons|la empresa|nosso|nossa|temos|a empresa|wij|ons|onze|het bedrijf|nasz\p{L}{0,3}|mamy|działamy|istniejemy|jesteśmy|tworzymy|avons|vi har|vår\p{L}{0,2}|vores|bolaget|abbiamo`,
);
/** The person, or what the company looks for. */
export const PERSON = phrases(
  String.raw`you|you['’](?:ve|re|ll)|your|candidates?|applicants?|someone|somebody|people|professionals?|individuals?|(?:look|search|hir|seek)(?:s|ing)?(?: for)?|seeks?|needs?|requires?|requiring|ask(?:s|ing)? for|must|should|will have|ideal|successful|qualified|requirements?|qualifications?|who|join`,
  String.raw`du|dich|dein\p{L}{0,2}|sie|ihr\p{L}{0,2}|suchen|gesucht|erwarten|wünschen|verlangen|voraussetz\p{L}{0,4}|setzen|mitbring\p{L}{0,2}|bewerber\p{L}{0,20}|vous|tu|votre|ton|profil|recherch\p{L}{1,6}|cherch\p{L}{1,5}|attend\p{L}{1,5}|demand\p{L}{1,5}|exig\p{L}{1,6}|candidat\p{L}{0,4}|justifi\p{L}{1,5}|dispos\p{L}{1,5}|usted|cuentas|tienes|aportas|llevas|busca\p{L}{0,5}|requerimos|pedimos|perfil|requisitos?|você|procur\p{L}{1,5}|exigimos|possu\p{L}{1,4}`,
  String.raw`je|jij|jouw|zoek\p{L}{0,3}|verwacht\p{L}{0,3}|vrag\p{L}{0,3}|kandida\p{L}{0,6}|masz|twoj\p{L}{0,3}|szuka\p{L}{0,3}|oczekujemy|wymag\p{L}{1,6}|posiadasz|dig|din|söker|kräver|har du|du har|ser gärna|søger|ønsker|hai|possiedi|cerc\p{L}{1,6}|richied\p{L}{1,6}|candidat[oi]|sinulla|etsimme|odotamme|máš|hledáme|požadujeme|kandydat\p{L}{0,4}|uchazeč\p{L}{0,3}|hakija\p{L}{0,3}|søkeren|søkere|sökande|ansøger\p{L}{0,3}|sollicitant\p{L}{0,2}|aspirante|postulante`,
);
/** What asks for years, before years of something: "you bring eight years of Java". */
export const ASKS = phrases(
  "(?:you|candidates?|someone|must) (?:\\p{L}+ )?(?:bring|have|need|hold|possess|with)|you['’](?:ve|ll) (?:bring|have|need|got)|(?:we|you['’]ll|you) (?:\\p{L}+ )?(?:expect|want|need|require|look for|ask for)|requir(?:es?|ing)|you know \\p{L}+",
  "wünschen (?:wir )?uns|wünscht sich|brauchen wir|wir brauchen|bringst|bringen sie|hast|haben sie|suchen|erwarten|verfügst|verfügen|justifie[sz]|cumule[sz]|posséde[sz]|avez|as|recherchons|attendons|tienes|aportas|cuentas con|llevas|buscamos|pedimos|tem|tens|possui|buscamos|procuramos|hebt|brengt|zoeken|vragen|masz|posiadasz|szukamy|oczekujemy|har du|du har|söker vi|vi söker|hai|possiedi|cerchiamo|sinulla on|etsimme|máš|hledáme",
);
/** Behind years, what makes them a lower bound. */
export const MORE_BEHIND = folded(
  /^\s*(?:\+|(?:or|and) (?:more|longer|above|over|up|so|two)|plus\b|(?:ou|et) (?:plus|davantage)|[oya] más|ou mais|e mais|(?:oder|und) (?:mehr|länger|aufwärts)|(?:of|en) (?:meer|langer)|eller (?:mere?|längre|længere|lenger|flera?|flere)|(?:lub|albo|i) (?:więcej|dłużej)|[oe] più|come minimo|tai (?:enemmän|pidempään|kauemmin)|(?:a|nebo) (?:více|víc|déle)|au moins|at least|mindestens|al menos|pelo menos|almeno|minimum|minimal|mínimo|como mínimo|no mínimo|min(?:i|imo|imaal)?\.?|minst|mindst)(?!\p{L})/iu,
);
export const OTHER_AFTER = folded(
  /^['’]?\s*(?:old|on the market|of age|ago|in business(?! (?:development|analy|intelligence|operations|consult|strateg|partner|process|support|admin|transform|to-business|roles?))|in a row|of (?:history|growth|innovation|service(?=[^\p{L}]{0,12}$|[,.;)]| (?:with|at|in|to|for|and|are|is|as|from|under|award|bonus|you|we)(?!\p{L}))|existence|funding|runway|vesting|age)|alt\b|vesting|(?:or (?:two|more|so) )?from now|warranty|contract|anniversary|d['’](?:existence|âge|histoire|avance)|(?:of|de|von|van) (?:excellence|legacy|heritage|trust|momentum|exzellenz)(?!\p{L})(?! experience)|of (?:relevant |full-time )?experience (?:refers to|means|is defined as|equals|is equivalent)(?!\p{L})|of (?:accredited|formal) (?:college|university|post-?secondary|school)|de (?:edad|historia|idade|história|vida|mercado)|oud\b|z rzędu|na rynku|gammal|in folge|jung|lang\b|besta(?:an|at)(?!\p{L})|besteh(?:t|en)(?!\p{L})|fixed|term\b|roadmap|plan\b|vertrag|leave|sabbatical|after|probation|later|or older|and older|\/ ?bachelor|\/ ?degree|(?:college |university )?degree|college|university|before|prior to|of (?:paid|college|university|school|full-time employment)|of continuous|renewable|guarantee|betriebszugehörigkeit|of (?:service(?=[^\p{L}]{0,12}$|[,.;)]| (?:with|at|in|to|for|and|are|is|as|from|under|award|bonus|you|we)(?!\p{L}))|tenure)\b|dienstverband|anställning\b|ansættelse|ansettelse)/iu,
);
export const COMPANY_WIDE = phrases(
  String.raw`collective(?:ly)?|(?<!(?:degrees?|diplomas?|studies|bachelor['’]?s?|master['’]?s?|background|experience|qualifications?|b\.?sc|m\.?sc|b\.?a|m\.?a|b\.?s|m\.?s|ph\.?d\.?) )in business(?! \p{L})|our (?:company|founders?|history|clients?|story)|years? of (?:growth|innovation)|years? combined|erfahrung am markt|marktpräsenz`,
);
export const NOT_NEEDED = phrases(
  String.raw`(?:not|isn['’]t|aren['’]t) (?:an? )?(?:required|requirement|necessary|needed|essential|mandatory|must)|no (?:minimum|specific)|fewer years|nicht (?:zwingend|erforderlich|notwendig)|kein muss|pas (?:obligatoire|exigé\p{L}{0,20}|nécessaire)|no (?:es )?(?:obligatori[oa]|necesari[oa]|imprescindible)|não (?:é )?(?:obrigatóri[oa]|necessári[oa])|niet (?:vereist|verplicht|nodig)|nie (?:jest )?wymagan\p{L}{1,20}|inget krav|inte (?:ett )?krav`,
);

/** What years are of that aren't anybody's experience: "two years of warranty", "zwei Jahre Elternzeit". */
export const OTHER_THING = folded(
  /^['’]?\s*(?:(?:of|de|di|do|da|von|van|d['’])\s?)?(?:(?!(?:in|im|as|als|en|with|mit|com|con|w|na|i|som|inom|på|op|bij|v|ve|or|and|at|for|au|aux|dans|nel|nella|no|hos) )\p{L}{1,14} ){0,2}?(?:warrant|guarant|garant|garanz|parental|maternity|paternity|leave(?!\p{L})|contract(?!\p{L})|contrat(?!\p{L})|vertrag|kontrakt(?!\p{L})|umow|smlouv|avtal|congé|permiso|licenç|elternzeit|föräldra|barsel|vanhempain|study(?!\p{L})|studies|études|studium|funding|financement|finanzierung|runway|abo(?!\p{L})|abonn|subscription|histor|geschichte|existen|bestehen|jubil|zusammenarbeit|collaboration|wachstum|growth|croissance|crecimiento|crescimento|sabbat|probation)/iu,
);
/** Before the ages of those whom people care for: "children of 6 to 9 years". */
export const AGED_BEFORE = folded(
  /(?<!\p{L})(?:child(?:ren)?|kids|pupils|students|kindern?|schüler\p{L}{0,5}|jugendlichen?|enfants|élèves|niñ[oa]s|alumn[oa]s|crianças|alunos|bambini|ragazzi|kinderen|leerlingen|dzieci|barn|børn|elever|laps\p{L}{1,4}|dět\p{L}{1,3}|aged?|im alter|wieku|åldern|alderen|leeftijd)(?: \p{L}{1,8}){0,2} ?$/iu,
);
/** A company, said to have the years: "a clinic with", "ein Planungsbüro mit über". */
export const ORGANISATION = folded(
  /(?<!\p{L})(?:practice|clinic|firm|company|agency|studio|office|school|centre|center|group|workshop|\p{L}{0,14}(?:büro|praxis|kanzlei|agentur|betrieb|unternehmen|firma|verein|schule|werkstatt|verlag)|clínica|centro|empresa|despacho|gestoría|consultora|estudio|escuela|taller|escritório|clinica|escola|cabinet|société|agence|groupe|entreprise|atelier|école|azienda|scuola|kantoor|bureau|bedrijf|praktijk|biuro|kancelaria|klinika|byrå|företag|bolag|virksomhed|bedrift|yritys|toimisto|společnost|kancelář)(?: \p{L}{1,15}){0,6} (?:with|mit|con|avec|com|met|z|s|med|having)(?: \p{L}{2,8}){0,2} ?$/iu,
);
/** A name that a company explains by its years: "Hellweg steht für 24 Jahre". */
export const EXPLAINED_COMPANY =
  /^\s*(?!(?:Up|Due|Close|From|Minimum|Mínimo|Minimal|Mindest|Requir|Requis|Wymag|Erfahrung|Expérience|Experienc|Experiênc|Esperienz|Doświadcz|Ervaring|Erfar|Praxe)\p{L}{0,12} )\p{Lu}[\p{L}\d&.'’-]{1,30}(?: (?:& )?\p{Lu}[\p{L}\d&.'’-]{1,30}){0,3},? (?:to|stands for|means|steht für|bedeutet|c['’]est|son|são|é|è|er|är|staat voor|oznacza|betyder|significa)(?: \p{L}{2,8}){0,2} ?$/u;
/** Before years, verbs that say that people bring them: "and bring 3–5 years". */
export const BRINGS_YEARS = folded(
  /(?<!\p{L})(?:you bring|and bring|bringst|bringen sie|mitbringst|apportez|apportes|aportas|traes|trazes|porti con te|je brengt|wnosisz|medbringer|přinášíš)(?: (?:about|at least|mindestens|au moins|al menos|pelo menos|almeno|minimaal|co najmniej|minst|mindst|alespoň))? ?$/iu,
);
/** At the head of a sentence that lists what people must have. */
export const DEMANDS = folded(
  /^\s*(?:we (?:ask for|need|want|expect|require)|(?:the )?must[- ]haves?|needs?:|wir wünschen uns|(?:minimum |key |essential |basic |must-have )?(?:requirements?|qualifications?)|you(?:['’]ll)? (?:bring|need|have)|what you(?:['’]ll)? (?:bring|need)|anforderungen|voraussetzungen|(?:dein|ihr) profil|du bringst|sie bringen|wir (?:erwarten|suchen|brauchen)|profil(?: recherché)?|prérequis|vous (?:avez|justifiez)|nous (?:demandons|attendons|cherchons|recherchons)|requisitos?|pedimos|buscamos|exigimos|procuramos|precisas de|perfil|requisiti|cerchiamo|chiediamo|richiediamo|vereisten|functie-eisen|wij vragen|we vragen|wymagania|wymagamy|oczekujemy|czego szukamy|szukamy|krav|kvalifikationer|kvalifikasjoner|vi (?:söker|søger|ser|ønsker)|vaatimukset|vaadimme|edellytämme|odotamme|požadavky|požadujeme|hledáme|(?:an? )?(?:completed |abgeschlossen\p{L}{1,2} )?(?:bachelor|master|degree|diploma|\p{L}{0,16}ausbildung|\p{L}{0,10}studium|diplôme|bac|bts|ciclo formativo|grado|licenciatura|título|titulación|ensino|superior completo|laurea|hbo|mbo|wykształcenie|studia|utbildning|uddannelse|utdanning))(?!\p{L})/iu,
);
/** Behind years, what they are of where a word joins that joins anything: "quatro anos de backend", "due anni di vendita". */
export const OF_SOMETHING = /^\s*(?:de|di|do|da|d['’])\s?\p{L}{2}/iu;
/** Behind years, a noun or a role without a word between: "sieben Jahre Führung", "tre års arbete", "3 vuotta kirjanpitäjänä". */
export const SOMETHING =
  /^ (?:\p{Lu}\p{Ll}{3,25}(?= ?(?:[.,;(]|$|in|im|bei|als|von|und|oder|mit|auf|an|solltest|sollten|musst|müssen|brauchst|setzen)(?!\p{L}))|(?:arbete|arbejde|arbeid|virke|drift)(?!\p{L})|\p{L}{4,25}n[aä](?=[.,;]|$))/u;
/** Between two numbers of years, what makes the second a part of the first: ", with 2+ years in a lead role". */
export const PART_OF = folded(
  /,\s*(?:with|including|incl\.?|of which|thereof|davon|inklusive|einschließlich|dont|y compris|de los cuales|incluyendo|incluid[oa]s|dos quais|incluindo|di cui|waarvan|w tym|z czego|varav|heraf|hvorav|joista|z toho)(?: (?:at least|mindestens|au moins|al menos|pelo menos|almeno|minstens|co najmniej|minst|mindst))? ?$/iu,
);
/** A year without a number is one: "rok doświadczenia", "vuoden kokemus". */
export const BARE_YEAR =
  /^(?:roku? (?:\p{L}{3,15} )?(?:doświadczeni|praktyki|stażu|praxe|prax|zkušenost)|vuoden (?:\p{L}{3,15} )?(?:työ)?kokemu)/iu;
/** Before a range, words that open it: "between three and", "od dwóch do", "dai cinque ai". */
export const RANGE_OPENS = folded(
  /(?<!\p{L})(?:between|from|zwischen|von|entre|de|tra|fra|dai?|dal|tussen|van|między|od|mellan|mellem|mellom|från|mezi)(?: (?:the|les|los|os|i|gli|de))? ?$/iu,
);
/** What years are of or where they were spent, in words that are rare elsewhere: "tre år bakom en bardisk", "zes jaar voor de klas". */
export const SPENT_AT = folded(
  /^['’]?\s*(?:post[- ]?(?:trade|ticket|qual\p{L}{0,12}|registration|grad\p{L}{0,6}|apprenticeship|licen[sc]\p{L}{1,4})|al? cargo|al (?:mando|frente|volante)|en charge|à la tête|in charge|am steuer|behind|an (?:der|einer|einem)|on(?! (?:contract|probation|average|leave|parole|the market|top)(?!\p{L}))|at (?:an?|the)|running|keeping|hinter|am|auf|aus|derrière|sur|devant|au|detrás|delante|sobre|em cima|atrás|dietro|sui?|negli|nei|nell['’]|dallo?|achter|voor|w|we|za|u|przy|bakom|bag|bak|inden for|innen|innenfor|inom|fra|från|yrkesliv|fartstid|(?!takuu|sopimu)\p{L}{4,25}(?:t|[iuyeo])[aä](?= (?:tai|ja) |[.,;]|$)|framför|foran|mezi|ve|pro|(?:\p{L}{3,20} )?(?:parissa|kanssa|takana|edessä|\p{L}{3,25}(?:ss|ll|n)[aä])(?=[ .,;]|$)|\p{L}{3,20}[aeiáéí]ndo(?:te|se|me|nos)?|pracy|práce|\p{L}{4,20}(?:ania|enia|ání|ení))(?!\p{L})/iu,
);
/** Before years, words that say that the person spent them: "vous avez passé", "sumas", "przepracowane". */
export const PERSON_SPENT = folded(
  /(?<!\p{L})(?:(?:you(?:['’]ve| have)(?: already)?|have you(?: already)?) (?:spent|done|put in|racked up|clocked up|got)|(?:sie|du|ihr) blick\p{L}{1,3} auf|(?:vous avez|tu as)(?: déjà)? (?:passé|fait|accumulé)|(?:totalis|cumul)e[sz]|vous comptez|you can point to|du kannst|vanti|contas com|acreditas|takana(?:si)?(?: on)?|(?:experienced|erfaren|erfarne|erfahrene[rn]?|doświadczon\p{L}) \p{L}{3,20} (?:with|med|mit|z)|fort(?:e|\(e\))? de|(?:has|ha|haya|hayas) (?:pasado|estado|dedicado)|sumas|acumulas|lleves?|llevas|passaste|estiveste|trabalhaste|dedicaste|somas|você (?:passou|trabalhou|esteve|acumula|soma)|hai (?:passato|fatto|trascorso|accumulato|maturato)|je (?:zit|staat|werkt) al|je was|przepracowa\p{L}{1,5}|masz za sobą|du har (?:redan|allerede|tilbragt|tillbringat|brukt)|máš za sebou|odpracova\p{L}{1,4}|(?:pracuješ|programuješ|děláš|vaříš|působíš|živíš se)(?: jako \p{L}{3,20})?(?: už| již)?|ol(?:et|lut) \p{L}{2,20}(?:n|l|s|r)[uy]t(?: \p{L}{2,20}){0,3}) $/iu,
);
/** Before years, verbs that ask for them: "il faut", "se piden", "servono", "det krävs", "wymagamy". */
export const ASKS_FOR = folded(
  /(?<!\p{L})(?:(?:we|you) need|it takes|(?:setzen|erwarten|verlangen) wir|wir setzen|(?:wir|sie|du) (?:verlangen|brauchen|brauchst|benötig\p{L}{1,3}|fordern)|(?:il )?(?:vous |te )?(?:faut|faudra)|(?:on|nous) (?:demande|demandons|exige|exigeons|souhaite|souhaitons|attend de vous)|(?:hacen?|harán?) falta|se (?:piden?|requieren?|exigen?|necesitan?)|necesitas|exigimos|requerimos|(?:são|é) (?:precis[oa]s?|necessári[oa]s?)|(?:exige|exigem|pede|pedem|requer|requerem)-se|precisas? de|(?:ti |vi )?(?:servono|occorrono)|si (?:richiedono|chiedono)|(?:ri)?chiediamo|(?:wij|we) eisen|je hebt nodig|wymagamy|wymagane są|potrzebne są|potrzebujesz|trzeba mieć|(?:vi|det|der) (?:kräv(?:er|s)|kræve[rs]|kreve[rs]|forventer|behövs)|vi (?:förväntar oss|ber om|vil ha|vill ha|vil have)|edellytämme|vaadimme|tarvitset|vaaditaan|(?:po|vy)žadujeme|potřebuješ|potřebujete|je (?:třeba|potřeba)|chceme) $/iu,
);
/** What people have held or where they have lived for so many years, which is no experience. */
export const HELD = folded(
  /(?<!\p{L})(?:driving licen[cs]e|driver['’]?s? licen[cs]e|le permis|führerschein|körkort|førerkort|kørekort|carn[eé]t?|carta de condução|la patente|prawo jazdy|rijbewijs|ajokortti|řidičák|řidičský průkaz|lived|resident|residing|gewohnt|wohnst|résidez|résidé|residido|residência|residente|bott|bosatt|boet|bodd)(?!\p{L})/iu,
);
/** Behind years, what makes them a time to come or one that something lasts: "il faut deux ans pour", "od dwóch do czterech lat potrwa". */
export const LASTS = folded(
  /^['’]?\s*(?:(?:to|pour|para|per|för att|att|på (?:dig|deg)|til at|for å|um|om te|aby|żeby) \p{L}|,? (?:depending|je nach|selon|según|beroende|avhengig|afhængig)|(?:(?:of|de|di|do|da|von|van) )?(?:\p{L}{2,14} )?(?:lasts?|dauer\p{L}{1,2}|dur(?:a|e|er|era|ará|erà)|duurt|po?trwa|trvá|potrvá|pågår|varer|varar|kestää|contrato|contratto|growth|profits?|tempo|zeit|tijd|tid|time|czasu|času)(?!\p{L}))/iu,
);
/** Somebody at work looks for people: "our director wants five years". */
export const SEEKS = folded(
  /(?<!\p{L})(?:look|search|seek|need|want|expect|hir|such|wünsch|erwart|cherch|recherch|attend|busc|quier|procur|quer|cerc|vuol|zoek|wil(?!\p{L})|szuk|chce|söker|vill|søger|søker|ønsker|etsi|odot|hled)\p{L}{0,5}(?!\p{L})/iu,
);
/** At the head of a sentence, words before somebody at work. */
export const WHOSE_FIRST = folded(
  /^(?:\p{Lu}\p{L}{1,15}, )?(?:your|our|the|dein|deine|ihre?|unsere?|votre|ton|ta|notre|le|la|tu|nuestr[oa]|el|o|a|noss[oa]|il|je|jouw|uw|onze|twój|twoja|nasz|nasza|din|vår|vores|tvůj|tvoje|náš|naše|tuleva|uusi) /iu,
);
/** Somebody else at work, as one of the next words: "Your future colleague", "Twoja przyszła koleżanka". */
export const COLLEAGUE = folded(
  /^(?:colleague|manager|boss|director|mentor|predecessor|lead|kolleg\p{L}{0,4}|chef\p{L}{0,3}|vorgesetzter?|collègue|responsable|directeur|directrice|compañer[oa]|jef[ea]|directora|colega|diretora?|colleg[ah]\p{L}?|capo|direttore|direttrice|collega|leidinggevende|koleżanka|kolega|szef\p{L}{0,3}|dyrektor\p{L}{0,3}|leder|esihenkilösi|päällikkö\p{L}{0,4}|kolegyně|šéf\p{L}{0,3}|ředitel\p{L}{0,3}),?$/iu,
);
/** At the head of a sentence, the person of whom a length of time is said: "You have been shipping … for". */
export const PERSON_FIRST = folded(
  /^[-–•*\s]*(?:(?:you(?:['’]ve| have)|you(?:['’]ll| will) have|(?:\p{L}{4,10} )?(?:candidates|applicants|hires)|eres|trabajas|trabalha|és|sei|jesteś|du (?:hast|arbeitest|har)|sie (?:haben|arbeiten)|vous|tu|llevas|você|je (?:hebt|werkt|bouwt|maakt|verdient)|jij|hai|lavori|olet|máš|(?!nasz|wasz)\p{L}{4,15}(?:esz|isz|ysz|asz))(?!\p{L})|(?!\p{L}{1,12}mos )\p{L}{3,12}[aei]s(?= [^.;]{0,60}(?:há|hace) )|(?!\p{L}*(?:at|it|ut|ent|ist|tiv|ant|or|al)i )\p{L}{3,10}[^io\W]i(?= [^.;]{0,60}da ))/iu,
);
/** Behind "since" and so many years, what the person does: "Seit vier Jahren baust du", "Od trzech lat pracujesz". */
export const PERSON_BEHIND = folded(
  /^,? ?(?:que )?(?:(?:se|si|się) )?(?:\p{L}{3,20}st du(?!\p{L})|\p{L}{3,20} sie (?!\p{L}*uns)|vous (?!accomp)\p{L}{2,20}ez(?!\p{L})|tu \p{L}{2,20}es(?!\p{L})|(?!nasz|wasz)\p{L}{4,15}(?:esz|isz|ysz|asz)(?!\p{L})|har du|werk je|bouw je|\p{L}{2,12}[aei]s (?:de|como|em|con|en|la|el|o|a)(?!\p{L})|(?:lavor|scriv|programm|gestisc|insegn|cucin|guid|vend)i(?!\p{L}))/iu,
);
/** Behind years, words between marks that make them a lower bound: ", ou mais,", "(more is fine)", ", gern mehr,". */
export const MORE_ASIDE = folded(
  /^\s*(?:,\s|\(|[–-]\s)(?:(?:or|and) (?:more|longer)|(?:gern(?:e)?|ruhig|besser) (?:auch )?mehr|oder (?:mehr|länger)|mehr ist (?:gut|besser|schön)|more (?:is|are|would be) (?:fine|better|welcome|good)|(?:voire|ou|si possible) (?:plus|davantage)|davantage si possible|(?:o|y|mejor) más|(?:ou|e) mais|(?:o|e|anche|meglio) (?:di )?più|(?:of|liefst|graag) (?:meer|langer)|(?:lub|albo|a najlepiej) (?:więcej|dłużej)|(?:eller|gärna|gerne|helst) (?:mera?|fler|flere|længere|lengre|längre|lenger)|(?:tai|mielellään) (?:enemmän|kauemmin|pidempään)|(?:nebo|anebo|či|radši|raději) (?:více|víc|déle)|at least|au (?:moins|minimum)|mindestens|como mínimo|no mínimo|pelo menos|al menos|come minimo|almeno|minimaal|minstens|co najmniej|minst|mindst|vähintään|minimálně|alespoň)\s?(?:[,)]|$|\s[–-])/iu,
);
/** "Or more" further behind: "deux ans d'expérience ou plus" isn't a plus. */
export const OR_MORE = /(?<!\p{L})(?:ou|et|or|and) (?:plus|more)(?!\p{L})/giu;
/** A year without a number or an article, and more: "vuosi tai enemmän", "rok lub dłużej". */
export const YEAR_OR_MORE =
  /^(?:rok|vuosi) (?:lub|albo|tai|nebo|či) (?:więcej|dłużej|enemmän|kauemmin|pidempään|více|víc|déle)(?!\p{L})/iu;
/** More names for experience, and what people do at work. */
export const ALSO_EXPERIENCE = phrases("praktijk|praktijkervaring|fartstid|\\p{L}{2,20}työtä|töitä");
/** Before years ago, that somebody qualified then: "You qualified at least four years ago". */
export const QUALIFIED = folded(
  /(?<!\p{L})(?:qualified|graduated|(?:were|been) (?:admitted|called to the bar|registered|licensed)|left (?:university|college|school)|passed your|finished your|approbation|examen|abschluss|staatsexamen|diplôm\p{L}{1,3}|graduaste|titulaste|terminaste|formaste-te|laureat[oa]|afgestudeerd|ukończył\p{L}{1,3}|uddannet|utdannet|valmistu\p{L}{1,3}|promoval\p{L}?|absolvoval\p{L}?)(?!\p{L})[^.;]{0,45}$/iu,
);
/** Behind years: so long ago. */
export const AGO =
  /^ (?:or more |oder mehr )?(?:ago|zurück|her|temu|sedan|siden|sitten|fa|geleden)(?!\p{L})|^(?=$|[ ,.;])(?! )/iu;
/** Behind years since when somebody is something. */
export const IS_SINCE =
  /^,? (?:bist du|sind sie|haben sie|hast du|vous êtes|tu es|je bent|jesteś|är du|er du)(?!\p{L})/iu;
/** At the head of a sentence, what somebody holds for so long: "Registered as a nurse for". */
export const HOLDS_FIRST = /^\P{L}{0,3}(?:registered|qualified|licensed|chartered|certified|admitted)(?!\p{L})/iu;
/** Behind years, that they are yet to come: "a year or more may pass". */
export const PASSES =
  /^(?: or (?:more|longer|so))? (?:may|might|can|could|will|often|usually) (?:pass|go|take|elapse)|^[^.;,]{0,20}(?<!\p{L})(?:bleib(?:t|en|st)|blijft|blijven|zostanie|zůstane|stannar|bliver|blir)(?!\p{L})/iu;
/** Somebody whom the ad seeks, before what that person does: "someone who has kept books for three years", "kogoś, kto". */
export const SOUGHT = folded(
  /(?<!\p{L})(?:someone|somebody|a person|anyone|jemand(?:en|em)?|eine person|quelqu['’]un|une personne|alguien|una persona|alguém|uma pessoa|qualcuno|iemand|kogoś|osob[yęa]|ktoś|někoho|někdo|člověka|någon|nogen|noen|jonkun|joku|jotakuta|valakit|pe cineva),? (?:who|that|der|die|das|qui|que|che|kto|która|co|kdo|který|som|der|joka|aki|care)(?!\p{L})(?:(?! (?:can|will|wants?|could|would|likes?|stays?|commits?|covers?|bleib\p{L}{0,3}|möchte|will|kann|für|reste\p{L}{0,2}|peut|pourra|veut|s['’]engage|pueda|quiera|se quede|se comprometa|possa|quer|fique|può|vuole|resti|wil|kan|blijft|chce|może|zostanie|może|chce|může|zůstane|vill|vil|kan|stannar|bliver|blir|haluaa|voi)(?!\p{L}))[^.;]){0,100}$/iu,
);
/** "No more than a year" is the most, though "more than" is in it. */
export const NO_MORE = folded(
  /(?<!\p{L})(?:no|not|nicht|pas|no|não|non|niet|nie|inte|ikke|ei|ne) (?:more than|mehr als|über|plus de|más de|mais de|più di|oltre|meer dan|więcej niż|ponad|mer än|mere end|mer enn|yli|více než) ?$|(?<!\p{L})(?:højst|høyst|inntil|indtil|opptil|op til|högst|upp till|maks\.?(?:imalt)?|max\.?|enintään|korkeintaan|hooguit|nejvýše|maximálně|cel mult|najwyżej|maksymalnie|al massimo|como mucho|no máximo|höchstens|tout au plus|au maximum|at most|up to) ?$/iu,
);
/** Behind a word for a year, that it may be two: "a year or two", "un an ou deux". */
export const OR_TWO =
  /^\p{L}{2,8} (?:or|ou|o|oder|eller|lub|albo|nebo|tai|či|vagy|sau) (?:two|deux|dos|dois|due|zwei|två|to|dwa|dva|kaksi|kettő|doi)(?!\p{L})/iu;
/** Right before years, that a contract or the like lasts so long: "Der Vertrag läuft mindestens". */
export const RUNS_BEFORE = folded(
  /(?<!\p{L})(?:läuft|dauert|befristet|laufzeit|vertragsdauer|runs|lasts?|dure|durera|dura|durerà|loopt|duurt|trwa|trvá|varar|varer|kestää|contrat|contract|contrato|contratto|umow[aęy]|smlouv[auy]|kontrakt\p{L}{0,2}|vertrag|lease|warranty|garantie|garantía|garanzia|gwarancj[aęi]|záruk[aou]|potrvá|výluka|vikariat(?:et)?|tidsbegränsat|määräaikainen)(?: (?:co najmniej|przynajmniej|aspoň|nejméně|alespoň|vähintään|mindst|de|di|of|for|für|auf|über|from|von|dai?|van|na|på|läuft|runs|mindestens|minst|min\.?|minimum|at least|au moins|almeno|mínimo|al menos|minstens|od|a)){0,3} ?$/iu,
);
/** Before years, a season or another unit of which one is enough: "tres temporadas o tres años". */
export const OR_SEASONS =
  /(?<!\p{L})(?:seasons?|saison(?:s|en|nen)?|saisonen|temporadas?|stagion[ei]|seizoen\p{L}{0,2}|sezon\p{L}{0,3}|sezón\p{L}{0,2}|säsong\p{L}{0,2}|sæson\p{L}{0,2}|sesong\p{L}{0,2}|kausi|kautta|campañas?|campagnes?|projekte?|projects?),? (?:or|oder|ou|o|of|lub|albo|eller|tai|nebo|či) (?:at least |mindestens |al menos )?$/iu;
/** A year that words make the least or the most, and where it was spent: "at least a year behind a bar". */
export const YEAR_SPENT =
  /^(?:an?|one) year (?:behind|in|on|at|with|as|under|doing|working|running|driving)(?!\p{L})/iu;
/** "Zehn Berufsjahre". */
export const WORKING_YEARS = /^(?:berufs|dienst|arbeits|praxis)jahren?$/iu;
/** "Een jaar of tien": about so many. */
export const DUTCH_ABOUT = /^jaar of (\p{L}{3,6}|\d{1,2})(?!\p{L})/iu;
/** At the head of a sentence, before the person: "Já trabalhas nisto há". */
export const ALREADY = /^\P{L}{0,3}(?:já|ya|già|déjà|już|už)\s/iu;
/** As `PERSON_FIRST`, in short forms. */
export const ALSO_PERSON_FIRST = /^\P{L}{0,3}(?:fai|stai|dai|vivi) [^.;]{0,60}da $/iu;
