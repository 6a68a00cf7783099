import type { EducationValue } from "#taxonomy/education.ts";

type Names = readonly (readonly [EducationValue, string])[];

/** Titles that follow the word for somebody's training in Finnish: "koulutukseltasi olet". */
const BY_TRAINING_FI = "(?:koulutukseltasi|koulutukseltaan)(?: olet| on)?(?: joko)? ";

/** Trades and professions within words for who is trained: "svetsutbildad", "sygeplejeuddannet"; and how diplomas are called in Belgium, Romania and Czechia. */
export const TRAINED_NAMES: Readonly<Record<string, Names>> = {
  sv: [
    [
      "postgraduate degree",
      String.raw`(?:läkar|jurist|psykolog|civilingenjörs|civilekonom|arkitekt|tandläkar|veterinär|apotekar)utbilda(?:d|t)`,
    ],
    [
      "bachelor degree",
      String.raw`(?:socionom|sjuksköterske?|lärar|förskollärar|grundskollärar|ämneslärar|ingenjörs?|ekonom|fysioterapeut|arbetsterapeut|systemvetar|personalvetar|beteendevetar|journalist|bibliotekarie|specialpedagog|socialpedagog|barnmorske|officers|tandhygienist|dietist|logoped)utbilda(?:d|t)`,
    ],
    [
      "professional certificate",
      String.raw`(?:underskötersk[ae]|barnskötar|elevassistent|svets|svetsar|fordons|el|elektriker|kock|frisör|bagar|konditor|snickar|målar|murar|vårdbiträdes|florist|mekaniker|bygg|byggnads|vvs-?|rörmokar|lokförar|tandsköterske|cnc-?|plåtslagar|trädgårds|restaurang|industri|hantverks|maskinförar|hudterapeut)utbilda(?:d|t)`,
    ],
  ],
  da: [
    [
      "postgraduate degree",
      String.raw`(?:juridisk|medicinsk|psykolog|jurist|læge|kandidat|civilingeniør|arkitekt|tandlæge|dyrlæge|cand\.? ?\p{L}{2,6})-? ?uddannet`,
    ],
    [
      "bachelor degree",
      String.raw`(?:sygepleje|sygeplejerske|lærer|pædagog|socialrådgiver|ingeniør|diplomingeniør|fysioterapeut|ergoterapeut|jordemoder|journalist|bioanalytiker|maskinmester|radiograf|tandplejer|bibliotekar|professionsbachelor)uddannet`,
    ],
    [
      "associate degree",
      String.raw`(?:datamatiker|multimediedesigner|laborant|procesteknolog|markedsføringsøkonom|finansøkonom|serviceøkonom|handelsøkonom|merkonom|akademi|byggetekniker|el-?installatør)-?uddannet|datamatiker(?=\?| \?| eller| søges|,)|(?:er du|du er|som) (?:multimediedesigner|byggetekniker|procesteknolog|energiteknolog|jordbrugsteknolog|e-designer|finansøkonom|logistikøkonom|financial controller ap)`,
    ],
    [
      "professional certificate",
      String.raw`(?:landbrugs|landmands|gartner|anlægsgartner|butiks|kontor|elektriker|el|tømrer|snedker|kokke?|frisør|mekaniker|smede|bager|konditor|sosu-?|social- og sundheds|håndværks|håndværker|handels|vvs-?|elektro|murer|maler|tjener|kosmetolog|lager|slagter|industriteknik|lægesekretær|speditør|shipping|hotel)uddannet|uddannet (?:på|fra|ved) (?:en |et )?(?:\p{L}{3,12}(?:s|e)?)?(?:landbrugs|bager|bageri|gartner|handels|frisør|kokke|erhvervs|håndværker|slagteri|sosu-?|mad|tekniske? |hotel- og restaurant|social- og sundheds)skole\p{L}{0,2}`,
    ],
  ],
  no: [
    [
      "postgraduate degree",
      String.raw`(?:juridisk|medisinsk|jurist|lege|psykolog|sivilingeniør|siviløkonom|arkitekt|veterinær|tannlege|lektor|master)-? ?utdann(?:et|a)`,
    ],
    [
      "bachelor degree",
      String.raw`(?:sykepleier?|lærer|pedagog|barnehagelærer|sosionom|vernepleier|ingeniør|økonom|journalist|fysioterapeut|ergoterapeut|radiograf|jordmor|bibliotekar|bioingeniør|tannpleier)-?utdann(?:et|a)|(?:høy|høg)sk(?:o|u)le(?:,| innen| i| med)[^.;]{0,60}(?<!\p{L})(?:minst |minimum )?(?:tre|fire|3|4) år|(?:tre|fire|3|4) år(?:s)? (?:på |fra |ved |med )?(?:høy|høg)sk(?:o|u)le(?!rektor)\p{L}{0,12}|utdanning(?:snivå)?(?:skrav)? ?: (?:\p{L}{3,14} )?(?:høy|høg)sk(?:o|u)le(?! ?kandidat)`,
    ],
    [
      "professional certificate",
      String.raw`(?:elektro|el|helsefag|kokke|frisør|tømrer|rørlegger|mekaniker|sveise|baker|konditor|yrkesfag|yrkesfaglig |håndverks|butikk|maler|murer|snekker|gartner|industri|tannhelsesekretær|helsesekretær)-?utdann(?:et|a)|utdannet (?:gjennom|via|på|fra) (?:vg3|yrkesfag\p{L}{0,4}|videregående(?: skole)?(?= (?:innen|som)|,|\.|$))|(?:har|med|fullført|bestått) (?:yrkesfaglig )?vg3(?! studie)(?= (?:og|i|innen|på yrkes|med)|,|\.|$)|vg3 og (?:læretid|lære|fagprøve|fagbrev)`,
    ],
  ],
  fi: [
    [
      "postgraduate degree",
      String.raw`${BY_TRAINING_FI}(?:di|diplomi-insinööri|juristi|lääkäri|psykologi|arkitehti|ekonomi|maisteri|oikeustieteilijä|hammaslääkäri|eläinlääkäri|proviisori|tohtori)|(?:juristi|lääkäri|psykologi|arkitehti|maisteri|di) koulutukselta(?:si|an)|(?:olet|oletko) di(?= ja| tai|,|\.|\?|$)|di-(?:tutkin|koulutu|taust|pätevy)\p{L}{1,6}`,
    ],
    [
      "bachelor degree",
      String.raw`${BY_TRAINING_FI}(?:insinööri|sairaanhoitaja|sosionomi|tradenomi|restonomi|medianomi|fysioterapeutti|toimintaterapeutti|terveydenhoitaja|kätilö|agrologi|rakennusmestari|muotoilija|opettaja|varhaiskasvatuksen opettaja|geronomi|farmaseutti|laboratoriohoitaja|ensihoitaja|suuhygienisti|kandidaatti)|(?:insinööri|sairaanhoitaja|sosionomi|tradenomi|restonomi) koulutukselta(?:si|an)`,
    ],
    [
      "professional certificate",
      String.raw`${BY_TRAINING_FI}(?:lähihoitaja|merkonomi|datanomi|artesaani|metsuri|\p{L}{0,10}(?:asentaja|mekaanikko|hitsaaja|koneistaja)|kokki|leipuri|kondiittori|kampaaja|parturi-kampaaja|kirvesmies|maalari|muurari|puutarhuri|puuseppä|kosmetologi|hieroja|lastenohjaaja|ompelija|verhoilija|tarjoilija|levyseppä|laborantti)|(?:lähihoitaja|kokki|leipuri|sähköasentaja|putkiasentaja|kampaaja|merkonomi|hitsaaja|puuseppä) koulutukselta(?:si|an)`,
    ],
  ],
  nl: [
    [
      "bachelor degree",
      String.raw`(?:verpleegkundige?|verpleger|verpleegster|boekhouder|diploma|graduaat|technicus|vroedvrouw) \(?a1(?! ?(?:nederlands|frans|engels|duits|niveau|formaat))|a1[- ](?:diploma|niveau verpleegkunde|verpleegkundige)`,
    ],
    [
      "high school",
      String.raw`(?:technieker|elektricien|elektromecanicien|mecanicien|boekhouder|bediende|operator|diploma|technicus|lasser|tekenaar|elektronicus|monteur|chemicus|laborant|automecanicien|opleiding)(?:\(m\/v\/x\))? \(?a[23](?! ?(?:nederlands|frans|engels|duits|formaat|poster))|a2[- ](?:diploma|elektr\p{L}{3,14}|mechanica|techni\p{L}{2,5}|niveau elektr\p{L}{3,14})|beroepsonderwijs(?= in de richting| richting|, richting)`,
    ],
  ],
  ro: [
    [
      "bachelor degree",
      String.raw`(?:inginer|economist|arhitect|ing\.)[ăe]? (?:diplomat|licențiat)ă?|diplomă de (?:inginer|subinginer|economist)|subinginer`,
    ],
    [
      "professional certificate",
      String.raw`șco(?:a|li)l[ăai]i? (?:de )?(?:profesional[ăe]?(?:[- ]tehnic[ăe])?|profesional-tehnic[ăe]|ucenici|meserii)|învățământ(?:ul)? profesional(?:[- ]tehnic)?`,
    ],
  ],
  cs: [
    [
      "professional certificate",
      String.raw`učňák|učňovsk\p{L}{1,3} (?:škol|obor|vzdělán)\p{L}{1,3}|(?:lidi|lidé|absolvent\p{L}{0,3}|kluky|holky|kandidát\p{L}{1,2}|zájemc\p{L}{1,2}) (?:ze? )?(?:sou|(?:odborn\p{L}{1,4} )?učiliš(?:ť|tě))|učební obor\p{L}{0,2}|vyučen[áéíýou]{0,3} (?:v oboru|jako)`,
    ],
  ],
};
