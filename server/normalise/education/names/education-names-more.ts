import type { EducationValue } from "#taxonomy/education.ts";

type Names = readonly (readonly [EducationValue, string])[];

/** Trades of Danish and Norwegian people whom an ad names by what they have learned. */
const NORDIC_TRADES =
  "(?:assistent|hjælper|hjelper|arbeider|arbejder|tekniker|mekaniker|elektriker|tømrer|frisør|smed|bager|baker|kok|kokk|maler|murer|snedker|snekker|gartner|rørlegger)";
/** Professions that people enter with a bachelor's degree. */
const NORDIC_PROFESSIONS =
  "(?:sykepleier|sygeplejerske|vernepleier|ingeniør|bioingeniør|bioanalytiker|lærer|pædagog|ergoterapeut|fysioterapeut|radiograf|jordmor|jordemoder|sosionom|barnevernspedagog|socialrådgiver)";

/** Diplomas that only some ads name, and people whom a bullet names by their diploma, by language. */
export const MORE_NAMES: Readonly<Record<string, Names>> = {
  de: [
    [
      "postgraduate degree",
      String.raw`(?:human|zahn|tier|veterinär)?medizin (?:[^.;,]{0,30} )?(?:abgeschlossen|studiert)|dipl\. (?:[a-zäöü]{2,10}\.? ){1,2}(?:eth|epfl)|(?:abgeschlossene|überdurchschnittliche|einschlägige|sehr gute|qualifizierte|qualifizierende) promotion`,
    ],
    [
      "bachelor degree",
      String.raw`(?:primar|kindergarten)?lehrdiplom|(?:laufbahnbefähigung|befähigung)[^.;,]{0,20} (?:des |den )?gehobene[nr]? |bakk\. ?(?:techn|phil|rer)\.?|(?:hochschul)?abschluss (?:an )?(?:der |einer |von der )?(?:zhaw|fhnw|hslu|bfh|supsi|haw|fachhochschule|hochschule)|(?:^|als |bist |sind |eine?n? )absolvent(?:in)?(?:/-?in)? (?:der|des|eines studiums der) [a-zäöüß]{0,20}(?:wissenschaft|technik|informatik|wirtschaft|psychologie|pädagogik|mathematik|physik|chemie|biologie)[a-zäöüß]{0,6}`,
    ],
    [
      "associate degree",
      String.raw`kollegabschluss|abschluss eines kollegs|kolleg(?= (?:für )?(?:mode|bau|elektro|maschinen|informatik|design|tourismus|optometrie|sozial|grafik|chemie))`,
    ],
    [
      "professional certificate",
      String.raw`abgeschlossene[rn]? berufsfachschule|mit staatlicher anerkennung|bilanzbuchhalter(?:in)?(?: \(?ihk)?|(?:pflegeassistenz|mpa|dgkp|pflegefachassistenz) mit (?:diplom|registrierung|abschluss)|(?:^|als |oder )(?:pta|mtla|mtra|bta|cta|mfa|zfa|ags|fage)(?=(?: oder|,? (?:mit|efz)|[,.;)]|$))`,
    ],
    [
      "high school",
      String.raw`(?:bafep|bakip)(?:-abschluss|\))|fos/bos|(?:^|mindestens |abgeschlossene )pflichtschule|(?:^|lehrstelle: |mindestens )sek(?:undarschule)? [ab](?![a-z])|sek(?:undar)?(?:schul)?-?abschluss|abgeschlossene sekundarschule`,
    ],
  ],
  fr: [
    [
      "postgraduate degree",
      String.raw`(?:professeure?|enseignante?) agrégée?|(?:troisième|3e|3ème) cycle (?:universitaire|en|de)|maîtrise en (?:psychoéducation|criminologie|kinésiologie|orientation|sciences infirmières|santé publique)`,
    ],
    [
      "bachelor degree",
      String.raw`bacheli(?:er|ère) ou master|grade de licence|bacheli[eè]re?s?(?:\(e\)|·e|\(ère\))? en [a-zà-ÿ]{4,20}`,
    ],
    ["professional certificate", String.raw`infirmi[eè]re? brevetée?`],
    [
      "high school",
      String.raw`(?:niveau(?: d['’]études?)?|diplôme|études|scolarité|formation)(?: requise?| minimale?| minimum)? ?: ?bac(?! ?\+| pro)`,
    ],
  ],
  es: [
    [
      "postgraduate degree",
      String.raw`(?:título de |educación de |estudios de |^)cuarto nivel|tesis doctoral (?:leída|defendida|presentada|finalizada|concluida)`,
    ],
    [
      "bachelor degree",
      String.raw`título de (?:profesora?|maestr[oa])|(?:título|título y|con) cédula profesional|título y cédula|(?:título de |educación de |estudios de |^)tercer nivel|pregrado (?:culminado|terminado|completo|finalizado|concluido)`,
    ],
    [
      "professional certificate",
      String.raw`titulación (?:de|en) técnic[oa](?:/a)?(?= (?:en|de) (?!grado superior))|utu|egresad[oa] técnic[oa]|curso técnico de [a-zñáéíóú]{4,20}`,
    ],
    [
      "high school",
      String.raw`(?:^|el |al menos |ser |mínimo |buscamos |solo |necesitamos |requerimos )bachiller(?:es)?(?= (?:para|con|o (?:fp|técnic|superior)|y|graduad|académico|técnico|clásico|comercial)|[;,.]|$)|bachiller(?:es)? (?:sena|básico)|enseñanza básica|polimodal|liceo (?:completo|terminado)|(?:analítico|título) (?:del )?secundario|(?:noveno|octavo|décimo|undécimo) (?:año|grado)(?: de [a-z]{4,12})? (?:aprobado|terminado|completo)`,
    ],
  ],
  it: [
    ["postgraduate degree", String.raw`laurea a ciclo unico`],
    [
      "bachelor degree",
      String.raw`diploma (?:di conservatorio|accademico)|accademia di belle arti|(?:laurea|bachelor) sup(?:si)?`,
    ],
    ["associate degree", String.raw`maestro socioprofessionale`],
    [
      "professional certificate",
      String.raw`(?:diploma|attestato) federale|corso (?:oss|osa|asa|estetista|saldatore)|(?:^|qualifica |attestato |diploma )(?:asa|oss)(?= (?:o|e|con|completat)|[,.;/]|$)|diploma ifts`,
    ],
    [
      "high school",
      String.raw`(?:hai|ha|avere|aver) (?:finito|terminato|concluso|completato) (?:il |la |le |lo )?(?:liceo|superiori|scuol[ae] superior[ei]|istituto)|maturità (?:professionale|specializzata|federale|liceale)|(?:scolarità|studi|istruzione|titolo) ?: ?(?:scuole )?superiori|superiori (?:completate|terminate|concluse)`,
    ],
  ],
  pt: [
    [
      "bachelor degree",
      String.raw`(?:pedagogia|enfermagem|contabilidade|administração|direito|engenharia|psicologia) (?:concluíd[ao]|complet[ao])`,
    ],
    ["high school", String.raw`(?:ensino )?fundamental completo|magistério completo|supletivo completo`],
    ["high school", String.raw`(?:escolaridade|formação|nível)(?: mínim[ao])? ?: ?(?:ensino )?médio`],
    ["associate degree", String.raw`tecnologia em [^.;(]{4,40}\(curso superior|curso superior de curta duração`],
    [
      "professional certificate",
      String.raw`^técnic[oa](?:/a|\(a\))? em (?:segurança do trabalho|enfermagem|edificações|mecânica|eletrotécnica|eletrônica|química|contabilidade|radiologia)`,
    ],
    [
      "professional certificate",
      String.raw`(?:ter |haver )?(?:feito|concluído|cursado|terminado) (?:o |um )?(?:curso )?técnico(?: (?:em|de))?`,
    ],
  ],
  nl: [
    [
      "postgraduate degree",
      String.raw`(?:^|een |als |ingenieur \()ir\.?(?= (?:[a-z]{4,14} )?[a-z]{0,16}(?:kunde|techniek|bouw|wetenschap|informatica)|\))|(?:^|afgeronde |voltooide |een )promotie in (?:de |het )?[a-zë]{0,20}(?:wetenschap|kunde|logie|fysica|chemie|informatica|geschiedenis|rechten|economie)[a-z]{0,4}|(?:(?:dieren|tand)?arts|apotheker|advocaat|notaris),? afgestudeerd|post-?master|master (?:in de )?(?:industriële|toegepaste|economische|politieke|sociale|biomedische|medische|exacte|historische) wetenschappen|(?:kinesitherapeut|psycholoog|pedagoog|logopedist) met master`,
    ],
    [
      "bachelor degree",
      String.raw`(?:verpleegkundige|verpleegkunde) niveau (?:5|6)|(?:sph|mwd|sjd|cmv)(?= of|/|[,.;)]|$| diploma|-diploma)|(?:^|een |als )ing\.?(?= (?:[a-z]{4,14} )?[a-z]{0,16}(?:kunde|techniek|bouw|wetenschap|informatica))`,
    ],
    ["associate degree", String.raw`hbo-?ad`],
    [
      "professional certificate",
      String.raw`diploma (?:van |als |tot )?[a-z]{0,14}(?:monteur|installateur|technicus|operator|mecanicien|hovenier|slager|bakker|kapper|lasser)|bbl-traject|diploma (?:vig|mbo-v|pw[34]|spw[- ]?[34])|a2-(?:verzorgende|verpleegkundige)|zorgkundige met visum`,
    ],
    ["high school", String.raw`lagere school|gymnasium(?:diploma)?(?=[,.;)]|$| of| afgerond)|(?:^|je )propedeuse`],
  ],
  pl: [
    [
      "postgraduate degree",
      String.raw`ukończon[aąey]{1,2} (?:medycyn|weterynari|stomatologi|farmacj)[aęiąy]{1,2}|studia podyplomowe|(?:^|jako |lub )(?:dr|doktor) (?:nauk|habilitowan[yae]|hab\.?)|lekarz ze specjalizacją`,
    ],
    [
      "bachelor degree",
      String.raw`(?:^|jako |lub )inż\. (?:mechani|elektry|budow|automat|elektron|informaty|środow|technolog|chemi)[a-ząćęłńóśźż]{1,10}|kierunek: [a-ząćęłńóśźż ]{4,25} \(studia|ukończonych studiów|absolwent[a-zó]{0,4} (?:psychologii|ekonomii|informatyki|filologii|socjologii|pedagogiki|zarządzania|finansów|budownictwa|logistyki|chemii|biologii|fizyki|matematyki|kierunków)|(?:akademi|politechnik|uniwersytet|uczelni)[a-ząęó]{0,2} (?:[a-ząćęłńóśźż]{4,14} )?(?:skończon|ukończon)[a-ząęy]{1,2}`,
    ],
    [
      "professional certificate",
      String.raw`(?:studium|szkoł[ayę]) policealn[a-z]{1,4}|(?:opiekun|ratownik|masażyst|technik|kosmetyczk|fryzjer|kucharz)[a-ząę]{0,4}(?: medyczn[aąey]{1,2})? z dyplomem|(?:lub|albo|/) ?zawodowe(?=[,.;)]|$)|(?:z|posiada[a-zć]{0,3}) pwz`,
    ],
    [
      "high school",
      String.raw`podstawówk[aięą] (?:ukończon|skończon)[ae]|(?:ukończona|skończona) podstawówka|absolwent[a-zóź]{0,4} (?:szk[oó]ł[aęy]? średni[a-z]{1,3}|lice[a-zó]{1,3})`,
    ],
  ],
  sv: [
    ["postgraduate degree", String.raw`(?:doktor|licentiat|magister) i [a-zåäö]{4,20}|specialistsjuksköterska`],
    ["bachelor degree", String.raw`yrkeslärarexamen`],
    ["associate degree", String.raw`(?:från|via|på) (?:en )?yh|(?:90|120) (?:hp|högskolepoäng)`],
    ["professional certificate", String.raw`(?:vård|fritidsledar|bygg|barnskötar|kock)(?:utbildad|utbildning)`],
    [
      "high school",
      String.raw`(?:natur|samhälls)vetenskapligt program|folkhögskola(?=[,.;]|$| eller)|grundskola(?= räcker| krävs)`,
    ],
  ],
  da: [
    [
      "postgraduate degree",
      String.raw`lang videregående(?! uddannelse)|uddannet (?:dyrlæge|læge|jurist|psykolog|arkitekt|tandlæge)`,
    ],
    [
      "bachelor degree",
      String.raw`(?:uddannet|uddannelse) (?:på|fra|ved) (?:en |et )?(?:professionshøjskole[a-zæøå]{0,3}|university college)|${NORDIC_PROFESSIONS},? uddannet`,
    ],
    [
      "associate degree",
      String.raw`(?:^|en )kort(?:ere)? videregående(?! uddannelse)|(?:som|uddannet) (?:produktionsteknolog|it-teknolog|multimediedesigner|finansøkonom|serviceøkonom|akademiøkonom|logistikøkonom|handelsøkonom|jordbrugsteknolog|laborant)`,
    ],
    [
      "professional certificate",
      String.raw`[a-zæøå]{0,20}${NORDIC_TRADES},? (?:er )?(?:fag)?uddannet|(?:ssa|ssh|sosu|pau)(?= eller| med|[,.;)]|$)`,
    ],
    ["high school", String.raw`(?:9|10)\. klasse(?:s afgangsprøve)?|folkeskolens afgangs[a-zæøå]{4,8}`],
  ],
  no: [
    ["postgraduate degree", String.raw`profesjonsstudium i (?:psykologi|medisin|veterinærmedisin)`],
    ["bachelor degree", String.raw`${NORDIC_PROFESSIONS},? utdannet|utdannet ${NORDIC_PROFESSIONS}`],
    ["professional certificate", String.raw`fagutdannet|[a-zæøå]{0,20}${NORDIC_TRADES},? (?:fag)?utdannet`],
    [
      "high school",
      String.raw`(?:^|fullført |bestått |minimum )(?:vg[123]|grunnskole)(?! ?lærer)|(?:bestått|fullført) (?:vitnemål fra )?(?:studieforberedende )?vg3|vitnemål fra [^.;,]{0,25}vg3`,
    ],
  ],
  fi: [
    [
      "postgraduate degree",
      String.raw`proviisori(?= tai|[,.;)]|$)|proviisor[a-z]{1,6} (?:opiskel|valmistu|koulut)[a-zäö]{1,10}`,
    ],
    [
      "associate degree",
      String.raw`(?:teknillisen|kauppa|sosiaali)[a-zäö ]{0,12}opiston|valmistu[a-z]{1,3} [a-zäö]{2,14}tekniko(?:ksi|iksi)`,
    ],
    ["high school", "toinen aste"],
    ["bachelor degree", "farmaseutti(?= tai|[,.;)]|$)"],
  ],
  cs: [
    [
      "bachelor degree",
      String.raw`vystudoval[aiy]?(?:\(a\))?(?: jste| jsi)? (?:[a-zěščřžýáíé]{3,12} )?(?:univerzit|vysok|vš|fakult)[a-zěščřžýáíéou]{0,4}`,
    ],
    [
      "high school",
      String.raw`(?:ukončen[áé]|stačí(?: nám)?|minimálně|min\.) (?:zš|základka)|zš (?:stačí|nebo|či|a vyšší)`,
    ],
  ],
  ro: [["high school", String.raw`liceu(?:l)? (?:terminat|absolvit|finalizat)`]],
};

/** Abbreviations beside them that count only as they are written. */
export const MORE_ABBREVIATIONS: Readonly<Record<string, Names>> = {
  fr: [
    ["postgraduate degree", String.raw`(?:CAPA)(?! petite)`],
    [
      "bachelor degree",
      String.raw`(?:DE|D\.E\.) d['’](?:éducat|infirm|assistant|ergo|psychomot)\p{L}{1,12}|(?<=(?:[kK]inésithérapeute|[eE]rgothérapeute|[sS]age-femme|[pP]sychomotricien(?:ne)?|[éÉ]ducat(?:eur|rice) spécialisée?) )DE(?=[ ,.)]|$)|(?:HES|HES-SO)(?=[ ,.)]|$)`,
    ],
    ["associate degree", String.raw`(?<=[dD]iplôm(?:e|é|ée) )ES(?=[ ,.)]|$)`],
  ],
  es: [
    ["postgraduate degree", String.raw`(?:MIR)(?= (?:finaliz|termin|complet|homolog))`],
    ["associate degree", String.raw`(?:TSID|TSLDB|TSEAS)`],
  ],
  it: [["associate degree", String.raw`(?:dipl\. |diploma |Dipl\. )(?:SSS|SSIG|SSSE|SSMT)`]],
  cs: [["postgraduate degree", String.raw`(?<=\()(?:MVDr|MUDr|MDDr|PharmDr|JUDr)\.?(?=\))`]],
};
