import { folded } from "#normalise/text/folded-expression.ts";
import { quickly } from "#normalise/text/quick-expression.ts";
import type { EducationValue } from "#taxonomy/education.ts";
import { inPlainWords } from "./names/education-names-english.ts";

/**
 * Names of schools that hold a shorter name of another value, and the name that says what they mean: a "ciclo formativo superior" is no
 * "ciclo formativo", and a "diplomi-insinööri" no "insinööri". By language.
 */
const REPHRASED: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  es: [
    [
      /(?<!\p{L})(?<!(?:alumn[oa]s|estudiantes) de )(?:ciclos? (?:formativos? )?(?:de )?(?:grado )?superior|fp (?:de )?(?:grado )?superior)(?!\p{L})/giu,
      "técnico superior",
    ],
    [/(?<!\p{L})graduad[oa] en (?:la )?eso(?!\p{L})/giu, "ESO terminada"],
    [
      /(?<!\p{L})título (?:oficial )?(?:de|en) (?:fp|formación profesional)(?! superior| de grado superior)(?!\p{L})/giu,
      "formación profesional",
    ],
    [/(?<!\p{L})graduad[oa] en medicina(?!\p{L})/giu, "posgrado"],
    [/(?<!\p{L})título de grado (medio|superior)(?!\p{L})/giu, "ciclo de grado $1"],
    [/(?<!\p{L})técnic[oa] profesional en(?!\p{L})/giu, "formación profesional en"],
    [
      /(?<=(?<!\p{L})(?:técnic[oa]|tecnólog[oa]|tecnicatura)(?!\p{L})[^.;]{0,60}) [ou] carrera (?:afín|similar|relacionada|técnica)(?!\p{L})/giu,
      "",
    ],
  ],
  de: [
    [
      /(?<!\p{L})(?:universitäts|hochschul|uni-?|studien)(?:abschluss|studium) auf (?:master|diplom)niveau/giu,
      "Masterabschluss",
    ],
    [
      /(?<!\p{L})(?:(?:human|zahn|tier|veterinär)?medizinstudium|studium der (?:human|zahn|tier)?medizin)(?!\p{L})/giu,
      "Staatsexamen",
    ],
  ],
  pt: [
    [/pré-?bolonha/giu, "anterior a Bolonha"],
    [/(?<!\p{L})pós-?\s?gradua(?:ção|d[oa]s?)(?!\p{L})/giu, "mestrado"],
    // A rank of the civil service in Portugal; in Spanish it is a diploma.
    [/(?<!\p{L})técnic[oa] superior(?! profissional)(?!\p{L})/giu, "técnico"],
    [
      /(?<!\p{L})((?:empresa|operadora|sociedade|plataforma|fundada)(?!\p{L})[^.;]{0,40}) licenciada(?!\p{L})/giu,
      "$1 autorizada",
    ],
  ],
  fi: [
    [/(?<!\p{L})(?:ylempi amk(?:-tutkin\p{L}{1,4})?|ylempi ammattikorkeakoulututkin\p{L}{1,4})/giu, "maisteri"],
    [/(?<!\p{L})(?:opistotason yo-merkonomi\p{L}{0,2}|yo-merkonomin opistotutkin\p{L}{1,4})/giu, "opistotutkinto"],
    [
      /(\p{L}{2,20}-?(?:asentaja|mekaanikko|kokki|parturi|hoitaja|leipuri)),? toinen aste(?!\p{L})/giu,
      "$1 ammattitutkinto",
    ],
    [/(?<!\p{L})(?:diplomi-insinöör\p{L}{1,4}|di-tutkin\p{L}{1,4})/giu, "maisteri"],
  ],
  nl: [
    [/(?<!\p{L})hbo-?propedeuse/giu, "havo-diploma"],
    [/universitaire opleiding op masterniveau/giu, "masteropleiding"],
  ],
  sv: [
    [/(?<!\p{L})(kandidat|magister|högskole|gymnasie|universitets)- (?=eller|och)/giu, "$1examen "],
    [/(?<!\p{L})högre högskoleexamen/giu, "masterexamen"],
    [
      /(?<!\p{L})(?:fordons|bygg|el|verkstads|industri|yrkes)-?(?:teknisk|inriktad) gymnasie(?:utbildning|examen)/giu,
      "yrkesexamen",
    ],
    [
      /(?<!\p{L})(?:akademisk|högskole|universitets)-? ?(?:utbildning|examen) på (?:avancerad nivå|masternivå|magisternivå)/giu,
      "masterexamen",
    ],
    [/(?<!\p{L})(?:har|tagit|tog) (?:du )?studenten(?!\p{L})/giu, "har gymnasieexamen"],
  ],
  da: [
    [/(?<!\p{L})(?:blevet|nybagt|nyudklækket) student(?!\p{L})/giu, "har studentereksamen"],
    [/(?<!\p{L})(?:akademisk|videregående) (?:baggrund|uddannelse) på kandidatniveau/giu, "kandidatgrad"],
  ],
  it: [
    [
      /laurea (?:quinquennale|(?:magistrale )?a ciclo unico|(?:del )?vecchio ordinamento|di (?:secondo|ii) livello|in medicina)/giu,
      "laurea magistrale",
    ],
    [/diploma its(?!\p{L})/giu, "istituto tecnico superiore"],
    [/laurea (?:in \p{L}{4,16} )?lm-?\d{1,2}(?: o a ciclo unico)?|laureat[oaie] magistral[ei]/giu, "laurea magistrale"],
    [
      /((?:veterinari|medic|farmacist|odontoiatr)[oai](?!\p{L})[^.;]{0,40}) laureat[oa](?!\p{L})/giu,
      "$1 laurea magistrale",
    ],
    [/diploma (?:di|presso un) istituto professionale/giu, "qualifica professionale"],
  ],
  pl: [
    [
      folded(
        /(?:ukończone )?studi\p{L}{1,3} (?:magisterski|prawnicz|lekarski|farmaceutyczn|medyczn|weterynaryjn|stomatologiczn|ii stopni|drugiego stopni|uzupełniające magisterski)\p{L}{1,3}|ukończone (?:prawo|medycynę|farmację)/giu,
      ),
      "tytuł magistra",
    ],
  ],
  hu: [
    [
      /(?<!\p{L})(?:jogi|jogász|orvosi|fogorvosi|állatorvosi|gyógyszerészi|építészmérnöki) (?:egyetemi )?(?:végzettség|diplom[aá]|oklevél)\p{L}{0,4}|egyetemi végzettség \(msc\)/giu,
      "mesterfokozat",
    ],
  ],
  tr: [
    [/(?<!\p{L})ön lisans/giu, "önlisans"],
    [/(?<!\p{L})yüksek lisans/giu, "yükseklisans"],
  ],
  ro: [[/studii(?:le)? superioare (?:de|în) (?:medicin|farmaci|stomatolog)\p{L}{1,3}/giu, "facultate de medicină"]],
  no: [
    [/(?<!\p{L})profesjonsstudium i (?:psykologi|medisin)(?!\p{L})/giu, "mastergrad"],
    [/(?<!\p{L})(?:fem|5)-?årig (?:\p{L}{2,14})?utdann(?:ing|else)(?!\p{L})/giu, "mastergrad"],
    [/(?<!\p{L})(?:høyere |høgare )?(?:akademisk )?utdann(?:ing|else) på masternivå/giu, "mastergrad"],
    [/(?<!\p{L})(?:høyere|høgre|høgare) yrkesfagl\p{L}{2,4} utdann\p{L}{2,4}/giu, "fagskole"],
  ],
  cs: [
    [/(?<!\p{L})(?:sš|střední škola) bez maturity/giu, "výuční list"],
    [
      folded(
        /(?<!\p{L})(?:vysokoškolské|vš)(?: vzdělání)? (?:v |ve )?(?:\p{L}{3,18} )?(?:magistersk\p{L}{1,3}(?: studijn\p{L}{1,3} program\p{L}{0,2}| program\p{L}{0,2}| obor\p{L}{0,2}| stup\p{L}{1,3})|(?:2\.|ii\.|druhého) stup\p{L}{1,3})/giu,
      ),
      "magisterský titul",
    ],
    [/(magistersk|inženýrsk)\p{L}{1,3} studi\p{L}{1,3}/giu, "magisterský titul"],
    [
      /(?<!\p{L})(?:vš|vysokoškolské)(?: vzdělání)?,? (?:magistersk|inženýrsk)\p{L}{1,3}(?: směru| typu| stupně)?/giu,
      "magisterský titul",
    ],
    [/doktorsk\p{L}{1,3} (?:studi\p{L}{1,3}|program\p{L}{0,2})/giu, "doktorát"],
    [/vyšší odborné (?:vzdělání|studium)/giu, "voš"],
  ],
};

/** Parts of them, in an expression that runs fast. */
const LONGER_NAMES = folded(
  /jogi |jogász |orvosi |szerészi |mérnöki |msc|ön lisans|yüksek lisans|student(?![a-z])|profesjons|bez maturity|pós-?\s?gradu|propedeuse|toinen aste|laureat|gymnasieutb|gymnasieexam|prawnicz|lekarski|farmaceutyczn|medyczn|weterynaryjn|stomatologiczn|stopni|ukończone|superior|insinöör|di-tutk|masterniveau|- (?:eller|och)|quinquennale|professionale|magistersk|inženýrsk|graduad|masterniveau|diplomniveau|bolonha|licenciada|medizin|graduação|årig|superioare|högre hög|studenten|kandidatniveau|yrkesfagl|masternivå|avancerad nivå|magisternivå|merkonomi|stup|ylempi am|título|laurea |diploma its|doktorsk|vyšší odb|técnic|tecnólog|tecnicatura/i,
);

/** Returns a sentence with names of schools that hold other names said in plain words. */
export function rephrased(sentence: string, language: string | null): string {
  if (language === "en") return inPlainWords(sentence);
  if (!LONGER_NAMES.test(sentence)) return sentence;
  let text = sentence;
  for (const [pattern, name] of REPHRASED[language ?? ""] ?? []) text = text.replace(pattern, name);
  return text;
}

/** Says in a language that the diplomas of a sentence are alternatives: "HTL oder Studium". */
const ALTERNATIVES: Readonly<Record<string, RegExp>> = {
  de: /(?<!\p{L})(?:oder|bzw\.?|alternativ|wahlweise|(?:htl|hak|hf|matura|abitur|kolleg)\/)(?!\p{L}{0,2}\.)/iu,
  nl: /(?<!\p{L})(?:of|dan wel|ofwel|(?:mbo|ad|graduaat|havo)\/)(?!\p{L}{0,2}\.)/iu,
};

/** Returns whether a sentence names alternatives, of which the lowest is enough. */
export const namesAlternatives = (sentence: string, language: string | null): boolean =>
  ALTERNATIVES[language ?? ""]?.test(sentence) === true;

/** Further names of each value by language, beside those of the taxonomy. */
export const MORE_WORDS: Readonly<Record<string, readonly (readonly [EducationValue, string])[]>> = {
  en: [
    [
      "bachelor degree",
      String.raw`college grads?|graduates? in (?:\p{L}{4,14} or )?(?:accounting|finance|law|economics|engineering|business|marketing|psychology|nursing|biology|chemistry|physics|mathematics|statistics|history|philosophy|communications?|education|design|architecture)|degree[- ](?:holder|level qualification)s?|qualified teacher status|(?<!at )qts|been to university|university[- ]educated|graduates? (?:of|in) any (?:discipline|subject|field)`,
    ],
    [
      "associate degree",
      String.raw`some post[- ]?secondary(?: education)?|two years of (?:post[- ]?secondary|university)|cegep|a\.s\. in|polytechnic diploma|diploma (?:from|at) a polytechnic|advanced diploma|higher national diploma|two years of college`,
    ],
    [
      "professional certificate",
      String.raw`red seal|tafe[- ](?:trained|qualified|certificate)|(?:beauty|barber|culinary|cosmetology|nursing|welding|trade) school (?:graduates?|diploma|certificate)|served your time as|(?:nvq |svq |vocational )?level [2-4] (?:\p{L}{4,16} )?(?:qualification|diploma|certificate|nvq)|svq level [2-4]|trade certificates?|cert(?:ificate)?\.? (?:ii|iii|iv) (?:in|of)|trade[- ](?:qualified|certified)|(?:certificate|diploma) from an? (?:\p{L}{2,14} )?(?:vocational|trade|technical) (?:\p{L}{2,14} )?(?:program(?:me)?|school|college)|vocational (?:\p{L}{3,14} )?(?:program(?:me)?|certificate|diploma)`,
    ],
    [
      "high school",
      String.raw`national senior certificate|(?:2|3|two|three) a levels|year 12 certificate|secondary school leaver`,
    ],
  ],
  de: [
    ["postgraduate degree", String.raw`diplom-ingenieur(?:in)? \((?:univ|tu|th)\.?\)`],
    [
      "professional certificate",
      String.raw`(?<!(?:den|zum|zur|deinen) )\p{L}{0,15}fachwirt(?:in)?|betriebswirt(?:in)? \(ihk\)|(?:industrie|elektro|kfz-|installateur)meister(?:in)?|meistertitel`,
    ],
  ],
  fr: [
    ["professional certificate", "(?<!prépar\\p{L}{1,5} (?:un|le|au|leur) )brevet professionnel"],
    ["high school", String.raw`(?:le|un) bac suffit|titulaire du bac`],
  ],
  pt: [["bachelor degree", String.raw`(?:és|é|seja|ser|estar) formad[oa](?:\(a\))? em`]],
  it: [["bachelor degree", "titolo di studio universitario"]],
  nl: [
    [
      "bachelor degree",
      String.raw`pabo(?:[- ]?diploma)?|lerarenopleiding|(?:hts|heao|hbs|sociale academie)(?:[- ](?:niveau|diploma|opleiding))?|studeerde? af als|afgestudeerd (?:als|in)|kandidaatsdiploma|ing\.?-titel`,
    ],
    [
      "postgraduate degree",
      String.raw`(?:afgestudeerd (?:aan|van)|diploma van|studie aan) (?:een |de )?(?:tu|technische universiteit|universiteit|uni)(?!\p{L})|universitair (?:geschoold|gevormd|opgeleid)|universitaire (?:studie|graad)|meestertitel|(?:burgerlijk|handels|bio-?|industrieel|landbouwkundig) ?ingenieur|licentiaat|geneeskunde gestudeerd|(?:tand|dieren)?artsdiploma|doctorandus|master in (?:de |het )?\p{L}{4,30}|masterniveau|doctoraat|doctorstitel|(?:een|afgeronde|voltooide|je|jouw) master(?! ?(?:data|class|planner))|(?:drs|ir|mr)\.?(?:-titel| titel)`,
    ],
    [
      "associate degree",
      String.raw`hoger beroepsonderwijs van twee jaar|graduaat(?:sdiploma|sopleiding)?|associate degree|ad-(?:diploma|opleiding|niveau)`,
    ],
    [
      "professional certificate",
      String.raw`mts(?:[- ](?:niveau|diploma|opleiding))?(?!\p{L})|meao|(?:diploma|opleiding) (?:tot |als |van )?(?:apothekers|tandarts|dokters|dieren|medisch|directie|onderwijs|lab\p{L}{0,10})\p{L}{0,10}(?:assistent|analist)\p{L}{0,2}|diploma (?:als |van |tot )?(?:kok|kapper|lasser|timmerman|elektricien|loodgieter|schilder|bakker|slager|chauffeur|beveiliger|schoonheidsspecialist\p{L}{0,3}|kraamverzorgende|verzorgende|pedagogisch medewerker)\p{L}{0,2}|(?:diploma|minimaal|minstens|ten minste|vanaf|opleiding(?:sniveau)?:?) niveau [2-4](?! ?(?:nederlands|engels|frans|duits))|zorgdiploma|vig-diploma|verzorgende ig|opleiding (?:[\p{L}-]{2,24},? ){1,4}niveau [2-4]|niveau [2-4]-(?:diploma|opleiding)|(?:diploma|opleiding) op niveau [2-4]|(?:tso|bso)(?:-diploma|-opleiding)?|gediplomeerd (?!accountant)\p{L}{4,20}|vakbekwaamheidsdiploma|beroepsopleiding|bbl-(?:diploma|opleiding)|leerlingwezen`,
    ],
    [
      "high school",
      String.raw`(?:diploma )?hoger secundair|mavo(?:[- ]?diploma)?|lbo|vmbo-?tl|staatsexamen (?:havo|vwo)|(?:hoger |technisch |algemeen |beroeps)?secundair onderwijs|(?:technisch|algemeen) of beroepssecundair onderwijs|humaniora|aso(?:-diploma)?|startkwalificatie(?! op mbo)|vo-diploma|middelbareschooldiploma`,
    ],
  ],
  pl: [
    [
      "bachelor degree",
      String.raw`dyplom\p{L}{0,3} (?:wyższej|dowolnej|jakiejkolwiek) uczelni|(?<!mgr )inżynier(?:a|em|ka)? (?:\p{L}{4,16}(?:twa|ki|ii|y|i|yk|nik))(?! do)|(?:ukończył[ae]?ś|skończył[ae]?ś|ukończone|po) (?:\p{L}{4,14}(?:ię|kę|ykę|stykę|ologię|turę|znictwo|nictwo)|informatykę)`,
    ],
    [
      "bachelor degree",
      String.raw`po studiach(?! podyplom| doktor)|dobrej uczelni|wyższą szkołę|wyższej szkoły|kierunkowe studia|studi(?:a|ów) na kierunku|(?<!wynagrodzeni\p{L} )(?<!stawki )wyższe (?:techniczne|budowlane|kierunkowe|ekonomiczne|prawnicze|medyczne|rolnicze|pedagogiczne|informatyczne|chemiczne|humanistyczne|filologiczne|rolnicze|leśne|artystyczne|plastyczne|muzyczne|pielęgniarskie|zawodowe)|(?:mieć|posiadać|posiadasz|wymagamy|wymagane|albo|lub|minimum|min\.|co najmniej) wyższe(?= (?:i|oraz|lub|albo|z|w|kierunk)|[.,;(]|$)|(?:ukończon\p{L}{1,2}|skończon\p{L}{1,2}|absolwent\p{L}{0,4}) (?:uczelni|politechnik|uniwersytet|akademi)\p{L}{0,3}|(?:na )?poziom\p{L}{0,2} licencjack\p{L}{1,4}|dyplom\p{L}{0,2} inżyniera`,
    ],
    [
      "postgraduate degree",
      String.raw`studi(?:a|ów|ach) (?:magisterski\p{L}{1,3}|prawnicz\p{L}{1,3}|lekarski\p{L}{1,3}|farmaceutyczn\p{L}{1,3})|dyplom\p{L}{0,3} lekarza(?: dentysty| weterynarii)?|stop(?:ień|nia|niem) (?:naukow\p{L}{1,3} )?doktora|aplikacj\p{L}{1,2} (?:radcowsk|adwokack|notarialn)\p{L}{1,3}|(?:tytuł\p{L}{0,2} )?mgr(?:\.|(?!\p{L}))(?: inż\.?)?|stopień doktora|studi(?:a|ów) doktoranckich`,
    ],
    [
      "professional certificate",
      String.raw`zawodów(?:k\p{L}{1,2}|ce)|technik(?:iem|a)? (?:farmaceutyczn|weterynari|dentystyczn|masażyst|elektroradiolog|budownictw|elektryk|mechanik|informatyk|logisty|ekonomist|żywieni|rolnik)\p{L}{0,6}|dyplomowan\p{L} (?:pielęgniark|położn|kosmetyczk|księgow)\p{L}{1,2}|(?:pielęgniark|położn|kosmetyczk)\p{L}{1,2} dyplomowan\p{L}|wykształceni\p{L}{1,2}: zawodow\p{L}{1,2}|zawodowe \(`,
    ],
    [
      "professional certificate",
      String.raw`szkoł\p{L}{1,2} (?:branżow|zawodow|policealn|przyzakładow)\p{L}{1,3}|zasadnicz\p{L}{1,2} zawodow\p{L}{1,2}|branżow\p{L}{1,3} (?:szkoł|wykształc)\p{L}{1,5}|świadectw\p{L}{1,2} czeladnicz\p{L}{1,3}|dyplom\p{L}{0,2} mistrzowsk\p{L}{1,3}|tytuł\p{L}{0,2} (?:technika|czeladnika|mistrza)`,
    ],
    [
      "high school",
      String.raw`średnie (?:techniczne|ogólnokształcące|zawodowe|branżowe)|(?:mieć|posiadać|posiadasz|wymagamy|wymagane|niezbędne:|albo|lub|minimum|min\.|co najmniej) średnie(?= (?:i|oraz|lub|albo|z|w)|[.,;(]|$)|liceum`,
    ],
  ],
  sv: [
    [
      "bachelor degree",
      String.raw`(?:läst|studerat) (?:klart |färdigt )?(?:på|vid) (?:en )?(?:högskola|universitet)\p{L}{0,2}`,
    ],
    ["postgraduate degree", "disputerat|disputerad"],
    ["professional certificate", "yrkesbevis"],
  ],
  da: [
    ["bachelor degree", String.raw`(?:læst|studeret) (?:på|ved) (?:et )?universitet\p{L}{0,2}`],
    ["professional certificate", "udlært|faglig uddannelse"],
  ],
  no: [["bachelor degree", String.raw`(?:lest|studert) (?:på|ved) (?:et )?universitet\p{L}{0,2}`]],
  cs: [["postgraduate degree", String.raw`titul\p{L}{0,2} (?:ing|mgr|mudr|judr)`]],
};

/** Parts of the names above that the general search for education doesn't look for. */
export const MORE_PARTS = quickly(
  /cipd|\bacca\b|\bcima\b|tertiary|\bqts\b|ciclo|fachwirt|betriebswirt|meister|brevet prof|graduates? (?:of|in) any|a\.s\. in|polytechnic|cert(?:ificate)?\.? (?:ii|iii|iv)\b|trade[- ](?:qual|cert)|a levels|year 12|school leaver|cegep|ba\/bs|bs\/ba|post-?secondary|college grad|graduates? in |red seal|tafe|school (?:grad|dip)|served your time|level [2-4] /i,
);

/** Names in Japanese beside those of the taxonomy. */
export const MORE_UNSPACED: readonly (readonly [EducationValue, string])[] = [
  ["postgraduate degree", "大学院(?:を)?(?:修了|卒)"],
  ["bachelor degree", "(?<!短期)大学を(?:卒業|出)"],
  ["associate degree", "短期大学|高等専門学校"],
  ["professional certificate", "(?<!高等)専門学校を?(?:卒|修了)"],
  ["high school", "高等学校(?:を)?卒"],
];
