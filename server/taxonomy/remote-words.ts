/**
 * The words of one language that say where a job is done, as sources of expressions that match whole words. Each list is short, so that its
 * expression stays cheap and can be judged.
 */
export interface RemoteWords {
  /** Work away from the employer's places. */
  remote: string;
  /** Work from wherever one likes. */
  anywhere: string;
  /** Part of the time at home. */
  hybrid: string;
  /** The employer's place. */
  office: string;
  /** Work at the employer's place. */
  onSite: string;
  /** All of the time. */
  full: string;
  /** Some of the time, or by agreement. */
  partly: string;
  /** That it may be asked for. */
  possible: string;
  not: string;
  /** The job or the person who does it. */
  job: string;
  /** What stands before a colon and a place. */
  label: string;
  /** Small numbers, between "one" and "four". */
  few: string;
  five: string;
  day: string;
  week: string;
  /** A period longer than a week. */
  rarely: string;
  /** Phrases with one of the words above that say nothing about where this job is done. */
  noise: readonly string[];
}

const FULL = String.raw`100 ?%|full(?:y)?`;
const ANY_HYBRID = String.raw`hybrid`;

export const REMOTE_WORDS: Readonly<Record<string, RemoteWords>> = {
  nl: {
    remote: String.raw`remote|thuiswerk\p{L}{0,6}|thuis (?:te )?werken|(?:deels|helft|dagen?) thuis|werk(?:t|en)? (?:je |jij )?(?:volledig )?thuis|(?:vanuit|van) (?:je (?:eigen )?)?(?:thuis|huis|woonkamer)|op afstand|telewerk\p{L}{0,3}|plaats ?onafhankelijk|locatieonafhankelijk`,
    anywhere: String.raw`je kiest zelf (?:de|je) (?:stad|plek|woonplaats)|zelf je (?:woonplaats|werkplek) kiezen|waar (?:je|jij) (?:ook |maar )?(?:wilt?|bent|woont)|waar dan ook|vanaf elke (?:plek|locatie)|waar je woont`,
    hybrid: String.raw`${ANY_HYBRID}e?`,
    office: String.raw`\p{L}{0,12}kantoor|kantoren|vestiging`,
    onSite: String.raw`op (?:onze )?locatie(?: in)?|op kantoor|ter plaatse|ter plekke`,
    full: String.raw`al (?:het|je) werk|${FULL}|volledige?|geheel|helemaal|altijd|uitsluitend|permanent`,
    partly: String.raw`naar behoefte|indien nodig|zo nodig|(?:een|één|twee|drie|1|2|3) ?(?:keer|maal) (?:per|in de) week|deels|gedeeltelijk|soms|af en toe|beperkt|regelmatig|incidenteel|afwisselend|een deel|combinatie|combineer|gedeelte|zo nu en dan|bij uitzondering|een enkele keer`,
    possible: String.raw`mogelijk(?:heid|heden)?|in overleg|bespreekbaar|toegestaan|optie`,
    not: String.raw`niet(?! (?:alleen|enkel))|geen|nee|nooit|zonder`,
    job: String.raw`thuiswerk(?:functie|baan|vacature|job)|bijles(?:sen)?|opdrachten|je (?:geeft|beantwoordt|behandelt|vertaalt|belt|adviseert|doceert)|functie|baan|vacature|rol|positie|opdracht|stage|je werkt|werk je|jij werkt|u werkt|werkzaamheden|werk(?:en|t)?|werkweek|telefoon(?:tjes)?|oproepen|lessen|lesgeven|docenten`,
    label: String.raw`(?:werk)?locatie|standplaats|werkplek|plaats|werkvorm`,
    few: String.raw`[1-4]|één|een|twee|drie|vier|paar`,
    five: String.raw`5|vijf`,
    day: String.raw`dag(?:en)?|kantoordag(?:en)?`,
    week: String.raw`week|wekelijks|per week`,
    rarely: String.raw`(?:per|elke|iedere?|in de|een) (?:maand|kwartaal|jaar)|maandelijkse?|jaarlijkse?|kwartaal|(?:per|elk|ieder|een) (?:seizoen|semester|half ?jaar|voorjaar|najaar)`,
    noise: [
      String.raw`op afstand (?:te )?(?:bediend\p{L}?|bestuurd\p{L}?|bestuurba\p{L}{1,3}|uitleesba\p{L}{1,3}|geopend)|op (?:\p{L}{3,10} )?afstand van(?! (?:huis|je))`,
      String.raw`hybride (?:rol|functie|positie|profiel)(?: tussen|,? waarin| die|,? met)(?![^.;]{0,60}(?:kantoor|thuis|remote|locatie|afstand|dag))`,
      String.raw`thuiswerk(?:vergoeding|budget|toeslag|faciliteiten)|thuis(?:werk)?zorg|(?:support|ondersteuning|toegang|beheer|begeleiding|hulp|zorg|onderwijs) op afstand`,
      String.raw`op afstand (?:te )?(?:bedien\p{L}{0,4}|bestuur\p{L}{0,4}|beheer\p{L}{0,4}|monitor\p{L}{0,4}|uitlez\p{L}{0,4}|ondersteun\p{L}{0,4}|help\p{L}{0,3}|begeleid\p{L}{0,4})`,
      String.raw`hybride (?:auto|voertuig|cloud|aandrijving|warmtepomp|infrastructuur|omgeving|werkmethod|projectmethod)\p{L}{0,4}|geen kantoormentaliteit`,
    ],
  },
  pl: {
    remote: String.raw`z (?:własnych |swoich )?domów|zdaln\p{L}{1,4}|z domu|home ?office|remote`,
    anywhere: String.raw`sam(?:a|odzielnie)? wybierasz (?:miasto|miejsce|miejscowość)|miasto wybierasz|z dowolnego miejsca|z każdego miejsca|(?:skąd|gdzie) (?:tylko )?chcesz|skądkolwiek|gdziekolwiek`,
    hybrid: String.raw`hybryd\p{L}{1,6}|hybrid`,
    office: String.raw`biur\p{L}{1,3}|siedzib\p{L}{1,2}`,
    onSite: String.raw`stacjonarn\p{L}{1,4}|na miejscu|w biurze|w siedzibie`,
    full: String.raw`cał[aą] prac[aęą]|${FULL}|w pełni|w całości|całkowicie|wyłącznie|tylko|pełn\p{L}{1,3}`,
    partly: String.raw`w razie potrzeby|doraźn\p{L}{1,2}|(?:raz|dwa razy|trzy razy) w tygodniu|sporadyczn\p{L}{1,3}|częściow\p{L}{1,3}|czasami|okazjonaln\p{L}{1,3}|część|do uzgodnienia|elastyczn\p{L}{1,4}|od czasu do czasu|w wyjątkowych`,
    possible: String.raw`możliw\p{L}{1,6}|opcj\p{L}{1,3}|dopuszcza\p{L}{1,3}|dozwolon\p{L}`,
    not: String.raw`nie(?! tylko)|brak|bez`,
    job: String.raw`korepetycje|zleceni\p{L}{1,3}|prowadzisz|uczysz|odbierasz|obsługujesz|tłumaczysz|rozmawiasz|prac[aęyiąo]|stanowisk\p{L}{1,2}|rol[aię]|pracujesz|będziesz pracować|ofert\p{L}{1,2}|etat|zatrudnieni\p{L}|pracuj(?:esz|emy|e|ą)?|pracować|telefony|połączenia|lekcje|zajęcia`,
    label: String.raw`miejsce(?: pracy)?|lokalizacja|tryb(?: pracy)?|forma pracy|model pracy|rodzaj pracy`,
    few: String.raw`[1-4]|jeden|jednego|dwa|dwóch|trzy|trzech|cztery|czterech|kilka|raz|dwa razy`,
    five: String.raw`5|pięć|pięciu`,
    day: String.raw`dni|dzień|dnia|razy|raz`,
    week: String.raw`tydzień|tygodniu|tygodniowo`,
    rarely: String.raw`(?:w|na|co|raz w) (?:miesiącu|miesiąc|kwartale|kwartał|roku|rok)|miesięczn\p{L}{1,3}|kwartaln\p{L}{1,3}|roczn\p{L}{1,3}|(?:w|na|co|raz w|raz na) (?:sezonie|sezon|semestrze|semestr|półroczu|półrocze)`,
    noise: [
      String.raw`(?:sterowan|obsługiwan|zarządzan|monitorowan|otwieran|uruchamian|kontrolowan|odczytywan)\p{L}{1,4} zdaln\p{L}{1,3}|zdaln\p{L}{1,3} (?:sterowan|obsługiwan|zarządzan|odczyt|otwieran|uruchamian|kontrol)\p{L}{0,5}`,
      String.raw`(?:rola|profil|stanowisko) hybrydow\p{L}{1,2},? (?:łącząc\p{L}{1,3}|między|pomiędzy)(?![^.;]{0,60}(?:biur|dom|zdaln|stacjonarn))`,
      String.raw`zdaln\p{L}{1,4} (?:dostęp|wsparci|pulpit|monitor|sterowani|obsług|zespoł|zarządzani|nauczani|spotka|rekrutac|rozmow)\p{L}{0,10}`,
      String.raw`(?:nauk|rekrutacj|rozmow|edukacj)\p{L}{1,3} zdaln\p{L}{1,4}|hybryd\p{L}{1,6} (?:chmur|samoch|napęd|metod|aplikac|rozwiąz|środowisk|infrastr|pojazd)\p{L}{1,8}`,
      String.raw`(?:chmur|samochod|napęd|metodyk|metod|aplikacj|rozwiązani|środowisk|infrastruktur|pojazd)\p{L}{0,4} hybryd\p{L}{1,6}`,
    ],
  },
  sv: {
    remote: String.raw`på distans|distansarbet\p{L}{0,4}|distans(?:tjänst|jobb)|hemifrån|hemarbete|remote`,
    anywhere: String.raw`väljer (?:du )?själv (?:ort|stad|plats|var)|var (?:du|ni) (?:än )?(?:vill|bor|är)|var som helst|varifrån du vill|oavsett (?:var|bostadsort|ort)|valfri (?:ort|plats)|var i landet`,
    hybrid: String.raw`hybrid|hybridarbet\p{L}{0,4}|hybridlösning|hybridmodell|hybridupplägg`,
    office: String.raw`\p{L}{0,12}kontor(?:et|en|s)?|lokaler`,
    onSite: String.raw`på plats|på kontoret|på vårt kontor`,
    full: String.raw`allt (?:ditt )?arbete|${FULL}|helt|enbart|uteslutande|alltid|full`,
    partly: String.raw`(?:en gång|två gånger|tre gånger) i veckan|delvis|ibland|emellanåt|viss del|vissa dagar|till viss del|en del|vid behov|blandat|tidvis|då och då|enstaka (?:dag\p{L}{0,2}|gång\p{L}{0,2}|tillfällen)`,
    possible: String.raw`möjlig(?:het|heter|t)?|kan erbjudas|erbjuds|enligt överenskommelse|går bra|tillåt(?:et|na|s)`,
    not: String.raw`inte(?! (?:bara|enbart))|ej|nej|ingen|inga|inget|utan`,
    job: String.raw`distans(?:tjänst|jobb)|uppdragen|arbetsuppgifter(?:na)?|du (?:svarar|tar emot|undervisar|översätter|handleder|sköter)|tjänsten|rollen|jobbet|arbetet|uppdraget|anställningen|befattningen|du (?:arbetar|jobbar)|arbetar du|jobbar du|placering(?:en)?|arbetar?|jobbar?|samtal(?:en)?|lektioner(?:na)?|undervis\p{L}{1,4}`,
    label: String.raw`plats|ort|placering|arbetsplats|arbetsform|arbetsort|stationering`,
    few: String.raw`[1-4]|en|ett|ett par|två|tre|fyra|några`,
    five: String.raw`5|fem`,
    day: String.raw`dag(?:ar)?|kontorsdag(?:ar)?|gång(?:er)?`,
    week: String.raw`veckan?|veckovis`,
    rarely: String.raw`(?:i|per|varje|om) (?:månaden?|kvartalet?|året?|år)|månatlig\p{L}{0,2}|kvartalsvis|årlig\p{L}{0,2}|(?:per|om|i|varje) (?:säsong|termin(?:en)?|halvår(?:et)?)`,
    noise: [
      String.raw`(?:styr|öppn|övervak|avläs|kontroller)\p{L}{1,5} (?:\p{L}{1,10} )?på distans`,
      String.raw`hybridroll(?:,? som| mellan)(?![^.;]{0,60}(?:kontor|hem|distans|plats))`,
      String.raw`distans(?:utbildning|kurs|undervisning|studier|möten?)\p{L}{0,3}|(?:utbildning|undervisning|kurs|support|service|möten|studier) på distans|hybrid(?:moln|bil|fordon|drift|miljö|infrastruktur|lösningar)\p{L}{0,4}`,
      String.raw`remote (?:access|support|desktop)|(?:övervak|styr|fjärr)\p{L}{1,6} på distans`,
    ],
  },
  da: {
    remote: String.raw`hjemmefra|hjemmearbejd\p{L}{0,5}|hjemmekontor(?:et)?|fjernarbejd\p{L}{0,4}|fjernjob|på distancen?|distancearbejde|remote|arbejde hjemme|hjemmefrajob|fra eget hjem`,
    anywhere: String.raw`vælger (?:du )?selv (?:by|sted|hvor)|hvor (?:du|som helst|end) ?(?:vil|end|i|bor)?|uanset (?:hvor|bopæl)|valgfrit sted`,
    hybrid: String.raw`hybrid|hybride?t?|hybridmodel|hybridarbejde`,
    office: String.raw`\p{L}{0,12}kontor(?:et|er|erne)?|lokaler`,
    onSite: String.raw`på kontoret|på vores kontor|fysisk fremmøde|fremmøde|på stedet|på arbejdspladsen`,
    full: String.raw`alt (?:dit )?arbejde|${FULL}|helt|udelukkende|fuldt|fuld|altid|kun`,
    partly: String.raw`ved behov|efter behov|(?:en gang|to gange|tre gange) om ugen|delvist?|nogle gange|af og til|en del|lejlighedsvis|indimellem|fleksib\p{L}{1,6}|efter aftale|en gang imellem|ind imellem|ved særlige lejligheder`,
    possible: String.raw`mulig(?:hed|heder|t)?|kan aftales|tilladt`,
    not: String.raw`ikke(?! (?:kun|bare))|ingen|intet|nej|uden`,
    job: String.raw`arbejdsopgaver(?:ne)?|opgaverne|du (?:svarer|underviser|oversætter|rådgiver|passer)|stillingen|jobbet|rollen|arbejdet|opgaven|ansættelsen|du arbejder|arbejder du|arbejder?|jobber|opkald|lektioner|undervis\p{L}{1,4}`,
    label: String.raw`arbejdssted|sted|lokation|placering|arbejdsform`,
    few: String.raw`[1-4]|en|én|et par|to|tre|fire|nogle`,
    five: String.raw`5|fem`,
    day: String.raw`dag(?:e)?|gang(?:e)?|hjemmedage?|hjemmearbejdsdage?|kontordage?`,
    week: String.raw`ugen?|ugentligt?|ugentlige`,
    rarely: String.raw`(?:om|i|per|pr\.?|hver|hvert) (?:måneden|måned|kvartalet|kvartal|året|år)|månedligt?|kvartalsvis|årligt?|(?:om|pr\.?|i|hver|hvert) (?:sæson(?:en)?|semester|halvår(?:et)?)`,
    noise: [
      String.raw`(?:fjernstyr|styr|overvåg|aflæs|betjen)\p{L}{1,5} (?:\p{L}{1,10} )?(?:på distancen?|remote)`,
      String.raw`fjern(?:undervisning|support|adgang|betjening)\p{L}{0,3}|remote (?:access|support|desktop)|hybrid(?:bil|cloud|sky|miljø|infrastruktur)\p{L}{0,4}|hybride? (?:cloud|bil|miljø|løsning)\p{L}{0,4}`,
    ],
  },
  no: {
    remote: String.raw`hjemmefra|hjemmekontor(?:et)?|hjemmearbeid|fjernarbeid|fjern(?:stilling|jobb)|remote|stedsuavhengig|hjemmeifra|fra hjemmet`,
    anywhere: String.raw`velger (?:du )?selv (?:by|sted|hvor)|hvor (?:du|som helst|enn) ?(?:vil|enn|i|bor)?|uavhengig av (?:bosted|sted)|uansett hvor|valgfritt sted`,
    hybrid: String.raw`hybrid|hybridløsning|hybridmodell|hybride?t?`,
    office: String.raw`\p{L}{0,12}(?<!hjemme)kontor(?:et|er|ene)?|lokaler`,
    onSite: String.raw`på kontoret|på vårt kontor|fysisk oppmøte|oppmøte|på stedet|på arbeidsplassen`,
    full: String.raw`alt (?:ditt )?arbeid|${FULL}|helt|utelukkende|fullt|full|alltid|kun|bare`,
    partly: String.raw`ved behov|etter behov|(?:en gang|to ganger|tre ganger) i uk[ae]n?|delvis|av og til|noen ganger|en del|i ny og ne|fleksib\p{L}{1,6}|etter avtale|en gang iblant|innimellom|ved særlige anledninger`,
    possible: String.raw`mulig(?:het|heter)?|kan avtales|tillatt`,
    not: String.raw`ikke(?! (?:kun|bare))|ingen|intet|nei|uten`,
    job: String.raw`arbeidsoppgaver(?:ne)?|oppgavene|du (?:svarer|underviser|oversetter|veileder)|stillingen|jobben|rollen|arbeidet|oppdraget|ansettelsen|du (?:jobber|arbeider)|jobber du|arbeider du|jobber?|arbeider?|samtaler|anrop|undervis\p{L}{1,4}`,
    label: String.raw`arbeidssted|sted|lokasjon|plassering|arbeidsform`,
    few: String.raw`[1-4]|en|én|et par|to|tre|fire|noen`,
    five: String.raw`5|fem`,
    day: String.raw`dag(?:er)?|gang(?:er)?|hjemmedager|kontordager`,
    week: String.raw`ukentlig|uken?|uka`,
    rarely: String.raw`(?:i|per|pr\.?|hver|hvert) (?:måneden|måned|kvartalet|kvartal|året|år)|månedlig|kvartalsvis|årlig|(?:om|per|i|hver|hvert) (?:sesong(?:en)?|semester|halvår(?:et)?)`,
    noise: [
      String.raw`(?:fjernstyr|styr|overvåk|avles|betjen)\p{L}{1,5} (?:\p{L}{1,10} )?(?:på distanse|remote)`,
      String.raw`fjern(?:undervisning|support|tilgang|styring)\p{L}{0,3}|remote (?:access|support|desktop)|hybrid(?:bil|sky|miljø|infrastruktur)\p{L}{0,4}|hybride? (?:sky|bil|miljø|løsning)\p{L}{0,14}`,
    ],
  },
  fi: {
    remote: String.raw`etätyö\p{L}{0,8}|etätöi\p{L}{0,5}|etänä|kotona|kotoa(?: käsin)?|kotitoimisto\p{L}{0,5}|paikkariippuma\p{L}{1,8}|remote`,
    anywhere: String.raw`valitset itse (?:kaupungin|paikkakunnan|asuinpaikan)|saat valita paikkakunnan|mistä (?:tahansa|vain|päin|käsin)(?: suomea| maailmaa)?|missä tahansa|paikkakunnasta riippumatta|mistä päin suomea`,
    hybrid: String.raw`hybridi\p{L}{0,8}|hybrid`,
    office: String.raw`toimisto\p{L}{0,6}|konttori\p{L}{0,4}|toimipiste\p{L}{0,6}|toimitil\p{L}{1,6}`,
    onSite: String.raw`paikan päällä|lähityö\p{L}{0,5}|läsnätyö\p{L}{0,5}|toimistolla`,
    full: String.raw`${FULL}|täysin|kokonaan|täys|aina|yksinomaan|pelkästään|täyspäiväisesti etänä`,
    partly: String.raw`(?:kerran|kahdesti|kaksi kertaa|kolme kertaa) viikossa|osittain\p{L}{0,3}|osaksi|joskus|ajoittain|osan|välillä|joustava\p{L}{0,4}|satunnais\p{L}{1,6}|silloin tällöin|tarvittaessa`,
    possible: String.raw`mahdolli\p{L}{1,10}|sovittaessa|sopimuksen mukaan|onnistuu|sallit\p{L}{1,4}`,
    not: String.raw`ei(?! (?:vain|pelkästään))|emme|eikä|ilman`,
    job: String.raw`etätyöpaik\p{L}{1,3}|vastaat|opetat|neuvot|hoidat|käännät|ohjaat|toimeksianno\p{L}{1,3}|opetus|tehtävä\p{L}{0,4}|työ|työtä|työn|työskentele\p{L}{1,4}|rooli|paikka|toimi|teet|voit tehdä|työskennellä|työskentelevät|työskentelemme|tehdään|tee|puhelu\p{L}{1,3}|oppitun\p{L}{1,4}|opeta\p{L}{1,3}`,
    label: String.raw`sijainti|työpaikka|työpiste|työskentelypaikka|työmuoto|toimipaikka`,
    few: String.raw`[1-4]|yksi|yhtenä|yhden|kaksi|kahtena|kahden|pari|parina|kolme|kolmena|kolmen|neljä|neljänä|muutama|muutamana`,
    five: String.raw`5|viisi|viitenä`,
    day: String.raw`päivä\p{L}{0,5}|(?:etä|lähi|toimisto)päivä\p{L}{0,5}|kerra\p{L}{1,3}|kertaa`,
    week: String.raw`viiko\p{L}{1,4}|viikossa|viikoittain`,
    rarely: String.raw`kuukau\p{L}{1,6}|kuussa|vuosineljänne\p{L}{1,6}|kvartaali\p{L}{1,5}|vuode\p{L}{1,4}|puolivuos\p{L}{1,6}|lukukau\p{L}{1,5}`,
    noise: [
      String.raw`(?:ohjat|ohjaa|käytet|valvo|valvot|hallit)\p{L}{1,7} (?:\p{L}{1,10} )?etänä`,
      String.raw`etä(?:tuki|tuen|yhtey|hallin|valvon|ohja|opetu|opiskel|haastattelu|kokou|palaver)\p{L}{0,8}|kotona asuv\p{L}{1,6}|(?:asiakkaan|potilaan|vanhusten|lasten) kotona|hybridi(?:pilv|auto|ympäristö|infra)\p{L}{0,8}`,
    ],
  },
  cs: {
    remote: String.raw`na dálku|z domova|z domu|home ?office|remote|vzdálen[ěáéý]`,
    anywhere: String.raw`(?:město|místo) si (?:sám |sama |sami )?(?:vybereš|zvolíš|vyberete|zvolíte)|odkudkoli(?:v)?|kdekoli(?:v)?|odkud chce(?:š|te)`,
    hybrid: String.raw`hybridní\p{L}{0,3}|hybrid`,
    office: String.raw`kancelář\p{L}{0,3}|pobočk\p{L}{1,2}|centrál\p{L}{1,2}`,
    onSite: String.raw`na místě|na pracovišti|v kanceláři|prezenčn\p{L}{1,3}|osobní přítomnost`,
    full: String.raw`${FULL}|plně|zcela|pouze|výhradně|úplně|pln[áéýo]\p{L}{0,2}|kompletně|trvale`,
    partly: String.raw`(?:jednou|dvakrát|třikrát) (?:týdně|za týden|v týdnu)|podle potřeby|dle potřeby|částečn\p{L}{1,3}|občas(?:ný)?|někdy|po domluvě|dle domluvy|část|kombinac\p{L}|příležitostn\p{L}|výjimečně|tu a tam`,
    possible: String.raw`možn\p{L}{1,5}|lze|případně|povolen\p{L}{0,2}`,
    not: String.raw`není|ne(?!jen)|nenabízíme|neumožňuje\p{L}{0,2}|nelze|bez|žádn\p{L}`,
    job: String.raw`výuk\p{L}|doučov\p{L}{1,4}|doučuj\p{L}{1,3}|zakázky|vyřizuj\p{L}{1,3}|překlád\p{L}{1,3}|učíš|učíte|prác[ei]|pozice|role|místo|pracovat|pracuješ|pracujete|budeš|úvazek|spolupráce|pracujte|pracuj|pracujeme|pracují|hovory|lekce|vyučuj\p{L}{1,3}`,
    label: String.raw`místo (?:výkonu )?práce|lokalita|forma práce|způsob práce|pracoviště`,
    few: String.raw`[1-4]|jeden|jednou|dva|dvakrát|tři|třikrát|čtyři|několik`,
    five: String.raw`5|pět`,
    day: String.raw`dn[yíůi]|den|dny|krát|x`,
    week: String.raw`týdně|týden|týdnu|v týdnu`,
    rarely: String.raw`(?:za|v|do) (?:měsíc\p{L}?|kvartál\p{L}?|čtvrtletí|rok\p{L}?)|měsíčně|čtvrtletně|ročně|(?:za|do) (?:sezón\p{L}|semestr|pololetí|půl roku)|pololetně`,
    noise: [
      String.raw`(?:ovládan|řízen|řízy|spravovan|monitorovan|otevíran)\p{L}{1,3} na dálku|na dálku (?:ovlád|řízen|otevír|sledov|spravov)\p{L}{1,5}`,
      String.raw`vzdálen[áéýěo]\p{L}{0,2} (?:správ|přístup|podpor|ploch|monitor|výuk|serve)\p{L}{0,6}|(?:správa|podpora|výuka|ovládání|monitoring) na dálku`,
      String.raw`hybridní\p{L}{0,3} (?:cloud|vozid|auto|pohon|infrastruktur|prostřed|metodik|aplikac|mobiln)\p{L}{0,6}`,
    ],
  },
  it: {
    remote: String.raw`(?:da|in|full) remoto|smart ?working|da casa|a distanza|telelavoro|lavoro agile|remote|lavoro remoto`,
    anywhere: String.raw`scegli tu (?:la città|il luogo|(?:da )?dove)|da (?:qualsiasi|qualunque|ogni) (?:luogo|posto|parte|città)|ovunque|dovunque|da dove vuoi|dove (?:vivi|abiti|vuoi)`,
    hybrid: String.raw`ibrid[aoei]|hybrid`,
    office: String.raw`uffici[oa]?|sede|sedi`,
    onSite: String.raw`in presenza|in sede|on ?site|in loco|in ufficio`,
    full: String.raw`tutto il lavoro|tutte le attività|${FULL}|completamente|totalmente|interamente|esclusivamente|totale|completo|completa|al 100 ?%|sempre`,
    partly: String.raw`al bisogno|secondo necessità|(?:una|due|tre|1|2|3) volt[ae] (?:a|alla) settimana|parzial(?:e|i|mente)|in parte|una parte de\p{L}{0,3}|occasional(?:e|i|mente)|saltuari\p{L}{1,6}|talvolta|alcuni giorni|qualche giorno|misto|a rotazione|flessibil\p{L}{1,3}|ogni tanto|di tanto in tanto|in (?:alcune |certe )?occasioni|all['’]occorrenza`,
    possible: String.raw`possibil(?:e|i|ità)|opzione|facoltà|previsti? (?:anche )?|consentit\p{L}|ammess\p{L}|concess\p{L}`,
    not: String.raw`non(?! (?:solo|soltanto))|nessun[oa]?|senza|no`,
    job: String.raw`lezione|mansioni|prestazion\p{L}|collaborazione|incarichi|traduzioni|rispond\p{L}{1,4}|insegn(?:i|erai|a|ano)|gestisci|gestirai|posizione|ruolo|lavoro|lavorerai|lavori|offerta|contratto|incarico|attività|impiego|la risorsa|lavora(?:re|no)?|lavoriamo|svolge|chiamate|telefonate|lezioni|docent\p{L}|in regime di|in modalità`,
    label: String.raw`sede(?: di lavoro)?|luogo(?: di lavoro)?|modalità(?: di lavoro)?|località|dove`,
    few: String.raw`[1-4]|uno|un|due|tre|quattro|alcuni|qualche`,
    five: String.raw`5|cinque`,
    day: String.raw`giorn[oi]|giornat[ae]|volt[ae]|gg`,
    week: String.raw`settiman[ae]|settimanal[ie]|settimanalmente`,
    rarely: String.raw`(?:al|a|ogni|per|all['’]) ?(?:mese|trimestre|anno)|mensil\p{L}{1,5}|trimestral\p{L}{1,5}|annual\p{L}{1,5}|(?:al|a|ogni|per) (?:semestre|stagione)|semestral\p{L}{1,5}`,
    noise: [
      String.raw`(?:comandat|controllat|gestit|azionat|monitorat|telecomandat|pilotat)[oaie] (?:a distanza|da remoto)|a (?:breve |poca )?distanza d\p{L}{1,4} (?!casa)`,
      String.raw`(?:ruolo|profilo|figura|posizione) ibrid[oa],? (?:tra|fra|che (?:unisce|combina)|a metà)(?![^.;]{0,60}(?:casa|ufficio|sede|remoto|presenza|smart))`,
      String.raw`(?:assistenza|supporto|accesso|controllo|monitoraggio|gestione|formazione|colloqui\p{L}?|desktop|riunioni|team|passato|cors[io]|vendita|didattica) (?:(?:in |da |di )?remot[oaie]|a distanza)`,
      String.raw`da remoto (?:dei|di|i|il|gli|le|la) (?:sistemi|clienti|server|pc|impianti)|(?:cloud|auto(?:vettur\p{L}|mobil\p{L})?|vettur\p{L}|macchin\p{L}|veicol\p{L}|modell\p{L}|metodologi\p{L}|ambient\p{L}|architettur\p{L}|applicazion\p{L}|soluzion\p{L}|motor\p{L}|app) ibrid[aoei]`,
    ],
  },
  pt: {
    remote: String.raw`de (?:forma|maneira|modo) (?:remota|virtual)|remot[oa](?:mente)?s?|home ?office|teletrabalho|(?:a partir )?de casa|à distância|trabalho em casa`,
    anywhere: String.raw`anywhere office|você escolhe (?:a cidade|o lugar|onde morar)|de qualquer (?:lugar|parte|local|cidade|sítio)|de onde (?:você )?(?:quiser|estiver|quiseres)|em qualquer lugar|onde (?:você )?(?:mora|estiver)`,
    hybrid: String.raw`híbrid[oa]s?|hybrid`,
    office: String.raw`escritórios?|sede|nossas instalações`,
    onSite: String.raw`presencia(?:l|is|lmente)|no local|no escritório|in loco`,
    full: String.raw`todo o trabalho|todas as (?:tarefas|atividades)|${FULL}|totalmente|integralmente|inteiramente|exclusivamente|completamente|integral|total|sempre`,
    partly: String.raw`conforme (?:a )?necessidade|quando necessário|(?:uma|duas|três|1|2|3) (?:vez|vezes) (?:por|na) semana|parcial(?:mente)?|em parte|(?:uma )?parte d[aeo]s?|às vezes|ocasional(?:mente)?|alguns dias|eventual(?:mente)?|misto|flexível|alternad\p{L}{1,3}|em ocasiões|pontual(?:mente)?|pontuais|de vez em quando`,
    possible: String.raw`possibilidade|possível|opção|opcional|permit(?:e-se|imos|ido|ida)`,
    not: String.raw`não(?! (?:só|somente|apenas))|nenhum|sem`,
    job: String.raw`explicaç\p{L}{1,3}|atend(?:e|es|erá|emos)|labores?|prestação|tarefas|responde\p{L}{0,2}|vaga|posição|função|trabalho|cargo|contrato|trabalharás|trabalhará|oportunidade|atuação|contratação|modelo|trabalh(?:a|e|ar|amos|am)|atuar|chamadas|ligações|aulas|leciona\p{L}{0,2}|atendentes|modalidade de|regime de`,
    label: String.raw`local(?: de trabalho)?|localização|modalidade|modelo(?: de trabalho)?|regime(?: de trabalho)?|formato|forma de atuação`,
    few: String.raw`[1-4]|uma?|duas|dois|três|quatro|alguns`,
    five: String.raw`5|cinco`,
    day: String.raw`dias?|vez(?:es)?|x`,
    week: String.raw`semana|semanal(?:mente)?|semanais`,
    rarely: String.raw`(?:por|ao|a cada|cada|no) (?:mês|trimestre|ano)|mensa(?:l|is|lmente)|trimestra\p{L}{1,6}|anua(?:l|is|lmente)|(?:por|ao|a cada|cada) (?:semestre|temporada|estação)|semestra\p{L}{1,6}`,
    noise: [
      String.raw`em casa d[eoa]s? (?!explicador|colaborador|trabalhador|profissional|professor)\p{L}{3,14}`,
      String.raw`(?:comandad|controlad|operad|acionad|monitorad|monitorizad|pilotad)[oa]s? (?:à distância|remotamente)|à (?:curta )?distância d[oae]s? (?!sua|casa)`,
      String.raw`(?:papel|perfil|função|cargo|vaga|profissional) híbrid[oa],? (?:entre|que (?:une|combina)|combinando)(?![^.;]{0,60}(?:casa|escritório|remot|presencia|home|sede))`,
      String.raw`(?:metodologia|nuve|nuvem|aplicativo|aplicaç\p{L}{1,3}|ambiente|arquitetura|veículo|modelo de negócio|soluç\p{L}{1,3}|carro|motor|app)s? (?:\p{L}{1,14},? ){0,3}(?:e )?híbrid[oa]s?`,
      String.raw`(?:acesso|suporte|atendimento|monitoramento|controle|desktop|entrevistas?|equipes?|times?|assistência|processo seletivo) (?:100% )?remot[oa]s?|(?:ensino|educação|cursos?|formação) (?:superior )?à distância`,
      String.raw`[áa](?:gil|geis) (?:ou|e|y|o) (?:modelos |métodos |metodologias )?híbrid[oa]s?|auxílio home ?office|ajuda de custo (?:para |de )?home ?office`,
    ],
  },
  es: {
    remote: String.raw`de (?:manera|forma|modo) (?:remota|virtual)|virtualmente|remot[oa](?:mente)?|teletrabajo|teletrabajar|(?:desde|en) casa|a distancia|home ?office|trabajo en casa|(?:desde|en) (?:tu|su|la) (?:propia )?casa|desde (?:tu|el) (?:hogar|domicilio)|deslocalizad[oa]`,
    anywhere: String.raw`(?:tú )?elig(?:es|e) (?:tú )?(?:la ciudad|el lugar|tu ciudad|(?:desde )?dónde (?:vivir|trabajar))|desde (?:cualquier (?:lugar|parte|sitio|punto|ciudad|país)|donde (?:quieras|prefieras|estés))|en cualquier (?:lugar|parte)|(?:donde|dónde) (?:vivas|residas|quieras)`,
    hybrid: String.raw`híbrid[oa]s?|hybrid|mixt[oa]`,
    office: String.raw`oficinas?|sede|nuestras instalaciones`,
    onSite: String.raw`presencial(?:es|mente)?|en oficina|in situ`,
    full: String.raw`todo el trabajo|todas (?:las|tus) tareas|${FULL}|totalmente|íntegramente|enteramente|exclusivamente|completamente|total|completo|integral|siempre|al 100 ?%`,
    partly: String.raw`según necesidad|(?:una|dos|tres|1|2|3) (?:vez|veces) (?:por|a la) semana|parcial(?:mente)?|en parte|(?:una )?parte de|a veces|ocasional(?:mente)?|algunos días|algún día|puntual(?:es|mente)?|flexible|alternando|en (?:algunas |ciertas )?ocasiones|de vez en cuando`,
    possible: String.raw`posib(?:le|les|ilidad)|opción|opcional|permit(?:e|en|imos|ido)|se puede`,
    not: String.raw`no(?! (?:solo|sólo|solamente))|ningun[oa]?|ningún|sin`,
    job: String.raw`labores|funciones|tareas|atiende\p{L}{0,2}|atender(?:ás|á|emos)|respondes?|te conectas|conectarás|colaboración|encargos|puesto|posición|vacante|trabajo|empleo|rol|contrato|trabajarás|contratación|oportunidad|oferta|trabaj(?:as?|ar|amos|es|an|ando)|desempeña|llamadas|clases|impart\p{L}{1,4}|prest(?:ará|arás|ación)|modalidad de`,
    label: String.raw`lugar(?: de trabajo)?|ubicación|modalidad|formato|localización|zona de trabajo|modelo`,
    few: String.raw`[1-4]|un|una|dos|tres|cuatro|algunos`,
    five: String.raw`5|cinco`,
    day: String.raw`días?|vez|veces|jornadas?`,
    week: String.raw`semana|semanal(?:es|mente)?`,
    rarely: String.raw`(?:por|al|cada|a) (?:mes|trimestre|año)|mensual(?:es|mente)?|trimestral(?:es|mente)?|anual(?:es|mente)?|(?:por|al|cada) (?:semestre|temporada|estación)|semestral(?:es|mente)?`,
    noise: [
      String.raw`(?:en|a) casa de (?!tu|su)\p{L}{3,14}`,
      String.raw`(?:controlad|manejad|operad|accionad|monitorizad|monitoread|pilotad|dirigid)[oa]s? (?:a distancia|remotamente|de forma remota|en remoto)|a (?:poca |corta )?distancia de(?:l| )(?!tu|su|casa)`,
      String.raw`(?:rol|perfil|puesto|posición) híbrid[oa],? (?:entre|que (?:une|combina)|combinando|a medio camino)(?![^.;]{0,60}(?:oficina|casa|remot|presencial|teletrabajo|domicilio|sede))`,
      String.raw`(?:metodologías?|nube|aplicaci\p{L}{1,4}|entornos?|arquitecturas?|vehículos?|soluci\p{L}{1,4}|coches?|motor(?:es)?|apps?) (?:\p{L}{1,14},? ){0,3}(?:e |y )?híbrid[oa]s?`,
      String.raw`(?:acceso|soporte|asistencia|atención|monitoreo|control|escritorio|entrevistas?|equipos?|servidores) remot[oa]s?|(?:mando|control) a distancia`,
      String.raw`(?:formación|enseñanza|educación|cursos?|venta|universidad(?: nacional de educación)?) a distancia|zonas? remotas?`,
    ],
  },
  fr: {
    remote: String.raw`télétravail(?:ler|lez)?|remote|à distance|(?:de|depuis) (?:chez (?:vous|toi)|votre domicile|ton domicile)|home ?office|travail à domicile|à domicile|télétravaillez`,
    anywhere: String.raw`(?:vous choisissez|tu choisis) (?:vous-même |toi-même )?(?:la ville|le lieu|votre (?:ville|lieu)|ta ville|où (?:vivre|travailler|vous))|(?:de|depuis|d['’])n?['’]?importe où|où (?:vous|tu) (?:voulez|veux|souhaitez|souhaites)|d['’]où (?:vous|tu)|où que (?:vous|tu)|quel que soit votre lieu`,
    hybrid: String.raw`hybrides?|hybrid`,
    office: String.raw`bureaux?|locaux|siège`,
    onSite: String.raw`présentiel(?:le)?|sur site|sur place|au bureau`,
    full: String.raw`tout le travail|toutes (?:les|vos) (?:tâches|missions)|${FULL}|totalement|intégralement|entièrement|exclusivement|complet|complète|intégral|total|toujours|à 100 ?%|permanent`,
    partly: String.raw`(?:au|si|en cas de|selon) besoin|(?:une|deux|trois|1|2|3) fois (?:par|la) semaine|partiel(?:le|lement)?|en partie|une partie d[eu]|parfois|occasionnel(?:le|lement)?|ponctuel(?:le|lement)?|quelques jours|alterné|régulier|flexible|de temps en temps|à l['’]occasion|certains jours`,
    possible: String.raw`possib(?:le|les|ilité)|option|envisageable|négociable|selon accord|autorisé|permis|accordé`,
    not: String.raw`pas(?! (?:seulement|uniquement|que))|aucun|aucune|sans|non|impossible`,
    job: String.raw`missions|prestations?|œuvrez|répond(?:ez|rez|s|ras)|collaboration|traductions|piges?|poste|emploi|mission|rôle|offre|travail|contrat|vous travaillez|vous travaillerez|tu travailles|tu travailleras|travaill(?:ez|es?|er|ons|ent)|exerc\p{L}{1,3}|appels|(?:leurs|vos|les|des) cours|enseign\p{L}{1,4}|not(?:ent|ez)|corrig\p{L}{1,4}|bosse\p{L}{0,2}`,
    label: String.raw`lieu(?: de travail)?|localisation|mode de travail|rythme|modalités?|organisation`,
    few: String.raw`[1-4]|un|deux|trois|quatre|quelques`,
    five: String.raw`5|cinq`,
    day: String.raw`jours?|j|journées?|fois`,
    week: String.raw`semaine|sem|hebdo|hebdomadaires?`,
    rarely: String.raw`(?:par|chaque|au|tous les) (?:mois|trimestre|an|année)|mensuel(?:le|lement|s)?|trimestriel(?:le|lement|s)?|annuel(?:le|lement|s)?|(?:par|chaque|à chaque) (?:semestre|saison)|semestriel(?:le|lement|s)?`,
    noise: [
      String.raw`(?:command|contrôl|pilot|télécommand|surveill|actionn|déclench)ée?s? à distance|à (?:bonne |quelque )?distance (?:des|du|de l[ae’'])`,
      String.raw`(?:workflows?|flux|formats?|dispositifs?) (?:\p{L}{1,12} )?hybrides?`,
      String.raw`(?:rôle|poste|profil|positionnement|fonction)s? hybrides?,? (?:à la fois|entre|combinant|mêlant|alliant|associant|qui (?:combine|allie|mêle))(?![^.;]{0,60}(?:bureau|domicile|télétravail|maison|site|présentiel|distance|locaux))`,
      String.raw`(?:cloud|méthodologies?|véhicules?|environnements?|applications?|infrastructures?|solutions?|moteurs?|architectures?|voitures?) (?:\p{L}{1,12} )?(?:et )?hybrides?`,
      String.raw`(?:accès|support|assistance|formation|enseignement|prise en main|contrôle|surveillance|maintenance|management|équipes?|entretiens?|vente|dépannage) à distance`,
      String.raw`à distance (?:les|des|de|nos|aux) (?:clients|équipes|utilisateurs|serveurs)|(?:indemnité|prime|forfait|équipement|allocation) (?:de |pour le )?télétravail`,
    ],
  },
  de: {
    remote: String.raw`vollremote|full[- ]remote|ho(?!-? ?chi)|telearbeits(?:stelle|platz|job)\p{L}{0,2}|heimarbeits(?:stelle|platz)\p{L}{0,2}|home-?office-?(?:stelle|job)|remote|home-?\s?office|homeoffice|mobile[sr]? arbeit\p{L}{0,3}|mobilarbeit|telearbeit|heimarbeit|(?:von|bei dir|bei ihnen) (?:zu hause|zuhause|daheim)(?: aus)?|(?:dein|ihr) zuhause|daheim|100 ?% mobil|mobil arbeiten|ortsunabhängig\p{L}{0,3}|ortsungebunden|standortunabhängig\p{L}{0,3}|dezentral(?:es|en)? team`,
    anywhere: String.raw`(?:den|deinen|ihren) (?:wohnort|arbeitsort) (?:suchst|suchen|wählst|bestimmst|wählen|bestimmen) (?:du|sie)|von (?:überall|jedem ort)|wo (?:du|sie|immer du|immer sie) (?:möchtest|willst|möchten|wollen)|egal (?:wo|von wo)|wo (?:immer )?du (?:bist|wohnst|lebst)|egal,? wo|von wo aus du`,
    hybrid: String.raw`hybrid(?:e|es|er|en|em)?`,
    office: String.raw`\p{L}{0,12}büros?|standort|zentrale|geschäftsstelle|unseren räumen|niederlassung`,
    onSite: String.raw`vor ort|präsenz|im büro|am standort`,
    full: String.raw`vollremote|full[- ]remote|(?:die|deine|ihre) (?:gesamte|ganze) (?:arbeit|tätigkeit)|${FULL}|zu 100 ?%|vollständig(?:e|es|er)?|komplett(?:e|es|er)?|ausschließlich|rein(?:e|es|er)?|immer|dauerhaft|gänzlich|durchgehend|vollumfänglich`,
    partly: String.raw`bei bedarf|nach bedarf|(?:ein|zwei|drei|1|2|3)[- ]?mal (?:pro|die|in der) woche|teilweise|zum teil|gelegentlich(?:e|es|er)?|anteilig(?:e|es|er)?|tageweise|zeitweise|stundenweise|ein teil|regelmäßig(?:e|es|er)?|nach absprache|wechsel|ab und zu|hin und wieder|fallweise|im einzelfall|von zeit zu zeit`,
    possible: String.raw`möglich(?:keit|keiten)?|option|denkbar|nach vereinbarung|erlaubt|gestattet|zulässig`,
    not: String.raw`nicht(?! (?:nur|bloß))|kein(?:e|en|er)?|nein|ohne`,
    job: String.raw`(?:home-?office|remote|telearbeits)-?(?:stelle|job)|gearbeitet|aufträge|nachhilfe|tätigkeiten|mitarbeit|du (?:beantwortest|übersetzt|lektorierst|unterrichtest|befundest)|befund(?:en|et)|stelle|position|tätigkeit|rolle|job|aufgabe|du arbeitest|sie arbeiten|arbeitest du|arbeiten sie|anstellung|einsatz|arbeitsplatz|arbeite(?:n|st|t)?|anrufe?n?|telefonier\p{L}{1,3}|unterricht(?:e|en|est|et)|berätst|berät|schicht(?:en)?`,
    label: String.raw`arbeitsort|einsatzort|standort|ort|arbeitsmodell|arbeitsform|arbeitsweise|dienstort`,
    few: String.raw`[1-4]|ein|einen|einem|zwei|drei|vier|wenige|paar`,
    five: String.raw`5|fünf`,
    day: String.raw`tag(?:e|en)?|bürotag(?:e|en)?|präsenztag(?:e|en)?|mal`,
    week: String.raw`woche|wöchentlich\p{L}{0,2}`,
    rarely: String.raw`(?:im|pro|jeden|jedes|je|alle (?:zwei |drei )?) ?(?:monate?|quartale?|jahre?)|monatlich\p{L}{0,2}|quartalsweise|jährlich\p{L}{0,2}|(?:im|pro|jedes|je) (?:halbjahr|semester)|(?:pro|jede) saison|halbjährlich\p{L}{0,2}`,
    noise: [
      String.raw`(?:remote|aus der ferne) (?:gesteuert|bedien|steuer|überwach|gewartet|ausgelesen)\p{L}{0,4}|fern(?:gesteuert|bedient)\p{L}{0,2}`,
      String.raw`hybride\p{L}? (?:rolle|position|funktion|stelle|profil) (?:aus|zwischen|mit (?:vertrieb|technik|fach)\p{L}{0,12}|,? die)(?![^.;]{0,60}(?:büro|home|vor ort|remote|präsenz|zuhause|zu hause|mobil))`,
      String.raw`home-?\s?office-?(?:pauschale|ausstattung|zuschuss|equipment|budget|zulage)|remote-?\s?(?:support|zugriff|wartung|zugang|teams?|desktop|unterstützung|diagnose)`,
      String.raw`hybride\p{L}? (?:cloud|fahrzeug|infrastruktur|umgebung|projekt|vorgehens|method|antrieb|app|lern|event|meeting|besprech|veranstalt|konferenz|it)\p{L}{0,14}|hybrid-?(?:cloud|fahrzeug|antrieb|app|infrastruktur)\p{L}{0,8}|it vor ort|kund\p{L}{1,5} vor ort`,
      String.raw`vor ort (?:beim|bei|zu) kund\p{L}{1,5}`,
    ],
  },
};
