/** The words of one language around a place, as sources of expressions that match whole words. */
export interface NativePlaceWords {
  /** That somebody lives or works there: verbs of residence, of hiring and for work from anywhere. */
  reside: string;
  /** Others who are there, and what else a place is named for. */
  other: string;
  /** A denial. */
  not: string;
  /** Further names of countries, by code, of which the last vowels may be others. */
  forms?: Readonly<Record<string, readonly string[]>>;
}

/** The words of languages other than English, whose sentences the readers of English wording leave alone. */
export const NATIVE_PLACE_WORDS: Readonly<Record<string, NativePlaceWords>> = {
  de: {
    reside: String.raw`angestellt|sozialversicher\p{L}{1,12}|steuerpflichtig|arbeitserlaubnis|wohn\p{L}{1,9}|leb(?:st|en|t)|ansässig\p{L}{0,2}|lebensmittelpunkt|gemeldet|bewerb\p{L}{0,10}|stellen|einstellen|anstell\p{L}{0,4}|beschäftig\p{L}{0,3}|überall|egal|von wo|ortsunabhängig|arbeitest|arbeiten|remote|home-?office|homeoffice|von (?:zu ?hause|daheim)|bewerber\p{L}{0,5}|kandidat\p{L}{0,6}|arbeitsort|einsatzort|standort|offen|aufenthaltstitel|arbeitsgenehmigung|zu ?hause in`,
    other: String.raw`daten|server\p{L}{0,2}|gehostet|kund\p{L}{1,7}|markt\p{L}{0,6}|märkte\p{L}?|niederlassung\p{L}{0,2}|büros?|zentrale|hauptsitz|sitz|gegründet|teams?|kolleg\p{L}{1,7}|mitarbeiter\p{L}{0,5}|partner\p{L}{0,5}|reise\p{L}{0,5}|unternehmen|filial\p{L}{1,3}|projekt\p{L}{0,3}|erfahrung\p{L}{0,2}|recht\p{L}{0,2}(?! (?:auf arbeit|zu arbeiten))|führend\p{L}{0,2}|studi\p{L}{1,4}|hochschul\p{L}{0,4}|lieferant\p{L}{0,4}|fabrik\p{L}{0,2}|werke?|investor\p{L}{0,3}|eigentümer|gründer\p{L}{0,5}|mutter(?:gesellschaft|konzern|haus)|tochter\p{L}{0,12}|produktion|nutzer\p{L}{0,5}|universität\p{L}{0,2}|beliefern|exportier\p{L}{1,4}`,
    not: "nicht|kein(?:e|en|er)?|außer|ausgenommen|ohne",
    forms: {
      DE: [
        "Bayern",
        "Baden-Württemberg",
        "Hessen",
        "Niedersachsen",
        "Nordrhein-Westfalen",
        "Rheinland-Pfalz",
        "Saarland",
        "Sachsen",
        "Sachsen-Anhalt",
        "Schleswig-Holstein",
        "Thüringen",
        "Brandenburg",
        "Mecklenburg-Vorpommern",
      ],
      AT: ["Tirol", "Steiermark", "Kärnten", "Vorarlberg", "Oberösterreich", "Niederösterreich", "Burgenland"],
      CH: ["Deutschschweiz"],
    },
  },
  fr: {
    reside: String.raw`permis de travail|habit\p{L}{1,5}|résid\p{L}{1,7}|viv(?:ez|re|ant|ent|s)|domicili\p{L}{1,3}|basé(?:e|s|es)?|installé(?:e|s|es)?|n['’]importe où|partout|où que|télétravail\p{L}{0,3}|à distance|remote|recrut\p{L}{1,4}|embauch\p{L}{1,4}|candidat\p{L}{0,5}|ouvert(?:e)? aux?|travaill\p{L}{1,5}|lieu de travail|depuis|autorisation de travail(?:ler)?|droit de travailler|titre de séjour|établi(?:e|s|es)?`,
    other: String.raw`données|serveurs?|hébergé\p{L}{0,2}|clients?|clientèle|marché\p{L}?|bureaux?|siège|équipes?|collègues|collaborateurs|filiales?|déplacements?|voyag\p{L}{1,3}|entreprise|société|fondée?|leader|projets?|partenaires?|expérience|droit(?! de travailler)|agences?|magasins?|présente?s?|fournisseurs?|usines?|investisseurs?|fondat(?:eur|rice)s?|maison mère|utilisateurs?|universités?|entrepôts?|actionnaires?|export\p{L}{1,4}`,
    not: String.raw`pas|aucun\p{L}?|sauf|hors|sans`,
    forms: {
      FR: ["Île-de-France", "Bretagne", "Normandie", "Occitanie", "Nouvelle-Aquitaine", "Hauts-de-France"],
      CA: ["Québec", "Ontario", "Alberta", "Manitoba", "Colombie-Britannique", "Nouveau-Brunswick", "Nouvelle-Écosse"],
      BE: ["Wallonie", "Flandre"],
      CH: ["Suisse romande", "Suisse alémanique"],
    },
  },
  es: {
    reside: String.raw`buscamos (?:gente|personas|profesionales|talento)|permiso de trabajo|viv(?:as|es|ir|an|en|a|imos)|resid\p{L}{1,6}|radica\p{L}{0,4}|ubicad\p{L}{1,2}|domicili\p{L}{1,3}|cualquier (?:lugar|parte|punto|ciudad|rincón)|teletrabajo|remoto|a distancia|contrat(?:amos|ar|aremos)|candidat\p{L}{1,6}|personas|desde|trabaj\p{L}{1,6}|lugar de trabajo|ubicación|abiert\p{L} a|autorización (?:para trabajar|de trabajo)|derecho a trabajar|afincad\p{L}{1,2}|establecid\p{L}{1,2}`,
    other: String.raw`datos|servidores|alojad\p{L}{1,2}|clientes?|mercados?|oficinas?|sedes?|equipos?|compañer\p{L}{1,2}|empleados|filial\p{L}{0,2}|viaj\p{L}{1,4}|empresas?|fundad\p{L}|líder\p{L}{0,2}|proyectos?|experiencia|legislación|presencia|tiendas?|socios?|proveedor\p{L}{0,2}|fábricas?|inversor\p{L}{0,2}|fundador\p{L}{0,2}|matriz|usuarios?|universidades?|almacen\p{L}{0,2}|accionistas?|nació|exporta\p{L}{0,4}`,
    not: "no|excepto|salvo|sin|menos",
    forms: {
      ES: [
        "Andalucía",
        "Cataluña",
        "Galicia",
        "País Vasco",
        "Comunidad de Madrid",
        "Comunidad Valenciana",
        "Castilla y León",
        "Aragón",
        "Canarias",
        "Baleares",
      ],
      MX: ["República Mexicana"],
      AR: ["República Argentina"],
    },
  },
  pt: {
    reside: String.raw`buscamos (?:pessoas|profissionais|talentos)|visto de trabalho|mor(?:ar|a|as|am|e|em|amos)|resid\p{L}{1,6}|viv(?:er|es|e|em|as|a)|domicili\p{L}{1,4}|(?:de|em) qualquer (?:lugar|parte|cidade|ponto)|remot[oa]|home ?office|teletrabalho|à distância|contrat(?:amos|ar|aremos)|candidat\p{L}{1,6}|pessoas|aceitamos|trabalh\p{L}{1,5}|local(?: de trabalho)?|todo o|autorização (?:de trabalho|para trabalhar)|direito a trabalhar|permissão de trabalho|abert\p{L} a|estabelecid\p{L}{1,2}`,
    other: String.raw`dados|servidores|hospedad\p{L}{1,2}|alojad\p{L}{1,2}|clientes?|mercados?|escritórios?|sede|equipes?|equipas?|colegas|colaboradores|filia\p{L}{1,2}|viag\p{L}{1,3}|empresas?|fundad\p{L}|líder\p{L}{0,2}|projetos?|experiência|legislação|presença|lojas?|parceiros?|fornecedor\p{L}{0,2}|fábricas?|investidor\p{L}{0,2}|fundador\p{L}{0,2}|matriz|usuários?|utilizadores|universidades?|acionistas?|exporta\p{L}{0,4}`,
    not: "não|exceto|salvo|sem|menos",
    forms: {
      BR: ["Minas Gerais", "Paraná", "Santa Catarina", "Rio Grande do Sul", "Bahia", "Ceará", "Pernambuco"],
      PT: ["Açores", "Algarve"],
    },
  },
  it: {
    reside: String.raw`permesso di (?:lavoro|soggiorno)|viv(?:i|ere|a|ono|e|iamo)|abit\p{L}{1,4}|risied\p{L}{1,4}|residen\p{L}{1,3}|domicili\p{L}{1,4}|ovunque|dovunque|qualsiasi (?:luogo|città|parte)|da remoto|smart ?working|a distanza|da casa|assum\p{L}{1,5}|candidat\p{L}{1,4}|persone|lavor\p{L}{1,5}|sede di lavoro|remote|autorizzazione al lavoro|diritto (?:di|a) lavorare|apert\p{L} a|stabilit\p{L}|partita iva`,
    other: String.raw`dati|server|ospitat\p{L}|clienti?|clientela|mercat\p{L}|uffici[oa]?|sed[ei](?! di lavoro)|quartier generale|colleghi|dipendenti|filial\p{L}{1,2}|trasfert\p{L}|viaggi\p{L}{0,2}|aziend\p{L}{1,2}|fondat\p{L}|leader|progett\p{L}|esperienza|normativa|presente|negozi|partner|fornitor\p{L}|fabbric\p{L}{1,2}|stabiliment\p{L}|investitor\p{L}|fondator\p{L}|casa madre|utenti|università|esporta\p{L}{0,4}`,
    not: "non|tranne|eccetto|senza|esclus\\p{L}",
    forms: {
      IT: [
        "Lombardia",
        "Toscana",
        "Sicilia",
        "Puglia",
        "Veneto",
        "Piemonte",
        "Emilia-Romagna",
        "Campania",
        "Lazio",
        "Sardegna",
      ],
    },
  },
  nl: {
    reside: String.raw`ingeschreven|belastingplichtig|werkvergunning|woon(?:t|achtig|plaats)?|wonen|wonend|gevestigd|domicilie|overal|waar (?:je|dan|ook)|thuis\p{L}{0,7}|remote|op afstand|aannemen|nemen|werk(?:en|t|locatie|plek)?|kandidaten|mensen|heel|solliciteren|tewerkstellingsvergunning|open voor|leven|leeft`,
    other: String.raw`gegevens|servers?|gehost|opgeslagen|klant\p{L}{0,4}|markt\p{L}{0,3}|kanto\p{L}{1,4}|hoofdkantoor|team\p{L}?|collega\p{L}{0,2}|medewerkers|vestiging\p{L}{0,2}|reiz\p{L}{1,2}|bedrijf|bedrijven|opgericht|marktleider|project\p{L}{0,2}|ervaring|wetgeving|winkels?|partners?|actief|leverancier\p{L}?|fabriek\p{L}{0,2}|investeerder\p{L}?|oprichter\p{L}?|moederbedrijf|gebruikers|universiteit\p{L}{0,2}|exporte\p{L}{1,4}`,
    not: "niet|geen|behalve|zonder|uitgezonderd",
    forms: { BE: ["Vlaanderen", "Wallonië"] },
  },
  pl: {
    reside: String.raw`pozwoleni\p{L}{1,2} na pracę|mieszka\p{L}{0,6}|zamieszka\p{L}{0,8}|przebywa\p{L}{0,6}|rezyden\p{L}{1,6}|dowolnego miejsca|dowolnym miejscu|całej|cał(?:ym|ego)|zdaln\p{L}{1,4}|z domu|zatrudniamy|kandydat\p{L}{1,5}|osob\p{L}{0,4}|osób|prac\p{L}{1,8}|z terenu|na terenie|szukamy|miejsce pracy|lokalizacja|prawo do pracy|zezwoleni\p{L}{1,2} na pracę|otwart\p{L} dla|żyć|żyjesz|zameldowan\p{L}{1,2}`,
    other: String.raw`dane|danych|serwer\p{L}{0,3}|przechowywan\p{L}|klient\p{L}{0,4}|ryn(?:ek|ku|ki|kach)|biur\p{L}{1,4}|siedzib\p{L}{1,3}|zesp[oó]\p{L}{1,5}|współpracownik\p{L}{0,4}|pracownik\p{L}{0,4}|oddzia\p{L}{1,4}|podróż\p{L}{0,3}|firm\p{L}{1,2}|założon\p{L}|lider\p{L}{0,3}|projekt\p{L}{0,3}|doświadczeni\p{L}{1,3}|praw\p{L}{1,2}(?! do pracy)|sklep\p{L}{0,4}|partner\p{L}{0,4}|dostawc\p{L}{1,3}|fabryk\p{L}{0,3}|inwestor\p{L}{0,3}|założyciel\p{L}{0,3}|spółk\p{L}{1,2}|użytkownik\p{L}{0,4}|uczelni\p{L}{0,3}|central\p{L}{1,2}|eksport\p{L}{1,5}`,
    not: String.raw`nie|oprócz|poza|bez|wyjątkiem`,
    forms: { PL: ["Polsce"], IT: ["Włosza", "Włoszech"] },
  },
  sv: {
    reside: String.raw`folkbokförd\p{L}?|skattskyldig|bo(?:r|satt|satta|ende)?|hemvist|var som helst|hela|var du än|på distans|distans\p{L}{0,8}|hemifrån|remote|anställer|sökande|kandidater|personer|arbeta(?:r)?|jobba(?:r)?|arbetsplats\p{L}{0,2}|arbetsort\p{L}{0,2}|ort|arbetstillstånd\p{L}{0,2}|öppen för|leva|lever|hemma(?:hörande)? i`,
    other: String.raw`uppgifter|servrar\p{L}{0,3}|lagras|kund\p{L}{0,4}|marknad\p{L}{0,3}|kontor\p{L}{0,3}|huvudkontor\p{L}{0,3}|team\p{L}{0,3}|kollegor\p{L}{0,2}|medarbetare|dotterbolag|resor|resa|företag\p{L}{0,2}|grundades?|grundat|ledande|projekt\p{L}{0,2}|erfarenhet|butiker|partners?|leverantör\p{L}{0,4}|fabrik\p{L}{0,3}|investerare|grundare|moderbolag\p{L}{0,2}|användare|universitet|ägare\p{L}{0,2}|exporter\p{L}{1,3}`,
    not: "inte|ej|utom|förutom|utan",
  },
  da: {
    reside: String.raw`folkeregister\p{L}{0,8}|skattepligtig|bo(?:r|ende|sat|satte|pæl|siddende)?|hvor som helst|hele|uanset|hjemmefra|hjemmekontor|på distancen?|fjern\p{L}{2,8}|remote|ansætter|ansøgere|kandidater|personer|arbejde(?:r)?|arbejdssted\p{L}{0,2}|arbejdsplads\p{L}{0,2}|arbejdstilladelse|åben for|leve|lever`,
    other: String.raw`oplysninger|servere|opbevares|kund\p{L}{0,4}|marked\p{L}{0,3}|kontor\p{L}{0,3}|hovedkontor\p{L}{0,3}|team\p{L}{0,3}|kolleger|kollegaer|medarbejdere|datterselskab\p{L}{0,3}|rejser|rejse|virksomhed\p{L}{0,3}|grundlagt|førende|projekt\p{L}{0,3}|erfaring|butikker|partnere?|leverandør\p{L}{0,4}|fabrik\p{L}{0,4}|investorer|grundlægger\p{L}{0,2}|moderselskab\p{L}{0,2}|brugere|universitet\p{L}{0,3}|ejer\p{L}{0,2}|eksporter\p{L}{1,2}`,
    not: "ikke|undtagen|uden",
  },
  no: {
    reside: String.raw`folkeregistrert|skattepliktig|bo(?:r|satt|satte|ende|sted)?|hvor som helst|hele|uansett|hjemmefra|hjemmekontor|fjern\p{L}{2,8}|remote|stedsuavhengig|ansetter|søkere|kandidater|personer|arbeide(?:r)?|jobbe(?:r)?|arbeidssted\p{L}{0,2}|arbeidsplass\p{L}{0,2}|arbeidstillatelse|åpen for|leve|lever`,
    other: String.raw`opplysninger|servere|lagres|kund\p{L}{0,4}|marked\p{L}{0,3}|kontor\p{L}{0,3}|hovedkontor\p{L}{0,3}|team\p{L}{0,3}|kolleger|kollegaer|medarbeidere|datterselskap\p{L}{0,3}|reiser|reise|selskap\p{L}{0,3}|grunnlagt|ledende|prosjekt\p{L}{0,3}|erfaring|butikker|partnere?|leverandør\p{L}{0,4}|fabrikk\p{L}{0,4}|investorer|gründer\p{L}{0,3}|morselskap\p{L}{0,2}|brukere|universitet\p{L}{0,3}|eier\p{L}{0,2}|eksporter\p{L}{1,2}`,
    not: "ikke|unntatt|uten",
  },
  fi: {
    reside: String.raw`työlup\p{L}{1,3}|asu(?:a|t|vat|va|vien|minen|inpaik\p{L}{1,4})?|asutkin|missä päin|mistä (?:tahansa|päin)|missä tahansa|etä(?:nä|työ\p{L}{0,6}|töi\p{L}{0,4})|kotoa|kotona|palkkaamme|rekrytoimme|hakij\p{L}{1,4}|työskentel\p{L}{1,6}|työskenn\p{L}{1,6}|työn|työtä|sijainti|koko|asuisit|asuessasi|oleskel\p{L}{1,6}|avoin(?:na)?|elää`,
    other: String.raw`tiedot|tietoja|palvelim\p{L}{1,4}|asiakka\p{L}{1,6}|markkin\p{L}{1,6}|toimisto\p{L}{0,4}|pääkonttor\p{L}{1,4}|tiimi\p{L}{0,4}|kolleg\p{L}{1,4}|työntekij\p{L}{1,5}|tytäryhti\p{L}{1,4}|matku\p{L}{1,6}|yrity\p{L}{1,5}|perustettu|johtava|projekt\p{L}{1,4}|kokemus\p{L}{0,3}|myymäl\p{L}{1,4}|toimittaj\p{L}{1,5}|tehta\p{L}{1,5}|sijoittaj\p{L}{1,4}|perustaj\p{L}{1,4}|emoyhti\p{L}{1,4}|käyttäj\p{L}{1,4}|omistaj\p{L}{1,4}`,
    not: "ei|eivät|paitsi|ilman|emme",
    forms: { US: ["Yhdysvalta", "Yhdysvalloi"] },
  },
  cs: {
    reside: String.raw`pracovní povolení|bydl\p{L}{1,6}|žij\p{L}{1,4}|trval\p{L}{1,3} (?:pobyt|bydliště)|bydliště|odkudkoli\p{L}?|kdekoli\p{L}?|z celé|na dálku|z domova|home ?office|remote|zaměstnáváme|přijímáme|hledáme|uchazeč\p{L}{0,3}|kandidát\p{L}{0,3}|lidi|kolegy|prac(?:uj\p{L}{1,4}|ovat)|práce|místo výkonu|žít|pobýv\p{L}{1,4}|otevřen\p{L}`,
    other: String.raw`údaje|server\p{L}{0,2}|uložen\p{L}|zákazní\p{L}{1,5}|klient\p{L}{0,4}|trh\p{L}{0,3}|kancelář\p{L}{0,4}|sídl\p{L}{1,2}|pobočk\p{L}{1,3}|tým\p{L}{0,3}|zaměstnanc\p{L}{1,2}|cest\p{L}{1,5}|firm\p{L}{1,2}|společnost\p{L}{0,2}|založen\p{L}?|lídr\p{L}{0,2}|projekt\p{L}{0,3}|zkušenost\p{L}{0,3}|prodejn\p{L}{1,2}|dodavatel\p{L}{0,3}|továrn\p{L}{1,2}|závod\p{L}{0,2}|investo\p{L}{1,4}|zakladatel\p{L}{0,3}|mateřsk\p{L}{1,3}|uživatel\p{L}{0,3}|univerzit\p{L}{0,3}|majitel\p{L}{0,2}|vyváž\p{L}{1,3}`,
    not: String.raw`ne|není|kromě|bez|mimo`,
    forms: { CZ: ["Česká republika", "České republice", "ČR"] },
  },
  tr: {
    reside: String.raw`yaşa\p{L}{1,10}|ikamet|otur\p{L}{1,8}|her yerinden|her yerinde|evden|uzaktan|adaylar\p{L}{0,5}|çalış\p{L}{1,12}|bulun\p{L}{1,6}`,
    other: String.raw`müşteri\p{L}{0,12}|pazar\p{L}{0,6}|ofis\p{L}{0,6}|merkez\p{L}{0,6}|ekip\p{L}{0,6}|şirket\p{L}{0,6}|kuruldu|lider\p{L}{0,3}|seyahat\p{L}{0,4}|proje\p{L}{0,6}|deneyim\p{L}{0,4}`,
    not: "değil|hariç|dışında",
  },
  hu: {
    reside: String.raw`él(?:j|sz|ő|ők|ni)?|lak(?:sz|ik|ó|ok|ni|hat\p{L}{0,3}|óhely\p{L}{0,4})|tartózkod\p{L}{1,6}|bárhol|bárhonnan|otthonról|távmunk\p{L}{1,5}|remote|jelentkező\p{L}{0,4}|dolgoz\p{L}{1,6}|felvesz\p{L}{0,4}`,
    other: String.raw`ügyf\p{L}{1,8}|piac\p{L}{0,4}|irod\p{L}{1,6}|központ\p{L}{0,4}|csapat\p{L}{0,5}|munkatárs\p{L}{0,4}|cég\p{L}{0,4}|alap\p{L}{2,6}|vezető|utaz\p{L}{1,5}|projekt\p{L}{0,4}|tapasztalat\p{L}{0,3}`,
    not: "nem|kivéve|nélkül",
  },
  ro: {
    reside: String.raw`locui\p{L}{0,5}|locuiești|reziden\p{L}{1,5}|domicili\p{L}{1,4}|trăi\p{L}{0,4}|oriunde|de acasă|remote|la distanță|angajăm|candidați\p{L}{0,2}|persoane|lucr\p{L}{1,4}`,
    other: String.raw`clien\p{L}{1,4}|piaț\p{L}{1,3}|birou\p{L}{0,4}|sedi\p{L}{1,3}|echip\p{L}{1,3}|colegi|angajați\p{L}{0,2}|compani\p{L}{1,3}|fondat\p{L}{0,2}|lider\p{L}{0,2}|călător\p{L}{1,4}|proiecte?|experiență`,
    not: "nu|exceptând|fără|afara",
    forms: { MD: ["Moldova"] },
  },
  uk: {
    reside: String.raw`прожива\p{L}{1,5}|жив(?:е|уть|еш|ете|ти)|жити|мешка\p{L}{1,4}|будь-де|будь-якого|віддален\p{L}{1,4}|дистанційн\p{L}{1,4}|з дому|шукаємо|наймаємо|кандидат\p{L}{0,4}|людей|працю\p{L}{1,6}|робот\p{L}{1,3}`,
    other: String.raw`клієнт\p{L}{0,4}|рин(?:ок|ку|ки|ках)|офіс\p{L}{0,4}|команд\p{L}{1,3}|компан\p{L}{1,4}|заснован\p{L}|лідер\p{L}{0,3}|подорож\p{L}{0,3}|відрядж\p{L}{1,5}|проєкт\p{L}{0,3}|досвід\p{L}{0,3}`,
    not: "не|крім|без|окрім",
    forms: { US: ["США"] },
  },
  ru: {
    reside: String.raw`прожива\p{L}{1,5}|жив(?:ет|ёт|ут|ешь|ете)|жить|находи\p{L}{1,5}|где угодно|откуда угодно|удал[её]нн\p{L}{1,4}|дистанционн\p{L}{1,4}|из дома|ищем|нанимаем|кандидат\p{L}{0,4}|людей|работ\p{L}{1,5}`,
    other: String.raw`клиент\p{L}{0,4}|рын(?:ок|ке|ки|ках)|офис\p{L}{0,4}|команд\p{L}{1,3}|компани\p{L}{1,3}|основан\p{L}|лидер\p{L}{0,3}|командиров\p{L}{1,4}|проект\p{L}{0,3}|опыт\p{L}{0,3}`,
    not: "не|кроме|без",
    forms: { US: ["США"], RU: ["РФ"] },
  },
};

/** Names of regions by language, each with the English name that says which countries it means. A name with many forms is written without its ending. */
export const NATIVE_REGION_NAMES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  de: {
    "European Union": ["EU", "Europäische Union", "Europäischen Union"],
    EEA: ["EWR", "Europäischen Wirtschaftsraum"],
    Europe: ["Europa"],
    DACH: ["DACH"],
    Benelux: ["Benelux"],
    Scandinavia: ["Skandinavien"],
    "Latin America": ["Lateinamerika"],
    "South America": ["Südamerika"],
    "North America": ["Nordamerika"],
  },
  fr: {
    "European Union": ["UE", "Union européenne", "Union Européenne"],
    EEA: ["EEE", "Espace économique européen"],
    Europe: ["Europe"],
    Benelux: ["Benelux", "Bénélux"],
    Scandinavia: ["Scandinavie"],
    Maghreb: ["Maghreb"],
    "Latin America": ["Amérique latine"],
    "North America": ["Amérique du Nord"],
    "Sub-Saharan Africa": ["Afrique subsaharienne"],
    Africa: ["Afrique"],
  },
  es: {
    "European Union": ["UE", "Unión Europea"],
    EEA: ["EEE", "Espacio Económico Europeo"],
    Europe: ["Europa"],
    "Latin America": ["Latinoamérica", "América Latina", "LATAM", "Latam", "Hispanoamérica", "Iberoamérica"],
    "South America": ["Sudamérica", "Suramérica", "América del Sur"],
    "Central America": ["Centroamérica", "América Central"],
    "North America": ["Norteamérica", "América del Norte"],
  },
  pt: {
    "European Union": ["UE", "União Europeia", "União Européia"],
    EEA: ["EEE", "Espaço Económico Europeu"],
    Europe: ["Europa"],
    "Latin America": ["América Latina", "LATAM", "Latam"],
    "South America": ["América do Sul"],
  },
  it: {
    "European Union": ["UE", "Unione Europea", "Unione europea"],
    EEA: ["SEE", "Spazio Economico Europeo"],
    Europe: ["Europa"],
  },
  nl: {
    "European Union": ["EU", "Europese Unie"],
    EEA: ["EER"],
    Europe: ["Europa"],
    Benelux: ["Benelux"],
    Scandinavia: ["Scandinavië"],
  },
  pl: {
    "European Union": ["UE", "Unia Europejska", "Unii Europejskiej"],
    EEA: ["EOG"],
    Europe: ["Europa"],
  },
  sv: {
    "European Union": ["EU"],
    EEA: ["EES"],
    Europe: ["Europa"],
    Nordics: ["Norden"],
    Scandinavia: ["Skandinavien"],
  },
  da: {
    "European Union": ["EU"],
    EEA: ["EØS"],
    Europe: ["Europa"],
    Nordics: ["Norden"],
    Scandinavia: ["Skandinavien"],
  },
  no: { "European Union": ["EU"], EEA: ["EØS"], Europe: ["Europa"], Nordics: ["Norden"], Scandinavia: ["Skandinavia"] },
  fi: { "European Union": ["EU"], EEA: ["ETA"], Europe: ["Euroopa"], Nordics: ["Pohjoismaat", "Pohjoismai"] },
  cs: { "European Union": ["EU", "Evropská unie", "Evropské unie", "Evropské unii"], Europe: ["Evropa"] },
  hu: { "European Union": ["EU", "Európai Unió"], Europe: ["Európa", "Európá"] },
  ro: { "European Union": ["UE", "Uniunea Europeană", "Uniunii Europene"], Europe: ["Europa"] },
  tr: { "European Union": ["AB", "Avrupa Birliği"], Europe: ["Avrupa"] },
  uk: { "European Union": ["ЄС", "Європейського Союзу", "Європейському Союзі"], Europe: ["Європа"] },
  ru: { "European Union": ["ЕС", "Европейского союза", "Европейском союзе"], Europe: ["Европа"] },
};

/** The same in scripts without spaces between words: what stands around the name of a place. */
export const UNSPACED_PLACE_WORDS: Readonly<
  Record<string, { before: string; after: string; forms: Readonly<Record<string, string>> }>
> = {
  ja: {
    before: "(?:居住地|勤務地|対象|応募資格|就業場所)[^。]{0,8}",
    after:
      "(?:国内|全国|全土|中)?(?:に|の|で|から|在)?[^。、]{0,6}(?:お住まい|在住|居住|どこからでも|どこでも|からでも|から(?:働|勤務|就業)|リモート|在宅|限(?:定|り|る)|のみ)",
    forms: {
      JP: "日本",
      US: "アメリカ|米国",
      GB: "イギリス|英国",
      KR: "韓国",
      CN: "中国",
      TW: "台湾",
      SG: "シンガポール",
    },
  },
  zh: {
    before: "(?:仅限|限|居住在|常驻|常住|工作地点|可在|现居|身在|位于|面向)[^。，]{0,4}",
    after: "(?:大陆|境内|国内)?[^。，]{0,6}(?:居民|居住|任何(?:城市|地方|地点)|各地|全境|远程|均可|候选人|申请)",
    forms: { CN: "中国", TW: "台湾", HK: "香港", SG: "新加坡", US: "美国", JP: "日本", KR: "韩国", MY: "马来西亚" },
  },
  ko: {
    before: "(?:근무지|거주지|지원 ?자격|대상)[^.]{0,8}",
    after: "(?: 국내| 전역| 내)?(?:에서?|의)?[^.,]{0,6}(?:거주|어디(?:서|에서|든)|전국|재택|원격|한정|만 지원)",
    forms: { KR: "대한민국|한국|국내", JP: "일본", US: "미국", VN: "베트남", CN: "중국" },
  },
};
