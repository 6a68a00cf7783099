import { folded } from "#normalise/text/folded-expression.ts";
/** What titles add to win applicants, and what isn't the work: a start, a bonus, a pool, an invitation. Only the displayed title loses it. */
export const SLOGANS = [
  folded(
    /(?<!\p{L})(?:(?:now|always|still) hiring|hiring (?:now|immediately|asap|all year(?:[- ]round)?|year[- ]round)|(?:immediate|urgent) (?:start|hire|hiring|opening|need|joiners?)(?: available)?|start(?:s|ing)? (?:now|asap|immediately|today|tomorrow)|apply (?:now|today)|no (?:experience|interviews?|degree|calls|cv|phone calls|cold calling)(?: (?:needed|required|necessary))?|easy money|work your own hours|flexible hours|flexible schedule|weekly pay|great (?:pay|benefits)|urgent(?:ly)?|asap|all year round)(?!\p{L})/giu,
  ),
  folded(
    /(?<!\p{L})(?:ab sofort|sofort|zum nächstmöglichen (?:zeitpunkt|termin)|schnellstmöglich|jetzt bewerben|dringend|ohne (?:erfahrung|vorkenntnisse)|quereinsteiger willkommen|quereinstieg möglich|(?:début|démarrage|prise de poste) immédiate?|dès que possible|postulez(?: maintenant)?|urgente?|incorporación inmediata|inicio inmediato|sin experiencia|início imediato|contratação imediata|sem experiência|(?:assunzione|inserimento|disponibilità) immediat[oa]|senza esperienza)(?!\p{L})/giu,
  ),
  folded(
    /(?<!\p{L})(?:per direct|direct beginnen|met spoed|z\.?s\.?m\.?|geen ervaring nodig|od zaraz|pilne|bez doświadczenia|omgående(?: start)?|snarast|start (?:snarast|snarest|omgående|straks|umiddelbart)|tiltrædelse snarest|heti|aloitus heti|nástup (?:ihned|možný ihned)|ihned|bez praxe)(?!\p{L})|急募|大量募集|未経験(?:ok|歓迎|可)|経験不問|即日勤務|積極採用中/giu,
  ),
  folded(
    /(?<!\p{L})(?:(?:freelancers?|freelance|talent|flex|bewerber|kandidaten)?[- ]?pool|talent (?:community|network|pipeline|bench)|evergreen|future (?:openings|opportunities|roles)|vivier(?: de talents)?|bolsa de (?:talento|trabajo|empleo)|banco de (?:talentos|currículos)|talangpool|kandidatbank|タレントプール)(?: 20\d\d)?(?!\p{L})/giu,
  ),
  folded(
    /(?<!\p{L})(?:sign[- ]?on(?: bonus)?|(?:signing|welcome|retention|joining|hiring|relocation|referral)[ -](?:bonus|payment)|(?:start|willkommens|antritts|wechsel)(?:prämie|bonus)|prime (?:d['’]embauche|de bienvenue)|bonus (?:de bienvenida|d['’]ingresso|di benvenuto)|tekenbonus|welkomstbonus|bonus (?:na start|powitalny)|(?:náborov|nástupn|vstupn)[íý] (?:bonus|příspěvek)|(?:velkomst|startup|rekrytointi|aloitus|tilmeldings|signerings|start)bonus|premia (?:na start|powitalna))(?!\p{L})/giu,
  ),
  folded(
    /(?<!\p{L})(?:we (?:need|want) you|join (?:our (?:growing |great )?team|us)(?: (?:now|today))?|come (?:and )?(?:join|work with) us|wir (?:brauchen|suchen) dich|komm (?:zu uns|ins team|in unser team)|werde teil (?:unseres teams|des teams)|rejoignez(?:-nous| notre équipe| l['’]équipe)|on vous attend|únete(?: a (?:nuestro equipo|nosotros))?|te buscamos|(?:junt|vem junt)\p{L}{1,4}(?: a nós|-te a nós|-se a nós)?|vem trabalhar connosco|unisciti a noi|ti aspettiamo|kom (?:ons team|bij ons|werken bij ons)|wij zoeken jou|dołącz do (?:nas|zespołu)|bli (?:en del av oss|med oss)|bliv en del af (?:os|holdet)|tule (?:meille|joukkoomme)(?: töihin)?|přidej se k nám|hledáme tě)(?!\p{L})/giu,
  ),
];

/** A sentence that promises pay: "Earn $45/hr from your phone", "Verdiene bis zu 3000 € im Monat". */
export const PROMISE = folded(
  /(?:^| ?[–—|:!,] ?| - )(?:earn|make|get paid|verdienen?(?: sie)?|gagne[zr]?|gana|ganhe|guadagna|verdien|zarabiaj|zarób|tjäna|tjen|ansaitse|vydělávej|vydělej) (?:[\p{L}’']{1,12} ){0,4}(?:[$€£¥] ?\d|\d[\d.,]{0,8} ?(?:€|[$]|£|eur|usd|zł|kr|kč))[^()]{0,120}$/iu,
);
/** "Medical Coder, Outpatient $2,500 Sign-On": a bonus without a sign before it. */
export const BONUS_AT_END = folded(
  /[ +,(–—-]{1,4}(?:eligible for )?(?:up to )?(?:[$€£] ?\d[\d.,]{0,9}k?|\d[\d.,]{0,9}k? ?[€£])\+? (?:sign[- ]?on|signing|welcome|retention|joining|hiring|startprämie|willkommensprämie)(?: bonus)?[)! ]{0,3}$/iu,
);
/** Contract and hours at the end without a sign before them: "Java-Entwickler in Vollzeit", "Comptable 35h", "Administrativo jornada completa". */
export const TERMS_AT_END = folded(
  /(?<!(?<!\p{L})(?:of|for|and|&|to|für|und|de|of the|y|e|et)) (?:in (?:voll|teil)zeit(?: oder (?:voll|teil)zeit)?|(?:voll|teil)zeit|(?:a |à |en |em )?(?:jornada (?:completa|parcial)|media jornada|temps (?:plein|partiel)|tiempo (?:completo|parcial)|tempo (?:pieno|integral|parcial)|meio período)|full[- ]time|part[- ]time|heltid|deltid|fuldtid|fulltid|voltijds?|deeltijds?|fulltime|parttime|pełny etat|cdi|clt|minijob|zdalnie|(?:100 ?% ?)?(?:remoto|remota|home ?office|teletrabajo|télétravail|teletrabalho|smart working)|bundesweit|deutschlandweit|ab sofort|home ?office-b[ae]n|määräaikaiseen työsuhteeseen|\d[.,]\d{1,2} ?fte|cdd(?: \d{1,2} mois)?|\d{1,3}(?: ?[-–\ue012\ue013] ?\d{1,3})? ?%|(?:from |up ?to |ab |bis |ote |ral |starting pay |starting at |pay )?[$€£] ?\d[\d.,]{0,10}k?(?: ?[-–\ue012\ue013] ?[$€£]? ?\d[\d.,]{0,10}k?)?(?: ?(?:[/\ue011]|per|an?|pro) ?(?:hour|hr|h|year|yr|month|day|stunde|jahr|monat))?|ab \d{1,2}\.\d{1,2}\.(?:20\d\d)?|[x×]\d|\d{1,2}(?: ?[-–\ue012\ue013] ?\d{1,2})? ?(?:h|hrs?|std\.?|stunden|uur|timmar|timer|godz\.?|hours|ore|hodin|tuntia)(?: ?(?:[/\ue011]|per|pro|a|p) ?(?:week|woche|wk|w|semaine|sem|vecka|uge|tydz))?)$/iu,
);
/** Where a tail that says how the work is done may begin: "Buchhalter im Homeoffice", "Comptable en télétravail". */
export const TAIL_BEGINS =
  / (?=(?:im|aus dem|in|en|em|à|a|con|da|na|v|z|på|vanuit|als|auf|ab|mit|op|met|von|vor|w|jako|som|till) \S)/giu;
/** "Senior Engineer @ Fernhill". */
export const EMPLOYER_AT_END = / @ ?[\p{Lu}\d][\p{L}\d&.'’ -]{1,40}$/u;

/** Somebody is wanted, and where: "Systemutvecklare sökes till Göteborg". */
export const WANTED_AT_END = folded(
  /[ ,–-](?:wanted|needed|gesucht|gezocht|sökes|søges|søkes|haetaan|hledáme|hledá se|poszukiwan[yae]|szukamy|se busca|se necesita|cercasi|ricercasi|procura-se|recherchée?)(?: (?:till|til|for|in|für|en|em|à|a|w|do|pro|v) \p{Lu}[\p{L}-]{1,24}(?: \p{Lu}[\p{L}-]{1,24})?)?!?$/iu,
);
/** The same before the name of the work: "Vi söker en", "Szukamy:", "Cerchiamo". */
export const WANTED_FIRST = folded(
  /^(?:vi (?:söker|søger|søker)|haemme|hledáme|poszukujemy|szukamy|zatrudnimy|buscamos|se (?:busca|necesita)|procuramos|procura-se|contrata-se|contratamos|cerchiamo|ricerchiamo|cercasi|(?:nous )?recherchons|on recrute|nous recrutons|wij zoeken|we zoeken|gezocht|gesucht wird|join us as|we need|werde(?= \p{Lu})|(?:new|neu|nieuw|nouveau|nuevo|nytt|stellenangebot|stellenanzeige|job(?:angebot)?|oferta (?:pracy|de empleo|de trabajo)|offerta di lavoro|ledig (?:stilling|tjänst)|lediga jobb|recrutamento|vaga|vacante|empleo|emploi|praca|avoin työpaikka|nabídka práce)(?= ?[:!–-]))(?!\p{L}) ?[:!–-]? ?(?:(?:an?|eine?n?|une?|een|en|et|ett|una?|um|uma|un\/a) )?(?=\p{L}{3})|^【?(?:急募|募集)】?/iu,
);
