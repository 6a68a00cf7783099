import { latinPhrases, quickLatinPhrases } from "#normalise/text/phrases.ts";
import { quickly } from "#normalise/text/quick-expression.ts";

const oneOf = (...lists: readonly string[]): string => `(?:${lists.join("|")})`;

/** What may stand for a degree: experience, a way through working life, a portfolio. */
const KNOWN = oneOf(
  String.raw`experience|expertise|background|practice|know-how|track record|career|portfolios?|prior learning|learning|work samples|skills`,
  String.raw`\p{L}{0,14}erfahrung(?:en)?|\p{L}{0,12}praxis|\p{L}{0,6}können|werdegang|\p{L}{0,10}kompetenz(?:en)?|arbeitsproben`,
  String.raw`expérience|pratique|parcours|savoir-faire|acquis|experiencia|práctica|trayectoria|recorrido|portafolio|experiência|prática|percurso|trajetória|vivência|portfólio|portefólio`,
  String.raw`esperienza|pratica|percorso|competenze|\p{L}{0,10}ervaring|praktijk\p{L}{0,9}|loopbaan|doświadczeni\p{L}{1,2}|praktyk\p{L}{1,2}|doro?b\p{L}{2,3}|umiejętności`,
  String.raw`\p{L}{0,14}erfarenhet\p{L}{0,2}|praktik|vana|kunnande|arbetsprover|\p{L}{0,10}erfaring(?:er)?|praksis|realkompetanse|kompetanse|kompetence\p{L}{0,2}`,
  String.raw`\p{L}{0,8}kokemu\p{L}{1,6}|\p{L}{0,10}osaami\p{L}{2,6}|työhistoria|prax[eíi]|zkušenost\p{L}{0,3}|dovednost\p{L}{0,2}`,
);
/** Abilities, which stand for a degree only where they are called equal to it. */
const ABLE = String.raw`(?:${KNOWN}|abilities|knowledge|\p{L}{0,8}fähigkeiten|\p{L}{0,8}kenntnisse|qualifikation(?:en)?|capacités|compétences|capacidades|aptitudes|competências|conhecimentos|conocimientos|capacità|conoscenze|vaardigheden|kennis|kwalifikacj\p{L}|umiejętności|wiedz\p{L}|kvalifikation\p{L}{0,2}|kompetens|kunskaper|färdigheter|kvalifikasjoner|taidot|tiedot|schopnosti|znalosti)`;
const SAME = String.raw`(?:equivalent|comparable|similar|corresponding|gleichwertig\p{L}{0,2}|vergleichbar\p{L}{0,2}|entsprechend\p{L}{0,2}|équivalente?s?|comparables?|similaires?|equivalentes?|comparable|comparável|gelijkwaardig\p{L}?|vergelijkbar\p{L}?|równorzędn\p{L}{1,3}|równoważn\p{L}{1,3}|porównywaln\p{L}{1,3}|odpowiedni\p{L}{1,3}|motsvarande|likvärdig\p{L}?|tilsvarende|lignende|vastaava\p{L}{0,2}|odpovídající\p{L}{0,2}|srovnateln\p{L}{1,3}|rovnocenn\p{L}{1,3})`;
/** "Just as good", said of practice beside a degree. */
const AS_GOOD = String.raw`(?:as (?:good|solid|strong|much|long)|(?:ebenso|genauso|gleich) (?:gut|solid|viel|lang|stark)\p{L}{0,2}|aussi (?:solide|bonne?|riche|longue)|igual de (?:buen[ao]|sólid[ao]|larga)|(?:tão|igualmente) (?:boa|bom|sólid[ao]|longa)|altrettant[oa]|altrettanto (?:solid[oa]|buon[oa]|valid[oa])|(?:net zo|even) (?:goede?|veel|stevige|lange)|(?:równie|tak samo) (?:dobr\p{L}|solidn\p{L}|dług\p{L})|(?:lika|lige så|like) (?:god|bra|gedigen|lång|lang|solid)|yhtä (?:hyvä|vankka|pitkä)|stejně (?:dobr\p{L}{1,3}|solidní|dlouh\p{L}{1,2}))`;
const OR = String.raw`(?:or|oder|ou|o|oppure|u|of|lub|albo|bądź|eller|alternativt|tai|taikka|nebo|či|anebo)(?: an?)?`;
const WORD = String.raw`(?!(?:and|und|et|y|e|en|i|og|och|ja|a|degrees?|diploma|subjects?|fields?) )[\p{L}'’-]{1,20}`;
const THAT = String.raw`(?:that|which|die|der|das|welche[rs]?|qui|que|che|waaruit|waarmee|dat|która|które|który|którą|som|der|joka|jotka|která|které|který|jež|co)`;
/** Takes the place of a degree, or makes it needless. */
const STANDS_FOR = String.raw`(?:makes? (?:up|(?:one|it|that|them|a degree) (?:unnecessary|superfluous|redundant))|stands? in|replaces? (?:it|one|that)|überflüssig macht|ersetz\p{L}{1,3}|ausgleicht|aufwiegt|rend \p{L}{2,3} \p{L}{4,9} (?:inutile|superflu)|tien(?:t|ne) lieu|remplace|compense|supl[ae]n?|compens[ae]n?|sustituy[ae]|innecesari[oa]|substitu[ai]|desnecessári[oa]|compensi|sostituisca|renda superflu\p{L}|overbodig|opweegt|vervangt|zastąpi|zastępuje|zbędn\p{L}|överflödig|väger upp|ersätter|overflødig|opvejer|veier opp|erstatter|korvaa|tarpeettoma\p{L}{1,2}|nahradí|nahrazuje|zbytečn\p{L}{1,2})`;
/** "Or by what you have built". */
const DONE = oneOf(
  String.raw`(?:by |through |with |in )?(?:what|work|things|something) (?:that )?you(?:['’]ve| have) (?:already )?(?:done|built|made|shown|shipped|written|achieved|published|designed|learn(?:ed|t))`,
  String.raw`(?:durch |mit |anhand )?(?:das|dem|dessen),? was (?:du|sie) (?:[\p{L}-]{1,15} ){0,3}(?:gemacht|gebaut|geleistet|getan|geschaffen|gelernt|erreicht|gezeigt)`,
  String.raw`(?:par |avec )?ce que (?:vous avez|tu as) (?:déjà )?(?:fait|réalisé|construit|accompli|appris|créé)|(?:por |con |mediante )?lo que (?:ya )?(?:has|hayas?) (?:hecho|construido|aprendido|logrado|creado)`,
  String.raw`(?:pelo|por aquilo|com o|com aquilo|o) que (?:já )?(?:fez|fizeste|construi[uu]|construíste|aprendeste|aprendeu|criaste|criou)|(?:da |con |per )?(?:quello|ciò) che hai (?:già )?(?:fatto|costruito|imparato|realizzato|creato)`,
  String.raw`(?:door |met |uit )?wat je (?:al |zelf )?(?:(?:gedaan|gemaakt|gebouwd|geleerd|bereikt) hebt|hebt (?:gedaan|gemaakt|gebouwd|geleerd|bereikt))|(?:przez )?(?:to|tym|tego),? co (?:już )?(?:zrobił\p{L}{1,2}|zbudował\p{L}{1,2}|osiągn\p{L}{2,5}|potrafisz)`,
  String.raw`(?:genom |med )?(?:det |vad )(?:som )?du har (?:redan )?(?:gjort|byggt|lärt dig|åstadkommit)|(?:ved |med |gennem |gjennom )?(?:det|hvad|hva),? (?:som )?du har (?:lavet|gjort|bygget|bygd|lært)`,
  String.raw`(?:sillä|sen),? mitä olet (?:jo )?(?:tehnyt|rakentanut|oppinut)|(?:tím|to),? co (?:jste|jsi|máte|máš|umíš|umíte)(?: už)?(?: udělal\p{L}?| dokázal\p{L}?| vytvořil\p{L}?| za sebou)?`,
);
const ACCEPTED = String.raw`(?:accepted|considered|recogni[sz]ed|welcome|anerkannt|akzeptiert|berücksichtigt|zählt|gilt|acceptée?s?|considérée?s?|reconnue?s?|prise en compte|aceptad[ao]|admitid[ao]|considerad[ao]|aceite|aceita|accettat[ao]|considerat[ao]|riconosciut[ao]|geaccepteerd|meegewogen|telt|akceptowan\p{L}{1,3}|uznawan\p{L}{1,3}|uznajemy|godtas|godtages|godkjennes|godkänns|godkendes|accepteras|accepteres|räknas|tæller|teller|hyväksytään|huomioidaan|uznává(?:me|na)?|uznána)`;
const WE_ACCEPT = String.raw`(?:we (?:also |gladly )?(?:accept|consider|recogni[sz]e)|wir (?:akzeptieren|erkennen|berücksichtigen)|nous (?:acceptons|reconnaissons|prenons en compte)|se (?:acepta|admite|reconoce|considera)|aceptamos|aceita-se|admite-se|aceitamos|si accetta|si accettano|accettiamo|riconosciamo|(?:wij|we) accepteren|akceptujemy|uznajemy|dopuszczamy|vi (?:godtar|godtager|accepterar|accepterer|godkänner|godkender|aksepterer)|hyväksymme|uznáváme|přijímáme|akceptujeme)`;
/** Papers that somebody may lack. */
export const PAPER = String.raw`(?:degrees?|formal education|\p{L}{0,6}-?diploma['’]?s?|\p{L}{0,14}(?:abschluss|studium)|diplom|lehramt|staatsexamen|diplômes?|bac|títulos?|titulación|carrera|licenciatura|graduação|laurea|titolo di studio|papiertje|opleiding|dyplom\p{L}?|studiów|wykształceni\p{L}|examen|utbildning|eksamen|uddannelse|utdanning|vitnemål|bachelor(?:grad)?|mastergrad|tutkinto\p{L}{0,3}|koulutusta|titul\p{L}?|vysok\p{L}{2} škol\p{L}|vzdělání|maturit\p{L})`;
const WITHOUT = String.raw`(?:without(?: an?)?|ohne|sans|sin|sem|senza|zonder|bez|utan|uden|uten|ilman)`;
const WORKS_TOO = String.raw`(?:geht (?:es|['’]s)? ?auch|is (?:also )?(?:fine|possible)|works too|c['’]est possible|ça marche|également possible|también(?: vale| sirve| es posible)?|também (?:serve|é possível)|va bene|è possibile|kan ook|mag ook|lukt ook|też (?:można|się da|jest możliwe)|går (?:det )?(?:också|også)|onnistuu|to jde také|to také jde)`;

/** "Failing that", "en su defecto". */
const FAILING_THAT = String.raw`(?:failing that|alternatively|ersatzweise|alternativ|à défaut|ou à défaut|en su defecto|alternativamente|na (?:sua )?falta(?: del[ea])?|em alternativa|in alternativa|in mancanza|bij gebrek daaraan|als alternatief|ewentualnie|względnie|alternatywnie|alternativt|subsidiært|vaihtoehtoisesti|případně|popřípadě|alternativně)`;
const MANY_YEARS = String.raw`(?:\d{1,2}|a few|several|many|some|einige|mehrere|viele|drei|fünf|quelques|plusieurs|trois|cinq|varios|muchos|tres|cinco|vários|muitos|três|alcuni|diversi|molti|tre|cinque|enkele|jaren|veel|drie|vijf|kilka|wiele|trzy|pięć|några|flera|många|mange|flere|usean|monta|několik|mnoho|tři|pět) (?:\p{L}{1,10} )?(?:years|jahre|ans|années|años|anos|anni|jaar|lat|år|vuotta|vuoden|let)`;
const COUNTS_MORE = String.raw`(?:prime|primer?a|outweighs?|wins|überwiegt|(?:weighs|counts|matters) (?:more|just as (?:much|heavily))|(?:zählt|wiegt) (?:für uns )?(?:mehr|ebenso (?:viel|schwer)|genauso (?:viel|schwer))|compte (?:tout autant|davantage|plus)|(?:pesa|cuenta|vale) (?:más|tanto|igual)|(?:pesa|conta|vale) (?:mais|tanto|o mesmo)|(?:conta|pesa|vale) (?:di più|altrettanto)|(?:telt|weegt) (?:zwaarder|net zo|even)|(?:liczy się|waży) (?:bardziej|więcej|tak samo)|(?:väger|räknas) (?:tyngre|lika)|(?:vejer|tæller) (?:tungere|lige så)|(?:veier|teller) (?:tyngre|like)|painaa (?:enemmän|yhtä)|ratkaisee|(?:rozhoduje|váží|počítá se)(?: více?| stejně)?)`;
/** A demand that may be dropped: "utdanningskravet kan fravikes", "the degree requirement may be waived". */
const WAIVED = String.raw`(?:(?:degree|education\p{L}{0,2}) requirements? (?:can|may|will) be (?:waived|relaxed)|(?:studium|abschluss) kann (?:\p{L}{1,12} ){0,2}abgesehen werden|dispens\p{L}{1,3} de diplôme|prescindir de(?:l| la) (?:título|titulación)|dispensar (?:o diploma|a licenciatura|o curso superior)|prescindere (?:dalla laurea|dal titolo)|opleidingseis (?:kan|mag) (?:worden )?(?:afgeweken|losgelaten)|utbildningskravet kan (?:frångås|efterges)|avsteg från utbildningskravet|utdannings?kravet kan fravikes|(?:utdannings|uddannelses)kravet kan fraviges|fravike (?:kravet|utdanningskravet)|koulutusvaatimuksesta voidaan (?:poiketa|joustaa)|požadavku na vzdělání lze upustit|wymogu? wykształcenia można odstąpić)`;
const NOT_NEEDED = String.raw`(?:not (?:strictly |absolutely )?(?:required|necessary|a must|essential)|optional|(?:not a|no) deal-?breaker|keine (?:voraussetzung|bedingung)|nicht (?:zwingend|nötig|notwendig|erforderlich)|kein muss|pas (?:indispensable|obligatoire|nécessaire)|no es (?:imprescindible|obligatori[oa]|necesari[oa])|não é (?:obrigatóri[oa]|imprescindível|necessári[oa])|non è (?:obbligatori[oa]|indispensabile|necessari[oa])|niet (?:nodig|verplicht|noodzakelijk)|nie (?:przekreśla|przeszkadza)|nie jest (?:konieczn\p{L}|wymagan\p{L})|inte (?:nödvändig\p{L}?|ett krav)|ikke (?:nødvendig|et krav|påkrævet)|ei (?:ole (?:pakollinen|välttämätön)|vaadita|tarvita)|není (?:nutn\p{L}{1,2}|podmínkou))`;
const IF = String.raw`(?:if|as long as|provided|wenn|sofern|solange|falls|si|tant que|siempre que|se|desde que|purché|als|mits|zolang|jeśli|o ile|om|hvis|jos|kunhan|pokud|když)`;
/** "If you don't but have run a lab for years". */
const IF_NONE_BUT = String.raw`(?:if you don['’]t(?: have (?:one|it))?|(?:wenn|falls) (?:du|sie) (?:keinen?|keins|ihn nicht|das nicht) (?:hast|haben)|si (?:vous n['’]en avez|tu n['’]en as) pas|si no (?:lo|la) tienes|se não (?:o |a )?(?:tens|tem|tiver(?:es)?)|se non (?:ce l['’]hai|l['’]hai)|als je (?:die|dat|deze) niet hebt|jeśli (?:go |ich )?nie masz|om du inte har (?:en|det|någon)|hvis du ikke har (?:en|det)|jos sinulla ei ole(?: sitä| sellaista)?|pokud (?:ho|ji|je) nemáte?)`;
const BUT = String.raw`(?:but|aber|dafür|mais|pero|mas|ma|però|maar|wel|ale|lecz|men|mutta|ovšem)`;
const LESS = String.raw`(?:(?:matters?|counts?|weighs?) (?:\p{L}{1,10} ){0,3}?less|(?:zählt|wiegt) (?:\p{L}{1,10} ){0,3}?weniger|(?:compte|pèse) (?:\p{L}{1,10} ){0,3}?moins|(?:cuenta|pesa|importa) menos|(?:conta|pesa|importa) menos|(?:conta|pesa) (?:di )?meno|(?:telt|weegt) (?:\p{L}{1,10} ){0,3}?minder|(?:liczy się|znaczy) mniej|(?:väger|betyder|vejer|veier) mindre|merkitsee vähemmän|(?:znamená|váží) méně)`;
const MORE_IMPORTANT = String.raw`(?:more important|wichtiger|plus importante?s?|más importante|mais importante|più importante|belangrijker|ważniejsz\p{L}|viktigare|vigtigere|viktigere|tärkeämp\p{L}{1,4}|důležitější)`;
const THAN = String.raw`(?:than|als|que|che|di|dell['’]|dan|niż|od|än|end|enn|kuin|než)`;
/** "On the job", "auf anderem Weg". */
const OTHERWISE = String.raw`(?:on the job|by doing|(?:in )?(?:some )?other ways?|another way|elsewhere|through work|auf andere[mn]? wege?n?|anderweitig|autrement|sur le tas|d['’]une autre (?:façon|manière)|de otr[oa] (?:forma|modo|manera)|por (?:cuenta|conta) propia|de outr[oa] (?:forma|modo)|in altro modo|sul campo|op (?:een )?andere (?:manier|wijze)|w inny sposób|på annat sätt|på egen hand|genom arbete|på anden (?:vis|måde)|på annen (?:måte|vis)|gennem (?:erfaring|arbejde)|gjennom (?:erfaring|arbeid)|muulla (?:tavoin|tavalla)|jiným způsobem|jinou cestou|praxí)`;
/** Work, a way through it or what it has taught: what counts where a degree doesn't. */
export const WORK = oneOf(KNOWN, OTHERWISE);
const AT_WORK = String.raw`(?:${KNOWN}|work(?:ing)?|doing|job|trade|arbeit|beruf|travail|terrain|métier|trabajo|trabalho|lavoro|werk|pracy|zawodzie|arbete|yrket|arbejde|arbeid|työtä|työssä|práce|oboru)`;
const AT_LEAST = String.raw`(?:else |at least |over |mindestens |au moins |al menos |pelo menos |almeno |minstens |minimaal |co najmniej |w zamian |minst |mindst |vähintään |alespoň |aspoň ){0,2}`;
const WORKED = String.raw`(?:done|worked|gearbeitet|travaillé|exercé|trabajado|trabalhado|lavorato|gewerkt|pracował\p{L}{1,3}|arbetat|arbejdet|jobbet|arbeidet|työskennellyt|pracoval\p{L}?|odpracov\p{L}{1,4})`;
const FOR_THOSE = String.raw`(?:for (?:those|people|anyone|candidates) (?:with|who)|für (?:alle|menschen|personen|leute),? (?:mit|die)|pour (?:ceux|les personnes|qui)|para (?:quien|quienes|quem)|per chi|voor (?:wie|mensen)|dla (?:osób|kandydatów|tych)|för (?:den|dig) som|for (?:den|dig|deg|søkere|ansøgere),? (?:der|som|med)|pro (?:toho|ty|uchazeče),?)`;

/** A degree and work weighed against each other: "the degree counts less than what you can do". */
const RATHER = [
  String.raw`${FAILING_THAT},? (?:${WORD} ){0,4}?(?:\p{L}{1,4}['’])?(?:${KNOWN}|${MANY_YEARS})`,
  String.raw`${KNOWN} (?:${WORD} ){0,3}?${COUNTS_MORE}`,
  String.raw`${COUNTS_MORE},? (?:${WORD} ){0,2}?(?:\p{L}{1,4}['’])?${KNOWN}`,
  WAIVED,
  String.raw`${NOT_NEEDED},? ${IF} (?:[\p{L}'’-]{1,20} ){0,5}?(?:\p{L}{1,4}['’])?${KNOWN}`,
  String.raw`(?:swap|trade) (?:it|one|that|a degree) (?:\p{L}{1,10} )?for (?:[\p{L}-]{1,20} ){0,3}?(?:years|${KNOWN})`,
  String.raw`(?:what (?:counts|matters)|was zählt|ce qui compte|lo que cuenta|o que conta|ciò che conta|wat telt|liczy się to|det som räknas|det, der tæller|det som teller|ratkaisee|rozhoduje),? (?:is|ist|c['’]est|es|é|è|is|är|er|to|on)?,? ?${DONE}`,
  // "A degree or at least five years of work in the trade".
  String.raw`(?<!(?:\d|one|two|three|four|zwei|drei|vier|deux|trois|dos|tres|due|tre|twee|drie|dwa|trzy|två|to|kaksi|dva|tři) )${OR} ${AT_LEAST}${MANY_YEARS} (?:${WORD} ){0,3}?${AT_WORK}`,
  String.raw`${OR} [^.;]{0,60}?${OTHERWISE}`,
  String.raw`${OR} (?:${WORD} ){0,4}?${SAME} (?:${WORD} ){0,2}?${ABLE}`,
  String.raw`(?:also|even|auch|aussi|también|também|anche|ook|także|również|även|också|også|myös|také) (?:${WORD} ){0,4}?${SAME} (?:${WORD} ){0,3}?${ABLE}`,
  String.raw`${LESS} (?:[\p{L}'’-]{1,15},? ){0,3}?${THAN} ?(?:[\p{L}'’-]{1,15},? ){0,2}?(?:\p{L}{1,4}['’])?(?:${KNOWN}|what|was|ce que|lo que|o que|quello|wat|to|det|se|to,)`,
  String.raw`${MORE_IMPORTANT} (?:is|ist|est|es|é|è|jest|är|er|on|je)? ?(?:${WORD} ){0,3}?(?:\p{L}{1,4}['’])?${KNOWN}`,
  String.raw`${KNOWN} (?:${WORD} ){0,3}?${MORE_IMPORTANT}`,
  String.raw`${NOT_NEEDED}(?: [\p{L}'’-]{1,15}){0,3}?,? (?:${IF}|${FOR_THOSE}) (?:[\p{L}'’-]{1,20} ){0,6}?(?:\p{L}{1,4}['’])?(?:${KNOWN}|${WORKED})`,
  String.raw`(?:rather|mere vægt på|mer vekt på|lieber|plutôt|preferimos|más|mais|più|liever|raczej|hellre|hellere|heller|mieluummin|raději|more|mehr|plus) [^.;]{0,40}?${KNOWN} (?:${WORD} ){0,3}?${THAN} (?:[\p{L}'’-]{1,15} ){0,2}?${PAPER}`,
  String.raw`${OR} [^.;]{0,50}?(?:(?:don['’]t|never|do not) need(?:ed)? (?:one|it)|kein(?:en|s|e|es) brauch(?:st|en)|n['’]en avez pas besoin|no l[oa] necesitas|não precisas? del[ea]|non ne hai bisogno|die niet nodig hebt|go nie potrzebujesz|inte behöver (?:en|någon)|ikke (?:behøver|trenger) (?:en|den)|et tarvitse sellaista|ho nepotřebujete?)`,
  String.raw`(?:quereinst\p{L}{2,8}|career changers?|zij-instromers?|karriärväxlare|alanvaihtaj\p{L}{1,4}) (?:${WORD} ){0,3}?(?:mit|with|met|med) (?:${WORD} ){0,2}?${KNOWN}`,
  String.raw`(?:ou|or) (?:par |by )?(?:une |la )?(?:validation des acquis|vae|recognition of prior learning)|realkompetanse (?:kan|vil|blir)`,
  String.raw`(?:brak|lack of|missing|fehlender?|absence de|falta de|mancanza di|ontbreken van|avsaknad av|manglende) (?:${WORD} ){0,2}?${PAPER} [^.;]{0,50}?${KNOWN}`,
  String.raw`(?:valoramos más|valorizamos mais|contiamo di più su|we value|uns zählt mehr|nous regardons davantage|we kijken meer naar) (?:more )?(?:lo que sabes|o que sabes|o que sabe|what you can do|was du kannst|ce que vous savez faire|wat je kunt|quello che sai fare)`,
].map((source) => latinPhrases(source));

/** Says in the sentence that names a degree that something else is as good. */
const BESIDE = [
  // "Or just as much practice", "anebo stejně dobrou praxi", "ou une pratique tout aussi solide".
  String.raw`${OR} (?:${WORD} ){0,3}?${AS_GOOD} (?:${WORD} ){0,2}?${KNOWN}`,
  String.raw`${OR} (?:${WORD} ){0,3}?${KNOWN},? (?:${WORD} ){0,2}?${AS_GOOD}`,
  // "Or the sort of experience that makes one unnecessary", "o trayectoria que la supla".
  String.raw`${OR} (?:${WORD} ){0,4}?${KNOWN},? (?:${WORD} ){0,2}?${THAT} (?:[\p{L}'’-]{1,20} ){0,3}?${STANDS_FOR}`,
  String.raw`${OR} ${DONE}`,
  // "Tilsvarende realkompetanse godtas", "uznáváme i odpovídající praxi".
  String.raw`${SAME} (?:${WORD} ){0,2}?${KNOWN} (?:[\p{L}'’-]{1,12} ){0,3}?${ACCEPTED}`,
  String.raw`${WE_ACCEPT} (?:[\p{L}'’-]{1,20} ){0,3}?(?:\p{L}{1,4}['’])?(?:${SAME} (?:${WORD} ){0,2}?${KNOWN}|${KNOWN} ${SAME})`,
  // "Toute combinaison de formation et d'expérience jugée équivalente".
  String.raw`combin\p{L}{3,7} (?:of|de|von|aus|di|van|av|af) (?:[\p{L}'’,-]{1,20} ){1,6}?(?:\p{L}{1,4}['’])?${KNOWN},? (?:[\p{L}'’-]{1,20} ){0,2}?(?:${SAME}|${ACCEPTED})`,
  String.raw`${WITHOUT} (?:${WORD} ){0,2}?${PAPER},? ${WORKS_TOO}`,
].map((source) => latinPhrases(source));

const LACK = oneOf(
  String.raw`(?:no|lack(?:ing)?|without|missing|don['’]t have|haven['’]t got)(?: (?:an?|the|that|such an?))? (?:${PAPER}|one|it)`,
  String.raw`(?:kein\p{L}{0,2}|ohne|du hast kein\p{L}{0,2}|sie haben kein\p{L}{0,2}) (?:passende[srn]? )?${PAPER}|pas (?:de|d['’]) ?${PAPER}|(?:vous ne l['’]avez|tu ne l['’]as|vous n['’]en avez|tu n['’]en as) pas`,
  String.raw`no l[oa]s? (?:tienes|tiene)|(?:sin|no tienes|no tiene) ${PAPER}|não (?:[oa] )?(?:tem|tens)(?: (?:${PAPER}|diploma))?|sem (?:${PAPER}|diploma)`,
  String.raw`non (?:ce l['’]|l['’])hai|(?:non hai|senza)(?: la| una| il)? ?(?:${PAPER}|titolo)|heb je (?:dat|die|deze|het) niet|(?:geen|zonder) ${PAPER}`,
  String.raw`nie masz(?: ${PAPER}| go| ich| ukończonych studiów)?|bez ${PAPER}|(?:saknar du|har du (?:inte|ingen|inget))(?: ${PAPER}| en sådan| det| den)?|(?:ingen|inget|uten|uden|utan) ${PAPER}|har du (?:den|det) ikke|har du ikke (?:en |et )?${PAPER}|mangler du ${PAPER}`,
  String.raw`(?:eikö|ei) (?:sinulla ole )?(?:${PAPER}|sellaista|sitä)|nem(?:áš|áte)(?: ${PAPER}| ho| ji| je)?`,
);
/** What is good enough. */
const ENOUGH = oneOf(
  String.raw`fine|enough|just as (?:good|great|welcome)|equally (?:great|good|fine|welcome)|(?:great|good) too|even better|no (?:problem|worries)|don['’]t worry|not a problem|welcome|genauso gut|ebenso gut|auch gut|kein problem|genügt|reicht|passt auch|suffit|c['’]est bien aussi|ça va aussi|fait l['’]affaire|pas de problème`,
  String.raw`vale (?:igual|lo mismo)|también vale|nos vale|no pasa nada|basta|chega|também serve|va bene|ook (?:goed|prima|welkom)|mag ook|volstaat|wystarczy|też dobrze|räcker|lika bra|går också bra|er nok|like bra|lige så (?:god|fin[et])|også (?:fint|godt|bra)|godtas|riittää|käy myös|stačí|taky dobře|také v pořádku`,
);
/** "No degree? A portfolio is just as good." */
const LACKED = quickLatinPhrases(
  String.raw`(?:${LACK})(?:,[^?.;]{0,50}| ${BUT} [^?.;]{0,50})? ?\? ?[^?;]{0,110}?(?:${KNOWN}|${ENOUGH})`,
  // "You have worked your way up instead? Just as good."
  String.raw`(?:instead(?! of)|stattdessen|à la place|en su lugar|em vez disso|invece(?! di)|in plaats daarvan|zamiast tego|i ?stället(?! för)|i stedet(?! for)|sen sijaan|místo toho)[^.;]{0,80}?${ENOUGH}`,
  // "Degree? Nice if you have one. We don't mind if you don't."
  String.raw`${PAPER} ?\?[^?]{0,80}?(?:don['’]t mind|(?:fine|ok|okay|no problem|not an issue) if (?:you don['’]t|not)|macht nichts|kein problem|auch gut|ça nous va|ce n['’]est pas grave|tant pis|no pasa nada|da igual|não faz mal|tanto faz|fa niente|non importa|maakt niet uit|ook prima|nie szkodzi|nic nie szkodzi|gör ingenting|spelar ingen roll|gør ikke noget|gjør ingenting|ei haittaa|nevadí|nu-i nimic)`,
  String.raw`${IF_NONE_BUT}[^.;?]{0,20}? ${BUT} [\p{L}'’-]{1,20}`,
  String.raw`(?:${LACK})[^?.;]{0,15} ${BUT} [^?.;]{0,30}${KNOWN}`,
);
/** Nobody is taken without a degree. */
const REFUSED = latinPhrases(
  String.raw`can(?:no|['’])t|unfortunately|no substitute|leider|nicht (?:einstellen|berücksicht\p{L}{1,5}|beschäftigen)|malheureusement|lament\p{L}{1,8}|purtroppo|helaas|niestety|tyvärr|desværre|dessverre|valitettavasti|bohužel`,
);
/** Says that nothing stands for a degree: "não sendo admitida a sua substituição". */
const NO_SUBSTITUTE = latinPhrases(
  String.raw`no substitute|(?:não|no|non|sans|sin|sem|senza)[^.;]{0,25}(?:substitui\p{L}{2,5}|sustitu\p{L}{2,6}|sostitu\p{L}{2,6}|équivalence|equivalencia|equivalência)`,
);

/** Japanese: "学位がなくても同等の経験があれば可", "もしくはそれに代わる実務経験". */
const UNSPACED =
  /(?:卒|学位|学歴|短大|専門学校|大学|学んで|学んだ).{0,40}(?:なくても|いなくても|ない方も|ない場合も?).{0,12}(?:同等|同程度|相当|相応).{0,10}(?:経験|スキル|実力|知識)|(?:卒|学位).{0,12}(?:または|もしくは|又は|あるいは|、).{0,8}(?:代わる|相当する|見合う).{0,6}(?:経験|実務|スキル)|(?:卒|学位)(?:以上)?、?(?:または|もしくは|又は|あるいは)[^。]{0,8}(?:実務|経験)[^。]{0,6}\d{1,2}年|(?:卒|学位|[修学博]士号?)(?:以上)?、?(?:または|もしくは|又は|あるいは|か)[^。]{0,4}(?:準ずる|準じる|相当する|同等の)[^。]{0,8}(?:経験|実務|スキル|知識)|(?:学歴|学位)より(?:も)?[^。]{0,4}(?:経験|実務|スキル)[^。]{0,6}重視|学[歴位](?:は|の有無は|・?経験)?(?:一切)?(?:不問|問いません|問わず|関係ありません)/u;

const ALTERNATIVES = [...BESIDE, ...RATHER].map((each) => quickly(each));

/** Returns whether a sentence that names a degree says that something else is as good. */
export function hasAlternative(text: string): boolean {
  return ALTERNATIVES.some((each) => each.test(text));
}

/** Returns whether what stands right behind the name of a degree takes people who lack it: "Kein Abschluss? Dann überzeugt uns dein Portfolio". */
export function takesThoseWithout(text: string): boolean {
  return LACKED.test(text) && !REFUSED.test(text);
}

/** Returns whether a sentence says that nothing takes the place of a degree. */
export const hasNoSubstitute = (text: string): boolean => NO_SUBSTITUTE.test(text);

/** As `hasAlternative`, in Japanese. */
export const hasUnspacedAlternative = (text: string): boolean => UNSPACED.test(text);
