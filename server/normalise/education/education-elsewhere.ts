import { offersLaterStudies, SCHOOLS_THAT_BUY } from "./education-later.ts";
import { quickly } from "../text/quick-expression.ts";

/** A few words between others. */
const FEW = String.raw`(?:[^ .;,]{1,16} ){0,3}?`;
/** What a clause still says, up to what the applicant has or is: "og har utdanning som". */
const REST = String.raw`(?:(?! (?:och|og|i|oraz|ja|a|[șşs]i) (?:du |sinulla )?(?:har|er|är|on|ha|masz|posiadasz|jesteś|oczekuj|wymag|máte|jste|požaduj|olet|edellyt|ai|e[șşs]ti|cerem))[^.;,]){0,90}`;
/** Schools and universities as places, in the north and the east of Europe. */
const PLACES = String.raw`(?:szk(?:oł|ó)\p{L}{0,3}|szkolne\p{L}{0,2}|lice\p{L}{1,4}|technik(?:um|ów|ach)|uczelni\p{L}{0,3}|uniwersytet\p{L}{0,2}|politechni\p{L}{1,3}|sal lekcyjnych|\p{L}{0,14}(?:skola|skolan|skolor|skole|skolen|gymnasium|gymnasiet|gymnasi\p{L}{1,4}|universitet\p{L}{0,4}|koulu\p{L}{0,4}|lukio\p{L}{0,4}|opisto\p{L}{0,4}|yliopisto\p{L}{0,4})|fagskolen|fakult\p{L}{1,3}|škol\p{L}{0,3}|univerzit\p{L}{1,2}|gymnázi\p{L}{1,3}|učiliš\p{L}{1,3}|[șşs]co[al]\p{L}{1,4}|facult[ăa]\p{L}{2,4}|colegi\p{L}{1,3})`;

/** Work on the building of a school: "Siivoat lukion tilat". */
const BUILDINGS = quickly(
  new RegExp(
    String.raw`(?<!\p{L})(?:sprzątani[ea]|sprzątasz|nasz(?:a|e|ej|ym)|budujemy|stavíme|stavíte|(?:vi )?bygger|rakennamme|construim|školník|pedel|vaktmästare|vaktmester|woźn\p{L}{1,3}|[îi]ngrijito(?:r|are)|kuchařka|kuchyn\p{L}{1,2}|jídeln\p{L}{1,2}|kolej[eí]|rektor|dyrektor|remont\p{L}{0,2}|serwisujemy|montaż|malowanie|ochrona|städning(?: av)?|städa|städar|rengøring(?: på| af)?|rengør|renhold\p{L}{0,2}(?: ved| på| av)?|pusser opp|vaktmester(?: ved| på)?|siivoat|siivoamme|siivota|vartioit|úklid|uklízíte|uklízet|údržb[ay]|ostraha|kuchařka do|cur[ăa][țţt]enie|cur[ăa][țţt]area|menajer[ăa]) ${FEW}${PLACES}(?!\p{L})${REST}|(?<!\p{L})\p{L}{0,14}(?:medarbeider|medarbejder|medhjælper|assistent|kokk?|vikar|personal|vakt|renholder|städare|lokalvårdare)\p{L}{0,3} (?:på|ved|vid|til|till) (?:[^ .;,]{1,14} )?${PLACES}(?!\p{L})${REST}`,
    "iu",
  ),
);
/** A school that hires: "Lukio etsii siivoojaa". */
const HIRING_SCHOOL = quickly(
  new RegExp(
    String.raw`^[^.;,]{0,20}(?<!\p{L})${PLACES}(?!\p{L})[^.;,]{0,30} (?:etsii|hakee|tarjoaa|erbjuder|udbyder|tilbyr|nabízí|oferuje|ofer[ăa]|søker|søger|söker|zatrudni|poszukuje|szuka|hledá|přijme|angajeaz[ăa]|caut[ăa])(?!\p{L})${REST}`,
    "iu",
  ),
);
/** A sentence that begins with where the work is: "Na střední škole v Ostravě potřebujeme kuchaře". */
const AT_SCHOOL = quickly(
  new RegExp(
    String.raw`^(?:na|ve?|w|we|la|[îi]n) (?:\p{L}{4,16} ){0,2}?(?:škole|školách|szkole|szkołach|gymnáziu|gymnáziích|učilišti|univerzitě|uczelni|uniwersytecie|[șş]coală|[șş]coli|facultate)(?!\p{L})${REST}`,
    "iu",
  ),
);
/** Courses and diplomas as goods: "Sprzedaż programów MBA". */
const GOODS = quickly(
  new RegExp(
    String.raw`(?<!\p{L})(?:sprzedaż|sprzedajesz|sprzedajemy|prodej|prodáváte|prodáváme|försäljning av|säljer|salg af|salg av|sælger|selger|myyt|myydä|myymme|v[âa]nzarea|v[âa]nzare(?: de)?|vindem|vinzi|promovezi|promujesz|promocja) ${FEW}(?:kurs|program|studi|mba|utbildning|uddannels|utdann|tutkin|koulut|cursuri|vzděl|kurz|master|bachelor)\p{L}{0,14}${REST}`,
    "iu",
  ),
);
/** Founders and colleagues: "Perustajamme ovat diplomi-insinöörejä". */
const OWN_PEOPLE = quickly(
  new RegExp(
    String.raw`(?<!\p{L})(?:perustajamme|perustajat|perustajilla|grunnleggerne|gründerne|grundarna|våra grundare|vores stiftere|stifterne|nasi założyciele|założyciele|naši zakladatelé|zakladatelé|(?:firmu|společnost) založil\p{L}{0,2}|fondatorii|nasi (?:inżynierowie|specjaliści|eksperci|pracownicy|koledzy)|naši (?:inženýři|kolegové|specialisté|odborníci)|våra (?:kollegor|ingenjörer|konsulter)|vores (?:kolleger|ingeniører|konsulenter)|våre (?:kolleger|ingeniører)|(?:vores|vår|din) (?:chef|sjef|leder|direktør)|gründeren|grundaren|grunnleggeren|stifteren|założyciel|zakladatel|tillsammans med|sammen med|al[ăa]turi de|zespół tworzą|yhdessä|kunderne|kunderna|kundene|klienci to|clien[țţt]ii no[șşs]tri|kolegové|kolegyně|kollegerne|kollegene|kollegorna|kollegamme|työkaverisi ovat|colegii no[șşs]tri|mul[țţt]i colegi|twoim (?:opiekunem|szefem|mentorem|przełożonym))(?!\p{L})${REST}|社員の(?:[0-9０-９]{1,2}割|多く|大半|半数|約)[^。]{0,40}|創業者[^。]{0,60}|(?:代表|社長|取締役|メンバー)は[^。]{0,60}`,
    "iu",
  ),
);
/** What the job leads to: "Zdobędziesz u nas tytuł czeladnika". */
const LEADS_TO = quickly(
  new RegExp(
    String.raw`(?<!\p{L})(?:zdobędziesz|zdobądź|uzyskasz|ukończysz|możesz (?:u nas )?(?:zacząć|zdać|zdobyć|ukończyć|uzyskać|zrobić|rozpocząć)|(?:u nás|s námi) (?:získáte|můžete|si můžete|si doděláte)|(?:získáte|dostanete|obdržíte) (?:u nás |výuční list|osvědčení|certifikát|diplom|titul)|získáte (?:u nás|možnost)|umožníme|doplníte si|suoritat (?:meillä|oppisopimuksella|työn ohessa)|voit (?:meillä )?suorittaa|pääset suorittamaan|efter (?:endt|afsluttet|avslutad) (?:elevtid|læretid|uddannelse|utbildning|lärlingstid) (?:får|kan|bliver|blir)|etter (?:endt|fullført|avsluttet) (?:læretid|lærlingtid|utdanning) (?:får|kan|blir)|po (?:ukończeniu|zdaniu) (?:stażu|praktyk|nauki) (?:otrzymasz|dostaniesz|zdobędziesz)|hos oss (?:kan|får) du|hos os (?:kan|får) du|du (?:kan|får) (?:ta|tage|læse|läsa|lese)|hvor du (?:tager|tar)|där du tar|(?:bli|bliv) (?:vores |vår )?\p{L}{0,14}(?:lærling|lärling|elev)|elevplads|læreplads|lærlingplass|lärlingsplats|(?:fram |frem )(?:mot|til)|opintovapaa|jos haluat|haluatko suorittaa|får du mulighet|mulighet for|mulighed for|möjlighet (?:att|till)|mahdollisuus suorittaa|vei ob[țţt]ine|po[țţt]i ob[țţt]ine|posibilitatea|możliwość (?:zdobycia|uzyskania|ukończenia|podjęcia|studiowania|zrobienia)|možnost (?:získat|získání|doplnit|studovat|studia)|(?:veien|vejen|vägen) (?:fram |frem )?(?:mot|mod|til|till)|(?:du )?blir lærling|oppisopimuspaik\p{L}{1,3}|du får en (?:uddannelse|utdannelse|utdanning|utbildning)|vi (?:uddanner|utdanner|utbildar) dig|pomożemy|pomůžeme|hjälper dig|hjelper deg|hjælper dig|vil du ta|vill du ta|vil du tage|chcesz zostać|vill du bli|vil du (?:bli|være|blive)|haluatko|chcete se stát|vrei s[ăa] devii|uddannelsen varer|utbildningen (?:varar|är på)|nauka trwa|(?:afsluttes|avslutas|avsluttes) med)(?!\p{L})${REST}|(?:入社|勤務)(?:後|しながら)[^。]{0,60}`,
    "iu",
  ),
);
/** The employer pays, said after or before what it pays for: "za które płaci firma", "přispíváme na studium". */
const PAID_BY_FIRM = quickly(
  /(?<!\p{L})(?:płaci (?:firma|pracodawca)|koszty? pokrywa\p{L}{0,3}|(?:pokrywamy|współfinansujemy|dofinansowanie|dofinansowania) (?:koszty |kosztów )?(?:studi|kurs|szkole|nauk|czesn|mba)\p{L}{0,5}|vi støtter d[ei]g|støtte til (?:etter|videre|efter|uddann|utdann|kurs|studi|at tage|å ta)\p{L}{0,16}-?|vi stöttar dig|tuemme (?:opin|opiskel|koulut)\p{L}{0,10}|sus[țţt]inem (?:financiar|studi|master)\p{L}{0,6}|(?:erbjuds|tilbydes|tilbys) (?:under|efter|etter|hos)|přispíváme|přispějeme|(?:firma|zaměstnavatel) (?:hradí|platí|zaplatí)|(?:firman|företaget|bolaget|arbetsgivaren|vi) (?:bekostar|betalar|står för)|(?:firmaet|bedriften|virksomheden|arbeidsgiver(?:en)?|arbejdsgiver(?:en)?|vi) (?:betaler|dækker|dekker|bekoster|sponser)|(?:yritys|työnantaja) (?:maksaa|kustantaa)|(?:firma|compania) (?:suport[ăa]|pl[ăa]te[șşs]te|decont)\p{L}{0,4}|decont[ăa](?:m|rea) (?:cursuri|studii|facult|master|tax)\p{L}{0,8}|(?:pl[ăa]tim|finan[țţt][ăa]m|sponsoriz[ăa]m) (?:pentru )?(?:studi|facult|curs|master|[șşs]col)\p{L}{1,8}|stipend(?:i\p{L}{1,4}|er)? (?:til|på|na|till)|stipendiu\p{L}{0,2}|burs[ăae] (?:de|pentru))(?!\p{L})|(?:費用|学費|受験料)[^。]{0,8}(?:会社|負担|支援)/iu,
);
/** Lessons before an exam, pupils and their theses: "Doučování žáků před maturitou". */
const LESSONS = quickly(
  /(?<!\p{L})(?:doučován\p{L}{1,2}|doučujete|przygotowując\p{L}{1,3} się|pregătim|pregatim|preg[ăa]te[șşs]ti elev\p{L}{0,3}|medita[țţt]ii|lektiehjælp|läxhjälp|leksehjelp|tukiopetu\p{L}{1,3}|(?:bakalářsk|diplomov|magistersk|maturitn)\p{L}{1,3} (?:prac|tabl|ples)\p{L}{1,4}|prac\p{L}{0,2} (?:magistersk|licencjack|inżyniersk|dyplomow)\p{L}{1,4}|rådgiver [^.;,]{0,20}om|(?:om|for) valg a[fv]|om val av|elevilor care|bachelor-?\s?(?:part(?:y|ies)|fest(?:er)?)|opiek\p{L}{1,3} nad (?:praktykant|uczni|student|stażyst)\p{L}{1,4}|ph\.?d\.?-(?:stipendi|forløb|program|stilling)\p{L}{0,6}|tohtorinhat\p{L}{1,6}|učni z|asystent\p{L}{0,3} (?:magistra|lekarza|doktora))(?!\p{L})[^.;,]{0,90}/iu,
);
/** More pay for a diploma: "Dodatek za tytuł magistra". */
const PAID_MORE = quickly(
  new RegExp(
    String.raw`(?<!\p{L})(?:dodatek za|dodatki za|premia za|tillæg for|\p{L}{0,8}tillæg ved|\p{L}{0,8}tillegg for|\p{L}{0,8}tillägg (?:för|utgår)|\p{L}{0,8}lisä(?:ä|t)? (?:suoritet|tutkin)\p{L}{2,6}|příplat(?:ek|ky) za|příspěv(?:ek|ky) na|spor(?:ul)? (?:pentru|de)|wynagrodzenie zależ\p{L}{1,4}|løn efter|lønn etter|lön efter|palkka määräytyy|palkkaus|plat(?:ová třída)? (?:dle|podle))(?!\p{L})${REST}`,
    "iu",
  ),
);
/** Schools as partners and as places of teaching: "Spolupracujeme s učilišti". */
const PARTNERS = quickly(
  new RegExp(
    String.raw`(?<!\p{L})(?:spolupracujeme|spolupráce s|współpracujemy|współpraca z|współpracujesz|samarbetar|samarbete med|samarbejder|samarbejde med|samarbeider|samarbeid med|yhteistyö(?:tä|ssä|kumppan\p{L}{1,6})?|colabor[ăa]m cu|colaborarea cu|parteneriat\p{L}{0,3} cu|(?:zajišťujete|vedete|zajišťujeme) výuku|prowadzi(?:sz|my) (?:zajęcia|lekcje|warsztaty)|prowadzenie zajęć|undervisar|undervisning (?:på|i|av)|underviser|predai|preda[țţt]i|opetat|vyučujete|vyučujeme)(?!\p{L})${REST}`,
    "iu",
  ),
);
/** Starting pay by school: "初任給:大学卒23万円". */
const PAY_BY_SCHOOL = quickly(
  /(?:[一-龯]{1,4}卒の?)?(?:初任給|モデル年収|基本給|給与例)[^。]{0,90}|(?:卒|修了)[::は\s]{0,2}(?:月給)?\d{2,3}(?:\.\d)?(?:万|,?\d{3}円)[^。]{0,60}/u,
);

const CLAUSES = [
  AT_SCHOOL,
  HIRING_SCHOOL,
  BUILDINGS,
  GOODS,
  OWN_PEOPLE,
  LEADS_TO,
  LESSONS,
  PAY_BY_SCHOOL,
  PAID_MORE,
  PARTNERS,
  SCHOOLS_THAT_BUY,
];

/** Somebody who still studies is sought: "Tar du master nå?" */
const STILL_STUDIES = quickly(
  /(?<!\p{L})(?:(?:tar|läser|studerer|skriver) du (?:på )?(?:en |din )?(?:master|bachelor|kandidat)\p{L}{0,12}|(?:pro|vhodn\p{L} pro) student(?:y|ky|ů|ům)|dla (?:studentów|uczniów)|w trakcie studiów|studiując\p{L}{1,3}|na ostatnim roku|studen[țţt]i(?:i|lor)?|masteranzi\p{L}{0,2}|i gang med (?:en |din )?(?:bachelor|master|kandidat|\p{L}{0,14}uddannelse|\p{L}{0,14}utdanning)\p{L}{0,8}|\p{L}{0,24}opiskelija\p{L}{0,4}|opinnäytety\p{L}{1,4}|studerande på|studerende på)(?!\p{L})/iu,
);

/** Says that a school is no condition, or that it makes no difference which: "Det er ikke et krav, at du er uddannet tømrer". */
const NO_CONDITION = quickly(
  /(?<!\p{L})(?:(?:ikke (?:noget |et )?krav|ikke nødvendigt|inget krav|inte ett krav|inget måste),? (?:at|att|om|med)|nie (?:jest|ma) (?:to )?(?:wymóg|wymogu|koniecznoś?c?i?|warunkiem|potrzeby),? (?:aby|żeby|by)|není (?:nutné|potřeba|podmínkou),? (?:aby|abyste|mít)|(?:obojętne|nieważne|wszystko jedno|bez względu na to|niezależnie od tego),? (?:czy|jak)|nie (?:interesuje|obchodzi) nas|(?:ligemeget|uanset|uansett|samme|oavsett|spelar ingen roll|strunt i|spiller ingen rolle),? (?:om|hvad|hva|vad|vilken|hvilken)|(?:je|jsou) (?:nám |pro nás )?jedno|bez ohledu na|je lhostejné|nevadí|nie szkodzi|gör inget|gør ikke noget|gjør ingenting|ei haittaa|ei väliä|riippumatta|nu conteaz[ăa]|indiferent (?:dac[ăa]|ce|de studii|de nivel|de educa)\p{L}{0,4}|cu sau f[ăa]r[ăa] (?:facult|studii|diplom|lice|master))(?!\p{L})|(?<!\p{L})(?:om du|hvorvidt du|czy masz|jestli máte|onko sinulla)(?!\p{L})[^.;]{3,80}(?:underordnet|betyder (?:mindre|inget|intet)|betyr (?:mindre|lite)|uden betydning|uten betydning|ikke (?:vigtigt|afgørende|viktig)|spiller ingen rolle|oviktigt|sivuseikka|bez znaczenia|nie ma znaczenia|jedno)(?!\p{L})/iu,
);

/** A question of one or two words, whose answer follows: "Svendebrev? Ikke nødvendigt." */
const BARE_QUESTION = /^[^\p{L}]{0,3}[\p{L}-]{2,24}(?:(?: (?:czy|eller|nebo|či|tai|sau|ori))? [\p{L}-]{2,24})?\s?\?$/u;

/** What a clause says isn't so stays: it may be all that says that no school is asked. */
const SAYS_NOT =
  /(?<!\p{L})(?:nie|inte|inget|ingen|ikke|ei|emme|není|nejsou|nu|żadn\p{L}{1,3}|bez|utan|uden|uten|f[ăa]r[ăa])(?!\p{L})/iu;

/** Returns a sentence without clauses about the work, the employer, its goods and its offers, which name schools without asking for one. */
export function withoutElsewhere(sentence: string): string {
  let text = sentence;
  for (const clause of CLAUSES) {
    for (let found = clause.exec(text); found !== null && !SAYS_NOT.test(found[0]); found = clause.exec(text))
      text = text.slice(0, found.index) + text.slice(found.index + found[0].length);
  }
  return text;
}

/** Returns whether a whole sentence asks nobody: the employer pays for the school, seeks who still goes there, or only puts a bare question. */
export const asksElsewhere = (sentence: string): boolean =>
  BARE_QUESTION.test(sentence) ||
  PAID_BY_FIRM.test(sentence) ||
  offersLaterStudies(sentence) ||
  NO_CONDITION.test(sentence) ||
  STILL_STUDIES.test(sentence);
