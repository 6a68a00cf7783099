import type { EmploymentType } from "#contract/schemas/job.ts";

/** The words of one language for forms of employment, and for denying them, as sources of expressions that match whole words. */
export type EmploymentWords = Partial<Record<EmploymentType, string>> & {
  not: string;
  /** A language that general wording covers, too: its words are looked for only in sentences that may hold some. */
  general?: true;
};

/** Of a full week, up to nine tenths: "50 %", "80 Prozent". */
const PART_OF_WEEK = String.raw`(?:[2-8]\d|90) ?(?:%|prozent|percent|per cent|procent|prosent|prosenttia|procent)`;

/** Forms in the words of each language; English, German, French and Spanish have their general wording beside it. Scripts without spaces between words have no `not`. */
export const EMPLOYMENT_WORDS: Readonly<Record<string, EmploymentWords>> = {
  en: {
    "full-time": String.raw`(?:permanent|open-ended|indefinite) (?:\p{L}{1,12} )?(?:job|contract|post|role|employment)|(?:contract|post|role|job|employment) is (?:permanent|open-ended|indefinite)|(?:at|for) (?:forty|thirty-five|thirty-eight|40|37\.5|38|35) hours|100 ?% position|permanent (?:and|,) full[- ]time|open-ended appointment|on (?:the books|our payroll)|full working week|(?:five|5) full days`,
    "part-time": String.raw`0?\.[2-9]\d? ?FTE|${PART_OF_WEEK} (?:FTE|position|role|of (?:a )?full[- ]time)|(?:with us|you work|you['’]ll work|you['’]d work) (?:only )?(?:two|three|2|3) days (?:out of (?:five|5)|a week)(?! (?:in|at|from|on|remote))|half[- ]time|(?:one|two|three|four) (?:mornings|afternoons|evenings|shifts) a week|three fifths|four fifths|half a (?:full )?week|side (?:job|gig)|weekend (?:job|role|position)|half[- ]days|(?:two|three|2|3)[- ]day[- ](?:a[- ])?week (?:role|job|post|position)|(?:one|two|three|four) (?:weekday |weekend )?(?:mornings|afternoons|evenings|shifts)(?: (?:a|per|each|every) week)?, (?:could|as)`,
    contract: String.raw`(?:you(?:['’]ll| will|['’]d)? )(?:invoice|bill) us|sole trader|self-employed|as an? (?:independent )?contractor|(?:while|until) \p{L}{2,15} (?:is|returns?|comes back) (?:on |from )?(?:parental|maternity|paternity|family|sick)? ?leave|zero[- ]hours? contract|zero[- ]hours?|no guaranteed hours|casual (?:work(?! environment| place| atmosphere| culture| attire| setting)|basis|contract|role|shifts?|hours|position)|(?:work|paid|engaged|called) as and when|bank (?:shifts|contract)|locum|relief (?:cover|shifts|staff)|(?:sick|maternity|paternity|adoption|parental)[- ](?:leave )?cover|on secondment|secondment (?:role|post|position|opportunity)`,
    internship: String.raw`(?:summer|winter|spring|autumn|fall) (?:\p{L}{1,12} ){0,6}as an? (?:\p{L}{1,12} )?intern|as an? (?:\p{L}{1,12} )?intern|apprenticeship|student placement|industrial placement|(?:this|our|paid) placement year|placement year (?:student|role|position|opportunity)|year in industry (?:student|role|position|placement)|as an? (?:\p{L}{1,12} )?apprentice|traineeship`,
    general: true,
    not: "not|no|never|without|neither|nor|manage|managing|review|with|from|our|of|hire|hiring|pay|paying|train|training",
  },
  de: {
    "full-time": String.raw`unbefristet\p{L}{0,2}|festanstellung|feste anstellung|fest angestellt|vollzeit\p{L}{0,10}|100 ?(?:%|prozent)(?:-stelle)?(?! ?(?!(?:stelle|pensum|unbefristet|festanstellung|vollzeit|oder|arbeits|beschäftigung|tätigkeit|in|im|ab))\p{L})|(?:38|38,5|39|40)[- ]stunden[- ]woche|festangestellt\p{L}{0,2}|feste stelle|dauerhafte (?:anstellung|stelle|beschäftigung)|auf dauer angelegt|ganztags(?:stelle)?`,
    "part-time": String.raw`teilzeit\p{L}{0,12}(?! (?:arbeitende|beschäftigte|tätige)[rnm]?(?!\p{L}))|halbtags\p{L}{0,6}|halbe stelle|minijob|${PART_OF_WEEK}(?:-stelle| (?:einer|der) (?:vollen|ganzen|regulären) \p{L}{1,15}| stellenumfang| arbeitszeit)|teilzeitstelle|(?:20|25|30)[- ]stunden[- ]woche|geringfügig(?:e|er)? beschäftigung|\d{3}-euro-basis|(?:als|auf) mini-?job(?:basis)?|mini-?job (?:auf|mit|als)|${PART_OF_WEEK} (?:eines|einer) vollzeit\p{L}{1,14}|(?:umfang|pensum|beschäftigungsgrad|stellenumfang|arbeitspensum):? (?:von |ca\. |etwa )?${PART_OF_WEEK}|mini-?job-?basis|nebenjob|nebenberuflich\p{L}{0,2}|halbtagsstelle`,
    contract: String.raw`befristet\p{L}{0,2}|auf (?:selbst(?:st)?ändiger|freiberuflicher|rechnungs?) ?(?:basis)?|freie[rn]? mitarbeit\p{L}{0,5}|freiberuflich\p{L}{0,2}|als freelancer(?:in)?|stellst (?:uns )?(?:deine )?rechnung(?:en)?|elternzeitvertretung|schwangerschaftsvertretung|arbeitnehmerüberlassung|werkvertrag|auf projektbasis|auf honorarbasis|saison(?:kraft|stelle|vertrag|arbeit)|als aushilfe|aushilfs(?:kraft|job|stelle)|auf abruf|(?:mutterschutz|krankheits|urlaubs|schwangerschafts|elternzeit)vertretung|honorarkraft|auf stundenbasis als freelancer(?:in)?|als freie[rn]? \p{L}{4,25}|projektvertrag|leiharbeit`,
    internship: String.raw`(?:pflicht|schul|semester|studien)?praktik(?:um|a|ums)|werkstudent\p{L}{0,10}|abschlussarbeit|ausbildungsplatz|(?:die|deine|unsere|diese) (?:\p{L}{1,20} )?ausbildung (?:dauert|beginnt|startet)|praxissemester|volontariat|duales studium(?: \p{L}{2,20})? (?:ab|zum|bei uns)|(?:als|zur?|zum) (?:azubi|auszubildenden?)`,
    general: true,
    not: "kein|keine|keinen|nicht|nie|ohne|nach|während|deinem|abgeschlossene",
  },
  fr: {
    "full-time": String.raw`cdi|temps (?:plein|complet)|durée indéterminée|poste (?:permanent|pérenne)|emploi permanent|(?:à )?plein temps|embauche définitive|titularisation`,
    "part-time": String.raw`mi-temps|temps partiel|temps non complet|à temps partiel|(?:poste|contrat|taux|quotité|temps de travail)(?: (?:de travail|est|fixé|proposé))?(?: à| de|:| :) ?${PART_OF_WEEK}|à ${PART_OF_WEEK} d['’]un temps plein|quelques heures par semaine`,
    contract: String.raw`cdd|portage salarial|statut (?:d['’])?(?:indépendant|libéral|auto-?entrepreneur|freelance)|statut libéral|en (?:freelance|indépendant)|(?:auto|micro)-?entrepreneur|(?:facture[sz]|factureras|facturerez) en (?:indépendante?|freelance)|contrat de (?:\d{1,2}|six|sept|huit|neuf|dix|douze|dix-huit|vingt-quatre) mois|en remplacement d['’]une? (?:collègue|salarié)\p{L}{0,2}|durée déterminée|intérim|remplacement (?:de )?congé|prestation de service|mission d['’]intérim|mission de \d{1,2} mois|auto-?entrepreneur|en freelance|statut d['’]indépendant|remplacement (?:d['’]un |de )?congé|mission freelance|saisonni(?:er|ère)s?|vacations?|vacataires?|pigistes?|à la pige|accroissement (?:temporaire )?d['’]activité|surcroît d['’]activité|(?:êtes|travaille[sz]) à votre compte|à ton compte|remplacement d['’]un (?:arrêt|congé)|statut (?:d['’])?auto-?entrepreneur|statut (?:de )?micro-?entrepreneur|mission (?:intérimaire|d['’]intérim)`,
    internship: String.raw`stage (?:conventionné|de fin d['’]études|rémunéré|de \p{L}{2,8} mois|de \d)|alternance|contrat d['’]apprentissage|contrat en alternance|stage de fin d['’]études|stage rémunéré|(?:en|contrat en) apprentissage|apprenti(?:e|\(e\))? (?:en|h/f|\(h/f\))|service civique|stage (?:à temps|en|d['’]une durée)`,
    general: true,
    not: "pas|ni|sans|aucun|après|jamais",
  },
  es: {
    "full-time": String.raw`contrato (?:fijo|indefinido|a término indefinido)|(?:tiempo|jornada) complet[oa]|plantilla fija|contrato (?:fijo|indefinido)|a tiempo completo|40 horas semanales|jornada de 40 horas|planta permanente|contratación (?:indefinida|fija|estable)|(?:puesto|plaza) (?:fij[oa]|indefinid[oa]|estable)|incorporación (?:fija|indefinida)|relación de dependencia|contrato estable|contrato a término indefinido|en plantilla|plantilla desde el primer día`,
    "part-time": String.raw`(?:media jornada|jornada (?:parcial|reducida)|tiempo parcial|medio tiempo)|(?:diez|doce|quince|dieciséis|veinte|veinticinco|1\d|2\d) horas (?:semanales|a la semana|por semana)|jornada reducida|a tiempo parcial|(?:20|25|30) horas semanales|jornada de (?:20|25|30) horas`,
    contract: String.raw`factur[ae](?:s|r|rás)?(?: \p{L}{1,8})? como autónom[oa]|como autónom[oa]|por cuenta propia|contrato (?:temporal|por obra|de sustitución|de prestación de servicios|eventual)|prestación de servicios|freelance|por proyecto|contrato de \p{L}{2,8} meses|(?:sustitución|reemplazo|suplencia) (?:por|de) (?:\p{L}{1,9} )?(?:baja|maternidad|paternidad|excedencia)|contrato (?:temporal|por obra|de duración determinada|eventual|de sustitución)|obra y servicio|por honorarios|plazo fijo|como autónomo|régimen de autónomos|monotribut\p{L}{1,4}|campaña de (?:navidad|verano|la renta|rebajas|invierno)|fij[oa][- ]discontinu[oa]|contrato (?:de )?interinidad|(?:trabajo|puesto|empleo) (?:temporal|eventual|de temporada)|por temporada|(?:emit|entreg)\p{L}{2,5} (?:una )?boleta|boletas? de honorarios|contra (?:entrega de )?factura|recibos? por honorarios|contrato por (?:proyecto|temporada|servicios)|colaboración (?:puntual|externa)`,
    internship: String.raw`beca (?:remunerada|de prácticas|formativa)|convenio universitario|contrato (?:de|en) prácticas|practicante|pasantía|beca remunerada|contrato de formación|prácticas remuneradas|convenio de prácticas|(?:prácticas|beca) (?:curriculares|extracurriculares|profesionales)|en prácticas|convenio (?:de cooperación educativa|con (?:la |tu |su )?universidad)|becari[oa]s? (?:de|en|para)|formación en alternancia|aprendiz`,
    general: true,
    not: "no|ni|sin|nunca",
  },
  nl: {
    "full-time": String.raw`fulltime|voltijds?|vast contract|vast dienstverband|vaste aanstelling|(?:voor )?onbepaalde (?:tijd|duur)|(?:36|38|40) uur per week|vaste baan|in vaste dienst|contract voor onbepaalde|volle(?:dige)? (?:werk)?week|op de loonlijst`,
    "part-time": String.raw`parttime|deeltijds?|(?:2[0-9]|3[0-2]) (?:tot|-|–|à) (?:2[0-9]|3[0-6]) uur|(?:1[0-9]|2[0-9]|8) uur per week|halftijds|0[,.][1-9]\d? ?fte|bijbaan(?:tje)?|weekend(?:baan|werk)|zaterdaghulp|${PART_OF_WEEK} (?:dienstverband|aanstelling)|paar uur per week|(?:[48]|1[0-9]|2[0-8]) (?:tot|-|–|à) (?:1[0-9]|2[0-9]|3[0-2]) uur`,
    contract: String.raw`(?:contract|dienstverband|aanstelling) voor (?:een jaar|één jaar|\d{1,2} maanden|(?:zes|zeven|acht|negen|tien|elf|twaalf) maanden)|tijdelijk (?:contract|dienstverband)|bepaalde (?:tijd|duur)|zzp(?:['’]?er)?|op freelance ?basis|freelance ?opdracht|als zzp['’]?er|klus van (?:\d{1,2}|een|twee|drie|vier|vijf|zes) (?:maanden|weken)|detachering|interim ?opdracht|zwangerschapsvervanging|oproep(?:kracht|basis|contract|medewerker)|(?:nul|0)-?uren(?:contract)?|uitzend(?:contract|basis|functie|baan)|seizoens(?:werk|kracht|baan|medewerker)|vakantie(?:kracht|werk|baan)|tijdelijke (?:functie|aanstelling|baan|vacature|klus|opdracht)|(?:aanstelling|functie|baan|contract) is tijdelijk|(?:ziekte|ouderschapsverlof|zwangerschapsverlof)vervanging|vervang(?:ing van|t) (?:een|onze) collega|invalkracht|op projectbasis|als freelancer|op detacheringsbasis`,
    internship: String.raw`afstudeerstage|meewerkstage|stageplek|stageplaats|stageopdracht|(?:je|jij) loopt (?:\p{L}{1,10} ){0,4}stage|stagiaire?|stage van|bbl(?:-(?:opleiding|traject|plek|leerling))?|leerwerk(?:plek|baan|traject)|traineeship`,
    not: "geen|niet|nooit",
  },
  pl: {
    "full-time": String.raw`pełny etat|pełen etat|(?:zatrudni\p{L}{1,6} (?:\p{L}{1,6} )?|praca )na etacie|czas nieokreślony|pełnym etacie|pełnego etatu|umow[ayęą] o pracę|uop|pełny wymiar|pełnym wymiarze|cały etat|bezterminow\p{L}{1,3}|stał(?:e|ego|a|ą) (?:zatrudnieni[ea]|prac[aęy])|umow(?:a|ę|y|ie) na stałe|umowie o pracę|stałą pracę`,
    "part-time": String.raw`niepełny etat|część etatu|pół etatu|niepełny wymiar|niepełnym wymiarze|[13]\/[24] etatu|[1-3]\/[2-5] etat(?:u)?|wymiar(?:ze)?(?: etatu| czasu pracy)?:? (?:0[,.]\d{1,2}|[1-3]\/[2-5])|praca dodatkowa|dorywcz\p{L}{1,3}|połow\p{L}{1,2} etatu`,
    contract: String.raw`(?:umow[ayęą]|kontrak\p{L}{1,3}|zasadzie|formie|współprac[aąy]|oparciu o|faktur[aęy]) b2b|b2b \p{L}{0,6} ?\d|współprac[aąy]:? b2b|(?:rozliczamy|rozliczasz) się (?:\p{L}{1,12} )?(?:na )?faktur\p{L}{1,3}|wyłącznie (?:na )?b2b|kontraktu b2b|podstawie (?:\p{L}{1,12} )?b2b|na b2b|b2b (?:od|netto)|umow[ayęą] zleceni[ea]|umow[ayęą] o dzieło|czas określony|umow[ayęą] na zastępstwo|umowie (?:zleceni[ea]|o dzieło)|sezonow\p{L}{1,4}|(?:na )?zastępstw\p{L}{1,3} (?:za|na)|prac\p{L}{1,2} tymczasow\p{L}{1,3}|zleceniobiorc\p{L}{1,4}|kontrakt\p{L}{0,3} menedżersk\p{L}{1,4}|na fakturę`,
    internship: String.raw`płatny staż|program stażowy|praktyki studenckie|płatne praktyki|staż(?:u)? (?:trwa|letni|w|dla)|na staż|stażyst\p{L}{1,3}|praktyk[aię] (?:zawodow|letni|student)\p{L}{1,3}|praktykant\p{L}{0,3}`,
    not: "nie|bez|brak|niż",
  },
  sv: {
    "full-time": String.raw`heltid|heltidstjänst|heltidsanställning|tillsvidareanställning|tillsvidaretjänst|tillsvidare|fast anställning|fast tjänst|fastanställning|tillsvidare\p{L}{2,14}`,
    "part-time": String.raw`deltid|deltidstjänst|deltidsanställning|halvtid|timanställ\p{L}{1,6}|behovsanställ\p{L}{1,6}|extrajobb|(?:på|om) ${PART_OF_WEEK}|(?:ett|två|tre) pass i veckan|(?:20|25|30|40|50|60|75|80) ?% (?:tjänst|tjänstgöring)|(?:sysselsättningsgrad|tjänstgöringsgrad|omfattning)\p{L}{0,2}:? (?:är |cirka |på )?${PART_OF_WEEK}|${PART_OF_WEEK} av (?:en )?heltid|helgjobb|extraarbete|kvällar och helger`,
    contract: String.raw`vikariat|visstid\p{L}{0,14}|tidsbegränsad\p{L}{0,2}|konsultuppdrag|frilans(?:uppdrag|are)?|föräldravikariat|fakturerar (?:oss )?(?:genom|via|från|med) (?:eget|ditt(?: eget)?) (?:företag|bolag)|fakturerar (?:oss )?som (?:konsult|egenföretagare|underkonsult)|säsongsanställning|vikari(?:e|atet|erar)|säsongs\p{L}{3,12}|projektanställning|timvikarie|sommar(?:jobb|vikarie|vikariat)|(?:rings|kallas) in vid behov|bemanningsuppdrag|gig-?jobb`,
    internship: String.raw`praktikplats|examensarbete|sommarpraktik|lia(?:-(?:praktik|plats|period))?|praktikant\p{L}{0,6}|lärlings?\p{L}{0,8}|traineeprogram\p{L}{0,3}|exjobb`,
    not: "inte|ej|ingen|inga|inget",
  },
  da: {
    "full-time": String.raw`fuldtid|fuldtidsstilling|fastansættelse|fast stilling|37 timer (?:om|i|pr\.?) ugen?|fuld tid|fastansat|fast (?:job|ansættelse)|tidsubegrænset|fuldtids(?:job|ansættelse)`,
    "part-time": String.raw`deltid|deltidsstilling|studiejob|studentermedhjælper|(?:8|1\d|2\d) timer (?:om|i|pr\.?) ugen?|deltids?(?:job|ansættelse|stillingen)|studenter(?:job|medarbejder|stilling)|fritidsjob|weekendvagter|timelønnet|timeansat|afløser|nedsat tid|bijob`,
    contract: String.raw`vikariat|barselsvikariat|tidsbegrænset|projektansættelse|freelanceopgave|freelancebasis|vikar|vikariatet|midlertidig\p{L}{0,2} (?:stilling|ansættelse|job)|sæson(?:arbejde|stilling|job|ansat)|projektansat|projektstilling|tilkalde(?:vikar|vagt)|begrænset periode|som freelancer`,
    internship: String.raw`praktikplads|praktikforløb|praktik(?:ant|stilling|ophold)|elev(?:plads|stilling)|\p{L}{3,10}elev|lærling|læreplads|traineestilling`,
    not: "ikke|ingen|intet",
  },
  no: {
    "full-time": String.raw`heltid|fulltid|full tid|heltidsstilling|fast stilling|fast jobb|fast ansettelse|100 ?% stilling|37[.,]5 timer|fast ansatt|full stilling|fulltids?(?:stilling|jobb)|100 ?prosent(?:s)? stilling|stillingsprosent:? 100`,
    "part-time": String.raw`deltid|deltidsstilling|(?:20|25|30|40|50|60|75|80) ?% stilling|stilling\p{L}{0,3} (?:er )?på ${PART_OF_WEEK}|deltids(?:jobb|stillingen)|${PART_OF_WEEK}s? (?:fast )?stilling|stillings(?:prosent|brøk|størrelse):? ${PART_OF_WEEK}|ekstra(?:hjelp|jobb)|helgejobb|timebasis`,
    contract: String.raw`vikariat|midlertidig (?:stilling|ansettelse|kontrakt)|tidsbegrenset|engasjementet|vikariatet|engasjement (?:på|i|til)|frilansoppdrag|vikar|midlertidig|tilkallings?(?:vikar|hjelp|avtale)|ringevikar|sesong(?:arbeid|stilling|jobb|ansatt)|prosjektstilling|åremål(?:sstilling)?|frilans(?:er|basis)|permisjonsvikar|sommerjobb`,
    internship: String.raw`praktikantplass|praksisplass|lærling(?:plass|stilling)?|læreplass|praksisstudent|praktikant|traineestilling|traineeprogram`,
    not: "ikke|ingen|intet",
  },
  fi: {
    "full-time": String.raw`kokoaikai\p{L}{1,8}|kokopäivä\p{L}{1,6}|vakituinen|vakituise\p{L}{1,4}|vakinainen|toistaiseksi voimassa\p{L}{0,5}|vakituis\p{L}{1,6}|vakina\p{L}{2,8}|toistaiseksi(?= voimassa)|täysiaikai\p{L}{1,6}|täyspäiväi\p{L}{1,6}`,
    "part-time": String.raw`osa-aikai\p{L}{1,8}|osapäivä\p{L}{1,6}|osa-aikatyö\p{L}{0,5}|tuntityö\p{L}{0,6}|viikonlopputyö\p{L}{0,5}|iltatyö\p{L}{0,5}`,
    contract: String.raw`määräaikai\p{L}{1,8}|sijaisuu\p{L}{1,5}|keikkatyö\p{L}{0,4}|toimeksianto\p{L}{0,4}|vuorotteluvapaa\p{L}{0,8}|sijai(?:nen|seksi|sta)|kausi(?:työ|luontei)\p{L}{0,8}|kesätyö(?:n|tä|paikka|hön)?|tarvittaessa (?:työhön |töihin )?kutsutt\p{L}{1,6}|töihin tarvittaessa|nollatunti\p{L}{1,12}|freelance(?:r|rina|pohjai\p{L}{1,5})|projektiluontei\p{L}{1,6}|vuokratyö\p{L}{0,5}|laskutat(?: meitä| työsi)?`,
    internship: String.raw`harjoittelupaik\p{L}{1,4}|harjoittelija\p{L}{0,3}|työharjoittelu\p{L}{0,3}|(?:palkalli|opintoihin kuuluva )\p{L}{1,6} harjoittelu\p{L}{0,2}|harjoittelujakso\p{L}{0,3}|oppisopimu\p{L}{1,12}|trainee-?(?:paikka|ohjelma)`,
    not: "ei|ole|eikä",
  },
  cs: {
    "full-time": String.raw`pln[ýé][mh]?o? úvaz(?:ek|ku)|hpp|hlavní pracovní poměr|dobu neurčitou|doba neurčitá|trvalý pracovní poměr|pracovní poměr na plný`,
    "part-time": String.raw`(?:částečn|zkrácen|polovičn)[ýé][mh]?o? úvaz(?:ek|ku)|poloviční úvazek|brigád[ayu]|(?:úvazek|úvazku):? \(?(?:na )?0,[2-9]|0,[2-9] úvazku|vedlejší (?:pracovní )?(?:poměr|úvazek)|přivýdělek`,
    contract: String.raw`(?:spolupráce|fakturace) na (?:živnost|ičo|fakturu)\p{L}{0,8}|ičo|živnost\p{L}{0,4}|osvč|dpp|dpč|doh?od[auěy] o prov\p{L}{1,6}|dobu určitou|doba určitá|zástup za mateřskou|zástup(?:u|y)? za|sezónní (?:práce|výpomoc|pozice)|na živnostenský list|dohod[auěy] o p\p{L}{2,10}|dočasn\p{L}{1,3} (?:úvazek|poměr|práce|pozice)|na volné noze|brigádnick\p{L}{1,5}`,
    internship: String.raw`placená stáž|stáž(?:ista|istka)|(?:placen|letní|odborn|studentsk)\p{L}{0,3} stáž\p{L}{0,2}|stáž (?:pro|je|trvá|v)|trainee program`,
    not: "není|ne|bez|nikoli",
  },
  it: {
    "full-time": String.raw`tempo pieno|full ?time|tempo indeterminato|contratto stabile|posto fisso|a tempo pieno|contratto a tempo indeterminato`,
    "part-time": String.raw`part ?time|tempo parziale|orario ridotto|mezza giornata|part-time|mezza giornata|${PART_OF_WEEK} part`,
    contract: String.raw`tempo determinato|partit[ae] iva|p\. ?iva|co\.co\.co|collaborazione (?:a progetto|freelance|occasionale)|somministrazione|sostituzione (?:di )?maternità|contratto (?:a termine|a progetto|stagionale|di sostituzione|a chiamata|di collaborazione|di prestazione)|lavoro (?:stagionale|a chiamata|interinale|autonomo)|ritenuta d['’]acconto|prestazione occasionale|collaborazione (?:coordinata|autonoma|esterna)|liber[oa] professionist[ai]|sostituzione (?:di |per )?(?:una collega|un collega|malattia|ferie)|contratto di (?:\p{L}{3,8}|\d{1,2}) mesi`,
    internship: String.raw`tirocinio (?:formativo|retribuito|curriculare|extracurriculare)|stage (?:retribuito|di \d|curriculare|extracurriculare)|contratto di apprendistato|tirocinio|stage(?= di| in| presso| della|,|\.|$)|apprendistato(?! come)|stagista`,
    not: "non|senza|no|né",
  },
  pt: {
    "full-time": String.raw`tempo integral|período integral|clt|carteira assinada|(?:ficas|fica|és|contrato) efetiv[oa]|tempo inteiro|contrato sem termo|contrato efetivo|40 ?h(?:oras)? semanais|(?:vaga|posição|vínculo) efetiv[oa]|quadros? (?:da|desta) empresa|por tempo indeterminado|celetista|registro em carteira|contrato sem termo|sem termo|nos quadros|efetivação imediata`,
    "part-time": String.raw`meio período|tempo parcial|part[- ]?time|meio expediente|(?:20|25|30) ?h(?:oras)? semanais|meio turno|(?:12|15|16|18|24) ?h(?:oras)? (?:semanais|por semana)|(?:20|25|30) ?h(?:oras)? por semana`,
    contract: String.raw`(?<!clientes? |contas? |empresas? |público |mercado |segmento |pf e )pj(?! e p)|pessoa jurídica|contrato a termo|termo certo|prestação de serviços|recibos verdes|prestador de serviços|contrato temporário|vaga temporária|prazo determinado|termo incerto|(?:trabalho|emprego|regime) temporário|temporári[oa] (?:de|para)|sazonal|(?:substituir|substituição de|cobrir|cobertura de)[^.;]{0,40} licença|por projeto|como (?:freelancer|autônom[oa]|independente)|trabalhador(?:a)? independente|recibo verde`,
    internship: String.raw`vaga de estágio|programa de estágio|estágio (?:remunerado|curricular|profissional)|jovem aprendiz|(?:menor|jovem) aprendiz|estágio (?:de \d|não obrigatório|obrigatório|extracurricular|iefp)|bolsa[- ]estágio`,
    not: "não|sem|nunca",
  },
  tr: {
    "full-time": "tam zamanlı|kadrolu",
    "part-time": "yarı zamanlı",
    contract: "proje bazlı|dönemsel|sözleşmeli|belirli süreli",
    not: "değil",
  },
  hu: {
    "full-time": String.raw`teljes munkaid\p{L}{1,4}|határozatlan idej\p{L}{1,3}`,
    "part-time": String.raw`részmunkaid\p{L}{1,4}`,
    contract: String.raw`határozott idej\p{L}{1,3}|megbízási szerződés\p{L}{0,4}`,
    internship: "gyakornoki program",
    not: "nem",
  },
  uk: {
    "full-time": String.raw`повна зайнятість|повний робочий день|повну зайнятість`,
    "part-time": String.raw`часткова зайнятість|неповний робочий день|часткову зайнятість`,
    contract: String.raw`фоп|тимчасов\p{L}{1,3} (?:робота|контракт)|цивільно-правов\p{L}{1,4}`,
    not: "не|без",
  },
  ro: {
    "full-time": String.raw`normă întreagă|full[- ]time|perioadă nedeterminată`,
    "part-time": String.raw`part[- ]time|jumătate de normă|normă parțială`,
    contract: String.raw`perioadă determinată|contract de colaborare|pfa`,
    not: "nu|fără",
  },
};

/** The words for forms of employment in titles, beside those of English, German, French and Spanish. */
export const TITLE_EMPLOYMENT: readonly (readonly [EmploymentType, string])[] = [
  [
    "internship",
    String.raw`apprenti(?:e|\(e\))?|auszubildende[rn]?|volontär(?:in)?|duales studium|aprendiz|apprendista|bbl|lärling|lærling|(?:kontor|finans|salgs)elev|harjoittelija|stážist(?:a|ka)|stażyst(?:a|ka)`,
  ],
  [
    "contract",
    String.raw`vakantie(?:kracht|werk)|seizoens(?:kracht|medewerker|werk)|(?:inval|oproep|uitzend)kracht|zzp(?:['’]er)?|(?:zwangerschaps|ziekte)?vervanging|saison(?:kraft|arbeiter(?:in)?)|aushilfe|(?:elternzeit|mutterschutz|schwangerschafts|krankheits|urlaubs)vertretung|saisonni(?:er|ère)|vacataire|intérimaire|remplacement|interin[oa]|suplencia|sezonow[aey]|zastępstwo|(?:barsels|föräldra|sommar)?vikari(?:at|e)|(?:barsels|tilkallings|ringe)?vikar|säsongs\p{L}{3,12}|sesong\p{L}{4,12}|midlertidig|engasjement|sijai(?:nen|suus)|kesätyöntekijä|kausityöntekijä|zástup|sezónní|stagionale|sostituzione maternità|tempo determinato`,
  ],
  [
    "part-time",
    "parttime|deeltijds?|bijbaan|deltid|halvtid|osa-aikainen|pół etatu|niepełny etat|meio período|mezza giornata",
  ],
  [
    "full-time",
    "fulltime|voltijds|heltid|fuldtid|fulltid|pełny etat|kokoaikainen|plný úvazek|tempo integral|tempo indeterminato",
  ],
];

/** The same in scripts without spaces between words, in which every occurrence counts. */
export const UNSPACED_EMPLOYMENT: readonly (readonly [EmploymentType, string])[] = [
  ["internship", "インターンシップ募集|インターン生|実習生|实习生|实习岗位|인턴(?:십|사원)"],
  ["contract", "契約社員|業務委託|派遣社員|有期雇用|合同工|劳务派遣|外包岗位|계약직|프리랜서"],
  ["part-time", "パートタイム|アルバイト|時短勤務|兼职|시간제|파트타임"],
  ["full-time", "正社員|フルタイム|正规雇用|正式员工|全职|정규직|풀타임"],
];
