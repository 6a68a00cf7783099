import type { EducationValue } from "#taxonomy/education.ts";

type Names = readonly (readonly [EducationValue, string])[];

/** Says in Swedish that somebody has trained for the trade that follows. */
const TRAINED_SV =
  "(?:(?:färdig)?utbildad|utexaminerad|examinerad|utbildning (?:som|till)|(?:läst|pluggat|studerat|utbildat (?:dig|sig)) till|färdig|examen som) (?:en |och )?";
/** The same in Danish. */
const TRAINED_DA =
  "(?:(?:færdig|ny)?uddannet(?: som)?|baggrund som|udlært(?: som)?|uddannelse (?:som|til)|(?:læst|studeret|uddannet dig) til|eksamen som) (?:en )?";
/** The same in Norwegian. */
const TRAINED_NO =
  "(?:(?:ny)?utdann(?:et|a)|(?:utdanning|utdannelse) (?:som|til)|(?:lest|studert|utdannet deg) til|eksamen som) (?:en )?";

/** Further names of diplomas and schools of the Nordic countries, beside those of `SCHOOL_NAMES`. */
export const NORTHERN_NAMES: Readonly<Record<string, Names>> = {
  sv: [
    [
      "postgraduate degree",
      String.raw`${TRAINED_SV}(?:jurist|psykolog|läkare|arkitekt|civilingenjör|civilekonom|tandläkare|veterinär|apotekare|speciallärare|hovrättsjurist|psykoterapeut)|(?:femårigt?|5-årigt?|fem-årigt?) (?:universitets|högskole|akademisk)\p{L}{0,14}|jägmästar(?:examen|utbildning)|(?:jur|med|odont|farm)\.? ?mag\.?|doktorerat|doktorsexamen|tekn\.? lic\.?|(?:jurist|läkar|psykolog|tandläkar|veterinär|apotekar|arkitekt|civilekonom|civilingenjörs)(?:utbildning|programmet)`,
    ],
    [
      "bachelor degree",
      String.raw`${TRAINED_SV}(?:socionom|lärare|grundskollärare|ämneslärare|förskollärare|sjuksköterska|specialistsjuksköterska|röntgensjuksköterska|barnmorska|fysioterapeut|sjukgymnast|arbetsterapeut|högskoleingenjör|ingenjör|ekonom|bibliotekarie|journalist|systemvetare|personalvetare|beteendevetare|statsvetare|socialpedagog|specialpedagog|fritidspedagog|tandhygienist|receptarie|logoped|dietist|audionom|optiker|biomedicinsk analytiker|kommunikatör|sjöingenjör|sjökapten|brandingenjör|lantmästare|agronom|officer)`,
    ],
    [
      "bachelor degree",
      String.raw`(?:ekonom|ingenjörs|lärar|it-|data|kommunikations|vård)?-?utbildning (?:från|på|vid) (?:\p{L}{2,8} )?(?:universitet|högskola)\p{L}{0,2}|(?:^|: ?|fil\. |har en |som |en )kandidat (?:i|inom) (?!vår|process|rekryt|urval)\p{L}{4,22}|(?:socionom|lärar|sjuksköterske|ekonom|systemvetar|förskollär|personalvetar|högskoleingenjörs|beteendevetar)(?:utbildning|programmet)|officersexamen|lantmästarexamen|sjökaptensexamen|konstnärlig examen`,
    ],
    [
      "associate degree",
      String.raw`yrkeshögskol\p{L}{1,14}|yh-?(?:utbild\p{L}{2,6}|examen|program\p{L}{0,4})|ky-?utbild\p{L}{2,6}|(?:ky|yh)-(?= ?(?:eller|och) (?:yh|ky)-utbild)|kvalificerad yrkes(?:högskole)?(?:utbildning|examen)|eftergymnasial yrkesutbildning|eftergymnasial utbildning (?:på|om) (?:minst )?(?:två|2|1,5|ett) år|(?:två|2)-?årig (?:högskole|eftergymnasial|universitets)\p{L}{0,12}|högskoleexamen(?: om| på| \()? ?\(?120 (?:hp|högskolepoäng)|seqf 5|(?<=\p{L} )\(yh\)`,
    ],
    [
      "professional certificate",
      String.raw`${TRAINED_SV}(?:undersköterska|vårdbiträde|barnskötare|elevassistent|elektriker|svetsare|kock|kallskänka|frisör|snickare|möbelsnickare|plåtslagare|vvs-montör|rörmokare|bagare|konditor|mekaniker|bilmekaniker|fordonstekniker|lastbilsmekaniker|florist|hudterapeut|hudvårdsterapeut|redovisningskonsult|tandsköterska|lokförare|murare|målare|lackerare|golvläggare|fastighetstekniker|slaktare|styckare|trädgårdsmästare|cnc-operatör|industrimekaniker|kyltekniker|anläggare|maskinförare|optikerassistent|massör|sömmerska|skräddare)`,
    ],
    [
      "professional certificate",
      String.raw`gesällprov\p{L}{0,2}|gesällexamen|lärlingstid|(?:gått|varit) (?:som )?lärling|branschcertifikat|(?:restaurang|hotell)skola|(?:restaurang|el|bygg|fordons|vvs|hantverks|omvårdnads|industri|livsmedels|energi|barn- och fritids|vård- och omsorgs|industritekniska|el- och energi|bygg- och anläggnings|fordons- och transport|restaurang- och livsmedels|restaurang- och livsmedel|naturbruks|handels- och administrations|vvs- och fastighets|hotell- och turism)-?programmet|yrkesgymnasium`,
    ],
    [
      "professional certificate",
      String.raw`(?:gymnasialt|gått ett|läst ett) yrkesprogram|yrkesvux|yrkesskola|yrkesutbildad|branschutbildning|(?:svets|frisör|bagar|målar|plåtslagar|kock|vårdbiträdes|florist|cnc|industri|mekaniker|lokförar|maskinförar)utbildning`,
    ],
    [
      "high school",
      String.raw`(?:gymnasiet|gymnasium|grundskolan) bakom (?:dig|sig)|(?:har|tagit|tog) studenten(?! som)|slutbetyg|gymnasiebetyg|(?:genomgången|genomgått|fullgjord|avslutad|godkänd|slutförd|genomförd|fullföljd|fullständig|lägst|minst|lägsta krav:?) (?:grundskol|gymnasie)\p{L}{1,12}|utbildning(?:skrav|snivå)?: (?:\p{L}{3,12} )?(?:grundskol|gymnasie?)\p{L}{0,10}|grundskole(?:utbildning|kompetens|betyg|examen)|gymnasial nivå|gymnasial (?:kompetens|examen|grundutbildning)`,
    ],
    [
      "high school",
      String.raw`(?:naturvetenskapliga?|samhällsvetenskapliga?|samhälls|teknik|ekonomi)programmet|gymnasieutbildn\p{L}{2,4}`,
    ],
  ],
  da: [
    [
      "postgraduate degree",
      String.raw`(?:medicinsk|juridisk|teologisk) embe(?:ds|d)s?eksamen|embedseksamen|${TRAINED_DA}(?:jurist|læge|psykolog|økonom|arkitekt|dyrlæge|tandlæge|civilingeniør|farmaceut|gymnasielærer|biolog|kemiker|datalog|agronom|forstkandidat|landinspektør)|magistergrad|mag\.?art\.?|kandidateksamen|kandidat(?:grad)? fra (?:et |en )?(?:universitet|ku|au|cbs|dtu|aau|sdu|ruc|handelshøj)\p{L}{0,6}|universitetskandidat|speciallæge(?:uddannelse|anerkendelse)?|kandidatniveau`,
    ],
    [
      "bachelor degree",
      String.raw`${TRAINED_DA}(?:sygeplejerske|pædagog|lærer|folkeskolelærer|socialrådgiver|fysioterapeut|ergoterapeut|jordemoder|bioanalytiker|journalist|maskinmester|bygningskonstruktør|radiograf|socialpædagog|ingeniør|diplomingeniør|bibliotekar|diætist|tandplejer|afspændingspædagog|finansbachelor|skibsfører|psykomotorisk terapeut)`,
    ],
    [
      "bachelor degree",
      String.raw`(?:jordemoder|sygeplejerske|pædagog|lærer|fysioterapeut|ergoterapeut|bioanalytiker|socialrådgiver|radiograf|bygningskonstruktør|maskinmester|diplomingeniør|journalist|tandplejer|bibliotekar)-?uddannelse\p{L}{0,2}|bacheloreksamen|ba-grad`,
    ],
    [
      "associate degree",
      String.raw`${TRAINED_DA}(?:datamatiker|\p{L}{3,16}teknolog|(?:bygge|produktions|autoteknolog|el-?installatør|vvs-?installatør|klima)\p{L}{0,12}|markedsføringsøkonom|finansøkonom|serviceøkonom|handelsøkonom|designteknolog|e-designer)|(?:^|som )multimediedesigner(?= |\.|,|$)|jordbrugsteknolog|(?:akademi-?)?merkonom(?:grad|uddannelse)?|vvu|(?:to|2)-?årig videregående|(?:ap|ak|kvu)-(?:uddann\p{L}{2,5}|grad|niveau)|akademiuddann\p{L}{2,5}|(?:laborant|procesteknolog|designteknolog|produktionsteknolog|installatør)-?uddann\p{L}{2,5}`,
    ],
    [
      "professional certificate",
      String.raw`svendebrev\p{L}{0,3}|svendeprøve\p{L}{0,2}|(?:stået|været|gået) i lære|håndværksmæssig (?:uddannelse|baggrund)|håndværker(?:uddann\p{L}{2,5}|baggrund)|håndværksuddannelse`,
    ],
    [
      "professional certificate",
      String.raw`(?:landbrugs|landmands|bager|konditor|slagter|smede|tømrer|murer|maler|kokke?|tjener|frisør|mekaniker|automekaniker|industritekniker|elektriker|vvs-?|lager|transport|chauffør|gartner|anlægsgartner|sosu-?|social- og sundheds|butiks|detail|ernæringsassistent|ejendomsservicetekniker|lægesekretær|tandklinikassistent|klinikassistent|serviceassistent|receptionist|kontor|shipping|speditør)-?uddannelse|grønt bevis|sosu-(?:hjælper|assistent) \(uddannet\)|merkantil (?:uddannelse|baggrund)`,
    ],
    [
      "professional certificate",
      String.raw`${TRAINED_DA}(?:bager|konditor|tømrer|elektriker|kok|tjener|frisør|smed|klejnsmed|mekaniker|murer|maler|slagter|gartner|anlægsgartner|snedker|blikkenslager|urmager|optiker|lægesekretær|klinikassistent|tandklinikassistent|speditør|kosmetolog|farmakonom|landmand|kontorassistent|ernæringsassistent|ejendomsservicetekniker|industritekniker|skibsassistent|receptionist|pædagogisk assistent)|pædagogisk assistentuddannelse`,
    ],
    [
      "high school",
      String.raw`gymnasial (?:eksamen|baggrund|uddannelse)|(?:højere )?handelseksamen|(?:hhx|htx|stx|hf)-eksamen|folkeskole(?:ns)? ?(?:afgangs)?(?:eksamen|prøve)|(?:afsluttet|bestået|gennemført|fuldført) (?:folkeskole|grundskole|9\. klasse|10\. klasse|gymnasium|gymnasiet)|huen i (?:behold|hus)|huen fra (?:handels)?gymnasiet|nyudklækket student|folkeskoleniveau|gymnasialt niveau|handelsskole(?:uddannelse|eksamen)|(?:9|10)\. klasses? (?:eksamen|afgang\p{L}{0,10})`,
    ],
  ],
  no: [
    [
      "postgraduate degree",
      String.raw`${TRAINED_NO}(?:jurist|lege|psykolog|arkitekt|sivilingeniør|siviløkonom|tannlege|veterinær|farmasøyt|lektor|realist|geolog)|mastereksamen|spesialistgodkjenning|(?:fem|5)-?årig (?:universitets|integrert)\p{L}{0,12}|hovedfagseksamen|magistergrad|lektorutdanning`,
    ],
    [
      "bachelor degree",
      String.raw`${TRAINED_NO}(?:sykepleier|sjukepleiar|lærer|lærar|grunnskolelærer|barnehagelærer|barnehagelærar|vernepleier|vernepleiar|sosionom|fysioterapeut|ergoterapeut|ingeniør|barnevernspedagog|journalist|bioingeniør|radiograf|jordmor|revisor|regnskapsfører|økonom|bibliotekar|pedagog|tannpleier|reseptarfarmasøyt|audiograf|paramedic|kjøreskolelærer|faglærer)|(?:høy|høg)sk(?:u|o)le(?:nivå|utdann\p{L}{2,4}|eksamen)|utdanning på (?:høy|høg)skulenivå|høgare utdanning|ingeniør \((?:tre|3)-årig\)`,
    ],
    [
      "bachelor degree",
      String.raw`(?:tre|3)-?årig (?:ingeniør|bachelor|sykepleier|høg|universitets)\p{L}{0,14}|(?:bio|data|bygg|maskin|elektro)?ingeniørutdann\p{L}{2,4}|bacheloreksamen|universitetsnivå`,
    ],
    [
      "associate degree",
      String.raw`(?:teknisk |maritim |toårig |2-årig |høyere )?fagskole(?:utdann\p{L}{2,4}|grad|ingeniør\p{L}{0,3}|tekniker|kandidat|eksamen|nivå)?|(?:fra|gått|ved) fagskolen|fagskulen?|(?:høy|høg)sk(?:o|u)lekandidat\p{L}{0,4}|(?:høgre|høgare) yrkesfagl\p{L}{2,4} utdann\p{L}{2,4}|ingeniør(?:høg|høy)skole|teknisk fagskole|nivå 5\.[12]|(?:to|2)-?årig (?:høg|høy|universitets)\p{L}{0,14}`,
    ],
    [
      "professional certificate",
      String.raw`utlært \p{L}{4,}|(?:gått|vært|stått) i lære|(?:tatt|bestått|avlagt) (?:\p{L}{3,10} )?fagprøven?|(?:fag|svenne|mester)brevet (?:er et krav|i orden|kreves|må)|yrkesfagleg (?:utdanning|bakgrunn)`,
    ],
    [
      "professional certificate",
      String.raw`${TRAINED_NO}(?:helsefagarbeider|helsefagarbeidar|elektriker|kokk|frisør|tømrer|snekker|rørlegger|mekaniker|bilmekaniker|baker|konditor|maler|sveiser|murer|blikkenslager|barne- og ungdomsarbeider|hjelpepleier|omsorgsarbeider|helsesekretær|tannhelsesekretær|aktivitør|gartner|servitør|interiørkonsulent|hudpleier|fotterapeut|agronom|matros|bilskadereparatør|industrimekaniker|automatiker|anleggsgartner|slakter|logistikkoperatør)|agronomutdanning|lærlingetid`,
    ],
    [
      "high school",
      String.raw`(?:ferdig|fullført|bestått|gjennomført|minimum|minst|krav om)(?: med| og bestått| fullført)? (?:videregående|vidaregåande|vgs|grunnskol|grunnskul|ungdomsskol)\p{L}{0,10}(?: utdanning)?|(?:avsluttet|bestått|fullført|gått) (?:tiårig |10-årig )?(?:grunnskole|ungdomsskole|10\. klasse)|vitnemål fra 10\. klasse|treårig videregående|påbyggingsår|vitnemål fra (?:ungdomsskolen|videregående|grunnskolen|vgs)|ferdig russ|grunnskole(?:utdanning|nivå|eksamen)|vidaregåande (?:skule|opplæring)|videregående nivå|allmennfaglig`,
    ],
  ],
  fi: [
    [
      "postgraduate degree",
      String.raw`maisterintutkin\p{L}{1,4}|(?:valmistu|väitel)\p{L}{2,4} (?:maisteri|tohtori|lääkäri|juristi|diplomi-insinööri|psykologi|arkitehti)\p{L}{1,4}|jatkotutkin\p{L}{1,4}|dippa(?:inssi\p{L}{0,3})?|psykologian maisteri\p{L}{0,4}`,
    ],
    [
      "bachelor degree",
      String.raw`valmistu\p{L}{2,4} (?:kandi|tradenomi|insinööri|sosionomi|restonomi|sairaanhoitaja|medianomi|muotoilija|fysioterapeutti|lastentarhanopettaja|opettaja|agrologi|metsätalousinsinööri)\p{L}{1,4}|kandin? (?:paper|tutkin)\p{L}{1,5}`,
    ],
    [
      "bachelor degree",
      String.raw`(?:sairaanhoitaja|sosionomi|restonomi|fysioterapeuti|insinööri|tradenomi|rakennusmestari|rakennusinsinööri|agrologi|metsätalousinsinööri|medianomi|geronomi|terveydenhoitaja|kätilö|ensihoitaja|suuhygienisti|optometristi|bioanalyytiko|laboratoriohoitaja|röntgenhoitaja|toimintaterapeuti|muotoilija|artenomi|yhteisöpedagogi|merikapteeni|varhaiskasvatuksen sosionomi|lastentarhanopettaja)n (?:tutkin|pätevy|koulutu|paper|kelpoisu)\p{L}{1,6}|korkeakoulutaso\p{L}{1,4}`,
    ],
    [
      "bachelor degree",
      String.raw`korkea-asteen (?:tutkin|koulutu)\p{L}{1,5}|amk-(?:tutkin|insinööri|taust)\p{L}{1,5}|yliopistotaso\p{L}{1,4}`,
    ],
    [
      "associate degree",
      String.raw`opisto(?:taso|aste|tutkin|pohja|koulutu|merkonomi|insinööri|upseeri)\p{L}{0,10}|opistotasoi\p{L}{2,6}|(?:teknilli\p{L}{2,4}|kauppa|maatalous|sosiaali|terveydenhuolto)-? ?opiston? (?:käy|suorit|tutkin|jälk)\p{L}{2,8}|teknikko(?=,|\.| tai| \(|$)|teknikon (?:tutkin|koulutu|paper|pätevy)\p{L}{1,6}|\(opisto\)|alin korkea-aste\p{L}{0,3}|alimman korkea-asteen|korkea-asteen lyhyt tutkinto|yh-examen`,
    ],
    [
      "professional certificate",
      String.raw`\p{L}{0,14}(?:koki|asentaja|hitsaaja|kampaaja|leipuri|kondiittori|kirvesmiehe|rakentaja|koneistaja|kosmetologi|hieroja|huoltaja|tarjoilija|maalari|puutarhuri|merkonomi|datanomi|artesaani|metsuri|levysepä|muurari|sähkömiehe|lastenohjaaja|farmanomi|kuljettaja|lähihoitaja|perhepäivähoitaja|vartija|ompelija|verhoilija|puusepä|teurastaja|lihanleikkaaja|laborant(?:i)?|prosessinhoitaja)n (?:tutkin|pätevy|koulutu|paper|ammattitutkin|perustutkin|kelpoisu|opinnot suoritet)\p{L}{1,8}`,
    ],
    [
      "professional certificate",
      String.raw`amis(?: käytynä|pohja|tausta|-?paper)\p{L}{0,5}|amiksen (?:käy|suorit|paper)\p{L}{1,8}|(?:ammatti|kauppa)koulu(?:n käy\p{L}{2,6}| käytynä|pohja\p{L}{0,4}|tausta\p{L}{0,3})|kauppakoulu(?:n)?|oppisopimuksella (?:hankittu|suoritettu|opittu)|kisälli\p{L}{1,8}|mestarin(?:kirja|tutkinto)`,
    ],
    [
      "high school",
      String.raw`lukiokoulut\p{L}{2,6}|lukio(?:pohja|taso|tausta|opinno|tutkin)\p{L}{0,6}|ylioppilaspohja\p{L}{0,4}|yo-(?:todistu|pohja|tutkin)\p{L}{1,6}|ylioppilastodistu\p{L}{1,5}|peruskoulu(?:n (?:päästö|päättö|käy|suorit|oppimäär)\p{L}{2,12}|tausta|pohja\p{L}{0,3}| käytynä| suoritettuna)|perusopetuksen (?:oppimäär|päättö|suorit)\p{L}{1,12}|perusasteen (?:koulutu|tutkin|oppimäär|suorit)\p{L}{1,8}|peruskoulu (?:käyty|suoritettu|riittää|on riittävä)|keskikoulu\p{L}{0,4}|toisen asteen opin\p{L}{1,5}`,
    ],
    ["high school", String.raw`oppivelvollisuu(?:den|s) (?:suorit|täyt)\p{L}{2,8}`],
  ],
};
