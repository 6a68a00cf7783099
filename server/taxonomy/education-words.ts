import type { EducationValue } from "./education.ts";

/** The words of one language for what a school or university gives, as sources of expressions that match whole words. */
export type EducationWords = Partial<Record<EducationValue, string>>;

/** Languages whose words differ from those of English, German, French and Spanish. */
export const EDUCATION_WORDS: Readonly<Record<string, EducationWords>> = {
  en: {
    "high school": String.raw`(?:finished|completed|left) (?:high|secondary) school|(?:finished|completed|left) school|(?:grade|year) 12|leaving cert(?:ificate)?|a levels(?! (?:teach|tutor))`,
    "professional certificate": String.raw`(?:completed|finished|served) (?:an? |your )?(?:\p{L}{1,15} )?apprenticeship|time[- ]served(?=[,.;)]|$| (?:as|or|and|in|with|to|electric\p{L}{0,5}|plumb|mechanic|fitter|fitting|engineer|joiner|carpenter|weld|machin|toolmaker|bricklayer|butcher|baker|chef))|(?:qualified|chartered by trade|trained) (?:electrician|plumber|carpenter|mechanic|welder)|nvq(?: level \d)?|city (?:&|and) guilds(?!,)|btec|(?<!\()journeyman|trade(?:sman)?['’]?s? (?:papers|ticket)|aat level \d`,
    "bachelor degree": String.raw`(?:finish(?:ed)?|complet(?:ed|ion of)|graduated from|graduate of) (?:an? |your )?(?:university|college|degree)|(?<!recent )(?:university|college) graduate|b\.com|bcom`,
  },
  de: {
    "high school": String.raw`(?:fach)?hochschulreife|matura|mittlere[rn]? (?:bildungs|schul)abschluss|(?:haupt|real)schulabschluss|htl|hak|hasch`,
    "professional certificate": String.raw`(?:\p{L}*(?:kauffrau|kaufmann|kaufleute|fachangestellten?|fachkraft|mechaniker(?:in)?|mechatroniker(?:in)?|elektroniker(?:in)?|elektriker(?:in)?|tischler(?:in)?|bäcker(?:in)?|koch|köchin|pfleger(?:in)?))(?!\p{L})[^.;]{0,45} gelernt|gelernte[rn]? \p{L}{4,30}|(?:abschluss)?prüfung (?:zum|zur|als)(?: (?:oder zum|oder zur|bzw\. zur))? \p{L}{5,30}|(?:gesellen|meister)prüfung|ausgelernt\p{L}{0,2}|(?:kaufmännische|handwerkliche|technische|gewerbliche) (?:lehre|berufsausbildung)|lehre (?:im|als|in der|zum|zur)|staatlich geprüfte[rn]? \p{L}{4,25}`,
    "postgraduate degree": String.raw`approbation(?: als)?|approbierte?[rn]?|promoviert(?:e[rn]?)?(?= |,|\.|$)`,
    "bachelor degree": String.raw`(?:an (?:einer|der) |ein )?(?:hochschule|universität|fachhochschule|uni|fh)(?!\p{L})[^.;]{0,40} (?:abschluss|abgeschlossen|studiert)|(?:hast|haben) [^.;]{0,70} studiert`,
  },
  fr: {
    "associate degree": String.raw`diplôme d['’]études collégiales|(?<!(?:secteur|industrie|marché|monde|domaine|clients?|projets?|logiciels?|solutions?|entreprises?) (?:de l['’])?)aec`,
    "professional certificate": String.raw`cfc|cqp|diplôme d['’]études professionnelles|titre (?:professionnel|à finalité professionnelle)`,
    "bachelor degree": String.raw`(?:diplômé|diplômée|diplômé\(e\)|diplômé·e) (?:d['’]une? |de l['’])(?:université|école|licence)|études supérieures|baccalauréat (?:universitaire )?(?:en|ès)|bachelier (?:en|professionnalisant)|licencié(?:e|\(e\))? en|licence (?:d['’]|de )(?:histoire|lettres|droit|langues?|gestion|psychologie|sociologie|géographie|biologie|chimie|physique|mathématiques|philosophie|économie)`,
    "postgraduate degree": String.raw`docteur(?:e|\(e\))? en \p{L}{4,20}|diplôme d['’]état de docteur`,
  },
  es: {
    "professional certificate": String.raw`(?:ciclo|módulo) formativo de \p{L}{3,15}|(?:ciclo|módulo) de (?!vida|venta|desarrollo|compra|cobr|pag|factur|produc|proyect|mejora|negocio|reclut|selecci|ingres|vacun|prueba|report|gesti|rrhh|sap(?!\p{L})|crm|charlas|confer|webinar|taller|entren|forma|evalua|contrat|inventari|almac|nómin|recurs|segur|anális|datos|software|adquis|tesor|inver|planif|caja|efectiv|cultiv|riego|carga|lavad|trabaj|servicio|release|sprint|iter|revis|cierre|presup|costo|calidad)\p{L}{3,15}|certificado de profesionalidad|cfgm`,
    "associate degree": String.raw`cfgs|ciclo formativo de grado superior`,
    "high school": String.raw`(?:secundario|secundaria|bachiller(?:ato)?) (?:completo|completa|terminad[oa])|preparatoria(?: (?:terminada|concluida|completa|trunca))?(?! para)|estudios secundarios|educación media(?: completa)?|bachiller(?: terminado| completo|,|$)|graduado escolar|eso terminada`,
    "bachelor degree": String.raw`(?:terminado|acabado|finalizado) (?:la |una |tu |los |sus )?(?:carrera|estudios universitarios|grado)|carrera (?:terminada|finalizada)|pregrado|grado o \p{L}{4,15}|diplomatura|estudios de grado|titulad[oa] (?:en|universitari)|graduad[oa] o graduad[oa] en|licenciad[oa] o licenciad[oa] en`,
  },
  nl: {
    "high school": String.raw`(?:vmbo|havo|vwo)(?:[- ]?(?:diploma|niveau|opleiding))?|middelbare school(?:diploma)?|middelbare (?:schoolopleiding|opleiding)`,
    "professional certificate": String.raw`mbo(?:[- ]?[34])?(?:[- ](?:niveau|diploma|opleiding))?|vakdiploma|mbo[- ]?werk-? ?en denkniveau|vakopleiding`,
    "bachelor degree": String.raw`hbo(?:\+)?(?:[- ](?:diploma|opleiding|niveau))?|bachelor(?:diploma|opleiding|graad)|hogeschooldiploma|universitair\p{L}{0,2} (?:diploma|opleiding|bachelor)|hbo[- ]?werk-? ?en denkniveau`,
    "postgraduate degree": String.raw`wo|master(?:diploma|opleiding|graad)|universitaire master|gepromoveerd|academisch(?:e)? (?:opleiding|diploma|niveau|werk-? ?en denkniveau|graad)|academisch geschoold`,
  },
  pl: {
    "high school": String.raw`wykształceni\p{L}{1,2} (?:co najmniej |minimum |min\. ?)?średni\p{L}{1,3}|matur[ayę]|średni\p{L}{1,3} wykształceni\p{L}{1,2}|wykształceni\p{L}{1,2}:? (?:min\. |minimum |co najmniej )?średni\p{L}{1,3}|szkoł\p{L}{1,2} średni\p{L}{1,2}`,
    "professional certificate": String.raw`(?<!wyższ\p{L}{1,3} )wykształceni\p{L}{1,2} (?:zawodow|technicz)\p{L}{1,3}|zawodow\p{L}{1,3} wykształceni\p{L}{1,2}|technikum`,
    "bachelor degree": String.raw`wykształceni\p{L}{1,2} (?:\p{L}{1,12} )?wyższ\p{L}{1,3}(?!,? \(?(?:magistersk|mgr|jednolit)|[^.;]{0,30} tytuł\p{L}{0,3} magist)|wyższ\p{L}{1,3} wykształceni\p{L}{1,2}|licencjat\p{L}{0,2}|studi(?:a|ów) (?:wyższ\p{L}{1,3}|inżyniersk\p{L}{1,3}|licencjack\p{L}{1,3})|tytuł\p{L}{0,2} inżyniera|ukończone studia|dyplom\p{L}{0,3} (?:ukończenia )?(?:uczelni|studiów)|studi(?:a|ów) (?:i|pierwszego) stopnia|studi(?:a|ów) (?!podyplom|doktor)\p{L}{3,20}(?:lane|czne|cznych|skie|skich|iczne|owe|owych|alne)|inżynier(?= lub| albo| ?\/)|studi\p{L}{1,3} kierunkow\p{L}{1,3}|studia inżynierskie`,
    "postgraduate degree": String.raw`magist\p{L}{2,6}|studi(?:a|ów) magistersk\p{L}{1,3}|doktorat\p{L}{0,2}|wyższ\p{L}{1,3} \(?(?:magistersk\p{L}{1,3}|mgr)|studi(?:a|ów) (?:ii|drugiego) stopnia`,
  },
  sv: {
    "high school": String.raw`gymnasie(?:examen|utbildning|kompetens|skola)|gymnasial utbildning|gymnasium|gymnasieutbildad`,
    "professional certificate": String.raw`(?<!kvalificerad |eftergymnasial )yrkesutbildning|yrkesexamen`,
    "bachelor degree": String.raw`högskole(?:examen|utbildning)|högskoleingenjör\p{L}{0,12}|universitets(?:examen|utbildning)|kandidatexamen|akademisk (?:examen|utbildning)|eftergymnasial utbildning|sjuksköterskeexamen|examen från (?:högskola|universitet)|(?:socionom|lärar|förskollärar|socialpedagog|bibliotekarie|fysioterapeut|logoped|systemvetar|sjuksköterske|ekonomie kandidat)\p{L}{0,2}examen|ekonomie kandidat`,
    "postgraduate degree": String.raw`specialistutbildning (?:i|inom) \p{L}{5,20}|specialistutbildad|(?<!(?:scrum|head|grill|quiz|yard|build|brand) )master(?! (?:data|class|plan)|-?data)(?:examen)?|magisterexamen|civilingenjör\p{L}{0,10}|doktorsexamen|(?:jurist|psykolog|arkitekt|apotekar|läkar|tandläkar)examen|masterutbildning|magisterutbildning|civilekonom\p{L}{0,8}`,
  },
  da: {
    "associate degree": String.raw`korte? videregående uddannelse|akademiuddannelse|erhvervsakademi\p{L}{0,12}|datamatiker\p{L}{0,10}|markedsføringsøkonom`,
    "high school": String.raw`gymnasial uddannelse|studentereksamen|hf|hhx|htx|ungdomsuddannelse|stx|eux|hf-eksamen|gymnasiet|gymnasieuddannelse`,
    "professional certificate": String.raw`faglært|uddannet (?!datamatiker)(?:\p{L}{2,20}(?:iker|tekniker|mekaniker|tømrer|assistent))|\p{L}{0,20}(?:kontor|finans|handels|hg|smede|elektriker|tekniker)-?(?: (?:eller|og) \p{L}{2,15})?uddannelse|svendebrev|erhvervsuddannelse|elevuddannelse|eud|faguddannet|kontoruddannet`,
    "bachelor degree": String.raw`bachelor(?:grad|uddannelse)?|professionsbachelor|(?<!lang |lange |kort |korte )videregående uddannelse|diplomingeniør|akademisk (?:baggrund|uddannelse)|universitetsuddannelse`,
    "postgraduate degree": String.raw`kandidat(?:grad|uddannelse)|cand\.? ?\p{L}{2,5}|civilingeniør|(?<!(?:scrum|head|grill|quiz|yard|build|brand) )master(?! (?:data|class|plan)|-?data)(?:grad)?|ph\.?d|lange? videregående uddannelse|cand\.\p{L}{2,6}(?:\.\p{L}{2,5})?`,
  },
  no: {
    "high school": String.raw`videregående skole|studiekompetanse|generell studiekompetanse|fullført videregående(?! utdanning)|videregående opplæring|vgs`,
    "professional certificate": String.raw`fagbrev|svennebrev|yrkesfag\p{L}{0,10}|fagutdanning`,
    "bachelor degree": String.raw`bachelor(?:grad|utdanning|nivå)?|høyere utdanning|(?:adjunkt|lærer|ingeniør|sykepleier)utdanning|høyskoleutdanning|høgskoleutdanning|universitetsutdanning|akademisk utdanning`,
    "postgraduate degree": String.raw`(?<!(?:scrum|head|grill|quiz|yard|build|brand) )master(?! (?:data|class|plan)|-?data)(?:grad|utdanning|nivå)?|sivilingeniør|siviløkonom|doktorgrad|hovedfag`,
  },
  fi: {
    "high school": String.raw`ylioppilastutkin\p{L}{1,4}|lukio(?:tutkinto|n)?|toisen asteen (?:tutkin|koulutu)\p{L}{1,4}|ylioppila\p{L}{1,4}`,
    "professional certificate": String.raw`ammattitutkin\p{L}{1,4}|ammatillinen (?:tutkinto|koulutus)|perustutkin\p{L}{1,4}|toisen asteen ammatilli\p{L}{1,6}|ammattikoulu\p{L}{0,8}|ammatillis\p{L}{1,5} (?:tutkin|koulutu)\p{L}{1,4}|merkonomi\p{L}{0,3}|datanomi\p{L}{0,3}`,
    "bachelor degree": String.raw`(?<!ylempi )korkeakoulututkin\p{L}{1,4}|korkeakoulutus|amk(?!:| kampu)(?:-tutkinto)?|ammattikorkeakoulu(?!lle|ille|jen|n (?:kampu|tilo|rakenn|kirjasto|hallin|ruokal|keitti))\p{L}{0,9}|kandidaatin\p{L}{0,10}|(?<=(?:tieteen|tieteiden|\p{L}{3,}n) )kandidaat(?:ti|iksi)|kandidaatti(?= tai|,| \()|(?<=tai )kandidaatti|insinööri(?:n|tutkinto)?|tradenomi\p{L}{0,3}`,
    "postgraduate degree": String.raw`ylempi korkeakoulututkin\p{L}{1,4}|maisteri(?!vaih|ohjelm|opiskel|koulu)\p{L}{0,10}|diplomi-insinööri\p{L}{0,3}|tohtori(?!nhat|nväi|koulu|ohjelm|opiskel)\p{L}{0,8}`,
  },
  cs: {
    "associate degree": String.raw`voš|vyšší odborn\p{L}{1,3} (?:škol|vzděl)\p{L}{1,4}`,
    "high school": String.raw`středoškolsk\p{L}{1,3} vzdělání|sš vzdělání|maturit\p{L}{1,2}|sš|úso|středn\p{L}{1,3} škol\p{L}{1,2}|středoškolák\p{L}{0,3}`,
    "professional certificate": String.raw`výuční list|vyučen\p{L}?|odborné vzdělání|vyučení|výučním listem`,
    "bachelor degree": String.raw`vysokoškolsk\p{L}{1,3} vzdělání|vš(?: vzdělání)?|vysok\p{L}{1,2} škol\p{L}{1,2}|bakalářsk\p{L}{1,3}(?: titul| studium)?|vysokoškolák\p{L}{0,3}|bakalář\p{L}{0,3}`,
    "postgraduate degree": String.raw`magistersk\p{L}{1,3}|inženýrsk\p{L}{1,3} (?:titul|studium)|doktorát`,
  },
  it: {
    "high school": String.raw`diploma(?! di laurea)(?: di (?:maturità|scuola superiore|perito)| tecnico)?|maturità|diplomat[oaie](?! (?:its|all['’]its))|scuola (?:media )?superiore`,
    "professional certificate": "qualifica professionale",
    "bachelor degree": String.raw`(?:diploma di )?laurea(?! (?:magistrale|specialistica))(?: triennale)?|laureat[oaie]|titolo universitario`,
    "postgraduate degree": String.raw`laurea (?:magistrale|specialistica)|master universitario|dottorato`,
  },
  pt: {
    "high school": String.raw`ensino médio|segundo grau|12\.?º ano|ensino secundário|(?:9|11)\.?º ano|escolaridade obrigatória|2\.?º grau`,
    "professional certificate": String.raw`(?:curso|ensino|formação|nível) técnic[oa]|curso profissional`,
    "bachelor degree": String.raw`(?:ensino|curso|formação|nível) superior|superior completo|graduação|graduad[oa]|bacharelado|bacharel|licenciatura|licenciad[oa]|formação acadêmica|grau académico`,
    "postgraduate degree": String.raw`pós-graduação|mestrado|doutorado|doutoramento`,
  },
  tr: {
    "bachelor degree": String.raw`(?<!ön )(?<!yüksek )lisans(?: mezunu| derecesi| diploması| eğitimi|(?= ve | veya |[,.;)]|$))|üniversite\p{L}{0,6} (?:\p{L}{1,14} )?mezun\p{L}{0,3}`,
  },
  hu: {
    "high school": "érettségi",
    "bachelor degree": String.raw`felsőfokú végzettség|diploma|egyetemi végzettség|főiskolai végzettség`,
  },
  ro: {
    "high school": "studii medii|bacalaureat",
    "bachelor degree": "studii superioare|diplomă de licență|facultate absolvită",
  },
  uk: { "bachelor degree": "вища освіта|вищу освіту|диплом бакалавра", "postgraduate degree": "ступінь магістра" },
};

/** Licences and registrations of a profession by language; they count where no degree is asked. */
export const LICENCE_WORDS: Readonly<Record<string, string>> = {
  en: String.raw`(?:rn|lpn|lvn|np|aprn|cpa|cpc|ccs|rhit|rhia|cna|lcsw|lmft|lpc|bcba|nursing|teaching|insurance|adjuster)(?:(?:,|,? or|,? and|\/) ?\p{L}{2,5}){0,3} (?:credentials?|licen[sc]es?|licensure)(?! (?:renewals?|software|management|exams?|prep))|board[- ]certified(?: or (?:board[- ])?eligible| fnp| np|(?=[,.;]|$))|with an? (?:current |valid |active )?(?:state|cosmetology|barber['’]?s?|nursing|teaching) licen[sc]e|(?:you are|you['’]re|must be) (?:an? )?(?:fully )?licensed \p{L}{4,20}`,
  de: String.raw`examinierte[nr]? \p{L}{5,30}|staatlich anerkannte[nr]? \p{L}{5,30}|staatliche anerkennung als`,
  fr: String.raw`inscri(?:ption|te?|t\(e\)) (?:à l['’]ordre|au tableau de l['’]ordre)`,
  es: String.raw`colegiad[oa]s?|colegiación|número de colegiad[oa]`,
  nl: String.raw`(?:big|skj)[- ](?:registratie|geregistreerd\p{L}?)|lesbevoegdheid|onderwijsbevoegdheid`,
  pl: String.raw`praw\p{L}{1,2} wykonywania zawodu|uprawnieni\p{L}{1,2} (?:budowlan|zawodow|pedagogiczn|pielęgniarsk)\p{L}{1,3}|licencj\p{L}{1,2} (?:zawodow|doradcy|pośrednik|zarządcy)\p{L}{0,3}`,
  sv: String.raw`svensk legitimation|leg\. (?:sjuksköterska|psykolog|läkare|fysioterapeut|arbetsterapeut|logoped|lärare|barnmorska|tandläkare)|med (?:giltig )?legitimation|yrkeslegitimation|(?:lärar|sjuksköterske|läkar|psykolog)legitimation|legitimation som \p{L}{5,20}|legitimerad (?:sjuksköterska|psykolog|läkare|fysioterapeut|arbetsterapeut|logoped|dietist|lärare|förskollärare)`,
  da: String.raw`(?:dansk )?autorisation som \p{L}{4,20}|dansk autorisation|autoriseret (?:sygeplejerske|læge|psykolog|elinstallatør)`,
  no: String.raw`(?:norsk )?autorisasjon som \p{L}{4,20}|norsk autorisasjon|autorisert (?:sykepleier|psykolog|regnskapsfører|vernepleier|lege)`,
  fi: String.raw`laillistet\p{L}{1,4}|laillistus|valviran? \p{L}{5,20}`,
  cs: String.raw`odborn\p{L} způsobilost|specializovan\p{L} způsobilost|atestac\p{L}|osvědčení o \p{L}{5,20}`,
  it: String.raw`iscri(?:zione|tt[oaie]) all['’](?:albo|ordine)|abilitazione (?:all['’]esercizio|professionale|all['’]insegnamento)`,
  pt: String.raw`coren(?:-[a-z]{2})?|(?:crm|crp|crc|crea|cau|oab)(?:-[a-z]{2}|\/[a-z]{2})? ativ[oa]|registro (?:ativo )?no (?:conselho|coren|crm|crp|crc|crea)|inscri(?:ção|t[oa]) na ordem|cédula profissional`,
};

/** The same in scripts without spaces between words. */
export const UNSPACED_EDUCATION: readonly (readonly [EducationValue, string])[] = [
  ["postgraduate degree", "大学院卒|修士|硕士|研究生学历|석사|博士(?:学位|号)"],
  ["bachelor degree", "大卒|大学卒|四年制大学|学士|本科|학사|(?<!초|전문)대졸"],
  ["associate degree", "短大卒|大专|전문대"],
  [
    "professional certificate",
    "(?:看護師|薬剤師|保育士|教員|宅建|社会福祉士|介護福祉士|歯科衛生士|管理栄養士)(?:免許|資格)|簿記[12一二]級|(?<!高等)専門学校卒|专科证书",
  ],
  ["high school", "高卒|高校卒|高中(?:学历|毕业)|고졸"],
];
