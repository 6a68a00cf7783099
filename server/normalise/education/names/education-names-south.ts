import type { EducationValue } from "#taxonomy/education.ts";

type Names = readonly (readonly [EducationValue, string])[];

/** Trades that somebody learns by a "brevet professionnel", as the words begin. */
const BP_TRADES =
  "menuis|coiff|boulang|bouch|charcut|cuisin|maçon|plomb|électric|charpent|couv|esthét|préparat|peint|serrur|fleurist|métall|carrel|sommel|librair|gouvernant|banque|assurance|pharmac";
/** Subjects of a "maîtrise" of Quebec that are hardly skills. */
const MAITRISE_SUBJECTS =
  "orthophonie|ergothérapie|physiothérapie|nutrition|urbanisme|bibliothéconomie|criminologie|économie|économique|finance|comptabilité|histoire|lettres|philosophie|sociologie|biologie|chimie|physique|mathématiques|traduction|linguistique|architecture|ingénierie|santé publique|statistiques?|actuariat|relations industrielles|fiscalité|science politique";

/** Further diplomas of French, Spanish, Italian and Portuguese, by language; with those of all countries where the language is spoken. */
export const SOUTHERN_NAMES: Readonly<Record<string, Names>> = {
  fr: [
    [
      "postgraduate degree",
      String.raw`thésée?s?(?= |,|\.|$)|master ?[12](?= |,|\.|$|\))|diplôme de (?:docteur|médecin|vétérinaire|pharmacien|chirurgien-dentiste|master|mastère)|(?:titre|grade) de (?:master|mastère|docteur)|diplôme (?:national |européen )?d['’](?:ingénieure?|architecte)|ing[ée]nieure?s? (?:civile?s? ou (?:ingénieure?s? )?industriel|industriel(?:le)?s? ou (?:ingénieure?s? )?civil|epfl|ethz|insa|ensam)\p{L}{0,3}|ingé de formation|habilitée? cti|(?<!bonne |certaine |excellente |parfaite |forte |solide |grande |réelle )maîtrise en (?:${MAITRISE_SUBJECTS})|formation d['’]ingénieure?|habilitation à diriger des recherches|polytechnicien(?:ne)?|normalien(?:ne)?|diplômée?(?:\(e\))? (?:des (?:mines|ponts)|de (?:supélec|l['’](?:insa|ensae|enac|edhec)|l['’]em lyon))|certificat de capacité d['’]orthophoniste|diplôme (?:de psychologue|supérieur de notariat|d['’]expertise comptable|d['’]orthophoniste)|(?:psychologue|expert-comptable|chirurgien-dentiste|orthophoniste|architecte|notaire)(?: clinicien(?:ne)?)? diplômée?|docteur (?:vétérinaire|en pharmacie|en médecine)|internat (?:de|en) \p{L}{5,20}|magistère|master complémentaire|diplômée? d['’]un iep|centralien(?:ne)?|(?:diplômée?|issue?)(?:\(e\)|·e)? de (?:polytechnique|centrale|sciences po|hec|l['’]essec|l['’]escp)`,
    ],
    [
      "bachelor degree",
      String.raw`(?:diplômée?|diplôme|titre|formation|bachelor)(?: d['’]\p{L}{4,16}| en \p{L}{4,16})? h(?:es|ep|eg)(?:-so)?|universitaire de formation|diplôme en soins infirmiers|haute école (?:pédagogique|spécialisée|de gestion|de santé)|bacheli(?:er|ère)s?(?:\(ère\))? (?:assistante?|infirm|institut|éducat|ergothér|kiné|logop|diétét|comptab|sage-femme|professionnalisant)\p{L}{0,12}|bacheli(?:er|ère) (?:exigée?|requise?|en \p{L}{4,20})|(?:ergothérapeute|psychomotricien(?:ne)?|orthoptiste|manipulat(?:eur|rice)(?: radio)?|puéricultrice|sage-femme|diététicien(?:ne)?|éducat(?:eur|rice)(?: spécialisée?)?|assistante? (?:de service )?sociale?|infirmi(?:er|ère))(?:\(e\)|\(ère\))? (?:diplômée?|d\.?e\.?(?= |,|\)|$))|bachelor (?:exigé|requis|en \p{L}{4,20})|licence (?:d['’]|de )?(?:anglais|espagnol|allemand|mathématiques|informatique|staps|sciences|aes|lea|llce|éco|comptabilité|communication|théologie|musicologie|cinéma|philo|arts|biochimie|tourisme)|licence (?:lmd|fondamentale|appliquée|nationale|de base)|(?:justifi\p{L}{1,4}|possèd\p{L}{1,3}|possédez|obtenu|validé|titulaires?|niveau) (?:d['’])?une licence(?! (?:de |d['’])(?:conduite|pilote|taxi|débit|transport))|troisième niveau universitaire|graduat en|graduée? en (?:comptabilité|informatique|marketing|communication|secrétariat)|régendat|instituteur\p{L}{0,3} (?:primaire|maternelle?),? diplômé\p{L}{0,2}|(?:trois|quatre|3|4) (?:ans|années) (?:de fac|d['’]université|d['’]études (?:supérieures|universitaires))`,
    ],
    [
      "associate degree",
      String.raw`(?:diplôme|formation|brevet|titre|niveau) (?:de )?technicien(?:ne)? (?:supérieure?|spécialisée?)|technicien(?:ne)? supérieure? (?:de formation|diplômée?)|brevet d(?:['’]|e l['’])enseignement supérieur|(?:diplômée?|diplôme) es(?= en )|école supérieure \(es\)|école professionnelle supérieure|(?:deux|2) (?:ans|années) (?:de fac|d['’]université|d['’]études (?:supérieures|universitaires))|(?:diplôme|formation|études|niveau) (?:de |du )?cégep|dec technique|techniques? (?:en|de) [^.;,]{4,25} (?:\(?collégial|\(?cégep)|opticien(?:ne)? diplômée?|technicien(?:ne)? (?:diplômée? )?es(?= en )|brevet supérieur|brevet d['’]infirmi(?:er|ère)(?: hospitali(?:er|ère))?|diplôme des métiers d['’]art|validé une? l2|formation collégiale|études collégiales|classes? préparatoires?(?= |,|\.|$)|formation supérieure (?:courte|de deux ans)|diplôme d['’]études universitaires générales|attestation d['’]études collégiales|diplôme collégial`,
    ],
    [
      "professional certificate",
      String.raw`brevet d['’]aide-soignante?|certificat de fin d['’]apprentissage|apprentissage (?:d['’]|de )[^.;,]{4,25} (?:terminé|achevé)|compagnon du (?:devoir|tour de france)|bp (?:${BP_TRADES})\p{L}{0,12}|\((?:cap|bep|bp)\)|diplôme de (?:technicien(?:ne)?(?! (?:sup|spéc))|qualification|technicien de niveau)|(?:certificat|diplôme) de (?:7e|septième) (?:année )?professionnelle|7e (?:année )?professionnelle|certificat de (?:qualification|capacité professionnelle)|attestation fédérale de formation professionnelle|diplôme d['’]aptitude professionnelle|attestation d['’]études professionnelles|brevet professionnel|mention complémentaire|ambulanci(?:er|ère) diplômée?|brevet de technicien(?:ne)?(?! sup)|attestation de spécialisation professionnelle|certificat de spécialisation|formation (?:afpa|ifapme)|diplôme (?:ifapme|de coiffure|d['’]esthétique|d['’]assistante? dentaire|de chef d['’]entreprise)|auxiliaire de vie (?:diplômée?|qualifiée?)|(?:boulang|pâtiss|cuisini|coiff|électricien|plombi|menuisi|soud|mécanicien|esthéticien|bouch|maçon|charpenti|carross|couvreur|peintre|fleuriste|assistante? dentaire|secrétaire médicale)\p{L}{0,4}(?:\(e\)|\(ne\)|\(se\))? (?:diplômée?|de formation|de métier)|(?:formation|diplôme) ofppt|certificat du forem|apprentissage (?:terminé|achevé|accompli)|bac pro et cap`,
    ],
    [
      "high school",
      String.raw`gymnase terminé|matu (?:gymnasiale|pro|ou)|brevet (?:des collèges|d['’]études (?:du premier cycle|moyennes)|de fin d['’]études moyennes)|diplôme national du brevet|diplôme de bachelier|bacheli(?:er|ère)s?,? (?:toutes séries|quelle que soit la série|de toute série)|(?:secondaire|enseignement secondaire) (?:inférieur|supérieur)|certificat (?:du|de) (?:deuxième|second|2e|2ème) degré|certificat d['’]études (?:de base|primaires)|niveau (?:terminale|troisième|3e|3ème|seconde|fin de collège|collège|lycée)|(?:avoir|ayant|as|avez|obtenu|avec|décroché|as eu|possédez) (?:au moins |déjà )?(?:ton|votre|son|leur|le|un) (?:bac|baccalauréat)(?= |,|\.|\?|$)(?! ?\+)|(?:bac|baccalauréat) en poche|bac(?= \+ (?!\d))|bac (?:s|l|es|d|c|a4|f\d|g\d|littéraire|scientifique|économique|hôtellerie|sti2d|stav)(?= |,|\.|$|\))|test d['’]équivalence de niveau secondaire|(?:5e|cinquième|6e|sixième) secondaire|(?:diplôme|certificat) d['’]humanités|humanités (?:complètes|générales|techniques)|secondaire (?:3|4|iii|iv)|certificat de (?:formation générale|fin d['’]études|culture générale)|diplôme de fin d['’]études secondaires|niveau (?:secondaire|iv)|niveau probatoire|bac (?:toutes séries|toutes filières|quelle que soit|suffit|exigé|demandé|obtenu|validé)|fin d['’]études secondaires|études secondaires (?:complètes|terminées)|scolarité obligatoire`,
    ],
  ],
  es: [
    [
      "postgraduate degree",
      String.raw`(?:grado|título) de (?:magíster|magister|maestro|doctor|máster|maestría)|título de cuarto nivel|especialización (?:en|médica)(?= gerencia| gestión| alta| derecho| finanzas| proyectos| anestes| pediatr| auditoría|,)|médic[oa](?:/a|\(a\))?(?: cirujan[oa]| general| veterinari[oa])? con (?:especialidad|especialización|residencia|eunacom|título de médic[oa]|mir)|residencia (?:de|en) \p{L}{5,20} (?:terminada|completa|finalizada|concluida)|vía (?:pir|fir|bir|qir)|(?:especialidad|especialización) (?:médica|en (?:pediatría|medicina|anestesi|cardiolog|psiquiatr|radiolog|ginecolog|ortodoncia|terapia intensiva)\p{L}{0,4})|facultativ[oa] especialista|(?:estudios|título|nivel) de (?:posgrado|postgrado|maestría|cuarto nivel)|máster universitario|residencia (?:médica |completa |completada )?en \p{L}{5,20}|eunacom|título de médic[oa]|licenciatura en medicina|licenciad[oa](?:/a)? en medicina|grado en medicina|dr\. en \p{L}{5,20}`,
    ],
    [
      "bachelor degree",
      String.raw`(?:graduad|licenciad|diplomad|titulad)[oa](?:/a|\(a\)|/o|@)? (?:en (?!eso|la eso|educación secundaria)|universitari[oa])\p{L}{0,20}|grado oficial|título de tercer nivel|bachillerato universitario|bachiller universitario|(?:acabaste|terminaste|finalizaste|has acabado|cursaste) (?:la |una |tu )?(?:carrera|universidad|licenciatura)|ingeniería(?: en)? \p{L}{5,16} (?:concluida|terminada|finalizada|titulada|completa)|(?:licenciatura|ingeniería|carrera) (?:concluida|titulada|terminada|trunca o terminada)|maestr[oa](?:/a)? (?:de|en) (?:educación )?(?:primaria|infantil)[^.;]{0,30} (?:titulad[oa]|mención|grado)|universitari[oa]s? (?:complet|finaliz|concluid|titulad)[oa]s?|(?:nivel|formación|estudios|grado):? universitari[oa]s?|graduad[oa] social|titulación de (?:fisioterapia|enfermería|derecho|magisterio|psicología|arquitectura|farmacia|economía|trabajo social|logopedia|veterinaria)|(?:kinesiólog|odontólog|fonoaudiólog|nutricionist|dentist|matron|obstetr|pedagog|geólog|sociólog|terapeuta ocupacional|logopeda|podólog|óptico|diseñador|agrónom|bioquímic|criminólog|notari|auditor|comunicador|administrador|profesor|educador|trabajador|contador|analista)[oa]?(?:/a|\(a\))?(?: (?:social|pública?|gráfic[oa]|de párvulos|diferencial|de empresas|auditora?))? (?:titulad|licenciad|graduad|recibid|diplomad|universitari)[oa]|título (?:profesional )?de (?:psicólog|contador|enfermer|profesor|trabajador|kinesiólog|nutricion|fisioterap|economist|periodist|administrador|veterinari|farmac|odontólog|bioquímic|educador|logoped|biólog|químic|geólog|terapeut)\p{L}{0,6}|nivel licenciatura|escuela normal|título (?:universitario|profesional universitario|en provisión nacional)|titulación media universitaria|titulad[oa]s? superior(?:es)?|título superior(?! de fp)`,
    ],
    [
      "associate degree",
      String.raw`técnic[oa](?:/a)? (?:de )?nivel superior|tens(?= con| titulad|,|\)|$)|tecnicatura(?: superior| universitaria)?|tecnología (?:superior )?en (?!la |el |los |las |nube|tiempo)\p{L}{5,20}(?=[^.;]{0,60}(?:licencia|título|titulad|registrad|egresad|similar|afín|afines|universidad|sena|completa|finalizada|mínimo))|tecnología superior|instituto superior(?: tecnológico)?|(?:diplomado )?parauniversitari[oa]|(?:daw|asir) (?:o|y|/) ?dam|dam (?:o|y|/) ?(?:daw|asir)|técnic[oa](?:/a)? (?:titulad[oa] )?de (?:un )?(?:cft|ip|instituto (?:profesional|superior|tecnológico))|técnico superior universitario|terciari[oa]s? complet[oa]s?|(?:título|estudios|nivel|formación) (?:de nivel )?terciari[oa]s?|profesorado (?:de|en) \p{L}{5,20}|nivel técnico superior|técnic[oa] egresad[oa] de instituto|formación técnica superior|título de técnic[oa] superior`,
    ],
    [
      "professional certificate",
      String.raw`título de técnic[oa](?:/a)?(?! superior| de nivel superior| universitari)(?: \p{L}{2,12})?|técnic[oa](?:/a)? (?:laboral|sena|de nivel medio|nivel medio|profesional sena)|(?:formación|curso|certificado|egresad[oa]) (?:de |del )?(?:sena|snpp|senati|cecati|conalep|cbtis|cetis|icat|infocal|inacap|sence|inatec|intecap|infop|ina|insaforp|secap)|técnic[oa](?:/a)? (?!de nivel superior|superior)(?:en|electro|de)[^.;,]{3,45}[ ,(]{1,2}(?:titulad[oa]|certificad[oa]|graduad[oa]|egresad[oa]|diplomad[oa]|recibid[oa])|escuela (?:técnica|taller)|título técnico(?! superior)(?= en|,|\.|$)|^técnic[oa](?:/a)? en (?:atención a personas|cuidados auxiliares|emergencias sanitarias|farmacia y parafarmacia)|técnic[oa] \p{L}{5,15} (?:con título|titulad[oa]|certificad[oa])|técnico medio|nivel técnico(?: medio)?(?= |,|\.|$)|formación técnica(?= en| como| completa)|estudios técnicos|cursos? homologados? de|bachillerato técnico|liceo técnico|auxiliar (?:de|en) [^.;,]{4,35} (?:titulad[oa]|certificad[oa])|(?:ciclo|grado|título|módulo) (?:formativo )?de (?:peluquería|estética|cocina|electricidad|soldadura|farmacia)|título de (?:peluquería|estética|farmacia|fp)`,
    ],
    [
      "high school",
      String.raw`sec(?:undaria|\.) (?:terminada|completa|concluida)|título (?:de |del |en )?(?:bachiller|secundario|secundaria|diversificado|nivel diversificado)(?: \p{L}{4,12})?|bachiller (?:académico|humanístico|comercial|industrial|en cualquier|en ciencias)|ciclo (?:básico|diversificado)|(?<!(?:profesora?|maestr[oa]|docente|alumnos|grado|título|licenciad[oa]|magisterio) (?:de|en) )educación (?:básica|primaria|general básica|media superior|escolar)(?= complet| terminad| aprobad| como mínimo|,|\.|$)|selectividad|ebau aprobada|bup|cou(?= |,|\.|$)|licencia de enseñanza media|secundari[ao] (?:obligatori[ao]|aprobad[ao])|título de la eso|nivel secundario|estudios de bachillerato|(?:al menos|mínimo) (?:la )?(?:secundaria|preparatoria|bachillerato|eso)|(?:8|octavo|4|cuarto)°? (?:básico|medio)|terminaste (?:el cole|la secundaria|la eso|el bachillerato|la prepa)|primari[oa] (?:completa|terminada|completo)|perito (?:contador|mercantil)|maestro mayor de obras|(?:noveno|sexto) (?:grado|de primaria)|egb|estudios primarios|certificado de escolaridad`,
    ],
  ],
  it: [
    [
      "postgraduate degree",
      String.raw`scuola di specializzazione|laurea (?:v\.o\.|3 ?\+ ?2|quadriennale)|diploma accademico di (?:ii|secondo) livello|laurea (?:di durata |di )?(?:5|cinque) anni|master di livello universitario|notaio abilitato|specializzazione medica|specializzat[oa] in (?:psicologia|neuropsichiatria|chirurgia|oncologia|oculistica|dermatologia|igiene|sostegno)|specializzazione post-?laurea|specializzazione (?:medica|universitaria)|master (?:universitario|di primo livello|di secondo livello|in (?!dad|sale)\p{L}{2,20}(?=[^.;]{0,40}(?:obbligator|richiest|conseguit|indispensabil)))|titolo di dottore di ricerca|(?:medico|odontoiatra|veterinario|farmacista) laureato`,
    ],
    [
      "bachelor degree",
      String.raw`titolo abilitante|bachelor (?:sup(?:si)?|universitario)|diploma sup(?:si)?|(?:infermier[ea]|ostetric[ao]|fisioterapista|educatore|educatrice|assistente sociale|logopedista|dietista)(?:/[ae])? laureat[oa]|titolo accademico|diploma (?:universitario|accademico)|laure[ae] (?:di primo livello|triennali?|in \p{L}{4,20})|corso di laurea (?:concluso|completato|terminato)|alta formazione artistica`,
    ],
    [
      "associate degree",
      String.raw`istituto tecnico superiore|istruzione tecnica superiore|biennio its|specializzazione tecnica superiore|diploma di (?:v|quinto) livello eqf|tecnico superiore \(v livello|scuola specializzata superiore|diploma sss|istruzione e formazione tecnica superiore`,
    ],
    [
      "professional certificate",
      String.raw`attestato (?:di|da|come) (?:aso|oss|osa|asa|asacom|estetista|parrucchier[ea]|assistente|operatore|mulettista specializzato|saldatore|pizzaiolo)|attestato federale(?: di capacità)?|apprendistato (?:di|da|come) [^.;,]{4,30} (?:concluso|terminato|completato)|(?:scuola|centro) di formazione professionale|cfp(?= |,|\)|\.|$)|diploma (?:professionale|di qualifica|di operatore|di estetista|di parrucchier[ea])|diploma (?:di )?(?:tecnico )?iefp|qualifica (?:professionale|triennale|quadriennale|regionale|oss|osa|asa|di)|qualificat[oa] presso|patentino di mestiere|titolo di studio: qualifica|(?:oss|asa|osa|aso)[^.;,]{0,10} (?:con (?:attestato|titolo|qualifica)|qualificat[oa])|(?:estetista|parrucchier[ea]|cuoco|saldatore|elettricista|pasticcere)/?\p{L}? (?:con qualifica|diplomat[oa]|con attestato)|diploma di (?:estetista|parrucchier[ea]|cuoco|pasticcere|elettricista|maestro artigiano)|attestato (?:regionale|professionale|di qualifica)|maestro d['’]arte`,
    ],
    [
      "high school",
      String.raw`(?:terza|3a|3ª) media|medi[ae] (?:inferior[ei]|superior[ei])|(?:finito|completato|licenza|diploma|fatto|frequentato|finite) (?:le |di |delle )?(?:scuole )?medie|quinta elementare|neodiplomat[oaie]|(?:percorso di studi|formazione|studi)[^.;,]{0,20} \((?:perito|geometra|istituto tecnico|ragioneria)|maturità liceale|licenza (?:media|elementare)|scuola (?:dell['’]obbligo|media)|obbligo (?:scolastico|formativo)|dipl\. (?:superiore|di|scuola)|quinta superiore|liceo (?:scientifico|classico|linguistico|artistico|economico)|diploma (?:superiore|liceale|magistrale)`,
    ],
  ],
  pt: [
    [
      "postgraduate degree",
      String.raw`médic[oa](?:/a|\(a\))?(?: do trabalho| veterinári[oa])?[^.;]{0,20} (?:com |, )?(?:especialidade|residência|rqe|especialização)|2\.?º ciclo de bolonha|segundo ciclo de bolonha|grau de mestre|residência (?:em|concluída|completa)|especialidade em (?:medicina|pediatria|anestesi|cardiologia|psiquiatria|ortopedia|saúde)|especialista pela ordem|título de especialista|mestrado|doutoramento|pós(?:-| )?graduação|especialização (?:lato sensu|stricto sensu)|mestrado|doutorado|doutoramento`,
    ],
    [
      "bachelor degree",
      String.raw`1\.?º ciclo de bolonha|(?:procuramos|buscamos|recrutamos|selecionamos|para|^)(?: \p{L}{4,14})? ?(?:recém-)?(?:licenciad|graduad|formad)[oa]s em|bacharelato|(?:nível|grau|habilitações|formação):? (?:de )?(?:licenciatura|superior completo|universitári[oa])|diploma de (?:ensino superior|bacharel|licenciatura)|formação universitária|graduação (?:completa|concluída)|(?:faculdade|curso universitário|ensino superior) (?:complet[oa]|concluíd[oa])|terceiro grau completo|grau de (?:licenciad|bacharel)[oa]?|licenciad[oa](?:\(a\)|/a)? em|(?:acabaste|terminaste|concluíste|concluiu) (?:a |o )?(?:licenciatura|faculdade|curso superior)`,
    ],
    [
      "associate degree",
      String.raw`(?:ct|t)esp|cst(?= em)|superior tecnológico|tecnologia em (?:processos|gestão|análise|gastronomia|logística|redes|recursos|radiologia|marketing|automação|segurança|sistemas|alimentos|design|eventos|hotelaria|mecatrônica|eletrônica|manutenção|soldagem)(?! d[eo] dados)|curso de especialização tecnológica|formação de tecnólogo|tecnólog[oa]|nível (?:5|v) do qnq|curso sequencial|fatec|graduação tecnológica|curso superior tecnológico`,
    ],
    [
      "professional certificate",
      String.raw`(?:formação|curso|certificado|diploma)(?: d[oe]| no| pelo| técnico)? (?:senai|senac|senar|iefp|cenfim|cefet|etec)|escola (?:profissional|técnica|de hotelaria)|curso (?:de aprendizagem|de educação e formação|profissionalizante|médio de|efa|técnico-profissional|de formação profissional)|ensino (?:médio técnico|técnico-profissional|profissional)|instituto médio|formação profissional (?:certificada|de nível|na área|em)|nível (?:4|iv|3|iii) (?:do qnq|de qualificação)|técnic[oa](?:\(a\)|/a)? (?:de|em) [^.;,]{4,45}[ ,(]{1,2}(?:cft|crt|crtr|coren|crq|crea|cfta|diploma|certificad|registro|nível médio|formad)\p{L}{0,4}|(?:necessário|exige-se|obrigatório ser) técnic[oa] em|médio técnico|técnic[oa] médi[oa]|nível técnico(?= em| completo)|curso de (?:cabeleireiro|esteticista|cozinha|soldador|eletricista|canalizador|mecânica)[^.;,]{0,30} (?:concluído|certificad|com diploma|completo)|certificado de (?:qualificações|habilitações profissionais)|formação em técnico|auxiliar de enfermagem com coren`,
    ],
    [
      "high school",
      String.raw`ensino (?:fundamental|básico|primário)(?: completo| incompleto)?|e\.?m\.? completo|(?:terceiro|3\.?º|segundo) ciclo(?! de bolonha)(?= completo| do ensino|,|\.|$)|(?:fez|fizeste|acabaste|terminaste|concluíste|concluiu|tens|tem|completou) o (?:secundário|12\.?º|ensino médio|liceu)|(?:7|8|9|10|11|12)\.?ª classe|[469]\.?º ano|rvcc|colegial(?= complet|,|\.|$)|12\.?º ano|escolaridade (?:mínima|obrigatória)|9\.?º ano|4\.?ª classe|sexto ano|nono ano|décimo segundo ano|ensino secundário|(?<=(?:com|ter|tens|mínimo|menos) (?:o )?)secundário(?= complet| ou|,|\.|$)|liceu completo|primeiro grau completo|1º grau completo|supletivo|encceja`,
    ],
  ],
};

/** The same, as they are written only. */
export const SOUTHERN_ABBREVIATIONS: Readonly<Record<string, Names>> = {
  fr: [
    [
      "postgraduate degree",
      String.raw`(?:DESC?|D\.E\.S\.) (?:de |en |d['’])(?:médecine|gériatr|pédiatr|psychiatr|radiolog|chirurg|cardio|anesth|biolog|pharmac|gynéco)\p{L}{0,8}|DEA (?:de|en|d['’])(?= ?\p{L})|M[12] (?:MEEF|requis|exigé|de (?=\p{L}{4})|d['’])|(?:CAPET|CAPLP|CAFDES|AESS|DNSEP|DEMK)`,
    ],
    [
      "bachelor degree",
      String.raw`L3 (?:MIAGE|STAPS|LEA|LLCE|AES|info|droit|éco|gestion)|(?:DECF|DESJEPS|CAFERUIS|AESI|DEEJE|DEASS|DECESF|DEETS)`,
    ],
    ["associate degree", String.raw`(?:DEUG|DEJEPS|DEUST|DTS)(?= |,|\.|\)|$)|[Nn]iveau III(?!\p{L})`],
    [
      "professional certificate",
      String.raw`(?:CQPM|CQPI|CQP|CQ6|CQ7|CATP|BEPA|CAPA(?= (?:travaux|jardin|agri|élev|pays|vign|pal))|(?:CAP|BEP)(?= |,|/|\.|\)|$)(?! (?:Emploi|EMPLOI|sur|vers|d[eu]|Vert|Ferret|Horn|\d))|DEAVS|DEAMP|DEAES|DEAS|DETISF|DEME|BPREA|DEP(?=\)|,|\.|$)|BTMS|CFC)|AFP (?:d['’]|de )(?:aide|agent|assistant|cuisin|employ|hortic|logist|gestion)\p{L}{0,6}|AFP ou CFC|(?:diplôme|Diplôme|titre|Titre|formation|Formation)[^.;,]{0,20} niveau V(?!I)`,
    ],
    [
      "high school",
      String.raw`(?:DNB|BEPC|BFEM|CESDD|CEPE|DFMS)|[Dd]étenir un DES(?! (?:de|en) )|DES (?:complété|terminé|obtenu|ou équival|ou l['’]équival|exigé|requis)\p{L}{0,4}|DES(?= \(diplôme d['’]études secondaires)`,
    ],
  ],
  es: [
    ["bachelor degree", String.raw`DUE(?= |,|/|\.|$)|(?:CAFYD|INEF)`],
    [
      "associate degree",
      String.raw`(?:TSEAS|TAFAD|TASOCT)|ASIR|TSEI|TNS(?= en)|(?:DAW|DAM) (?:finalizad|terminad|acabad|titulad)[oa]`,
    ],
    [
      "professional certificate",
      String.raw`certificado [^.;,]{0,25}[A-Z]{4}\d{3,4}|(?:^|con |mínimo |o |: |título de |estudios de )FP(?= o | en | sanitaria|,|\.|\)|$)|SMR (?:finalizad|terminad|acabad)[oa]`,
    ],
  ],
  it: [
    ["postgraduate degree", String.raw`LM(?:-|/)(?:\d{1,2}|SNT\d?)`],
    ["bachelor degree", String.raw`L(?:-\d{1,2}|/SNT/?\d)`],
    [
      "associate degree",
      String.raw`(?<!(?:[Ss]istemi|[Ss]oluzioni|[Gg]ruppo|[Ss]ocietà|[Tt]eam) )ITS(?! (?:Group|S\.?[pr]\.?[Al]|Italia|è|cerca|ricerca|opera|offre))`,
    ],
    ["professional certificate", String.raw`AFC(?= di|,|\.|\)|$)`],
  ],
};
