/**
 * The words that decide what a sentence with a place says, by their part in it, in English, German, French, Spanish, Portuguese, Italian,
 * Dutch, Polish, Swedish, Danish, Norwegian, Finnish and Czech. Each is the source of a regular expression without anchors.
 */
const anyOf = (...parts: string[]) => `(?:${parts.join("|")})`;

/** Writes the Latin letters out: `\p{L}` in a source stands for one, and a range is much faster than the property. */
export function latin(source: string): string {
  return source.replaceAll(String.raw`[\p{L}`, "[a-zÀ-ɏ").replaceAll(String.raw`\p{L}`, "[a-zÀ-ɏ]");
}

/** Returns a source that begins and ends at a word boundary. */
export function words(source: string): string {
  return latin(String.raw`(?<![\p{L}\d])(?:${source})(?![\p{L}\d])`);
}

/**
 * Returns an expression's source with its alternatives in another order: plain words first, sorted. V8 compares plain words that stand in a row together,
 * but tries every other alternative separately at each position of a text. Use it for tests only: it can change which alternative matches.
 */
export function plainFirst(source: string): string {
  const plain: string[] = [];
  const others: string[] = [];
  for (const alternative of alternativesOf(source))
    (/^[^\\[\](){}?*+.^$]+$/u.test(alternative) ? plain : others).push(alternative);
  return [...plain.toSorted(), ...others].join("|");
}

/** Splits a source at the bars outside brackets. */
function alternativesOf(source: string): string[] {
  const alternatives: string[] = [];
  let from = 0;
  let depth = 0;
  for (const { 0: token, index } of source.matchAll(/\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]|[(|)]/gu)) {
    if (token === "(") depth += 1;
    else if (token === ")") depth -= 1;
    else if (token === "|" && depth === 0) {
      alternatives.push(source.slice(from, index));
      from = index + 1;
    }
  }
  return [...alternatives, source.slice(from)];
}

/** The person who may be hired, as a noun. */
export const PERSON = anyOf(
  String.raw`candidates?|applicants?|applications|individuals?|persons?|people|residents?|citizens|nationals|talent|someone|anyone|everyone|those|contractors?|freelancers?|consultants?|professionals?|workers|hires`,
  String.raw`students?|graduates?|translators?|therapists?|specialists?|experts?|agents?|technicians?|representatives?|recruiters?|accountants?|lawyers?|interpreters?|editors?|trainers?|instructors?|assistants?|employees?|staff|engineers?|developers?|designers?|writers?|teachers?|tutors?|managers?|analysts?|nurses?`,
  String.raw`bewerber(?:innen)?|bewerbungen|candidatures?|candidaturas?|bewerbende|kandidat(?:en|innen|er|ów|y|i)?|personen|candidate?s?|personnes?|candidat[oa]s?|personas?|pessoas?|profissiona(?:l|is)|profesionales?`,
  String.raw`kandidaten|sollicitanten|mensen|persone|candidati|osób|osoby|osoba|sökande|ansøgere|søkere|hakij(?:a|at)|uchazeč(?:i|e)?`,
);

/** The job itself. */
export const JOB = String.raw`roles?|positions?|jobs?|opportunit(?:y|ies)|vacanc(?:y|ies)|contract|post|stelle|poste|puesto|vaga|posizione|functie|rolle|stanowisko|tjänsten|stillingen|tehtävä|pozice`;

/** Verbs of residence with the preposition before the place. */
export const RESIDE = anyOf(
  String.raw`(?:a |an |your |their )?(?:(?:permanent|primary|main|legal|registered|home|tax|fiscal|fixed) )*(?:home(?: base| office)?|home address|residence|address|domicile) (?:is |must be |should be |lies )?(?:somewhere |anywhere )?(?:in|within)`,
  String.raw`(?:based|located|situated|physically present|living|live|lives|reside|resides|residing|residents?|residency|domiciled)(?: (?:and|or) [\p{L} ]{1,40}?)?(?: (?:full[- ]time|permanently|currently|legally|physically|remotely|anywhere|somewhere))? (?:in|within|of|across|on|from)`,
  String.raw`(?:wohnhaft|wohnen|wohnst|wohnt|wohnsitz|lebst|leben|lebt|ansässig)(?: \p{L}+)? (?:in|innerhalb)`,
  String.raw`(?:résid\p{L}+|basée?s?|habit\p{L}+|domiciliée?s?|install\p{L}+)(?: \p{L}+)? (?:en|dans|au|aux|à)`,
  String.raw`(?:resid\p{L}+|radicad\p{L}+|radicar|vivir|viv[ae][ns]?|ubicad\p{L}+|basad\p{L}+|domiciliad\p{L}+|morar|mor[ea]m?|basead\p{L}+|localizad\p{L}+)(?: \p{L}+)? (?:en|dentro de|em|no|na|nos|nas)`,
  String.raw`(?:residen\p{L}+|risied\p{L}+|viv\p{L}+|domiciliat\p{L}+|basat\p{L}+)(?: \p{L}+)? (?:in|negli|nel|nella)`,
  String.raw`(?:wonen|woont|woonachtig|wonend|woonplaats|gevestigd)(?: \p{L}+)? (?:in|binnen)`,
  String.raw`(?:mieszka\p{L}*|zamieszka\p{L}*|przebywa\p{L}*)(?: \p{L}+)? (?:w|we|na)`,
  String.raw`(?:bo|bor|bosatt|bosat|baserad|baseret|basert)(?: \p{L}+)? (?:i|inom|inden for|innenfor)`,
  String.raw`(?:bydl\p{L}*|žij\p{L}*)(?: \p{L}+)? (?:v|ve|na)`,
);

/** Words that make a verb of residence a condition of hiring. */
export const MODAL = anyOf(
  String.raw`must|should|shall|needs?|required|requires|(?<!not |n['’]t |never )require(?= (?:that )?(?:you|someone|somebody|people|candidates?|applicants?|everyone|all|the (?:person|candidate)))|have to|has to|can|may|will be|you will|you'll|is to be|expected`,
  String.raw`müssen|muss|musst|solltest|sollten|kannst|devez|doit|doivent|devrez|pouvez|debes?|deben|deberás?|puedes?|deve|devem|precisa|precisam|pode|devi|devono|puoi`,
  String.raw`moet|moeten|dient|dienen|musi|musisz|muszą|måste|ska|skal|må|tulee|pitää|musí|musíš|musíte`,
);

/** Verbs for hiring people. */
export const HIRE = anyOf(
  String.raw`hire|hires|hiring|recruits?|recruiting|employ|employs|employing|contract with|sign (?:contracts|agreements) with|take on|takes on|taking on|bring on|engage|engages|engaging|appoint|seeking|looking for|considers?|considering|accepts?|accepting|welcomes?|welcoming|invites?|inviting`,
  String.raw`open (?:only |exclusively )?to|available (?:only |exclusively )?(?:to|for)|limited to|restricted to|reserved for|exclusively (?:to|for)|(?:is|are) for|only for`,
  String.raw`einstellen|stellen|suchen|offen für|recherch\p{L}+|recrut\p{L}+|embauch\p{L}+|ouverte? (?:à|aux)|ouvert à tou\p{L}+|busca\p{L}*|contrata\p{L}*|abiert\p{L} a|abert\p{L} a|cerchiamo|assumiamo|zoeken|aannemen|szukamy|zatrudniamy|söker|anställer|søger|søker|ansætter|ansetter|etsimme|palkkaamme|hledáme`,
);

/** What a notice is about: pay, benefits, privacy, law. Such a sentence speaks of people who live somewhere and asks nobody to live there. */
export const NOTICE = anyOf(
  String.raw`salar(?:y|ies)|pay|paid|wages?|compensation|remuneration|ranges?|bands?|rates?|bonus(?:es)?|premium|premiums|commission|stipends?|allowances?|reimburse\p{L}*|payments?|benefits?|insurance|pto|vacation|leave|holidays?|401\(?k\)?|pension`,
  String.raw`priva(?:cy|te)|notices?|disclosures?|polic(?:y|ies)|laws?|ordinances?|acts?|regulations?|rights|statut\p{L}+|legislation|tax(?:es|ation)?|licen[sc]\p{L}+|certifi\p{L}+|credential\p{L}*|registration|e-verify|i-9|accommodations?|aedt|pay zones?|zone \d|differentials?|discriminat\p{L}*`,
  String.raw`gehalt\p{L}*|vergütung|zulagen?|datenschutz\p{L}*|urlaub\p{L}*|salaires?|rémunération|fourchette|confidentialité|avantages|congés|salarios?|retribución|privacidad|beneficios|remuneração|benefícios|privacidade|stipendi\p{L}|retribuzione|informativa|salaris\p{L}*|vakantiedagen|wynagrodzeni\p{L}*|widełki|lön|løn|lønn|palkka|mzd\p{L}+`,
);

/** What others have or are given, as the predicate behind people who live somewhere. */
export const RECEIVES = anyOf(
  String.raw`receives?|enjoys?|earns?|accrues?|(?:will|may|can|are|is) (?:also )?(?:be )?(?:provided|paid|given|offered|entitled|compensated|reimbursed|subject|expected to (?:come|work from|commute|visit))`,
  String.raw`(?:eligible|qualify) for (?!(?:this|the|our) (?:role|position|job|opportunity))|(?:please )?(?:read|review|refer|see|click|visit|note)|(?:has|have) (?:the |certain |additional |specific |some )?rights?|(?:may|can) (?:also )?(?:request|exercise|opt|ask)|(?:is|are) (?:protected|covered|informed|advised|notified)|erhalten|bekommen|reçoivent|bénéficient|reciben|recebem|ricevono|ontvangen|otrzymują|får|saavat|dostávají`,
);

/** Other holders of places: the company, its customers, people who work there already. */
export const OTHERS = String.raw`\d[\d,.]*\+? (?:\p{L}+ )?(?:people|employees|staff|engineers|developers|members|experts|professionals)|our|we|we're|we’re|he|she|they|headquarter\p{L}*|hq|offices?|clients?|customers?|users?|partners?|teams?|team ?mates?|members?|colleagues|operations|compan(?:y|ies)|firm|business(?:es)?|brands?|stores?|founders?|founded|suppliers?|vendors?|factor(?:y|ies)|warehouses?|investors?|shareholders?|owners?|universit(?:y|ies)|parent|hubs?|studio|start-?up|subsidiar\p{L}+|markets?|projects?|schools?|hospitals?|infrastructure|servers?|wir|unser\p{L}*|kunden|standorte?|notre|nos|nous|clients|nuestr\p{L}+|clientes|nossos?|nossas?|onze|nasz\p{L}*|vår|våra|vores|vår\p{L}`;

/** Openers of a phrase that says for whom or when something holds. */
export const CONDITION = String.raw`if|when|where|whether|unless|in case|should you|for|while|wenn|falls|für|sofern|si|pour|para|caso|se|per|als|voor|jeśli|dla|om|för|hvis|for|jos|pokud|pro`;

/** A wish is no condition of hiring. */
export const PREFERENCE = String.raw`prefer\p{L}*|prioriti[sz]\p{L}*|ideally|ideal(?=\s*[).,;]|$)|(?:is|are|would be|be) (?:a |an )?(?:big |huge |strong |definite )?(?:plus|bonus|advantage|asset)|a plus|nice to have|desir(?:ed|able)|bevorzugt|idealerweise|von vorteil|wünschenswert|de préférence|idéalement|un plus|souhait\p{L}*|preferib\p{L}+|preferente\p{L}*|idealmente|de preferência|preferencialmente|preferibilmente|bij voorkeur|mile widzian\p{L}+|helst|gerne|meriterande|mielellään|výhod\p{L}+`;

/** The list ends with everywhere else. */
export const OPEN_END = String.raw`or wherever|or (?:fully |hybrid |100 ?% )?remote(?:ly)?(?! in)|or anywhere(?: else)?(?! (?:in|within|across))|and beyond|or elsewhere|(?:or|and) (?:any )?(?:an)?other (?:countr|location|cit|place|state)\p{L}+|among others|oder anderswo|ou ailleurs|o en cualquier otro|u otros países`;

/** What may stand between a verb and its list of places. */
export const LIST_LEAD = String.raw`countr(?:y|ies)|states?|locations?|regions?|areas?|cities|places|following|any of|one of|either|both|remote|hybrid|work at home|home|time ?zones?|länder\p{L}*|staaten|bundesländer\p{L}*|pays|régions?|estados|países|stati|paesi|regioni|landen|krajów|krajach|länder|lande|land|maissa|zemí`;

/** Examples of a wider place. */
export const EXAMPLES = String.raw`such as|for example|for instance|e\.g\.|including but not limited to|zum beispiel|z\. ?b\.|wie zum|par exemple|por ejemplo|por exemplo|ad esempio|bijvoorbeeld|na przykład|np\.|till exempel|t\.ex\.|for eksempel|f\.eks\.|esimerkiksi|například`;

/** Openers of places that are left out. */
export const EXCEPT = String.raw`except(?:ing|ion of)?(?: for| in| from)?|apart from|aside from|(?<=(?:state|country|province|region|continent|nation|place|states|countries|provinces|regions|nations|places|everywhere|anywhere|union|world|europe|eu|us|usa|uk),? )(?:bar|save(?: for)?)|exclud(?:ing|es?)|exclusive of|other than|but not(?: in)?|not including|outside of(?= sanctioned)|ausgenommen|außer(?:halb)?|mit ausnahme (?:von|der|des)|sauf|hors|à l'exception (?:de|du|des)|hormis|excepto|salvo|exceto|menos|a excepción de|com exceção de|eccetto|tranne|ad eccezione (?:di|del|della)|behalve|uitgezonderd|met uitzondering van|z wyjątkiem|oprócz|poza|förutom|med undantag för|undtagen|unntatt|med undtagelse af|paitsi|lukuun ottamatta|kromě|s výjimkou`;

/** A refusal, as the verb of a sentence. */
export const REFUSE = anyOf(
  String.raw`cannot|can['’]t|can not|could not|couldn['’]t|unable to|not able to|not in a position to|do not|don['’]t|does not|doesn['’]t|will not|won['’]t|are not|aren['’]t|is not|isn['’]t|not currently|currently not|no longer|may not|must not|not`,
  String.raw`nicht|keine?n?|ne \p{L}+ (?:pas|être)|ne \p{L}+ \p{L}+ pas|no|não|non|niet|geen|nie|inte|ikke|eivät|emme|ei|ne(?:můžeme|přijímáme|budou)`,
);

/** What is refused: being taken on. */
export const TAKE_ON = anyOf(
  String.raw`hired?|hiring|employ(?:ed|ing)?|accept(?:ed|ing)?|consider(?:ed|ing)?|eligible|recruit(?:ed|ing)?|apply|offer(?:ed|ing)?|available|open|support|accommodate|engaged?|onboard|take on|taken on|contract with`,
  String.raw`eingestellt|einstellen|annehmen|angenommen|entgegennehmen|berücksichtig\p{L}*|beschäftig\p{L}*|embauch\p{L}+|recrut\p{L}+|retenu\p{L}*|prises? en compte|accept\p{L}+|contrat\p{L}+|considerad\p{L}+|aceptad\p{L}+|aceit\p{L}+|postular|candidatar|assum\p{L}+|assun\p{L}+|considerat\p{L}|aannemen|aangenomen|in aanmerking|zatrudnia\p{L}*|rozpatr\p{L}+|anställ\p{L}*|beakta\p{L}*|ansætte\p{L}*|ansette\p{L}*|ansat|ansatt|palkata|huomioida|zaměstn\p{L}+|přij\p{L}+`,
);

/** A sentence without any of these words says nothing about where someone lives, is hired or works. A cheap first test. */
export const SCOPE_WORDS = new RegExp(
  plainFirst(
    [
      String.raw`based|locat|\bliv(?:e|es|ing)\b|resid|authori[sz]|right to work|permi[ts]|eligib|\bhir(?:e|es|ed|ing)\b|candidat|applican|applications (?:[a-z]{1,12} )?from|remot|anywhere|citizen|clearance|open to|\bonly\b|except|exclu|time ?-?zone|overlap|hours|worldwide|domicil|employees? (?:must|who|in|based)|employ (?:people|anyone|candidates|staff|in)|legally|recruit(?:s|ing)? (?:in|from|only)|consider|accept|available|we can employ|only employ|contract with|engage|employed|geograph|continent|payroll|wherever|long as|provided (?:that )?you|globally|people in|take[ns]? on|home (?:in|is|must)|address|home base|the world\b|calling all|\bappl(?:y|ies)\b|present in|(?:may|can|legally) work|be (?:done|performed|carried out|filled|held)|are you in|need (?:someone|somebody|people)|leave to remain|nationals|in the world|the globe|on (?:the planet|earth)|(?:need|have) to be in|pay (?:your |income )?tax|which country|what country|on (?:this|the) (?:planet|globe)|(?:work|working|employment) rights|entitled to work|free to work|passport|entit(?:y|ies)|hired in|countr(?:y|ies)|states?\b|where you live|wherever|our bank|send (?:money|payments|you money)|(?:can['’]t|cannot) pay|whole world|borders?\b|from home|nationals|citizens`,
      String.raw`wohn|ansässig|\bleb(?:st|en|t)\b|bewerb|deutschlandweit|bundesweit|weltweit|standort|arbeitsort|außer|ausgenommen|home ?-?office|partout|\bbasée?|\bbasad|résid|contrat|candidat|risied|assum|habit|lieu|télétravail|sauf|hors|monde|excepto|salvo|exceto|cualquier|qualquer|\bviv|\bmorar?\b|ubica|mundo|país|todo|mondo|ovunque|eccetto|tranne`,
      String.raw`woon|gevestigd|wonen|behalve|hele|heel|wereld|plaats|mieszka|przebywa|świat|zdaln|kraj|oprócz|lokaliz|\bbor?\b|bosat|basere?[dt]|distans|hela|världen|verden|förutom|undta|fjern|\basu|maailma|etätyö|paitsi|bydl|žij|svět|kromě|vzdálen`,
    ].join("|"),
  ),
  "i",
);

/** A sentence without any of these words leaves nothing out. A cheap first test. */
export const EXCLUSION_WORDS = new RegExp(
  plainFirst(
    /\bnot?\b|n['’]t\b|cannot|unable|except|apart from|aside from|\bbar\b|\bsave\b|exclu|other than|no longer|outside|nicht|\bkein|außer|ausgenommen|ausnahme|\bsauf|\bhors|hormis|\bpas\b|salvo|exce[tp]t|menos|fuera|não|\bnon\b|tranne|behalve|uitgezonderd|\bniet\b|\bgeen\b|\bnie\b|wyjątkiem|oprócz|poza|inte\b|ikke|förutom|undta|eivät|\bemme\b|paitsi|\bne|kromě|mimo/i
      .source,
  ),
  "i",
);

/** A clause without any of these words asks nobody to live anywhere. A cheap first test. */
export const RESIDENCE_WORDS = new RegExp(
  plainFirst(
    /based|locat|situat|present in|home base|\bliv|(?:must|to|should|can|may) (?:\w+ )?(?:be|stay|remain) (?:with)?in|resid|domicil|(?:home|address) (?:in|within|is|must)\b|long as|provided|wohn|ansäs|\bleb[ets]|résid|basée?|habit|install|radica|\bviv|ubica|basad|\bmora|risied|woon|wonen|gevestigd|mieszka|przebywa|\bbor?\b|bosat|baser|basert|bydl|žij/i
      .source,
  ),
  "i",
);
