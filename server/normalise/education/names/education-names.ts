import type { EducationValue } from "#taxonomy/education.ts";
import { DUTCH_NAMES } from "../education-dutch.ts";
import { GERMAN_NAMES } from "../education-german.ts";
import { ENGLISH_NAMES } from "./education-names-english.ts";

type Names = readonly (readonly [EducationValue, string])[];

/**
 * Titles, diplomas and types of school by language, beside the taxonomy's words: abbreviations, trained professions and school types of old. A word
 * that also names a job or a school as a workplace counts only beside one that says that somebody has finished it.
 */
export const SCHOOL_NAMES: Readonly<Record<string, Names>> = {
  nl: DUTCH_NAMES,
  en: ENGLISH_NAMES,
  de: [
    ...GERMAN_NAMES,
    ["postgraduate degree", String.raw`dr\.? ?(?:rer|med|phil|ing|i?jur|iur|oec)\.?(?: ?\p{L}{2,5}\.?)?`],
    [
      "postgraduate degree",
      String.raw`doktor(?:titel|grad)|fach(?:arzt|ärztin)(?:/-?in)? für \p{L}{5,25}|(?:zweites|erstes|1\.|2\.) staatsexamen`,
    ],
    [
      "postgraduate degree",
      String.raw`diplom-?(?:psycholog|physiker|chemiker|biolog|mathematiker|volkswirt|geolog|geograph)(?:e|in)?|dipl\.?-?(?:psych|phys|chem|biol|math|volksw)\.?|masterniveau|magister(?:abschluss|studium|artium)?|mag\.(?= (?:oder|iur|phil|rer|\())|lizenziat|univ\.-dipl\.`,
    ],
    [
      "bachelor degree",
      String.raw`dipl(?:om)?\.?[- ]?(?:ing|ingenieur(?:in)?|kfm|kffr|kauf(?:mann|frau)|inf|informatiker(?:in)?|betriebswirt(?:in)?|päd|pädagog(?:e|in)|soz(?:ial)?\.?-?(?:päd|arb|pädagog(?:e|in))|wirt\p{L}{0,3}\.?-?(?:ing|inf))\.?(?! \((?:univ|tu|th|uni)(?!\p{L}))`,
    ],
    [
      "bachelor degree",
      String.raw`(?:uni|fh|dh|ba|th|universitäts|fachhochschul)-?\s?abschluss\p{L}{0,2}|(?:hochschul|universitäts|uni-?|fh-?)absolvent(?:in)?(?:/-?in)?|(?:^|suchen |sind )(?:hochschul|universitäts|uni-?|fh-?)absolventen`,
    ],
    [
      "bachelor degree",
      String.raw`(?:höherer|universitärer) (?:bildungs)?abschluss|(?:^|als |bist |eine?n? )akademiker(?:in)?`,
    ],
    [
      "bachelor degree",
      String.raw`(?:^|als |du bist |sie sind |eine?n? |oder )studierte[rn]? \p{L}{5,30}|fh-diplom|(?:bildung|bildungsniveau|ausbildung|abschluss|bildungsabschluss): ?(?:fh|uni|hochschule|universität)|akademisch\p{L}{0,2} (?:ausbildung|grad)`,
    ],
    [
      "professional certificate",
      String.raw`(?:hast|haben|bringst|bringen|besitzt|verfügst|verfügen)(?: (?!chance|möglichkeit)[^ .;,]{1,20}){0,5} ausbildung (?:zum|zur) \p{L}{4,25}|abgeschlossene (?:\p{L}{3,20} )?ausbildung (?:zum|zur)|(?:^|als |du bist |sie sind |eine?n? |oder )ausgebildete[rn]? \p{L}{5,30}(?= (?:oder|mit|im|in|bzw|und|\()|[,.]|$)|(?:ihk|hwk)-?\s?(?:abschluss|prüfung|zertifikat)|abschluss (?:als|zum|zur) (?!bachelor|master|diplom|ingenieur)\p{L}{5,30}|berufsabschluss|facharbeiter(?:brief|abschluss|in)?|technikerschule`,
    ],
    [
      "professional certificate",
      String.raw`(?:elektro(?:technik|techniker|installateur)?|industrie|metallbauer?|kfz-?(?:techniker-?)?|installateur|shk-?|maler|tischler|schreiner|bäcker|konditor|friseur|küchen|zimmerer|dachdecker|maurer|augenoptiker|zahntechniker|hörakustiker|fleischer|gärtner|landwirtschafts|logistik)meister(?:in)?(?= (?:mit|im|in|oder|\()|[,.]|$)`,
    ],
    [
      "professional certificate",
      String.raw`eidg(?:\.|enössisch\p{L}{0,4}) (?:fähigkeitszeugnis|fachausweis|diplom)|fähigkeitszeugnis|fachausweis|lehrabschlussprüfung|lehre(?!r) (?:zum|zur|als|im|in)|lehre abgeschlossen|abgeschlossene[nr]? (?:berufs)?lehre`,
    ],
    [
      "high school",
      String.raw`(?:fach)?abi (?:in der tasche|oder|bestanden|gemacht)|pflichtschulabschluss|handelsschule|sekundarabschluss|mittlerer abschluss|(?:berufs|fach)?matur(?:a|ität)|gymnasialabschluss|fachoberschulreife|(?:fachoberschule|berufsoberschule)(?= abgeschlossen)`,
    ],
  ],
  fr: [
    [
      "postgraduate degree",
      String.raw`(?:ingénieure?|architecte|pharmacienne?|médecin|vétérinaire)s? (?:diplômée?s?|d['’]état)|diplômée? d['’]une (?:grande )?école(?: de commerce| d['’]architecture| supérieure)?|écoles? (?:de commerce|d['’]ingénieure?s?|supérieure de commerce)|diplôme d['’](?:ingénieur|architecte)|diplôme de docteur`,
    ],
    [
      "postgraduate degree",
      String.raw`agrégation|agrégée? (?:de|d['’])|thèse (?:soutenue|de doctorat|en \p{L}{4,20})|(?:titulaire|diplômée?|en possession) d['’]un (?:master|mastère|doctorat)|(?:^|un |niveau )(?:master|mastère) (?:requis|exigé|obligatoire|obtenu|minimum|validé)|(?:diplôme|titre|certification)[^.;,]{0,15} niveau 7|maîtrise en (?:administration|sciences|génie|psychologie|éducation|droit|travail social)|master meef`,
    ],
    [
      "bachelor degree",
      String.raw`enseignement supérieur|(?:titulaire|diplômée?|en possession) d['’]une? (?:licence|bachelor)|(?:niveau|études|diplôme|formation) ?: ?(?:licence|bachelor)|niveau licence|formation supérieure(?![^.;,]{0,30} (?:bac|master|bts|dut|ingénieur|école))|(?:diplôme|titre|certification)[^.;,]{0,15} niveau 6|premier cycle universitaire|études universitaires|diplôme (?:national|d['’]infirmi\p{L}{1,3}|d['’]éducat\p{L}{1,5})|(?:infirmi[eè]re?|éducat(?:eur|rice)|assistante? sociale?|sage-femme|kinésithérapeute) (?:spécialisée? )?(?:diplômée?|d['’]état)`,
    ],
    [
      "associate degree",
      String.raw`brevet de technicien supérieur|diplôme universitaire de technologie|(?:diplôme|titre|certification)[^.;,]{0,15} niveau 5|brevet d['’]enseignement supérieur`,
    ],
    [
      "professional certificate",
      String.raw`titre pro|diplôme d['’](?:aide[- ]soignante?|auxiliaire)|aide[- ]soignante? diplômée?|auxiliaire de puériculture diplômée?|(?:diplôme|titre|certification)[^.;,]{0,15} niveau 3|certificat (?:fédéral de capacité|d['’]aptitude professionnelle|de qualification professionnelle)|brevet (?:de maîtrise|d['’]études professionnelles|fédéral)`,
    ],
    [
      "high school",
      String.raw`bac (?:général|technologique|technique|professionnel|pro|minimum|exigé|requis|ou)|bac st(?:mg|2s|i2d|l)|diplôme d['’]études secondaires|études secondaires|titulaire d['’]un (?:bac|baccalauréat)(?! ?\+)|maturité (?:gymnasiale|professionnelle|fédérale)|(?:diplôme|titre)[^.;,]{0,15} niveau 4|secondaire (?:5|v)`,
    ],
  ],
  es: [
    [
      "postgraduate degree",
      String.raw`doctor(?:a|/a|\(a\))? en \p{L}{4,20}|doctorad[oa]|magíster|magister|maestr[oa] en (?:ciencias|administración|educación|derecho|finanzas)|médic[oa](?:/a)? especialista|vía mir|residencia médica`,
    ],
    [
      "bachelor degree",
      String.raw`(?:nivel|estudios|formación|titulación|escolaridad)(?: mínim[oa]s?| de estudios| requerid[oa]s?| académica)?: ?(?:grado(?! (?:medio|superior))|universitari\p{L}{1,2}|licenciatura)|ing\. (?:en|industrial|civil|mecánic|electr|químic|comercial|informátic)\p{L}{0,8}|egresad[oa]s?(?:\(a\)|/a)? (?:de|en|universitari)\p{L}{0,2} ?(?:la )?(?:carrera|licenciatura|universidad)?`,
    ],
    [
      "bachelor degree",
      String.raw`(?:contador|contadora|abogad[oa]|arquitect[oa]|psicólog[oa]|economista|periodista|veterinari[oa]|enfermer[oa]|fisioterapeuta|farmacéutic[oa]|maestr[oa]|biólog[oa]|químic[oa]|ingenier[oa]|profesional|trabajadora? social)(?:/a|\(a\))? (?:públic[oa] |civil |industrial )?(?:titulad|universitari|licenciad|recibid|graduad)[oa]|título de (?:ingenier|licenciad|abogad|arquitect|maestr|grado)\p{L}{0,3}`,
    ],
    [
      "bachelor degree",
      String.raw`lic\.? en|(?:^|solo |buscamos |requerimos |para |o )(?:graduad|licenciad|titulad|diplomad)[oa]s en|magisterio|arquitect[oa] técnic[oa]|aparejadora?|(?:haber|has) (?:cursado|terminado|finalizado|estudiado|completado)[^.;,]{0,25} (?:carrera|filología|derecho|grado(?! (?:medio|superior))|universidad|economía|ade|periodismo|psicología|ingeniería|historia|medicina)|formación académica universitaria|ingenier[oa](?:/a)? (?:técnic[oa]|superior|de telecomunicaci\p{L}{2,4}|de caminos|de minas|agrónom[oa])`,
    ],
    [
      "associate degree",
      String.raw`técnic[oa](?:/a)? superior|formación de grado superior|tecnicatura|tecnólog[oa]|ciclo superior`,
    ],
    [
      "professional certificate",
      String.raw`título de (?:auxiliar|peluquer|cociner|soldador|electricist|técnic[oa] (?:auxiliar|medi[oa]|en cuidados))\p{L}{0,3}|auxiliar de enfermería titulad[oa]|técnic[oa](?:/a)? (?:medi[oa]|auxiliar|en cuidados|sociosanitari[oa]|de grado medio)|ciclo (?:formativo )?(?:de )?(?:grado )?medio|carn[eé]t? profesional|oficial de primera titulad[oa]`,
    ],
    [
      "high school",
      String.raw`prepa(?:ratoria)? (?:terminada|concluida|trunca|completa)|carrera trunca|secundario (?:completo|terminado|finalizado|concluido)|bachiller(?:ato)? (?:concluido|superior|técnico|general|finalizado)|enseñanza media|(?:la|título de|graduad[oa] en|con) eso(?= |,|\.|$)|eso (?:o|terminad)|graduado escolar|educación secundaria`,
    ],
  ],
  it: [
    [
      "postgraduate degree",
      String.raw`dottor[ei](?:ssa)? di ricerca|phd|ph\.d\.?|(?:specializzat[oaie]|specializzazione) in (?:cardiologia|psichiatria|pediatria|radiologia|medicina|neurologia|ortopedia|psicoterapia|farmacia|anestesia|ginecologia|geriatria)|medic[oi] (?:specialist[aei]|chirurgo abilitato)|avvocat[oa] abilitat[oa]|abilitazione forense|master di (?:primo|secondo|i|ii) livello`,
    ],
    [
      "bachelor degree",
      String.raw`formazione universitaria|istruzione universitaria|(?:percorso|titolo|diploma|studi) universitari[oa]?|neolaureat[oaie]|laurea (?:breve|di primo livello)|laureat[oaie]`,
    ],
    [
      "professional certificate",
      String.raw`qualifica (?:di|da|come|triennale|regionale) ?(?:\p{L}{4,20})?|attestat[oi] (?:di )?(?:qualifica|oss|osa|asa|operatore|estetista|saldatore|professionale|regionale|frequenza (?:a|di) un corso professionale)|diploma its|corso (?:di formazione )?(?:professionale|regionale)(?! di aggiornamento)|(?:scuola|istituto) professionale`,
    ],
    [
      "high school",
      String.raw`(?:^|sei |come |diploma di |titolo di )(?:geometra|ragionier[ea])|perit[oa] (?:elettr|mecc|inform|chim|industr|agrar|tecnic|edil|commerc|termotecn)\p{L}{2,10}|istruzione (?:secondaria|superiore)(?: superiore)?|licenza (?:liceale|superiore|di scuola superiore)|(?:liceo|istituto (?:tecnico(?! superiore)|alberghiero|commerciale))[^.;,]{0,12} (?:completato|terminato|concluso)|diploma quinquennale|scuole? superior[ei]`,
    ],
  ],
  pt: [
    [
      "postgraduate degree",
      String.raw`(?:mestre|mestra|doutora?)(?:\(a\))? em \p{L}{4,20}|(?:título|grau) de (?:mestre|doutor)|pós-?graduad[oa]s?|pós graduação|residência médica|mestrado integrado|ph\.?d|médic[oa](?:\(a\))? (?:especialista|com crm)`,
    ],
    [
      "bachelor degree",
      String.raw`(?:^|ser |estar |pessoa |profissional |requisitos?: |formação: )formad[oa](?:\(a\)|/a)? em|(?:ter |haver )?(?:concluído|terminado|completado) (?:a |uma |o |um )?(?:faculdade|universidade|licenciatura|curso superior)|faculdade (?:completa|concluída|terminada)|diploma (?:universitário|de curso superior|de graduação)|(?:nível|formação|ensino|estudos) universitári[oa]s?|estudos superiores|(?:terceiro|3\.?º) grau|curso universitário`,
    ],
    [
      "bachelor degree",
      String.raw`(?:engenheir|arquitet|enfermeir|advogad|psicólog|contador|nutricionist|farmacêutic|fisioterapeut|professor|veterinári|economist|jornalist)[oa]?(?:\(a\)|/a)?(?: (?:civil|eletricista|mecânic[oa]|químic[oa]|agr[ôó]nom[oa]|eletrotécnic[oa]|ambiental))? (?:com (?:crea|cau|crn|oab|crp|crc|crf|coren|diploma|licenciatura)|(?:formad|licenciad|graduad|diplomad|inscrit)[oa])`,
    ],
    [
      "associate degree",
      String.raw`ctesp|tecnólog[oa]|curso superior de tecnologia|(?:curso )?técnico superior profissional|graduação tecnológica`,
    ],
    [
      "professional certificate",
      String.raw`técnic[oa](?:\(a\)|/a)? (?:de|em) \p{L}{4,20}(?: \p{L}{2,14}){0,3} (?:formad[oa]|certificad[oa]|diplomad[oa]|com (?:registro|coren|cft|crea|curso|diploma))|técnico completo|curso de técnic[oa]|curso (?:profissionalizante|(?:do |no |pelo )?senai)|ensino profissional(?:izante)?|carteira profissional de \p{L}{5,20}|certificado de aptidão profissional`,
    ],
    [
      "high school",
      String.raw`(?:2\.?º|segundo) grau|secundário (?:completo|concluído)|12\.?º(?: ano)?|(?:nível )?médio completo|nível médio|colegial completo|escolaridade mínima`,
    ],
  ],
  sv: [
    [
      "postgraduate degree",
      String.raw`(?:teknologie|filosofie|medicine|ekonomie|juris) (?:doktor|licentiat|magister|master)|jur\.? ?kand\.?|civ\.? ?(?:ing|ek)\.?|(?:fil|tekn|med|ekon)\.? ?(?:dr|lic|mag)\.?|doktorsgrad|licentiatexamen|examen på avancerad nivå|(?:master|magister)s?(?:examen|nivå)|300 (?:hp|högskolepoäng)`,
    ],
    [
      "postgraduate degree",
      String.raw`(?:utbildad|utbildning som) (?:och \p{L}{5,14} )?(?:jurist|psykolog|läkare|arkitekt|civilingenjör|civilekonom|tandläkare|veterinär|apotekare|speciallärare)|speciallärarexamen|veterinärexamen`,
    ],
    [
      "bachelor degree",
      String.raw`(?:utbildning|utbildningsnivå|utbildningskrav|examen|nivå): ?(?:högskola|universitet|kandidat)|(?:fil|ekon|tekn|pol|teol)\.? ?kand\.?|(?:filosofie|politices|teknologie|ekonomie) kandidat|(?:pluggat|läst|studerat|gått)[^.;,]{0,25} (?:universitet|högskola)\p{L}{0,3}|(?:högskole|universitets|akademiskt )-?utbildad|(?:^|är )akademiker|(?:minst )?180 (?:hp|högskolepoäng|poäng)|examen på grundnivå|(?:högskole|kandidat|universitets)nivå|(?:högskole|universitets)studier|ingenjörsexamen`,
    ],
    [
      "bachelor degree",
      String.raw`(?:utbildad|utexaminerad|examinerad|utbildning som) (?:och \p{L}{5,14} )?(?:socionom|lärare|förskollärare|sjuksköterska|barnmorska|fysioterapeut|arbetsterapeut|ingenjör|ekonom|bibliotekarie|journalist|systemvetare|socialpedagog|specialpedagog|fritidspedagog|tandhygienist|receptarie|personalvetare|logoped|dietist)|(?:socionom|förskollärare|lärare|sjuksköterska|barnmorska|ingenjör|ekonom|bibliotekarie|fysioterapeut|arbetsterapeut) med (?:\p{L}{3,15} )?examen|(?:barnmorske|specialpedagog|arbetsterapeut|receptarie|ämneslärar|grundlärar|tandhygienist|arkivarie|journalist|fritidspedagog)examen`,
    ],
    [
      "professional certificate",
      String.raw`(?:utbildad|utbildning som) (?:och \p{L}{5,14} )?(?:undersköterska|barnskötare|elektriker|svetsare|kock|frisör|snickare|plåtslagare|vvs-montör|bagare|konditor|mekaniker|fordonstekniker|florist|hudterapeut|redovisningskonsult|tandsköterska|lokförare|murare|målare|golvläggare|fastighetstekniker)|gesällbrev|mästarbrev|yrkesbevis|(?:elektriker|svets|svetsar|vård|undersköterske|kock|frisör|bygg|fordons|snickar|lantbruks|barnskötar)utbildning|lärlingsutbildning|vård- och omsorgs(?:programmet|utbildning)`,
    ],
    [
      "high school",
      String.raw`gymnasiebetyg|studentexamen|(?:treårig|3-årig|tre-årig)t? gymnasi\p{L}{1,12}|gymnasienivå|(?:avslutat|slutfört|gått ut|fullföljt|klarat|examen från|betyg från) (?:\p{L}{1,12} )?gymnasiet|högskolebehörighet|grundläggande behörighet|gymnasie(?:ingenjör|ekonom)`,
    ],
  ],
  da: [
    [
      "postgraduate degree",
      String.raw`(?:^|uddannet )kandidat i (?!vores|processen|puljen)\p{L}{5,25}|kandidatniveau|(?:uddannet|uddannelse som) (?:jurist|læge|psykolog|økonom|arkitekt|dyrlæge|tandlæge|civilingeniør|farmaceut)|speciallæge(?:anerkendelse)?|doktorgrad|ph\.?d\.?-grad|advokatbestalling|master i|(?:lvu)`,
    ],
    [
      "bachelor degree",
      String.raw`(?:uddannet|uddannelse som) (?:\p{L}{2,10} )?(?:sygeplejerske|pædagog|lærer|folkeskolelærer|socialrådgiver|fysioterapeut|ergoterapeut|jordemoder|bioanalytiker|journalist|maskinmester|bygningskonstruktør|radiograf|socialpædagog|ingeniør|bibliotekar|diætist)|(?:lærer|pædagog|sygeplejerske|socialrådgiver|ingeniør|universitets|journalist|bachelor)-?uddann(?:et|else)|mellemlange? (?:eller lange? )?videregående(?: uddannelse)?`,
    ],
    ["bachelor degree", String.raw`bachelorniveau|diplomuddannelse`],
    [
      "associate degree",
      String.raw`(?:finans|service|handels|logistik|administrations)økonom(?:uddannelse)?|korte? eller (?:mellem)?lange? videregående|ap-grad|(?:uddannet|uddannelse som) (?:laborant|multimediedesigner|installatør|procesteknolog|it-teknolog|byggetekniker)|(?:laborant|installatør|multimediedesigner)uddannelse`,
    ],
    [
      "professional certificate",
      String.raw`(?:uddannet|uddannelse som) (?:bager|konditor|tømrer|elektriker|kok|frisør|smed|mekaniker|murer|maler|vvs-\p{L}{4,12}|automekaniker|tjener|slagter|gartner|lægesekretær|klinikassistent|speditør|kosmetolog|social- og sundheds\p{L}{5,10}|sosu-\p{L}{5,10}|\p{L}{3,14}(?:operatør|montør|hjælper|håndværker|smed))|(?:^|uddannet |som )social- og sundheds(?:assistent|hjælper)(?= med| eller|[.,]|$)|(?:^|uddannet |som )sosu-(?:assistent|hjælper)(?= med| eller|[.,]|$)|svendeprøve|mesterbrev|(?:bank|handels|butiks)uddannet|erhvervsfaglig uddannelse|lærlingeuddannelse`,
    ],
    [
      "high school",
      String.raw`studenterhuen?|(?:gymnasie|gymnasial) ?baggrund|adgangsgivende uddannelse|(?:9|10)\. klasses afgangseksamen`,
    ],
  ],
  no: [
    [
      "postgraduate degree",
      String.raw`siv\.? ?(?:ing|øk)\.?|(?:^|utdannet |er )lektor(?= med| eller|[.,]|$)|cand\. ?(?:jur|polit|philol|scient|med|psychol|real|oecon)\.?|profesjonsstudi\p{L}{1,3}|dr\. ?(?:ing|philos|scient|art|med)\.?|(?:utdannet|utdanning som|utdannelse som) (?:jurist|lege|psykolog|arkitekt|sivilingeniør|siviløkonom|tannlege|veterinær|farmasøyt)|(?:\p{L}{4,10} )?embetseksamen|legespesialist`,
    ],
    [
      "bachelor degree",
      String.raw`(?:utdannet|utdanning som|utdannelse som) (?:sykepleier|lærer|grunnskolelærer|barnehagelærer|vernepleier|sosionom|fysioterapeut|ergoterapeut|ingeniør|barnevernspedagog|journalist|bioingeniør|radiograf|jordmor|revisor|regnskapsfører|økonom|bibliotekar|pedagog)|(?:lærer|sykepleier|ingeniør|barnehagelærer|vernepleier|sosionom|førskolelærer|universitets|høyskole|høgskole)-?utdann(?:et|else|ing)|^(?:sosionom|vernepleier|barnevernspedagog|sykepleier|barnehagelærer|ergoterapeut|fysioterapeut)(?: (?:eller|og) |/|, )(?:sosionom|vernepleier|barnevernspedagog|sykepleier|barnehagelærer|ergoterapeut|fysioterapeut)`,
    ],
    [
      "bachelor degree",
      String.raw`(?:utdanning|utdannelse) (?:på|fra|ved) (?:en )?(?:høy|høg)skole\p{L}{0,6}|(?:utdanning|utdannelse) (?:på|fra|ved) (?:et )?universitet\p{L}{0,6}|(?:høy|høg)skolenivå|(?:høy|høg)skole(?: eller |/| og )universitet|universitet(?: eller |/)(?:høy|høg)skole|(?:tre|3)-?årig (?:høy|høg)skole\p{L}{0,10}|cand\.? ?mag\.?|(?:høy|høg)skoleingeniør|høyere (?:\p{L}{3,14} )?utdann(?:ing|else)|akademisk bakgrunn`,
    ],
    ["associate degree", String.raw`(?:høy|høg)skolekandidat|(?:to|2)-?årig (?:høy|høg)skole\p{L}{0,10}`],
    [
      "professional certificate",
      String.raw`(?:utdannet|utdanning som|utdannelse som) (?:helsefagarbeider|elektriker|kokk|frisør|tømrer|rørlegger|mekaniker|baker|konditor|maler|sveiser|murer|barne- og ungdomsarbeider|hjelpepleier|omsorgsarbeider|bilmekaniker|helsesekretær|tannhelsesekretær)|fagarbeiderutdanning|(?:^|som )helsefagarbeider(?= med| eller)|yrkesfaglig (?:utdanning|bakgrunn)|yrkesutdanning|yrkesskole|fagprøve|mesterbrev`,
    ],
    [
      "high school",
      String.raw`artium|(?:^|minst |minimum )videregående(?= eller|[.,]|$)|studiespesialisering|allmennfag|vitnemål fra videregående|gymnas`,
    ],
  ],
  fi: [
    [
      "postgraduate degree",
      String.raw`yamk(?:-tutkin\p{L}{1,4})?|ylempi(?:en|ä)? (?:amk|ammattikorkeakoulu|korkeakoulu)\p{L}{0,14}|lisensiaat\p{L}{1,5}|varatuoma\p{L}{1,5}|väitellyt|erikoislääkäri\p{L}{0,3}|(?:lääkärin|psykologin|arkkitehdin|juristin|proviisorin|ekonomin|hammaslääkärin) (?:tutkin|laillist|koulutu|pätevy|paper)\p{L}{1,6}`,
    ],

    [
      "bachelor degree",
      String.raw`\p{L}{4,20} \(amk\)|alempi (?:tai ylempi )?korkeakoulututkin\p{L}{1,4}|(?:sairaanhoitaja|sosionomi|restonomi|fysioterapeuti|insinööri|tradenomi|rakennusmestari|agrologi|medianomi|geronomi|terveydenhoitaja|kätilö|bioanalyytiko|röntgenhoitaja|toimintaterapeuti|muotoilija|artenomi|yhteisöpedagogi)n (?:tutkin|pätevy|koulutu|paper|kelpoisu)\p{L}{1,6}|restonomi|medianomi|sosionomi`,
    ],
    [
      "bachelor degree",
      String.raw`korkeakoulutet\p{L}{1,4}|korkeakoulu(?:tausta|taso|pohja|opinno)\p{L}{0,4}|yliopisto(?:tutkin|koulutu)\p{L}{1,4}|yliopistossa suorit\p{L}{2,6}|kandi(?:n|tutkinto\p{L}{0,2})?|amk-?(?:tasoi|pohj|koulutu)\p{L}{1,5}|(?:amk|ammattikorkeakoulu|yliopisto|korkeakoulu)- (?:tai|ja)|valmistunut (?:ammattikorkeakoulu|yliopisto|korkeakoulu)sta`,
    ],
    ["associate degree", String.raw`opisto(?:taso|aste|tutkin)\p{L}{0,10}`],
    [
      "professional certificate",
      String.raw`(?:lähihoitaja|koki|sähköasentaja|hitsaaja|parturi-kampaaja|leipuri|kondiittori|kirvesmiehe|lastenhoitaja|koneistaja|ajoneuvoasentaja|putkiasentaja|kosmetologi|hieroja|välinehuoltaja|tarjoilija|maalari|puutarhuri|merkonomi|datanomi|artesaani)n (?:tutkin|pätevy|koulutu|paper|ammattitutkin|kelpoisu)\p{L}{1,8}|erikoisammattitutkin\p{L}{1,4}|ammattiopisto\p{L}{0,5}|ammattikoulutu\p{L}{1,6}|ammatillinen (?:pohjakoulutus|pätevyys)|kisällin(?:kirja|näyte)\p{L}{0,3}|yo-merkonomi\p{L}{0,3}`,
    ],
    [
      "high school",
      String.raw`lukion (?:käy|suorit|oppimäär|päästö)\p{L}{1,8}|lukio (?:käytynä|suoritettuna)|yo-tutkin\p{L}{1,4}|toisen asteen (?:tutkin|koulutu)\p{L}{1,5}`,
    ],
  ],
  cs: [
    [
      "postgraduate degree",
      String.raw`(?:mgr|ing|judr|mudr|mvdr|pharmdr|phdr|rndr|mddr)\.?(?= (?:v |z |ze |nebo |obor|titul|studi))|titul\p{L}{0,2} (?:mgr|ing|judr|mudr|mvdr|pharmdr|phdr|rndr)\.?|ph\.?d\.?|magistr\p{L}{0,3}|doktorát|doktorsk\p{L}{1,3} titul`,
    ],
    [
      "bachelor degree",
      String.raw`titul\p{L}{0,2} bc\.?|univerzitn\p{L}{1,3} (?:vzdělání|titul\p{L}{0,2}|diplom\p{L}{0,2}|studi\p{L}{1,2})|vysokoškolské(?=,|\.|$| nebo| -| \()|absolvent\p{L}{0,3} (?:vš|vysoké|univerzity|fakulty|technické univerzity)|vystudova\p{L}{1,3} (?:obor|fakult\p{L}{1,2}|univerzit\p{L}|informatik\p{L}|ekonomi\p{L}|pedagogik\p{L}|filologi\p{L}|strojařin\p{L}|stavařin\p{L})`,
    ],
    ["associate degree", String.raw`titul\p{L}{0,2} dis\.?`],
    [
      "professional certificate",
      String.raw`(?:střední )?odborn\p{L}{1,3} učiliš\p{L}{2,3}|učiliš\p{L}{2,3}|učební obor\p{L}{0,2}|(?:střední )?vzdělání s výučním listem|výuční\p{L}{0,2} list\p{L}{0,3}`,
    ],
    [
      "high school",
      String.raw`gymnázi\p{L}{1,3}|obchodní akademi\p{L}|průmyslovk\p{L}|středn\p{L}{1,3} (?:průmyslov|odborn|zdravotnick|ekonomick|hotelov|zemědělsk|pedagogick)\p{L}{1,3} škol\p{L}{1,2}|středoškolské(?=,|\.|$| nebo| -| \(| s )|(?:úplné )?střední(?: odborné)? vzdělání(?! s výuč)|střední s maturitou`,
    ],
  ],
};

const CARE_TITLES =
  "(?:准?看護師|保健師|助産師|介護福祉士|社会福祉士|精神保健福祉士|保育士|(?:管理)?栄養士|歯科衛生士|理学療法士|作業療法士|言語聴覚士|美容師|理容師|調理師|電気工事士|介護支援専門員)";

/** The same in Japanese. A school counts only where somebody has left it: the employer may run one. */
export const UNSPACED_NAMES: Names = [
  [
    "postgraduate degree",
    "(?<!文|法|理)(?:大学)?院卒|大学院[^。]{0,6}(?:卒|修了)|(?:医師|獣医師|歯科医師)免許|医学部卒|司法試験合格|MBA(?=取得|ホルダー|保持|必須|を)|博士(?:課程|前期|後期)[^。]{0,4}(?:修了|卒)|[医薬理工農文法]学博士|博士(?:以上|または|、)",
  ],
  [
    "bachelor degree",
    "(?:四|4|4)(?:年制)?大(?:学)?卒|(?<!医|歯)学部[^。、((部]{0,6}卒|大学で[^。]{0,15}(?:専攻|学ん|学び|修め)|学歴[::]?\\s?大学|大学(?:[・、/／]|または|もしくは|か)(?:大学)?院[^。]{0,8}(?:卒|修了)|大学以上",
  ],
  [
    "associate degree",
    "(?<!から|~|〜)(?:短大|短期大学|高専|高等専門学校)(?!生|まで)(?=[^。]{0,20}(?:卒|以上|修了|学ん|学び|を出|出身))",
  ],
  [
    "professional certificate",
    "(?<!高等)専門(?:学校)?(?:[・、/／]|または|もしくは|か)(?=(?:短大|短期大学|大学|高専|大卒)[^。]{0,15}(?:卒|以上|修了|学ん|を出))|専門卒|専修学校(?:卒|を?修了)|(?<!高等)専門学校(?:卒|で[^。]{0,15}学ん|修了|を出)",
  ],
  [
    "professional certificate",
    `${CARE_TITLES}の?(?:免許|資格|の方|であること)|^${CARE_TITLES}(?:または|もしくは|・|、|/)${CARE_TITLES}|[一-龯]{1,8}(?:(?<!弁護|弁理)士|(?<!医)師)(?:の)?(?:資格|免許)(?=(?:証)?(?:を|必須|保有|所持|お持ち|取得))`,
  ],
  [
    "high school",
    "高校(?:[・、/／]|または|もしくは|か)(?=(?:専門|短大|短期大学|大学|高専)[^。]{0,20}(?:卒|以上))|高校以上|学歴[::]?\\s?高校|高校を?(?:卒業|出て|出た)",
  ],
];
