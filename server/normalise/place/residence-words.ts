/** Words around a place beside those of the taxonomy, by language, as sources of expressions that match whole words. */
interface FurtherWords {
  /** Homes, registers, hiring and contracts of the person hired. */
  reside: string;
  /** Others who are somewhere. */
  other: string;
  /** Short: that the employer can hire where it was said, and nowhere else. */
  there: string;
  /** Everywhere else. */
  elsewhere: string;
  /** How a condition begins that speaks of some people only. */
  condition: string;
}

export const FURTHER_WORDS: Readonly<Record<string, FurtherWords>> = {
  de: {
    reside: String.raw`bist|befindest|befinden|schreibtisch|heimarbeit\p{L}{0,7}|ortswahl|(?:wohn|melde)(?:ort|sitz|adresse|haft)\p{L}{0,3}|zuhause|daheim|arbeitsvertr\p{L}{2,5}|verträge|vertrag|einstellung\p{L}{0,2}|eingestellt|engagieren|verpflichten|beauftragen|angemeldet|niedergelassen|beheimatet|sesshaft|steuerlich|freelancer\p{L}{0,3}|freiberufler\p{L}{0,5}|selbst(?:st)?ändige\p{L}{0,2}|arbeitsrecht\p{L}{0,4}|arbeits(?:berechtigung|bewilligung)|arbeitsberechtigt|arbeitsplatz|aufenthalts(?:erlaubnis|recht)|staatsangehörig\p{L}{1,5}|recht(?= auf arbeit| zu arbeiten)|arbeiten (?:darfst|dürfen)|remotestelle\p{L}{0,2}|telearbeit\p{L}{0,4}|einwohner\p{L}{0,5}|menschen|personen|leute|interessierte|gesucht|suchen|zielgruppe|beschäftigung\p{L}{0,9}|festanstellung|lohnabrechnung|möglich|wahlheimat`,
    other: String.raw`kinder\p{L}{0,2}|familien|schüler\p{L}{0,5}|senior\p{L}{0,5}|mieter\p{L}{0,5}|geflüchtete\p{L}?|kenntnis\p{L}{0,3}|vorschrift\p{L}{0,2}|gesetz\p{L}{0,3}|mitarbeitende\p{L}?|beschäftigte\p{L}?|chefs?|chefin|vorgesetzte\p{L}{0,2}|geschäftsführ\p{L}{1,6}|mandant\p{L}{0,5}|patient\p{L}{0,5}|klient\p{L}{0,5}|auftraggeber\p{L}{0,5}|händler\p{L}{0,2}|gesellschafter\p{L}{0,2}|vertriebs\p{L}{1,9}|lizenz\p{L}{0,2}|umsatz|tagung\p{L}{0,2}|messen?|konferenz\p{L}{0,2}|treffen|workshops?|aufgewachsen|geboren|gelebt|gearbeitet|studiert|server\p{L}{0,8}|rechenzentr\p{L}{1,4}|datenschutz\p{L}{0,9}|wettbewerb\p{L}{0,5}|zulassung|vertreten|aktiv`,
    there: String.raw`(?:nur )?(?:dort|da)|in diesen ländern|in beiden ländern`,
    elsewhere: String.raw`sonst|anderswo|woanders|nirgends|andere[nr]? länder\p{L}?|außerhalb(?! (?:der|des|von|d))|andernorts`,
    condition: "wenn|falls|sofern|solltest|sollten|für|sobald",
  },
  fr: {
    reside: String.raw`soyez|sois|trouviez|domicil\p{L}{1,5}|adresse|chez (?:vous|toi|soi)|installé\p{L}{0,2}|embauch\p{L}{1,6}|recrut\p{L}{1,6}|candidatures|cherch\p{L}{1,5}|contrats?|salarier|employ(?:er|ons)|signer|engager|engageons|freelances?|indépendants?|résident\p{L}{0,2}|habitants?|immatriculé\p{L}{0,2}|affilié\p{L}{0,2}|imposable|domiciliation|droit au travail|titre (?:de séjour|de travail)|carte de séjour|autorisé\p{L}{0,2} à (?:travailler|exercer)|citoyen\p{L}{0,4}|s['’]adresse|réservé\p{L}{0,2}|accessible|ouvert\p{L}{0,2}|personnes|exerc\p{L}{1,4}|profils?|localisation|localisé\p{L}{0,2}|situé\p{L}{0,2}|lieu|poste|fiscal\p{L}{0,4}|postuler|recevables?`,
    other: String.raw`enfants|familles|locataires|seniors|connaissances?|réglementation|législation|loi|salariés?|employés?|patron\p{L}{0,2}|chef\p{L}{0,2}|directeurs?|directrice|responsable|patients?|élèves|donneurs d['’]ordre|mandants?|salons?|séminaires?|conférences?|réunions?|né\p{L}{0,2}|grandi|vécu|travaillé|étudié|hébergement|données|permis de conduire|diplôm\p{L}{1,3}|licence|ventes?|distribu\p{L}{1,6}`,
    there: String.raw`là-bas|(?:uniquement|seulement) là|dans ces (?:deux |trois )?pays|dans ces (?:deux |trois )?états`,
    elsewhere: String.raw`ailleurs|autres pays|hors de (?:ces|là)|le reste`,
    condition: "si|pour les?|lorsque|quand|en cas|dès que",
  },
  es: {
    reside: String.raw`remotamente|estés|estéis|encuentres|viv\p{L}{1,5}|resid\p{L}{1,8}|busc\p{L}{1,5}|acept\p{L}{1,5}|solicitudes|recib\p{L}{1,4}|reclut\p{L}{1,6}|domicili\p{L}{1,5}|domiciliad\p{L}{1,3}|casa|hogar|contrat\p{L}{1,7}|emple(?:ar|amos)|fichar|incorporar|firmar|autónom\p{L}{1,2}|freelances?|residentes?|habitantes?|empadronad\p{L}{1,2}|dad\p{L}{1,2} de alta|inscrit\p{L}{1,2}|alta en|radiqu\p{L}{1,3}|vivienda|habit\p{L}{1,3}|asentad\p{L}{1,2}|instalad\p{L}{1,2}|localizad\p{L}{1,2}|permiso de (?:trabajo|residencia)|derecho al trabajo|autorizad\p{L}{1,2} (?:a|para) trabajar|visa de trabajo|ciudadan\p{L}{1,5}|nacionalidad|profesional\p{L}{0,2}|dirig\p{L}{1,4}|home office|modalidad|sede de trabajo|vacante|puesto|postul\p{L}{1,7}|candidaturas?|requisito|localidad|lugar|tribut\p{L}{1,4}|legalmente`,
    other: String.raw`niñ\p{L}{1,2}|familias|inquilin\p{L}{1,2}|mayores|conocimientos?|normativa|ley(?:es)?|trabajadores|jef[ea]s?|director\p{L}{0,2}|gerente|pacientes|alumn\p{L}{1,2}|distribu\p{L}{1,6}|franquicias?|sucursal\p{L}{0,2}|ferias?|congresos?|reuniones|nacid\p{L}{1,2}|creci\p{L}{1,4}|vivió|vivieron|trabajó|trabajaron|estudi\p{L}{1,4}|carnet|licencia|ventas|eventos?|presentes?`,
    there: String.raw`(?:sólo|solo|solamente|únicamente) (?:ahí|allí|allá)|ahí|allí|en esos (?:dos |tres )?países|en estos (?:dos |tres )?países|en ambos países`,
    elsewhere: String.raw`otros? (?:país(?:es)?|lugar(?:es)?)|fuera(?! de)|resto|ningún otro`,
    condition: "si|para|cuando|en caso",
  },
  pt: {
    reside: String.raw`remotamente|esteja|estejas|estiver|estiveres|viv\p{L}{1,5}|mor(?:am|arem|ando|es|o)|resid\p{L}{1,8}|procur\p{L}{1,5}|aceit\p{L}{1,5}|recrut\p{L}{1,6}|domic[ií]li\p{L}{1,4}|casa|lar|contrat\p{L}{1,7}|empreg(?:ar|amos)|assinar|freelancers?|autónom\p{L}{1,2}|autônom\p{L}{1,2}|residentes?|habitantes?|radicad\p{L}{1,2}|fixad\p{L}{1,2}|instalad\p{L}{1,2}|sediad\p{L}{1,2}|localizad\p{L}{1,2}|situad\p{L}{1,2}|base|visto|autorizaç\p{L}{1,3} de (?:trabalho|residência)|autorizad\p{L}{1,2} a trabalhar|cidad(?:ão|ã|ãos|ania)|nacionalidade|morador\p{L}{0,3}|moradia|profissiona\p{L}{1,2}|formador\p{L}{0,3}|vagas?|dirigid\p{L}{1,2}|destinad\p{L}{1,2}|candidaturas?|localização|modalidade|CNPJ|tribut\p{L}{1,4}|legalmente|inscrit\p{L}{1,2}|regist\p{L}{1,4}`,
    other: String.raw`crianças|famílias|inquilinos|idosos|conhecimentos?|leis?|funcionários|trabalhadores|chefes?|diretor\p{L}{0,2}|gerente|gestor\p{L}{0,2}|pacientes|alun\p{L}{1,2}|feiras?|eventos?|reuniões|nascid\p{L}{1,2}|nasceu|cresc\p{L}{1,4}|viveu|viveram|trabalhou|trabalharam|estud\p{L}{1,4}|carta de condução|CNH|licença|vendas|distribu\p{L}{1,6}|presentes?|sede[sa]?(?! de trabalho)`,
    there: String.raw`(?:só|apenas|somente) (?:aí|lá|ali)|nesses (?:dois |três )?países|nestes (?:dois |três )?países|em ambos os países`,
    elsewhere: String.raw`outros? (?:país(?:es)?|lugar(?:es)?)|noutros?|fora(?! d[aeo])|resto`,
    condition: "se|para|quando|caso",
  },
  it: {
    reside: String.raw`trovi|sia|viv\p{L}{1,4}|risied\p{L}{1,6}|abit\p{L}{1,5}|accett\p{L}{1,5}|assumiamo|recluti\p{L}{1,4}|selezioni\p{L}{1,4}|casa|domicilio|contratt\p{L}{1,6}|assunzion\p{L}|impieg\p{L}{1,5}|ingaggi\p{L}{1,4}|firmare|freelance|autonom\p{L}|residen\p{L}{1,5}|abitant\p{L}|dimora|trasferit\p{L}|iscritt\p{L}|basat\p{L}|localizzat\p{L}|situat\p{L}|telelavoro|lavoro agile|permesso|autorizzat\p{L} a lavorare|diritto al lavoro|cittadin\p{L}{1,5}|candidatur\p{L}|professionist\p{L}|rivolt\p{L}|aperta?|riservat\p{L}|posizione|luogo di lavoro|fiscalmente|legalmente|anagrafic\p{L}{1,6}|cerchiamo`,
    other: String.raw`bambini|famiglie|inquilini|anziani|studenti|conoscenza|leggi|legge|lavoratori|collaboratori|cap[oi]|direttor\p{L}{1,2}|responsabile|titolare|pazienti|alunn\p{L}|fier\p{L}|eventi|riunion\p{L}|nat\p{L}|cresciut\p{L}|vissuto|lavorato|studiato|patente|licenz\p{L}|vendit\p{L}|distribu\p{L}{1,6}|presenti|cantier\p{L}`,
    there: String.raw`(?:solo|soltanto|unicamente) (?:lì|là)|in (?:quei|questi) (?:due |tre )?paesi|in entrambi i paesi`,
    elsewhere: String.raw`altrove|altri? paes[ei]|fuori(?! da)|resto`,
    condition: "se|per|quando|qualora|nel caso",
  },
  nl: {
    reside: String.raw`bent|bevindt|huren(?= [^.;]{0,30} in(?:[.,;!]|$))|sollici\p{L}{1,8}|aan te nemen|thuiswerk\p{L}{0,12}|huis|adres|woon\p{L}{1,8}|standplaats|werkgebied|contract(?:en|eren)?|aanstellen|aanwerven|inhuren|tewerkstellen|verlonen|in dienst|dienstverband|arbeidscontract\p{L}{0,3}|arbeidsovereenkomst\p{L}{0,2}|freelancers?|zelfstandig\p{L}{0,3}|zzp['’]?\p{L}{0,3}|inwoners?|ingezetene\p{L}?|bewoners?|staan ingeschreven|staat ingeschreven|gedomicilieerd|verblij\p{L}{1,6}|verblijfs(?:vergunning|recht)|mogen werken|mag werken|werkrecht|recht (?:om|op)|gerechtigd|nationaliteit|burgers?|kandida\p{L}{1,4}|sollicitaties|welkom|bedoeld|alleen voor|vacature|functie|locatie|professionals|gevraagd|gezocht|zoeken|op de loonlijst|payroll|werven`,
    other: String.raw`kinderen|gezinnen|huurders|ouderen|kennis|wetten|werknemers|arbeidsrecht|baas|manager|leidinggevende|directeur|patiënten|leerlingen|afnemers?|beurzen|beurs|bijeenkomst\p{L}{0,2}|geboren|opgegroeid|gewoond|gewerkt|gestudeerd|rijbewijs|diploma|licentie|verkoop|distribu\p{L}{1,5}|aanwezig|vertegenwoordigd|datacenter\p{L}?`,
    there: String.raw`(?:alleen|uitsluitend|enkel|slechts) (?:daar|dáár)|in (?:die|deze) (?:twee |drie )?landen`,
    elsewhere: String.raw`elders|andere? land(?:en)?|daarbuiten|ergens anders|niet erbuiten|rest`,
    condition: "als|indien|wanneer|voor",
  },
  pl: {
    reside: String.raw`jesteś|przebywasz|mieszka\p{L}{1,8}|mieszkańc\p{L}{1,3}|domu|dom|adres\p{L}{0,3}|zamieszkani\p{L}{1,2}|zameldowani\p{L}{1,2}|pobyt\p{L}{0,3}|umow\p{L}{1,2}|zatrudni\p{L}{1,6}|zatrudniać|rekrutuj\p{L}{1,4}|współprac\p{L}{1,7}|specjalist\p{L}{1,3}|freelancer\p{L}{0,3}|zgłosze\p{L}{1,3}|aplik\p{L}{1,6}|rezydenc\p{L}{1,5}|podatkow\p{L}{1,3}|obywatel\p{L}{0,9}|uprawni\p{L}{1,8}|zezwoleni\p{L}{1,4}|pozwoleni\p{L}{1,4}|wiz[aęyą]|legaln\p{L}{1,4}|praw[oa] do pracy|home ?office|ofert\p{L}{1,3}|stanowisk\p{L}{1,3}|skierowan\p{L}{1,2}|cała|całą|terenie|teren|mieszczą\p{L}{0,3}|osiadł\p{L}{1,3}|ludzi|szuka\p{L}{1,4}|poszukuj\p{L}{1,4}|etat\p{L}{0,2}|przyjmujemy`,
    other: String.raw`dzieci\p{L}{0,3}|rodzin\p{L}{0,3}|najemc\p{L}{1,3}|senior\p{L}{0,3}|pracownic\p{L}{1,3}|przepis\p{L}{0,3}|znajomoś\p{L}{1,2}|szef\p{L}{0,3}|kierownik\p{L}{0,3}|dyrektor\p{L}{0,3}|przełożon\p{L}{1,3}|pacjen\p{L}{1,4}|uczni\p{L}{1,4}|odbiorc\p{L}{1,3}|kontrahen\p{L}{1,4}|targ[ió]\p{L}{0,3}|spotkani\p{L}{1,3}|konferencj\p{L}{1,3}|urodz\p{L}{1,5}|wychow\p{L}{1,5}|mieszkał\p{L}{0,2}|pracowa(?:ł|li|ła)|studiowa\p{L}{1,3}|sprzeda\p{L}{1,4}|dystrybu\p{L}{1,6}|obecn\p{L}{1,2}|działa(?:my|ją)?`,
    there: String.raw`(?:tylko|wyłącznie|jedynie) (?:tam|w (?:tych|obu) (?:krajach|państwach))|w tych (?:dwóch |trzech )?krajach|(?:tych|obu) (?:dwóch |trzech )?(?:państw|krajów)`,
    elsewhere: String.raw`gdzie indziej|nigdzie indziej|inn\p{L}{1,3} kra\p{L}{1,5}|pozostałych|reszta`,
    condition: "jeśli|jeżeli|gdy|dla|w przypadku",
  },
  sv: {
    reside: String.raw`befinner|hemarbet\p{L}{1,6}|hemma|hem|bostad\p{L}{0,4}|adress|skriven|mantalsskriven|bosätt\p{L}{1,6}|anställ\p{L}{0,9}|rekryter\p{L}{1,4}|kontrakt\p{L}{0,3}|avtal\p{L}{0,2}|frilans\p{L}{0,5}|konsulter|boende|invånare|medborgar\p{L}{0,6}|uppehållstillstånd|arbetsrätt|rätt att (?:arbeta|jobba)|behörig\p{L}{0,2}|ansök\p{L}{0,9}|söka|välkomna?|öppen|öppet|riktar|gäller|tjänsten?|placering\p{L}{0,5}|placerad|stationerad|skatt\p{L}{0,8}|personnummer|löneutbetal\p{L}{1,6}|söker|folkbokför\p{L}{1,6}`,
    other: String.raw`barn|familjer|hyresgäster|äldre|kunskap\p{L}{0,2}|lagstiftning\p{L}{0,2}|anställda|chef\p{L}{0,4}|vd|patienter\p{L}{0,2}|elever\p{L}{0,2}|uppdragsgivare|återförsäljare|mässor|möten|konferenser|född|uppvuxen|bodde|arbetade|jobbade|studerade|körkort|licens|försälj\p{L}{1,5}|verksam\p{L}{0,5}|etablerad\p{L}{0,2}|sålt|säljer|data\p{L}{0,9}`,
    there: String.raw`(?:bara|endast|enbart) (?:där|i dessa länder)|i (?:dessa|de|båda) (?:två |tre )?länder(?:na)?`,
    elsewhere: String.raw`annanstans|andra länder|övriga länder|utanför|annat land|resten`,
    condition: "om|för|när|ifall",
  },
  da: {
    reside: String.raw`befinder|hjem|hjemme|hjemmearbejd\p{L}{0,8}|adresse|bopæl\p{L}{0,8}|tilmeldt|ansætt\p{L}{0,7}|ansat|rekrutter\p{L}{1,4}|kontrakt\p{L}{0,4}|freelancere?|konsulenter|indbyggere|statsborger\p{L}{0,6}|opholdstilladelse|ret til at (?:arbejde|arbejde)|ansøg\p{L}{0,8}|søg(?:e|er)?|velkomne?|åben|gælder|stillingen|placering\p{L}{0,3}|placeret|skatte\p{L}{0,9}|registreret|folkeregister\p{L}{0,8}|cpr-nummer|lønudbetal\p{L}{1,6}|bosætte\p{L}{0,3}`,
    other: String.raw`børn|familier|lejere|ældre|kendskab|lovgivning\p{L}{0,2}|ansatte|chef\p{L}{0,4}|leder\p{L}{0,2}|direktør\p{L}{0,3}|patienter|elever|forhandlere|messer|møder|konferencer|født|opvokset|boede|arbejdede|læste|kørekort|licens|salg|sælger|etableret|aktive?|data\p{L}{0,9}|stifter\p{L}{0,3}`,
    there: String.raw`(?:kun|udelukkende) (?:der|dér|i disse lande)|i (?:disse|de|begge) (?:to |tre )?lande`,
    elsewhere: String.raw`andre steder|andre lande|øvrige lande|udenfor|uden for|andet land|resten`,
    condition: "hvis|for|når|såfremt",
  },
  no: {
    reside: String.raw`befinner|hjem|hjemme|hjemmearbeid\p{L}{0,5}|adresse|bosted\p{L}{0,8}|bosatte?|meldt|ansett\p{L}{0,5}|ansatt|rekrutter\p{L}{1,4}|kontrakt\p{L}{0,3}|frilans\p{L}{0,5}|konsulenter|innbyggere|statsborger\p{L}{0,6}|oppholdstillatelse|rett til å (?:arbeide|jobbe)|søke|søker|søknad\p{L}{0,4}|velkom\p{L}{1,3}|åpen|åpent|gjelder|stillingen|plassering\p{L}{0,2}|plassert|skatte\p{L}{0,9}|registrert|lønnsutbetal\p{L}{1,6}|bosette\p{L}{0,3}|ansette`,
    other: String.raw`barn|familier|leietakere|eldre|kjennskap|kunnskap\p{L}{0,3}|lovgivning\p{L}{0,2}|ansatte|sjef\p{L}{0,4}|leder\p{L}{0,2}|direktør\p{L}{0,3}|pasienter|elever|forhandlere|messer|møter|konferanser|født|oppvokst|bodde|arbeidet|jobbet|studerte|førerkort|lisens|salg|selger|etablert|aktive?|data\p{L}{0,9}`,
    there: String.raw`(?:bare|kun|utelukkende) (?:der|i disse landene)|i (?:disse|de|begge) (?:to |tre )?land(?:ene)?`,
    elsewhere: String.raw`andre steder|andre land|øvrige land|utenfor|annet land|resten`,
    condition: "hvis|for|når|dersom",
  },
  fi: {
    reside: String.raw`olet|oletkin|asu\p{L}{1,7}|kotipaik\p{L}{1,5}|koti|kodi\p{L}{1,4}|osoit\p{L}{1,4}|vakituise\p{L}{1,3}|kirjoilla|sopimu\p{L}{1,6}|palka\p{L}{1,5}|palkkaa\p{L}{0,4}|rekrytoi\p{L}{0,4}|freelancer\p{L}{0,4}|hake\p{L}{1,5}|hakemuks\p{L}{1,5}|kansalai\p{L}{1,7}|oleskelulup\p{L}{1,3}|työnteko-oikeu\p{L}{1,6}|oikeu\p{L}{1,4} (?:työskennellä|tehdä työtä)|työskennellä|verovelvolli\p{L}{1,5}|verotuksellise\p{L}{1,3}|työsuh\p{L}{1,6}|tehtävä|avoinna|kohdistuu|etsimme|haemme|työpaik\p{L}{1,4}|kotitoimisto\p{L}{0,4}|oltava|sijaitse\p{L}{1,4}`,
    other: String.raw`laps\p{L}{1,4}|perhe\p{L}{1,4}|vuokralai\p{L}{1,5}|tuntemus|lainsäädän\p{L}{1,4}|esi(?:mies|mie|henkilö)\p{L}{0,5}|johtaj\p{L}{1,4}|potila\p{L}{1,5}|oppila\p{L}{1,5}|messu\p{L}{0,4}|kokou\p{L}{1,5}|syntynyt|kasvanut|asui|asuivat|työskenteli\p{L}{0,3}|opiskel\p{L}{1,4}|ajokort\p{L}{1,4}|myyn\p{L}{1,4}|toimimme|toimii|konsern\p{L}{1,4}`,
    there: String.raw`(?:vain|ainoastaan) (?:siellä|sinne|niissä|näissä)|näissä (?:\p{L}{1,7} )?maissa|niissä (?:\p{L}{1,7} )?maissa`,
    elsewhere: String.raw`muualla|muualle|muualta|muissa maissa|muihin maihin|muista maista`,
    condition: "jos|mikäli|kun",
  },
  cs: {
    reside: String.raw`jste|jsi|nacházíte|bydl\p{L}{1,7}|žij\p{L}{1,5}|byt|domov\p{L}{0,2}|adres\p{L}{1,3}|smlouv\p{L}{1,3}|zaměstn\p{L}{1,6}|nabír\p{L}{1,4}|přijm\p{L}{1,4}|najím\p{L}{1,4}|usazen\p{L}{1,3}|sídl(?:íte|íš|ící)|lid\p{L}{1,3}|občan\p{L}{0,7}|rezident\p{L}{0,3}|daňov\p{L}{1,3}|povolení|oprávněn\p{L}{0,3}|víz\p{L}{1,3}|prac(?:uj|uješ|ujete|ovat)|přihl\p{L}{1,6}|hlásit|uchaz\p{L}{1,5}|pozice|otevřen\p{L}{1,2}|určen\p{L}{1,2}|možn\p{L}{1,2}|osob\p{L}{0,3}|OSVČ|živnost\p{L}{0,5}|bytem|pobyt\p{L}{0,2}|odkud|lokalita`,
    other: String.raw`dět\p{L}{1,3}|rodin\p{L}{1,3}|nájemník\p{L}{0,3}|senior\p{L}{0,3}|znalost\p{L}?|předpis\p{L}{0,2}|zákon\p{L}{0,2}|šéf\p{L}{0,3}|vedoucí\p{L}{0,3}|ředitel\p{L}{0,3}|pacient\p{L}{0,3}|odběratel\p{L}{0,3}|veletr\p{L}{1,4}|setkání|narozen\p{L}{0,2}|vyrůst\p{L}{1,3}|bydlel\p{L}{0,2}|pracoval\p{L}{0,2}|studoval\p{L}{0,2}|prode\p{L}{1,3}|působí(?:me)?`,
    there: String.raw`(?:jen|pouze|jenom) (?:tam|v těchto zemích)|v těchto (?:dvou |třech )?zemích|v obou zemích`,
    elsewhere: String.raw`jinde|jinam|odjinud|jin\p{L}{1,3} zem\p{L}{1,3}|ostatní\p{L}{0,2}`,
    condition: "pokud|jestliže|když|pro",
  },
  ro: {
    reside: String.raw`ești|sunteți|locui\p{L}{0,6}|locuieșt\p{L}{1,2}|trăieșt\p{L}{1,2}|casă|domiciliul?|adres\p{L}{1,3}|contract\p{L}{0,4}|angaja\p{L}{0,4}|recrut\p{L}{1,4}|colabor\p{L}{1,6}|stabilit\p{L}{0,3}|bazat\p{L}{0,3}|situat\p{L}{0,3}|permis de muncă|drept(?:ul)? de muncă|drept(?:ul)? de a (?:lucra|munci)|autorizat\p{L}{0,2} să lucr\p{L}{1,4}|cetăț\p{L}{1,6}|candid\p{L}{1,7}|aplic\p{L}{1,5}|deschis\p{L}{0,2}|oameni|colegi din|muncă de acasă|telemuncă|muncă la distanță|rezidenț\p{L}{1,4}|fiscal\p{L}{0,2}|lucra|lucrezi|lucrați|specialiști`,
    other: String.raw`copii\p{L}{0,3}|famili\p{L}{1,3}|chiriaș\p{L}{0,3}|cunoaștere\p{L}?|cunoștințe|legislați\p{L}{1,3}|fondator\p{L}{0,3}|șef\p{L}{0,3}|director\p{L}{0,3}|manager\p{L}{0,3}|pacienți\p{L}{0,2}|furnizor\p{L}{0,3}|fabric\p{L}{1,3}|parteneri\p{L}{0,2}|investitor\p{L}{0,3}|târguri|întâlniri|născut\p{L}{0,2}|crescut\p{L}{0,2}|au lucrat|a lucrat|au locuit|a locuit|studiat|vânzări|filial\p{L}{1,3}|sucursal\p{L}{1,3}|prezenți|server\p{L}{0,3}|date\p{L}{0,2}|utilizator\p{L}{0,3}`,
    there: String.raw`(?:doar|numai) acolo|în aceste (?:două |trei )?țări|în ambele țări`,
    elsewhere: String.raw`altundeva|în altă parte|alte țări|altă țară|restul`,
    condition: "dacă|pentru|când|în cazul",
  },
};
