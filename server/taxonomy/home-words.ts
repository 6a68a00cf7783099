/**
 * Further words of one language that say where a job is done, as sources of expressions that match whole words. They decide by how they stand
 * together: where somebody works, and that it is up to them; everybody, and work from home.
 */
export interface HomeWords {
  /** One's own home as the place of work. */
  home: string;
  /** Everybody who works there. */
  everybody: string;
  /** Where somebody lives or works. */
  where: string;
  /** That somebody may choose, or that it doesn't matter. */
  free: string;
  /** The names of the five working days. */
  weekday: string;
  /** The days of the week that are left. */
  otherDays: string;
  /** A whole country: where a job is open, or where a company has customers. */
  reach: string;
}

export const HOME_WORDS: Readonly<Record<string, HomeWords>> = {
  de: {
    weekday: String.raw`(?:montag|dienstag|mittwoch|donnerstag|freitag)s?`,
    home: String.raw`bei sich (?:zu ?hause|daheim)|schreibtisch (?:zu ?hause|daheim)|(?:dort,? )?wo (?:er|sie|jeder|man) wohnt|(?:aus|in) (?:dem|den|ihrem|seinem|ihren) eigenen? (?:zuhause|wohnungen|wänden)|(?:deinen|ihren|den)(?: eigenen)? vier wänden|(?:deinem|ihrem|am|vom) (?:eigenen )?(?:wohnort|wohnsitz|küchentisch|wohnzimmer)(?: aus)?|(?:deiner|ihrer|der eigenen) wohnung|von zu ?hause|heimbasiert\p{L}{0,2}|heimisch\p{L}{1,2} (?:arbeitsplatz|schreibtisch|büro|pc)|(?:am|vom) eigenen (?:schreibtisch|küchentisch)`,
    everybody: String.raw`alle|jede[rs]?|(?:das|unser) (?:ganze[s]? |gesamte[s]? )?team|die (?:ganze|gesamte|komplette) (?:firma|belegschaft|mannschaft)`,
    where: String.raw`wo (?:du|sie) (?:\p{L}{1,12} ){0,3}(?:aufklapp|aufschläg|aufschlag|hochfähr|einricht|niederlass|aufstell|aufbau)\p{L}{0,3}|(?:deine|ihre) (?:postleitzahl|adresse|wohnadresse)|von wo (?:aus )?(?:du|sie)|ob (?:du|sie) (?:dich |sich )?(?:in|aus|von|vom|am|auf)(?![^,;.]{0,40}(?:komm|stamm|wechsel))|wo (?:du|sie) (?:dich|sich) (?:einwähl|einlogg|anmeld)\p{L}{1,3}|wo (?:du|sie) (?:\p{L}{1,12} )?(?:arbeite\p{L}{1,3}|sitz\p{L}{1,3}|wohn\p{L}{1,3}|leb\p{L}{1,3})|(?:dein|ihr|den|der) (?:arbeits|wohn|dienst|einsatz)ort|ob (?:du|sie) (?:\p{L}{1,12} ){1,5}(?:wohn|leb)\p{L}{1,3}`,
    free: String.raw`uns gleich|entscheide\p{L}{1,3}|bestimm\p{L}{1,3}|egal|gleichgültig|(?:spielt|ist) (?:\p{L}{1,6} )?(?:keine rolle|ohne belang|unwichtig)|frei wählbar\p{L}{0,3}|liegt (?:\p{L}{1,8} ){0,2}bei (?:dir|ihnen)|(?:bleibt|ist|wird) (?:\p{L}{1,4} )?(?:dir|ihnen) überlassen|steht (?:dir|ihnen) frei|fragen wir nicht|such\p{L}{0,3} (?:du )?dir (?:\p{L}{1,6} )?aus|wählst du|du wählst`,
    otherDays: String.raw`(?:anderen|übrigen|restlichen|verbleibenden) tagen?|rest der (?:woche|zeit)|den rest(?! des jahres)`,
    reach: String.raw`deutschlandweit|bundesweit|(?:aus|in) ganz (?:deutschland|europa|österreich)`,
  },
  fr: {
    weekday: String.raw`(?:lundi|mardi|mercredi|jeudi|vendredi)s?`,
    home: String.raw`là où (?:il|elle|on|ils) habit\p{L}{1,3}|depuis (?:leur|son) (?:propre )?(?:logement|salon|maison)|(?:de|depuis) chez (?:soi|eux|lui|elle)|(?:depuis|de) (?:leur|son) domicile|depuis (?:votre|ton) (?:salon|logement)|à (?:leur|son) (?:propre )?domicile`,
    everybody: String.raw`chacun|tou(?:s|tes)|tout le monde|toute l['’](?:équipe|entreprise)|l['’](?:équipe|ensemble de l['’]équipe)`,
    where: String.raw`où (?:vous|tu) (?:pos|ouvr|branch|allum)\p{L}{1,4}|(?:votre|ta) (?:ville|région|adresse)|(?:votre|ton) (?:code postal|adresse|lieu de vie)|où (?:vous|tu) (?:travaill|habit|viv|résid|ser)\p{L}{1,4}|(?:votre|ton|le) lieu (?:de travail|d['’]habitation|de résidence)|que (?:vous|tu) (?:habit|viv)\p{L}{1,4}|(?:d['’]où|où) (?:vous vous|tu te) (?:connect|install)\p{L}{1,4}|l['’]endroit (?:d['’]où|où)`,
    free: String.raw`peu (?:nous )?importe|à (?:vous|toi) de (?:choisir|décider)|(?:vous|tu) (?:choisi|décid)\p{L}{1,6}|choisi(?:ssez|s)|libre(?:ment)?|au choix|(?:nous )?est égal|n['’]a (?:pas|aucune) (?:d['’])?importance|ne change rien|ne fait (?:aucune|pas de) différence`,
    otherDays: String.raw`(?:les )?autres jours|jours restants|le reste (?:de la semaine|du temps)|le reste(?! de l['’]année)`,
    reach: String.raw`partout en france|(?:de|depuis) toute la france|dans toute la france`,
  },
  es: {
    weekday: String.raw`lunes|martes|miércoles|jueves|viernes`,
    home: String.raw`desde casa|en su (?:propia )?casa|desde (?:nuestras?|sus?) (?:propias? )?(?:casas?|viviendas?)|(?:desde|en) (?:el|su|tu) (?:propio )?(?:domicilio|hogar)|desde (?:su|tu) (?:propia )?(?:casa|vivienda)|desde donde (?:vive|viven|vives|vivimos)`,
    everybody: String.raw`tod[oa]s|todo el (?:equipo|mundo)|cada (?:uno|una|cual|persona)|toda la (?:empresa|plantilla)`,
    where: String.raw`d[oó]nde (?:abr|enchuf|pon|mont|coloc)\p{L}{1,3}|(?:tu|su) (?:ciudad|código postal|dirección|provincia|lugar de residencia)|(?:lugar|sitio) (?:desde|en) (?:el )?(?:que|donde) (?:quieres )?(?:trabaj|viv)\p{L}{1,4}|desde d[oó]nde (?:trabaj|viv)\p{L}{1,5}|d[oó]nde (?:viv|trabaj|resid)\p{L}{1,4}|d[oó]nde te conect\p{L}{1,3}|que (?:vivas|residas|trabajes)|si (?:vives|resides) en`,
    free: String.raw`elige(?:s)?|decides?|da igual|no importa|es indiferente|a tu elección|lo que prefieras|da lo mismo|es lo de menos`,
    otherDays: String.raw`(?:los )?(?:otros|demás|restantes) días|el resto (?:de la semana|del tiempo|de los días)|el resto(?! del año)`,
    reach: String.raw`(?:de|en) todo el (?:país|territorio)|toda (?:españa|latinoamérica)`,
  },
  pt: {
    weekday: String.raw`(?:segunda|terça|quarta|quinta|sexta)(?:s|s?-feiras?)`,
    home: String.raw`de casa|na sua (?:própria )?casa|(?:nas|das|em) (?:suas |próprias )(?:próprias )?(?:casas|residências)|(?:da|em|na) (?:sua |própria )?residência|(?:da|de|em) (?:sua |tua )?(?:própria )?casa|(?:do|no) (?:seu |próprio )?domicílio`,
    everybody: String.raw`tod[oa]s|tod[oa] [oa] (?:time|equipe|equipa|empresa)|cada (?:um|uma|pessoa)`,
    where: String.raw`onde (?:você )?(?:abr|lig|instal|coloc)\p{L}{1,3}|(?:sua|tua) (?:cidade|morada|região)|(?:seu|teu) (?:endereço|cep|código postal)|(?:de )?onde (?:você |tu )?(?:trabalh|mor|viv|resid)\p{L}{1,4}|onde (?:você |tu )?(?:se |te )?conect\p{L}{1,3}|lugar (?:de onde|onde|em que) (?:você )?(?:trabalh|mor)\p{L}{1,4}|pode morar|se (?:você |tu )?(?:mora|vive|reside)s? (?:n[oa]s?|em)`,
    free: String.raw`escolh\p{L}{1,4}|decid\p{L}{1,3}|tanto faz|não (?:nos )?importa|não faz diferença|qualquer (?:canto|cidade|estado)|a seu critério`,
    otherDays: String.raw`(?:nos )?(?:outros|demais|restantes) dias|o resto (?:da semana|do tempo)|o restante`,
    reach: String.raw`(?:de|em) todo o (?:país|brasil)`,
  },
  it: {
    weekday: String.raw`lunedì|martedì|mercoledì|giovedì|venerdì`,
    home: String.raw`da casa|dalle (?:proprie|loro) (?:case|abitazioni)|dalla (?:propria|tua|sua) (?:casa|abitazione)|(?:dal|presso il|nel) (?:proprio|tuo|suo) domicilio|da casa (?:propria|tua|sua)|dalla propria abitazione`,
    everybody: String.raw`tutt[ie]|ognuno|ciascuno|l['’]intero team|tutto il team|tutta l['’]azienda`,
    where: String.raw`dove (?:apr|accend|mett|appogg)\p{L}{1,3}|la tua (?:città|regione)|il tuo (?:indirizzo|cap)|(?:luogo|posto) (?:da|in) cui lavor\p{L}{1,4}|(?:da )?dove (?:viv|lavor|abit)\p{L}{1,4}|dove ti (?:collegh|connett)\p{L}{1,2}|puoi lavorare da|che tu (?:viva|abiti|lavori)|se vivi in`,
    free: String.raw`scegli\p{L}{0,4}|decidi(?: tu)?|non (?:ci )?(?:importa|cambia|interessa)|a tua scelta|liberamente|(?:per noi )?è (?:uguale|lo stesso)|fa lo stesso|non fa differenza`,
    otherDays: String.raw`(?:gli )?altri giorni|giorni restanti|il resto (?:della settimana|del tempo)|il resto(?! dell['’]anno)`,
    reach: String.raw`(?:da|in) tutta (?:italia|europa)`,
  },
  nl: {
    weekday: String.raw`(?:maandag|dinsdag|woensdag|donderdag|vrijdag)(?:en)?`,
    home: String.raw`vanuit huis|van thuis|waar (?:hij|zij|ze|men) wo(?:ont|nen)|(?:vanuit|in) (?:zijn|haar) (?:eigen )?(?:huis|woning|woonkamer)|(?:vanuit|in) (?:je|uw|hun) eigen woonkamer|(?:vanuit|in) (?:hun|je|uw|het) (?:eigen )?(?:huis|woning)|aan (?:je|de) (?:eigen )?keukentafel`,
    everybody: String.raw`iedereen|allemaal|alle (?:collega['’]?s|medewerkers)|het hele team|alles|al het werk`,
    where: String.raw`waar (?:je|jij|u) (?:je|jouw|uw) (?:laptop|computer|bureau)|je (?:woonplaats|postcode|woonadres)|waar (?:\p{L}{1,8} ){0,4}?(?:je|jij|u)(?: ook| zelf| het liefst)? (?:woont|werkt|zit|bent|inlogt|openklapt)|waarvandaan (?:je|jij|u)|of je (?:nu )?(?:in|op|aan)(?![^.;,]{0,40}(?:kantoor|werk))`,
    free: String.raw`bepaal(?:t)? (?:je|jij|u)|maakt (?:\p{L}{1,5} ){0,2}(?:niet|niks) uit|(?:je|jij) kiest|kies (?:je|jij|zelf)|vrij te kiezen|zelf (?:weten|kiezen|bepalen)|doet er niet toe`,
    otherDays: String.raw`(?:de )?(?:andere|overige|resterende) dagen|de rest van de (?:week|tijd)|de rest(?! van het jaar)`,
    reach: String.raw`(?:vanuit|door|in) heel (?:nederland|belgië|europa)|overal (?:in|ter)`,
  },
  pl: {
    weekday: String.raw`poniedział(?:ek|ki|ku|kami)|wtor(?:ek|ki|ku)|środ[yaęo]|czwart(?:ek|ki|ku)|piąt(?:ek|ki|ku)`,
    home: String.raw`z domu|u siebie(?: w domu)?|(?:z|ze|w|we) (?:własnych|swoich) (?:domów|mieszkań|domach|mieszkaniach)|(?:z|ze|we|w) (?:własnego|swojego|twojego|własnym|swoim) (?:domu|mieszkania|mieszkaniu)|w miejscu zamieszkania`,
    everybody: String.raw`wszyscy|każdy|cał(?:y|a) (?:zespół|firma)`,
    where: String.raw`czy mieszkasz|gdzie (?:otwierasz|stawiasz|siedzisz|siadasz|rozkładasz)|twoje miasto|twój adres|kod pocztowy|skąd (?:pracujesz|mieszkasz|się (?:logujesz|łączysz))|gdzie (?:mieszkasz|pracujesz)|miejsce pracy|miejsce zamieszkania`,
    free: String.raw`wybierasz|decydujesz|nie ma (?:dla nas )?znaczenia|bez znaczenia|nieważne|wszystko jedno|dowoln\p{L}{1,3}|obojętne`,
    otherDays: String.raw`(?:w )?pozostał\p{L}{1,2} dni\p{L}{0,3}|reszt[aęy] (?:tygodnia|czasu)|w inne dni`,
    reach: String.raw`(?:z|w) całej polski?|na terenie całej polski|w całej polsce`,
  },
  sv: {
    weekday: String.raw`(?:måndag|tisdag|onsdag|torsdag|fredag)(?:ar|en)?`,
    home: String.raw`hemifrån|hemma hos sig|(?:från|i) sina (?:egna )?(?:hem|bostäder)|(?:från|i) (?:din|sin) bostad|hemma(?! hos)|(?:från|i) (?:din|ditt|sin|sitt|den) (?:egen |eget |egna )?(?:bostad|hem|lägenhet|köksbord)`,
    everybody: String.raw`alla|var och en|hela (?:teamet|bolaget|företaget|gänget)`,
    where: String.raw`var du (?:öppnar|fäller upp|ställer|slår upp)|(?:ditt )?postnummer|var (?:i \p{L}{3,12} )?(?:du|ni) (?:bor|jobbar|arbetar|sitter|loggar in|kopplar upp)|om du (?:sitter|bor|jobbar|arbetar)|(?:bostadsort|arbetsplats)\p{L}{0,2}|varifrån (?:du|ni) (?:jobbar|arbetar)`,
    free: String.raw`väljer du|du väljer|bestämmer du|du bestämmer|spelar ingen roll|saknar betydelse|kvittar|upp till dig|valfri\p{L}{0,2}`,
    otherDays: String.raw`(?:de )?(?:övriga|andra|resterande) dagar(?:na)?|resten av (?:veckan|tiden)|resten(?! a[vf] året)`,
    reach: String.raw`(?:från|i|över) hela (?:sverige|norden|landet)`,
  },
  da: {
    weekday: String.raw`(?:mandag|tirsdag|onsdag|torsdag|fredag)(?:e|en)?`,
    home: String.raw`hjemmefra|derhjemme|(?:fra|i) deres ?(?:egne |eget )?(?:hjem|boliger)|hjemme(?! hos)|(?:fra|i) (?:din|dit|sin|sit) ?(?:egen |eget )?(?:bopæl|hjem|bolig|lejlighed)|(?:fra|i) (?:egen|eget) (?:bopæl|hjem|bolig)`,
    everybody: String.raw`hver for sig|alle|hver (?:især|enkelt)|hele (?:teamet|holdet|virksomheden)`,
    where: String.raw`hvor du (?:åbner|slår|stiller)|(?:dit )?postnummer|hvor (?:i \p{L}{3,12} )?(?:du|i) (?:bor|arbejder|sidder|logger på)|hvorfra du arbejder|om du (?:sidder|bor|arbejder)|(?:arbejdssted|bopæl)\p{L}{0,2}`,
    free: String.raw`vælger du|du vælger|bestemmer du|du bestemmer|ligegyldigt|lige meget|ingen rolle|frit|valgfri\p{L}{0,2}|op til dig|uden betydning`,
    otherDays: String.raw`(?:de )?(?:øvrige|andre|resterende) dage|resten af (?:ugen|tiden)|resten(?! a[vf] året)`,
    reach: String.raw`(?:fra|i|over) hele (?:danmark|landet|norden)`,
  },
  no: {
    weekday: String.raw`(?:mandag|tirsdag|onsdag|torsdag|fredag)(?:er|en)?`,
    home: String.raw`hjemmefra|(?:fra|i) sine ?(?:egne )?(?:hjem|boliger)|hjemme(?! hos)|(?:fra|i) (?:din|ditt|sin|sitt) ?(?:egen |eget )?(?:bolig|hjem|bopel|leilighet)|(?:fra|i) (?:egen|eget) (?:bolig|hjem|bopel)`,
    everybody: String.raw`hver for (?:oss|seg)|alle|hver (?:især|enkelt)|hele (?:teamet|gjengen|selskapet)`,
    where: String.raw`hvor du (?:åpner|slår|setter)|(?:ditt )?postnummer(?:et)?|hvor (?:i \p{L}{3,12} )?(?:du|dere) (?:bor|jobber|arbeider|sitter|logger på)|hvorfra du jobber|om du (?:sitter|bor|jobber|arbeider)|(?:arbeidssted|bosted)\p{L}{0,2}`,
    free: String.raw`velger du|du velger|bestemmer du|du bestemmer|likegyldig|ingen rolle|fritt|valgfri\p{L}{0,2}|opp til deg|uten betydning|betyr (?:ingenting|ikke noe)|har ingen betydning`,
    otherDays: String.raw`(?:de )?(?:øvrige|andre|resterende) dagene?|resten av (?:uka|uken|tiden)|resten(?! a[vf] året)`,
    reach: String.raw`(?:fra|i|over) hele (?:norge|landet|norden)`,
  },
  fi: {
    weekday: String.raw`(?:maanantai|tiistai|keskiviikko|torstai|perjantai)\p{L}{0,4}`,
    home: String.raw`kotoa|omista kodeistaan|omassa kodissaan|kodistaan|omasta kodista\p{L}{0,3}|kodistasi|omassa kodissasi|kotonasi|omalta kotisohvalta`,
    everybody: String.raw`kaikki|jokainen|koko (?:tiimi|yritys|porukka)`,
    where: String.raw`missä (?:avaat|istut|pidät)|postinumero\p{L}{0,2}|kotipaikkakun\p{L}{1,4}|missä (?:päin \p{L}{3,12} )?(?:asut|työskentelet|teet|olet)|mistä (?:käsin )?(?:teet|työskentelet)|asuinpaik\p{L}{1,6}|työpaik\p{L}{1,6}`,
    free: String.raw`(?:saat|voit) (?:itse )?(?:valita|päättää)|päätät|valita itse|ei ole (?:väliä|merkitystä)|vapaasti|ei ratkaise`,
    otherDays: String.raw`(?:muina|muut|loput|jäljellä olevina) päiv\p{L}{1,4}|loppuvii\p{L}{1,6}|loput`,
    reach: String.raw`koko (?:suome|maa)\p{L}{1,4}`,
  },
  cs: {
    weekday: String.raw`pondělí|pondělky|úter(?:ý|ky|ek)|střed[yau]|čtvrt(?:ek|ky)|pát(?:ek|ky)`,
    home: String.raw`z domova|z domu|u sebe doma|(?:ze|z) (?:svých|vlastních) (?:domovů|bytů|domů)|(?:ze|z) (?:svého|vlastního|tvého) (?:domova|bytu|domu)|v místě (?:svého )?bydliště`,
    everybody: String.raw`všichni|každý|cel(?:ý|á) (?:tým|firma)`,
    where: String.raw`(?:jestli|zda|ať) bydlí(?:š|te)|kde (?:otevřeš|otevřete|sedíš|sedíte|máš stůl|žiješ|žijete)|(?:tvoje|vaše) (?:město|adresa|psč)|odkud (?:pracuješ|pracujete|se (?:připoj|přihlás)\p{L}{1,4})|kde (?:bydlíš|bydlíte|pracuješ|pracujete)|místo (?:výkonu )?práce`,
    free: String.raw`je (?:jen |čistě )?na (?:tobě|vás)|si (?:vybereš|zvolíš|určíš|vyberete|zvolíte)|je jedno|nezáleží|nerozhoduje|libovoln\p{L}{1,2}`,
    otherDays: String.raw`(?:v )?(?:ostatní|zbývající|zbylé) dny|zbytek (?:týdne|času)|zbytek`,
    reach: String.raw`(?:z|po) cel[éá] (?:čr|republi\p{L}{1,3})`,
  },
  ro: {
    weekday: String.raw`luni|marți|miercuri|joi|vineri`,
    home: String.raw`de acasă|din (?:propria casă|casa (?:lor|sa|ta))|de la (?:propriul )?domiciliu`,
    everybody: String.raw`toți|toate|fiecare|toată (?:echipa|lumea|firma)|întreaga echipă`,
    where: String.raw`dacă (?:locuiești|locuiți|stai)|unde (?:locuiești|locuiți|lucrezi|lucrați|stai|stați|te conectezi|trăiești)|de unde (?:lucrezi|lucrați|te conectezi)|(?:orașul|adresa) (?:tău|ta)`,
    free: String.raw`alegi(?: tu)?|decizi(?: tu)?|nu contează|nu are (?:nicio )?importanță|ne este indiferent|e totuna|la alegere|tu hotărăști`,
    otherDays: String.raw`(?:în )?(?:celelalte|restul de) zile(?:le)?|restul (?:săptămânii|timpului|zilelor)`,
    reach: String.raw`(?:din|în) toată (?:țara|românia)`,
  },
};
