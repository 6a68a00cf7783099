import type { EmploymentType } from "#contract/schemas/job.ts";

/** How one language speaks of people by their form of employment, as sources of expressions. */
export interface EmployedPeople {
  /** Says before the people that they are sought: "we are hiring", "szukamy". */
  seeks: string;
  /** Says so behind them: "wanted", "gesucht". */
  sought: string;
  /** The words that may open an advertisement before such people, where others would make them an object: "Manage contractors". */
  first?: string;
  /** What stands behind people whom the head of an advertisement names: "temps for our kiosks". */
  behind: string;
  /** Before people whom the job leads, pays or plans for, or whom the employer already has: "you schedule", "our". */
  leads: string;
  people: Partial<Record<EmploymentType, string>>;
}

/** Kinds of people by language. Scripts without spaces between words have none. */
export const EMPLOYED_PEOPLE: Readonly<Record<string, EmployedPeople>> = {
  en: {
    seeks: String.raw`(?:we(?:['’]re| are)? )?(?:looking for|seeking|hiring|recruiting|taking on|adding|searching for|need(?:ed)?|want(?:ed)?:?|be (?:our|an?|one of our)|become (?:our|an?)|join (?:us|our \p{L}{1,12}) as an?|welcom(?:e|ing)|open to)`,
    sought: "wanted|needed|required|sought|welcome|considered|may apply|can apply|invited to apply",
    behind: "for|to|at|in|until|through|from",
    first: String.raw`summer|winter|christmas|holiday|festive|experienced|qualified|paid|reliable|friendly|keen|student|two|three|four|five|\d{1,2}`,
    leads: String.raw`you(?:['’]ll| will)? (?:\p{L}{1,12} (?:and )?){0,2}?(?:lead|manage|schedule|supervise|mentor|train|coach|hire|pay|recruit|roster|onboard|coordinate|brief|guide|support|teach|plan|book|interview|look after|oversee|work with|pair with)|(?:lead|manage|schedule|supervise|mentor|train|coach|onboard|coordinate|oversee|roster)|team of|(?<!be |become |as |join )our|their|for all|every|managing|supervising|leading|training|coaching|mentoring|scheduling|onboarding|overseeing|coordinating|rotas? for|timesheets for|payroll (?:of|for)|contracts (?:of|for)`,
    people: {
      internship: String.raw`interns?(?! (?:programme|program))|apprentices?(?! programme)|work placement students?|placement students?|trainees(?! programme)`,
      contract: String.raw`temps|temp (?:\p{L}{3,15} ){0,2}?(?:workers|staff|associates|pickers|packers|assistants|helpers|drivers|nurses|clerks?|receptionists?)|seasonal (?:\p{L}{3,15} )?(?:help|helpers|hands|staff|workers|team members|associates|pickers|assistants)|(?:fruit|grape|apple|berry|strawberry) pickers|elf performers|bank (?:nurses?|staff)|casual (?:\p{L}{3,12} )?(?:staff|tutors?|drivers?|waiters?|workers?|cleaners?|lecturers?)|harvest (?:workers|hands|helpers)|freelance(?:rs?)?|contractors|casuals|supply teachers?|agency (?:staff|workers|nurses)|locums?|(?:christmas|summer|holiday|festive) (?:helpers|staff|assistants|workers)|(?:temporary|seasonal|casual|contract) (?:staff|workers|employees|colleagues)`,
      "part-time": String.raw`part[- ]timers?|part[- ]time (?:staff|employees|workers|colleagues|team members)`,
      "full-time": String.raw`full[- ]timers?|full[- ]time (?:staff|employees|workers|colleagues|team members)`,
    },
  },
  de: {
    seeks: String.raw`(?:wir )?(?:suchen|brauchen|stellen|einstellen|nehmen|gesucht:?|sucht|benötigen|werde|werden sie|bilden|ausbilden)(?: wir)?`,
    sought: "gesucht|gebraucht|willkommen|benötigt|dringend gesucht|(?:können|dürfen) sich (?:gern )?bewerben",
    behind: "für|zum|zur|im|in|ab|bis|am|als|an|mit|bei|oder",
    leads: String.raw`(?:du|sie) (?:\p{L}{1,12} )?(?:führst|führen|leitest|leiten|planst|planen|koordinierst|koordinieren|betreust|betreuen|schulst|schulen|rekrutierst|rekrutieren|rechnest|rechnen|einarbeitest|teilst|teilen|unterstützt|unterstützen|stellst|stellen|begleitest|begleiten|leitest)|team (?:aus|von)|unsere[nrs]?|ihre|deine|einsatzplanung|einsätze|einarbeitung|leitung|führung|anleitung|betreuung|ausbildung (?:der|unserer|von)|abrechnung|schulung|zusammen mit|verträge`,
    people: {
      internship: String.raw`praktikant(?:in|innen|en)?|azubis?|auszubildende[rn]?|lehrlinge?|lernende[rn]?|volontär(?:in|e|innen)?`,
      contract: String.raw`(?:\p{L}{3,10})?aushilfe(?:n)?|\p{L}{0,8}aushilfskr(?:aft|äfte)n?|erntehelfer(?:innen|in)?|saison(?:kr(?:aft|äfte)n?|arbeiter(?:innen|in)?|mitarbeiter(?:innen|in)?)|freelancer(?:innen|in)?|freiberufler(?:innen|in)?|honorarkr(?:aft|äfte)n?|zeitarbeiter|leiharbeiter(?:innen)?|springer(?:innen|in)?|ferienjobber|weihnachtshelfer|vertretungslehrkr(?:aft|äfte)|subunternehmer`,
      "part-time": String.raw`teilzeitkr(?:aft|äfte)n?|teilzeit(?:mitarbeiter|beschäftigte)\p{L}{0,6}|minijobber(?:innen|in|n)?|halbtagskr(?:aft|äfte)`,
      "full-time": String.raw`vollzeitkr(?:aft|äfte)n?|vollzeit(?:mitarbeiter|beschäftigte)\p{L}{0,6}`,
    },
  },
  fr: {
    seeks: String.raw`(?:nous |on )?(?:recherch(?:ons|e)|cherch(?:ons|e)|recrut(?:ons|e)|embauch(?:ons|e)|accueill(?:ons|e)|avons besoin d['’]|engage(?:ons)?|sélectionne|recherché(?:e)?s? ?:)`,
    sought: String.raw`recherchée?s?|bienvenue?s?|demandée?s?|(?:peuvent|sont invités à) (?:postuler|candidater)`,
    behind: "pour|à|au|en|dans|de|du|chez|dès|h\\/f",
    leads: String.raw`(?:encadr|gér|planifi|coordonn|manag|accompagn|intégr|supervis|pilot|rémunér|tutor)(?:e[zr]?|erez|es|eras)|(?:vous|tu) (?:\p{L}{1,12} )?(?:formez|formes|formerez|recrutez|recrutes|payez|dirigez|suivez|faites|établissez|accueillez|accueilles)|encadrement|intégration|planning|paie|équipe de|nos|leurs|les (?:plannings|contrats) des|des contrats de`,
    people: {
      internship: String.raw`stagiaires?|apprenti(?:e|s|es|\(e\))?|alternant(?:e|s|es|\(e\))?`,
      contract: String.raw`saisonni(?:er|ère)s?|intérimaires?|vacataires?|free-?lances?|pigistes?|vendangeu(?:r|rs|ses|r\(se\)s?)|cueilleu(?:r|rs|ses)|(?:travailleurs?|travailleuses?) indépendante?s?|indépendant(?:e|s|es)|remplaçant(?:e|s|es|\(e\))?|auto-?entrepreneu(?:r|rs|ses)|extras|contractuels?|(?:personnel|employés|collègues) (?:saisonnier|intérimaire|temporaire)s?`,
      "part-time": String.raw`(?:personnel|employés|salariés|collègues|étudiants) à temps partiel`,
    },
  },
  es: {
    seeks: String.raw`(?:se )?(?:buscamos|busca[n]?|buscando|necesita(?:mos|n)?|contratamos|incorporamos|requerimos|requiere[n]?|precisa(?:mos|n)?|solicita(?:mos|n)?|seleccionamos|queremos|nos sirve[n]?)`,
    sought: "bienvenid[oa]s|pueden (?:postular|aplicar|inscribirse)|se buscan?|se necesitan?",
    behind: "para|de|del|en|con|a|hasta|por",
    leads: String.raw`(?:coordin|supervis|gestion|liquid|pag|form|planific|acompañ|tutoriz|lider|organiz|orient|asign|capacit|entren)(?:as|ar|a|arás|ará|ando)(?: al?)?|(?:dirig(?:es|irás|ir)|contrat(?:as|arás))(?: al?)?|coordinación|supervisión|capacitación|equipo de|nuestr[oa]s|con (?:los|las)|turnos de (?:los|las)|nóminas de (?:los|las)`,
    people: {
      internship: String.raw`becari[oa]s?|pasantes?|practicantes?|aprendi(?:z|ces)|estudiantes? en prácticas`,
      contract: String.raw`temporer[oa]s|freelance(?:rs?|s)?|vendimiador(?:es|as)|recolector(?:es|as)|sustitut[oa]s?|suplentes?|interin[oa]s?|autónom[oa]s|trabajador(?:es|as) eventuales|peones (?:agrícolas )?(?:de|para|hasta)|personal (?:eventual|temporal|externo)`,
      "part-time": String.raw`(?:personal|empleados|trabajadores) (?:de|a) (?:medio tiempo|tiempo parcial|media jornada)|part[- ]timers`,
      "full-time": String.raw`(?:personal|empleados|trabajadores) (?:de|a) (?:tiempo completo|jornada completa)`,
    },
  },
  nl: {
    seeks: String.raw`(?:we |wij )?(?:zoeken|zoekt|zoek|gezocht:?|nemen|werven|verwelkomen|nodig:?)`,
    sought: "gezocht|welkom|nodig|(?:kunnen|mogen) (?:\\p{L}{1,10} )?(?:reageren|solliciteren)",
    behind: "voor|bij|in|op|tot|vanaf|om|met|te",
    leads: String.raw`(?:je|u|jij) (?:\p{L}{1,12} )?(?:begeleidt|roostert|plant|leidt|stuurt|coacht|werft|betaalt|ondersteunt|traint|coördineert|onboardt|beheert|begeleid)|(?:begeleiden|inroosteren|aansturen|coachen|inwerken|plannen) van|team (?:van|met)|onze|hun|het rooster van|inzet van|samen met|roosters? (?:voor|van)|contracten van|lonen van`,
    people: {
      internship: String.raw`stagiair(?:e|s|es)?|leerling(?:en)?[- ](?:kok|\p{L}{4,14})|bbl[- ]?(?:['’]er|leerling|student)s?|afstudeerders?|trainees?`,
      contract: String.raw`uitzendkracht(?:en)?|seizoens?(?:arbeiders?|krachten|medewerkers|hulpen)|freelancers?|zzp['’]?ers?|invallers?|invalkracht(?:en)?|oproepkracht(?:en)?|vakantie(?:kracht(?:en)?|hulpen)|flexwerkers?|(?:aardbei|appel|peren|fruit|druiven)\p{L}{0,3}plukkers|plukkers|jobstudent(?:en)?|detacheerders|ondersteuners`,
      "part-time": String.raw`parttimers?|deeltijders?|weekendhulp(?:en)?|zaterdaghulp(?:en)?|bijbaners?`,
      "full-time": String.raw`fulltimers?`,
    },
  },
  pl: {
    seeks: String.raw`(?:szukamy|poszukujemy|poszukuje|szuka|zatrudnimy|zatrudni|przyjmiemy|potrzebujemy|potrzebny|potrzebna|zapraszamy|rekrutujemy|zostań)`,
    sought: "poszukiwan(?:i|y|a|e)|potrzebn(?:i|y|a|e)|mile widzian(?:i|e)|zapraszamy",
    behind: "do|na|w|przy|dla|od",
    leads: String.raw`(?:układasz|planujesz|rozliczasz|prowadzisz|koordynujesz|szkolisz|zarządzasz|nadzorujesz|wdrażasz|opiekujesz się|kierujesz|wspierasz|zatrudniasz|rekrutujesz|rozliczać|zatrudniać|szkolić|wdrażać)|(?:układać|planować|koordynować|nadzorować|prowadzić|wspierać)|opieka nad|zarządzanie|koordynacja|szkolenie|rozliczanie|wdrażanie|zespół|zespołem|nasi|nasze|naszych|naszym|naszymi|grafik(?:i)? dla|współprac(?:a|ę|ujesz) z`,
    people: {
      internship: String.raw`stażyst(?:a|ka|ki|kę|ów|ami|om|y|ę)|praktykant(?:a|ka|ki|kę|ów|ami|om|ek)?|ucznia|uczeń|uczennic[ęa]|uczniów`,
      contract: String.raw`freelance(?:r|ra|rów|rzy|rka|rki|rkę|rom|rami)|pracowni(?:ków|cy|kami|ka|k|kom) (?:sezonow|tymczasow)\p{L}{1,3}|sezonow(?:ych|i) (?:pracowni\p{L}{1,4}|zbieracz\p{L}{1,3})|zbieracz(?:y|e)|zleceniobiorc\p{L}{1,4}|zastępc\p{L}{1,3} na czas|współpracownik(?:ów|a) b2b`,
    },
  },
  sv: {
    seeks: String.raw`(?:vi )?(?:söker|sökes:?|behöver|anställer|rekryterar|tar in|bli|letar efter)`,
    sought: "sökes|söks|välkomnas|behövs|välkomna",
    behind: "till|för|i|på|hos|från|åt|inom|under",
    leads: String.raw`ta(?:r)? emot|du (?:\p{L}{1,12} )?(?:schemalägger|leder|handleder|planerar|rekryterar|betalar|koordinerar|utbildar|stöttar|bokar|ansvarar för|tar emot|introducerar)|schemalägg\p{L}{1,3}|handled\p{L}{1,3}|introducera|scheman? för|löner? (?:för|till)|personalansvar för|våra|deras|team (?:av|med|på)|tillsammans med|arbetar med|\d{1,3}|två|tre|fyra|fem|sex|sju|åtta|nio|tio`,
    people: {
      internship: String.raw`praktikant(?:er|erna)?|lärling(?:ar|arna)?|exjobbare|trainees?|lia-?praktikant(?:er)?`,
      contract: String.raw`(?:sommar|semester|lärar|jul|föräldra)?vikari(?:e|er|erna)|frilansare|säsongs(?:arbetare|anställda|medarbetare|personal)|sommar(?:jobbare|personal|medarbetare)|(?:jul|sommar)extra|bärplockare|plockare|skördearbetare|konsulter på uppdrag`,
      "part-time": String.raw`tim(?:vikarier?|anställda|personal|arbetare)|deltidare|extrapersonal|extrajobbare`,
      "full-time": String.raw`heltidsanställda`,
    },
  },
  da: {
    seeks: String.raw`(?:vi )?(?:søger|søges:?|mangler|ansætter|leder efter|har brug for|bliv|vil du være)`,
    sought: "søges|efterlyses|velkomne|ønskes",
    behind: "til|for|i|på|hos|fra|med|ved|under",
    leads: String.raw`du (?:\p{L}{1,12} )?(?:leder|er leder for|vejleder|planlægger|oplærer|rekrutterer|koordinerer|aflønner|booker|støtter|ansætter|introducerer|har ansvar for)|vejled\p{L}{1,4}|oplær\p{L}{1,4}|planlægning af|løn(?:ninger)? (?:for|til)|vagtplan(?:er)? for|personaleansvar for|vores|deres|team (?:af|på|med)|sammen med|\d{1,3}|to|tre|fire|fem|seks|syv|otte|ni|ti`,
    people: {
      internship: String.raw`praktikant(?:er|erne)?|lærling(?:e|ene|er)?|\p{L}{0,12}elev(?:er)?|traineer?`,
      contract: String.raw`(?:barsels|sommer|ferie|jule|tilkalde)?vikar(?:er|erne)?|freelancer(?:e|ne)?|sæson(?:medarbejdere?|arbejdere?|ansatte|hjælpere)|(?:jule|sommer)(?:assistance|hjælp|hjælpere|medarbejdere)|(?:jordbær|æble|frugt)\p{L}{0,1}plukkere`,
      "part-time": String.raw`ungarbejdere?|studentermedhjælpere?|timelønnede|deltidsansatte|afløsere?|flexjobbere?`,
      "full-time": String.raw`fuldtidsansatte`,
    },
  },
  no: {
    seeks: String.raw`(?:vi )?(?:søker|søkes:?|trenger|ansetter|leter etter|ser etter|bli|vil du være|har behov for)`,
    sought: "søkes|ønskes|trengs|velkommen til å søke",
    behind: "til|for|i|på|hos|fra|med|ved|under",
    leads: String.raw`du (?:\p{L}{1,12} )?(?:leder|veileder|planlegger|rekrutterer|koordinerer|lønner|booker|støtter|ansetter|introduserer|setter opp|følger opp|har ansvar for)|veiled\p{L}{1,4}|opplæring av|oppfølging av|lønn(?:inger)? (?:for|til)|vaktplan(?:er)? for|turnus(?:en)? for|personalansvar for|våre|deres|team (?:av|på|med)|sammen med|\d{1,3}|to|tre|fire|fem|seks|sju|syv|åtte|ni|ti`,
    people: {
      internship: String.raw`praktikant(?:er)?|lærling(?:er)?|praksisstudent(?:er)?|traineer?`,
      contract: String.raw`(?:svangerskaps|sommer|ferie|permisjons|tilkallings|ringe)?vikar(?:er)?|frilanser(?:e)?|sesong(?:arbeidere?|ansatte|medarbeidere|hjelp)|(?:jule|sommer)(?:ekstra|hjelp|medarbeidere)|bærplukkere|plukkere`,
      "part-time": String.raw`deltidsansatte|helge(?:hjelp|vakter)|ekstravakter|ekstrahjelper`,
      "full-time": String.raw`heltidsansatte`,
    },
  },
  fi: {
    seeks: String.raw`(?:haemme|haetaan|etsimme|etsitään|tarvitsemme|tarvitaan|palkkaamme|palkataan|rekrytoimme|otamme)`,
    sought: "haetaan|etsitään|tarvitaan|palkataan|haussa",
    behind: String.raw`\p{L}{2,20}(?:an|än|on|in|un|lle|ssa|ssä|lla|llä|ksi)`,
    leads: String.raw`(?:suunnittelet|johdat|ohjaat|perehdytät|rekrytoit|koordinoit|tuet|maksat|koulutat|vastaat|esimies(?:nä|työ)|ohjata|johtaa|perehdyttää|kouluttaa|valmennat|opastat)|meidän|heidän|työvuorot`,
    people: {
      internship: String.raw`harjoittelij(?:a|aa|oita|oiden|an|at)|oppisopimusopiskelij\p{L}{1,4}|traineet?`,
      contract: String.raw`(?:kesä|kausi|joulu|vuokra)työntekij(?:ä|ää|öitä|ät)|sijai(?:nen|sta|sia)|freelancer(?:eita|ia|ä|ei\p{L}{1,4}|it|ita)?|marjanpoimij\p{L}{1,4}|joulu(?:apulai\p{L}{1,4}|sesonkiin \p{L}{4,16})|kesäapulai\p{L}{1,4}|keikkalai\p{L}{1,4}`,
      "part-time": String.raw`tuntityöntekij(?:ä|ää|öitä)|osa-aikai(?:sta|sia) \p{L}{4,20}|ekstraaj\p{L}{1,3}`,
    },
  },
  cs: {
    seeks: String.raw`(?:hledáme|hledá|přijmeme|přijme|potřebujeme|nabíráme|sháníme|staň(?:te)? se)`,
    sought: "hledán[iay]?|vítán[iay]?",
    behind: "do|na|pro|v|ve|od|k|s",
    leads: String.raw`(?:plánuje(?:š|te)|vede(?:š|te)|školí(?:š|te)|koordinuje(?:š|te)|řídí(?:š|te)|zaučuje(?:š|te)|nabíráš|najímáš|rozepisuješ směny|podporuje(?:š|te)|máš na starosti)|vedení|koordinace|zaškolení|zaučení|plánování směn|mzdy|tým|týmu|naši|naše|našim|našich|směny`,
    people: {
      internship: String.raw`stážist(?:a|ka|u|ku|y|ů|ky|ům)|učeň|učně|učni|praktikant(?:a|ka|ku|y|ů)?`,
      contract: String.raw`freelancer(?:a|y|ů|i|ky|ku)?|sezónní(?:ch|m|ho)? (?:pracovn\p{L}{2,4}|výpomoc|brigádn\p{L}{1,4})|agenturní(?:ch|m)? (?:pracovn\p{L}{2,4}|zaměstnan\p{L}{1,3})|česáč[ei]`,
      "part-time": String.raw`brigádni(?:ka|ky|ci|ků|ce|k|kům)|brigádnic[ei]`,
    },
  },
  it: {
    seeks: String.raw`(?:cerchiamo|cercasi|cerca|ricerchiamo|ricerca|assumiamo|assume|selezioniamo|seleziona|inseriamo|ci serv(?:e|ono)|posto (?:da|di|come)|posti (?:da|di|come)|un posto da)`,
    sought: "cercasi|benvenut[ie]|richiest[ie]|possono candidarsi",
    behind: "per|in|presso|di|da|a|nel|nella|con|al|alla|fino",
    leads: String.raw`(?:fai|farai|gestisci|gestirai|segui|seguirai|coordini|coordinerai|formi|formerai|paghi|pagherai|guidi|guiderai|affianchi|affiancherai|pianifichi|pianificherai|supporti|turni|recluti|gestire|coordinare|formare|seguire|affiancare|pianificare|supervisionare|guidare)|gestione|coordinamento|formazione|buste paga|team di|squadra di|i nostri|le nostre|nostri|insieme a`,
    people: {
      internship: String.raw`tirocinant[ei]|stagist[aei]|apprendist[aei]|praticant[ei]`,
      contract: String.raw`stagionali|freelance|collaborator[ie] (?:occasional[ei]|estern[oi]|autonom[oi])|liber[oi] professionist[ai]|vendemmiatori|raccoglitor[ie]|lavoratori interinali|supplent[ei]|sostitut[oaie]`,
      "part-time": String.raw`part-?timers?|weekendisti|i part[- ]time|dei part[- ]time`,
      "full-time": String.raw`full-?timers?`,
    },
  },
  pt: {
    seeks: String.raw`(?:procuramos|procura-se|procuram-se|buscamos|busca-se|precisamos de|precisa-se de|contratamos|contrata-se|contratam-se|recrutamos|recruta-se|admite-se|admitem-se|vaga (?:para|de)|vagas (?:para|de))`,
    sought: "procura-se|bem-vind[oa]s|podem (?:candidatar-se|se candidatar|concorrer)",
    behind: "para|de|da|do|em|na|no|com|até|a",
    leads: String.raw`(?:(?:acompanh|coorden|lider|form|pag|orient|supervision|trein|avali|escal)(?:as|ar|a|arás|ará|ando)|fazes|farás|ger(?:es|ir|irás|irá)|contrat(?:as|arás)|escalas|acompanhamento|coordenação|formação|gestão|treinamento)|equipe? de|equipa de|(?:os )?nossos|(?:as )?nossas|junto com`,
    people: {
      internship: String.raw`estagiári[oa]s?|aprendiz(?:es)?|jovens aprendizes`,
      contract: String.raw`temporári[oa]s|freelancers?|freelas?|autônom[oa]s|prestadores|substitut[oa]s?|safristas?|apanhadores|trabalhadores (?:sazonais|independentes|temporários)|tarefeir[oa]s?|(?:pessoal|equipe|equipa) temporári[oa]`,
      "part-time": String.raw`part-?timers?|dos part-times?|(?:pessoal|funcionários|colaboradores) (?:a|em) tempo parcial`,
      "full-time": String.raw`full-?timers?`,
    },
  },
  ro: {
    seeks: String.raw`(?:căutăm|caută|angajăm|angajează|recrutăm|avem nevoie de|selectăm)`,
    sought: "căutați|căutat|bineveniți",
    behind: "la|pentru|în|de|pe|cu|din",
    leads: String.raw`(?:coordonezi|conduci|planifici|instruiești|plătești|supervizezi|îndrumi|recrutezi|gestionezi)|(?:coordona|instrui|superviza|îndruma)(?:rea)?|echip[aăi] de|noștri|împreună cu`,
    people: {
      internship: String.raw`stagiari?|intern(?:i)?|ucenic(?:i)?|practican(?:t|ți)`,
      contract: String.raw`(?:muncitori|lucrători|culegători|angajați) (?:sezonieri|temporari|zilieri)|zilieri|sezonieri|freelanceri?|colaboratori (?:externi|pfa)|culegători`,
    },
  },
};
