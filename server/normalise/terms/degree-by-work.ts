import { latinPhrases, quickLatinPhrases } from "#normalise/text/phrases.ts";

/** What people know by work, in any case of it. */
const KNOWN = String.raw`(?:experience|expertise|track record|practice|\p{L}{0,14}erfahrung(?:en)?|\p{L}{0,12}praxis|expérience|pratique|experiencia|trayectoria|práctica|experiência|prática|vivência|esperienza|pratica|\p{L}{0,10}ervaring|praktijk\p{L}{0,9}|doświadczeni\p{L}{1,2}|praktyk\p{L}{1,2}|stażu|\p{L}{0,14}erfarenhet\p{L}{0,2}|praktik|\p{L}{0,10}erfaring|praksis|realkompetanse|\p{L}{0,8}kokemu\p{L}{1,6}|prax[eí]|zkušenost\p{L}{0,3}|experienț[aăe]{1,2})`;
const OR = String.raw`(?:and/or|or|oder|bzw\.?|beziehungsweise|ou|o(?: bien)?|oppure|u|of|lub|albo|bądź|eller|alternativt|tai|taikka|nebo|či|anebo|případně|sau|eventuelt|eventuellt|ewentualnie)`;
const WORD = String.raw`[\p{L}\d'’/-]{1,20}`;
const SAME = String.raw`(?:equivalent|comparable|similar|matching|gleichwertig\p{L}{0,2}|vergleichbar\p{L}{0,2}|équivalente?s?|comparables?|similaires?|pertinente?s?|equivalentes?|similares?|homologables?|equiparables?|parecid[oa]s?|comparáve(?:l|is)|semelhantes?|analog[oah]{1,2}|equiparabil[ei]|gelijkwaardig\p{L}?|vergelijkbar\p{L}?|równoważn\p{L}{1,3}|porównywaln\p{L}{1,3}|zbliżon\p{L}{1,3}|motsvarande|likvärdig\p{L}?|jämförbar\p{L}?|tilsvarende|lignende|vastaava\p{L}{0,2}|odpovídající|srovnateln\p{L}{1,3}|echivalent\p{L}{1,2}|similar\p{L}{1,2})`;
/** A path through working life, or what is learnt on it. */
const PATH = String.raw`(?:career|path|knowledge|skills|laufbahn|werdegang|kenntnisse|parcours(?: professionnel)?|compétences|connaissances|trayectoria|recorrido|conocimientos|competencias|percurso(?: profissional)?|trajetória|conhecimentos|competências|percorso(?: professionale| lavorativo)?|competenze|conoscenze|loopbaan|kennis|vaardigheden|ścieżk\p{L}|wiedz\p{L}|umiejętności|karriär|kunskaper|kompetens|karriere|kompetencer|kompetanse|ura|osaami\p{L}{2,6}|taidot|dráh\p{L}|znalosti|dovednosti|competențe|cunoștințe)`;
/** A vocational training, below a degree. */
const TRAINING = String.raw`(?:technicians?|technologists?|(?:advanced )?(?:diploma|apprenticeship)|trade (?:certificate|qualification)|hnc|hnd|\p{L}{0,14}ausbildung|lehre|\p{L}{0,14}techniker(?:in)?|(?:\p{L}{0,14}meister(?:in)?/?)(?:techniker(?:in)?)?|fachwirt(?:in)?|technicien(?:ne)?|bts|dut|cap|tecnólog[oa]|técnic[oa](?: superior)?|tecnicatura|perit[oi]|diplom[ai]|diploma tecnico|curso técnico|mbo(?:[- ]?[\p{L}\d]{0,12})?|formación profesional|grado superior|ciclo formativo|formação profissional|formation professionnelle|formazione professionale|istituto tecnico|beroepsopleiding|vakdiploma|technikum|technika|wykształcenie (?:średnie|techniczne)|yrkeshögskol\p{L}{1,12}|gymnasieingenjör|yrkesutbildning|fagbrev|svendebrev|faguddannelse|fagutdanning|ammattitutkinto|opistotutkinto|(?:sš|středoškolsk\p{L}{1,2}|úso|výuční list)(?: vzdělání)?|high school(?: diploma)?)`;
const WITH = String.raw`(?:with|and|plus|mit|und|avec|et|con|y|com|e|met|en|z|i|oraz|med|och|og|ja|s|a|cu|și)`;
const YEARS = String.raw`(?:\d{1,2}\+?|seven|eight|twelve|sechs|acht|zehn|huit|dix|diez|seis|dez|sei|dieci|tien|zes|sześć|dziesięć|tio|ti|kymmenen|deset|zece|several|many|two|three|four|five|six|ten|mehrere|zwei|drei|vier|fünf|plusieurs|deux|trois|quatre|cinq|varios|dos|tres|cuatro|cinco|vários|dois|três|quatro|vari|due|tre|quattro|cinque|enkele|twee|drie|vier|vijf|kilka|dwa|trzy|cztery|pięć|flera|två|fyra|fem|flere|to|fire|usean|kahden|kolmen|viiden|několik|dva|tři|čtyři|pět|câțiva|doi|trei|cinci) (?:years|jahren?|ans|années|años|anos|anni|jaar|lata?|let|år|års|vuoden|roky|ani)`;
/** Gained, said of what people know. */
const GAINED = String.raw`(?:acquired|gained|learn(?:ed|t)|built up|picked up|erworben\p{L}{0,2}|gelernt|angeeignet|acquis\p{L}{0,2}|apprise?s?|adquirid[oa]s?|aprendid[oa]s?|obtenid[oa]s?|obtid[oa]s?|acquisit[oaie]|maturat[oaie]|apprese|opgedaan|verworven|geleerd|zdobyt\p{L}{1,2}|nabyt\p{L}{1,2}|förvärvad\p{L}?|lärt(?: dig)?|skaffat|tilegnet|erhvervet|opnået|lært|hankittu\p{L}?|hankkinut|oppinut|získan\p{L}{1,3}|nabyt\p{L}{1,3}|dobândit\p{L}{0,2})`;
const AT_WORK = String.raw`(?:on the job|työn (?:kautta|ohessa)|työkokemuksen kautta|at work|in the field|by doing|on site|at the bench|through work|(?:by|through|from) experience|in der praxis|im job|im beruf|durch (?:\p{L}{3,14} )?(?:arbeit|praxis|erfahrung)|sur le (?:terrain|tas)|par (?:la pratique|l['’]expérience|le travail)|en (?:poste|entreprise)|trabajando|en el (?:puesto|trabajo|terreno)|sobre el terreno|con la práctica|a trabalhar|no (?:terreno|trabalho)|na prática|lavorando|sul (?:campo|lavoro)|con la pratica|in de praktijk|op de werkvloer|werkend|door (?:ervaring|te doen|werk)|w (?:pracy|praktyce)|w trakcie pracy|i (?:arbetet|yrket|arbetslivet|praktiken)|på jobbet|genom (?:arbete|erfarenhet)|i (?:praksis|jobbet|arbejdet|arbeidet|arbejdslivet|arbeidslivet)|gennem (?:arbejde|erfaring)|gjennom (?:arbeid|erfaring)|på byggepladsen|työssä|käytännössä|työelämässä|v praxi|praxí|prací|la locul de muncă|în practică)`;
const UNLESS = String.raw`(?:unless|es sei denn|sauf si|à moins que|salvo que|a menos que|a não ser que|salvo se|a meno che|tenzij|chyba że|om (?:du )?inte|såvida|medmindre|med mindre|ellei|ledaže|cu excepția)`;
const JUST_AS_MUCH = String.raw`(?:(?:for )?(?:just |every bit )?as (?:much|good|well|highly)|equally|the same|genauso(?: viel)?|ebenso(?: viel)?|gleich viel|tout autant|autant|lo mismo|igual|o mesmo|altrettanto|lo stesso|evenveel|net zo(?:veel| zwaar)|tak samo|tyle samo|lika mycket|lige så meget|like mye|yhtä paljon|stejně|la fel)`;
const COUNTS = String.raw`(?:counts?|is worth|matters?|zählt|zählen|wiegt|gilt|gelten|compte(?:nt)?|vaut|valent|cuentan?|valen?|contam?|vale|conta(?:no)?|valgono|telt|tellen|weegt|liczy się|liczą się|znaczy|räknas|väger|tæller|teller|veier|vejer|painaa|merkitsee|platí|počítá se|contează)`;

/** A degree or a training that leads to a trade, before what may replace it. */
const PAPER = String.raw`(?:degrees?|qualifications?|diploma\p{L}{0,2}|bachelor['’]?s?|master['’]?s?|msc|bsc|\p{L}{0,14}studium|\p{L}{0,14}abschluss|diplômes?|bac ?\+ ?\d|licence|título|titulad[oa]|titulación|grado|estudios|licenciatura|licenciad[oa]|ingenier[oa]|curso superior|formação|graduação|laurea|laureat[oa]|titolo|diplom\p{L}{0,2}|hbo|wo|opleiding|studia|studiów|wykształceni\p{L}{1,2}|dyplom\p{L}{0,2}|\p{L}{0,12}examen|\p{L}{0,12}utbildning|\p{L}{0,12}uddannelse|\p{L}{0,12}utdanning|kandidatgrad|mastergrad|bachelorgrad|\p{L}{0,14}tutkinto|koulutus|vzdělání|titul\p{L}{0,2}|studii)`;
/** Any word but one for a degree. */
const OTHER_WORD = String.raw`(?!(?:degree|bachelor|master|diploma|studium|abschluss|diplôme|licen|grado|título|laurea|titolo|hbo|studia|examen|tutkinto|titul)\p{L}{0,6})${WORD}`;
/** Says that practice is long, good or proven. */
const STRONG = String.raw`(?:significant|proven|relevant|solid|substantial|extensive|strong|demonstrable|demonstrated|long(?:standing)?|broad|industry|hands-on|practical|langjährige\p{L}?|mehrjährige\p{L}?|jahrelange\p{L}?|nachgewiesene\p{L}?|fundierte\p{L}?|solide|significative|avérée|longue|amplia|sólida|contrastada|comprobada|comprovada|larga|dilatada|vasta|ampla|relevante|comprovata|pluriennale|lunga|consolidata|aantoonbare|jarenlange|ruime|relevante|kilkuletni\p{L}{1,2}|wieloletni\p{L}{1,2}|bogat\p{L}|udokumentowan\p{L}{1,2}|odpowiedni\p{L}{1,2}|lång|gedigen|bred|mångårig|flerårig|lang|mange års|mangeårig|omfattende|relevant|praktisk|pitkä|vankka|laaja|usean vuoden|dlouholet\p{L}|několikalet\p{L}|prokazateln\p{L}|relevantn\p{L}|solid[aă]|relevant[aă]|vast[aă])`;
/** Work that goes on for long, where no word for experience says so. */
const LONG_WORK = String.raw`(?:(?:langjährige|mehrjährige|jahrelange) (?:tätigkeit|arbeit|mitarbeit)|(?:relevant |long )?work history|years of service|(?:the )?know-how to match|bagage|bagaje(?: profesional)?|antigüedad|worked (?:your|their) way up|(?:dich |sich )?hochgearbeitet|(?:gravi|monté) les échelons|desde abajo|opgewerkt|arbetat dig upp|arbejdet dig op|jobbet deg opp|vypracoval\p{L}? se)`;
const IN_A_ROLE = String.raw`(?:in|als|im|dans|en|em|no|na|nel|w|på|i|v) (?:${WORD} ){0,3}?(?:position|role|funktion|branche|beruf|trade|industry|poste|métier|puesto|función|cargo|setor|sector|função|ruolo|settore|functie|vak|branche|stanowisku|branży|zawodzie|roll|yrket|branschen|stilling|branchen|bransjen|faget|pozici|oboru)`;
const WOULD_DO = String.raw`(?:would|will|can|may)? ?(?:(?:also )?do(?: just as well| nicely| the trick)?(?= ?[.,;]|$| too| instead| as well)|(?:also |well |gladly )?(?:be )?(?:considered|accepted|welcome)|tut es auch|reichen auch|genügen auch|gehen auch|feront l['’]affaire|suffisent|conviennent|valen igual|también (?:valen|sirven)|servem|também servem|vanno bene|volstaan|mogen ook|doen het ook|wystarczą|też wystarczy|räcker|duger|rækker|holder|duer|riittää|stačí|ajung)`;

/** Says in a sentence that names a degree that work stands for it, in further ways. */
const BY_WORK = [
  // "Or an acceptable combination of education, training and experience".
  String.raw`${OR} (?:(?:an?|any|some|eine?|toute?|une|autre|cualquier|una|un|qualquer|uma|qualsiasi|een|en|inn[ey]|other|${WORD}) ){0,3}?(?:combination|mix|blend|kombination|kombinasjon|combinaison|combinación|combinação|combinazione|combinatie|połączenie|kombinacj\p{L}|yhdistelmä|kombinace|combinație) (?:of|aus|von|de|d['’]|di|van|av|af|z)? ?[^.;]{0,60}?${KNOWN}`,
  // "Military experience may be considered in lieu of it", "will be accepted instead".
  String.raw`${KNOWN} [^.;]{0,40}?(?:in lieu(?: of (?:it|one|this|that))?|in its (?:place|stead)|instead(?! of the)|an deren stelle|stattdessen|à la place|en su lugar|en lugar de(?: él| ella)?|em seu lugar|al suo posto|in plaats daarvan|zamiast niego|zamiast nich|i stället|istället|i stedet|sen sijaan|sijasta|místo něj|în loc)`,
  String.raw`and/or (?:${WORD} ){0,4}?${KNOWN}`,
  // "Oder Bankausbildung mit mehrjähriger Erfahrung", "lub technikum i minimum 4 lata".
  String.raw`${OR} (?:${WORD} ){0,3}?${TRAINING}(?: (?:(?:in|de|en|in|im|der|i|inom|w|v|di|zum|zur|als|som) )?${WORD}){0,2}? ${WITH} (?:${WORD} ){0,4}?(?:${KNOWN}|${YEARS})`,
  String.raw`${TRAINING} ${OR} (?:${WORD} ){0,4}?(?:degree|graduates?|studium|diplômée?|licenciad[oa]|laureat[oa]|universitari[oa]|hbo|studia|examen)[^.;]{0,30}?,? (?:provided|as long as|sofern|solange|pourvu|à condition|siempre que|desde que|purché|mits|o ile|förutsatt|forutsatt|forudsat|jos|pokud)[^.;]{0,30}?${KNOWN}`,
  // "O bien trayectoria similar", "ou percurso profissional comparável".
  String.raw`${OR} (?:${WORD} ){0,3}?${PATH} (?:${WORD} ){0,2}?${SAME}(?! (?:in|en|em|w|i) (?:law|theory))`,
  String.raw`${OR} (?:${WORD} ){0,3}?${SAME} (?:${WORD} ){0,1}?${PATH}`,
  // "Ou vous avez acquis ces compétences sur le terrain".
  String.raw`${OR} [^.;]{0,50}?${GAINED} [^.;]{0,24}?${AT_WORK}`,
  String.raw`${OR} [^.;]{0,40}?${AT_WORK} [^.;]{0,24}?${GAINED}`,
  // "Tenzij u via ervaring een vergelijkbaar niveau aantoont".
  String.raw`${UNLESS} [^.;]{0,50}?${KNOWN}`,
  // "Of gelijkgesteld door relevante ervaring", "of door jarenlange praktijk".
  String.raw`(?:gelijkgesteld|gelijkwaardig|assimilée?|equiparad[oa]|equiparat[oa]|gleichgestellt|jämställd|ligestillet|likestilt|treated as equal) (?:door|par|por|da|durch|genom|ved|gjennom|through|by) (?:${WORD} ){0,3}?${KNOWN}`,
  String.raw`${OR} (?:through|by way of|by|durch|par|grâce à|por|a través de|através de|per|tramite|attraverso|door|via|przez|dzięki|genom|ved|gennem|gjennom|skrze|prin) (?:${WORD} ){0,4}?${KNOWN}`,
  // "Or the equivalent in years of shipping software", "or time-served".
  String.raw`or (?:the |an )?equivalent in (?:years|time)|(?:or )?time[- ]served|qualified by experience`,
  // "Although ten years in logistics counts for just as much".
  String.raw`(?:${YEARS}|${KNOWN}|${PATH}) [^.;]{0,40}?${COUNTS} [^.;]{0,14}?${JUST_AS_MUCH}`,
  // "Dispensável para quem comprovar vivência na função".
  String.raw`(?:dispensáve[l]|prescindible|entbehrlich|verzichtbar|waived|non requise?|not required) (?:for those|für (?:alle|personen)|pour ceux|para quien(?:es)?|para quem|per chi|voor wie) [^.;]{0,30}?${KNOWN}`,
  String.raw`${OR} (?:${WORD} ){0,3}?${KNOWN},? (?:${WORD} ){0,2}?${SAME}`,
  // "A qualification or significant industry experience", "titulado o con experiencia demostrable".
  String.raw`${PAPER}[^.;]{0,50}?\(?${OR} (?:(?:with|mit|avec|con|com|met|z|med|s|cu) )?(?:an? |eine |une |una |uma |een |en )?(?:${STRONG} ){1,3}(?:${WORD} ){0,1}?${KNOWN}`,
  String.raw`${PAPER}[^.;]{0,50}?${OR} (?:con|com|with|avec) ${KNOWN} (?:demostrable|comprobable|contrastada|comprovada|avérée|significative|pertinente)`,
  String.raw`${OR} (?:${WORD} ){0,3}?(?:competence|competency|skills|ability|kompetens|kompetanse) (?:gained |shown |proven |demonstrated )?(?:through|by|genom|gjennom|gennem) (?:${WORD} ){0,1}?${KNOWN}`,
  String.raw`${OR} (?:${WORD} ){0,2}?${LONG_WORK}`,
  String.raw`(?<!(?:\d|one|two|three|four|zwei|drei|vier|deux|trois|dos|tres|due|tre|twee|drie|dwa|trzy|två|to|dva|tři) )${OR} (?:at least |mindestens |au moins |al menos |pelo menos |almeno |minstens |co najmniej |minst |mindst )?${YEARS} ${IN_A_ROLE}`,
  String.raw`[,;:–—] (?:${OTHER_WORD} ){0,8}?(?:${YEARS}|${KNOWN}) [^.;,]{0,30}?${WOULD_DO}`,
  // "In alternativa alla laurea, esperienza", "zamiast dyplomu akceptujemy doświadczenie".
  String.raw`(?:à défaut|faute|in the absence|na ausência|na falta|a falta|en ausencia|en lugar|in alternativa|in assenza|in mancanza|bij gebrek|in plaats|zamiast|w miejsce|i ?stället|i stedet|sijaan|místo|namísto|în lipsa|anstelle|anstatt|statt|instead) [^.;,]{0,16}?${PAPER}[^.;]{0,30}?(?:${KNOWN}|${YEARS})`,
  // "Mbo-4 met jarenlange ervaring of hbo", "diplom nahradí praxe".
  String.raw`${TRAINING} (?:${WORD} ){0,1}?${WITH} (?:${WORD} ){0,4}?${KNOWN},? ${OR} (?:an? |een |ein |une |un |una |uma )?(?:${WORD} ){0,1}?(?:degree|studium|bachelor|master|licence|grado|licenciatura|laurea|hbo|wo|studia|examen|bachelorgrad|korkeakoulututkinto|vš)`,
  String.raw`(?:diplom|titul|vzdělání|školu|dyplom|wykształcenie|studia|tutkinnon) (?:${WORD} ){0,1}?(?:nahrad\p{L}{1,2}|nahrazuje|zastąpi|zastępuje|korvaa) (?:${WORD} ){0,2}?${KNOWN}`,
].map((source) => quickLatinPhrases(source));
/** Both are asked for, or the alternative is another degree. */
const BOTH = latinPhrases(
  String.raw`(?:zusätzlich|additionally|in addition|en plus|además|além disso|inoltre|daarnaast|dodatkowo|dessutom|desuden|dessuten|lisäksi|navíc) [^.;]{0,30}?${KNOWN}`,
);

/** Returns whether a sentence that names a degree says that what people have learnt at work stands for it. */
export const isMatchedByWork = (text: string): boolean => BY_WORK.some((each) => each.test(text)) && !BOTH.test(text);
