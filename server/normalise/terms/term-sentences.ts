import { rememberedSentence } from "#normalise/text/remembered.ts";
import { answered } from "./answered-questions.ts";
import { isWordAt } from "#normalise/text/phrase-matcher.ts";
import { LANGUAGE_STEMS } from "../languages/language-words.ts";
import type { PreparedText, Sentence } from "#normalise/text/prepared-text.ts";

/** Four letters begin other words as well: "tysk" begins "tyska". */
const LANGUAGE_NAMES = `${Object.values(LANGUAGE_STEMS).join(" ").replaceAll(/[=~]/g, "")} tyska tyske tyskk tyskt tyskl ryska ryske ryskk rušti`;

/**
 * How words begin of which a sentence about each term holds at least one, in lower case; what is shorter than five letters is a whole word.
 * A stem too many costs time, one too few costs what a reader would have found.
 */
const STEMS = {
  clearance:
    "clear clearan cleared sicherheitsü sü1 sü2 sü3 ü1 ü2 ü3 ü1 ts sci habilitati habilitac credenci veiligheidso veiligheidss veiligheidsm bezwaar poświadcz säkerhetsp niejawn vetted vetting screening vgb aivd habilité habilitée enquête acredita sprawdz prověrk sicherheitsü säkerhetsprövas henkilötur nulla turvall bezpečnostní säkerhetsk sikkerhetsk sikkerhetsg sikkerhedsg public dv sc ctc bpss nppv nv1 nv2 agsva polyg sf reliab counte airsi personensi zuverlässigkeitsü zuverlässigkeitsp sicherheitsp ü vs verschlusss geheimsch sicherheitsbe habil confide secret très igi contrôle autorité notice avis attestation oficina acceso investiga gabinete acesso abin nos nosi abilita segretiss riservatiss verifica controllo informazioni mivd scree niejaw klauzul klauzuli klauzulą cote cotes skw abw registerk säpo pet fe klarer suojelu turval nbú osvědč utajov certificat orniss informați autoriza aviz verific habilitación credencia veiligheidsv veiligheidsa gescreend secret top access interim doe ssbi mod clearab überprüfun hintergrundü sabotage vs diffusion materias grado nivel grau nível nato abilitat kwestion ankiet säkerhetss klarert autoris sikkerhetss godkendes prověřen stupeň acces",
  authorisation:
    "singap malays saudis emirat marché mercado mercato arbeidsm arbetsm arbejdsm rynku työmark trh authori eligib right permit allow able entitl u.s perso dürfen darfst mag citoye papele docume visto trabal visum arbeitsbe berech befugt työlup visa legal lawful citize arbeitser arbeitsge aufenthalts autoris autoriz travailler permis permiso trabajar trabalhar permiss direito derecho werkvergunn werken pozwole prawo uprawnie arbetstill uppehållst rätt arbeidstill permesso lavorare arbejdstil arbeitsbew zezwol lov ret tillad oikeu oprávn povol munkav çalışma дозві пасп passport passports pass eu eea staats schweizer nationalité nacionalid ciudadan cidadan cittadin natio obywat medbor statsb kansal občan resid prove zugang arbeiten accept free employ stamp settled leave arbeitsma niederlass beschäftigungsb grenzg bewillig ausweis droit carte carta visado autorid poder legale legalm diritto titolo regola lavoro poter arbeidsv tewerk verblijf arbeidsma arbeidsk toegang twv gvva legaal gerecht bevoegd paspoort staatsb legaln dostęp karta kartę karty dokument wizę wiza jobba arbeta lagli berätt behör tillgå må får lovli adgang rett oppholdst opholdst arbejde arbeide saat saatko saa työnt työsk olesk pääsy legáln práv právo možno možnost smíte pracov zaměstnaneck přístup drept dreptul autoriza aviz lucra munci acces cetăț kansalaisuu passaport pasap passep cittadinanz papéis papiers",
  languages: `langua talen talenk sprach lingue línguas lingvi kielet kielita jazyky języki limbi sprog speak spoken fluen nativ biling cefr sprachke sprachni sprachli muttersp langue langues idioma língua lingua taal moedert język ojczys språk modersm a1 a2 b1 b2 c1 c2 jlpt n1 n2 n3 derec bilen seviy ${LANGUAGE_NAMES}`,
  years:
    "añitos annetti annetto jaartje jährche roków berufsja dienstja praxisja year years yrs yr yoe lety letech jährig letni jahr jahre jahren année ans años anos año ano jaar jaren lat lata rok roku år års års years anni anno let roky vuode vuott vuosi év éves évet évnyi yıl yılı yıllı ani рок року роки років лет год года decad jahrze décen décad década decen zweij dreij vierj fünfj sechsj siebenj achtj neunj zehnj tweej driej vierj vijfj treår tvåår fyraå femår dwule trzyl czteroł czterole pięciol roczne roční dvoul tříle čtyřl pětil bienn trienn quinq pqe sześciol siedmiol ośmiol dziesięciol sexår sjuår tioår toåri fireår seksår tiåri vierja zesja zevenja tienja zwölfj twaalfj j jr month monat monate mois meses mesi maande miesi månad måned kuukau měsíc luni",
  degree:
    "degree titol dyplo licence master taught autod samou självl selvl itseop vš ensino bs ba bsc fagbrev svendebr master bachel diplom diplô studiu abschl hochsch título titula licencia formaç gradua wykszt studia examen utbild högsko laurea utdann uddann tutkin vzdělá opleid equiv équiv similar replac lieu instead substit comparab compará gleichw vergleichb ersetz entsprech remplac sustit substit porówn gelijkw vergelijkb vervang równow motsvar likvärd ersätt tilsvar odpovíd vastaav demostr relevant qualif studie studiów bac erstat kompens veie opvej oppve ausbil formac format korva korvata korvaa korvaavat nahra nahradí zastąp ervari ervaringen titre univer mezun végze grado bachelorg master mastergr koulut opweg aufwi korkeak bts titul maturit lehramt staatsex superior civilin lärarex sjuksköterskeex gymnasieex akadem academ vysok facult studii bacca mestra ingen engenh inżyn licenc tertia hnc hnd uni colleg papier canudo licencia graduat akademi masterd hbo studiert étudi msc mbo titulad titoli eksam zeugn formal",
  hours:
    "týdně heti hafta hetente haftal half saat óra órás h ore norm normă săptăm week weeks weekl wk woche wochen wöche semai seman hebdo tygod tydz veck vecka vecka uge ugen uke uken viikk settim týden uur uren arbeitsz wochenst jorna carga teilzeit vollzeit fullt full partt part volti deelt temps diens wymiar arbetst pw contrat werkwe tydzi deltid heltid halvtid viiko vko hours hour hrs heures horas stunden timmar godzin hodin hodiny durée timer timers ugent godz godzi cdi clt etat etatu úvaze orario työai rtt osa kokoa tunti",
  contract:
    "reempl natal kesto kestää contr perioad determ sezon sezoni luni lună sezón stagion înlocu finanț fundin funded financ finanz gefina rahoit stipend doktor fellows studen kesäty kesäk estate estiva verano verão été sommar sommer zomer letní lato época stagio temporad säsong sæson sesong anste läuft cdd ftc befri laufz dauer vertr durat durée duraç term fixed tempora interi assig engag proje missi stage prazo loopt duur periode tijde opdra umow umowa umowy kontr czas visst tidsb vikar anstä ansti varig määrä keston secon length jahresv jaarc leave cover placem interns initi elternz mutter schwang prakti rempl congé proye sustit zwang zastęp limite einsat durac estág práct prácticas train appren verläng renou prorr renov verlen przedł förlä forle forlæ prorog rinno extend extens renew uppdr oppdr staż altern vervan midler smlou určit engas tiroc sosti remplacement month months monate monats meses maanden miesi månad månade måned mnd mesi föräldrav barselsv poste puesto plaza tjänsten stillingen sijai zástup weeks wochen weken semaines veckor settimane tygodni employed hired klus uitzend halbj intér determinato aanst sexm ettår tvåår treår årsvi halvå åremå rejoi halfj halvt puoli mateřsk rodičovsk perhev äitiysv vanhempainv barsel macierz orlov foreldre forældre verlof materni excede licença zastoup tuura vertritts springst työsuh pozice umowę umową umowie post posts year years jahr jahre ans año años ano anos anno anni jaar roku lata år vuotta vuoden prosj pesti spolup funded fundi promot student fellowship money season saison stagio",
  deadline:
    "başvur jelentk pályáz aplică termen trimit depun depune candid délai affich oferty eingab anmelde anmeld form forms offert dokum apply appli unterl prese inscr přihl ansök sökan hakem hakue deadl closi close closes submi accep expir bewer einse frist postu candi clôtu date fecha plazo cierr prazo limit límit sluit uiter solli reage termin aplik zgłos sista ansök senas søkna ansøg søk sök scade hakua uzávě rolli until filled preench löpan send cv cvs advert vacancy posting listing write drop email schick schreib meld ausschr stellena anzeige lebensl envoy envoi offre annon écriv derni dépôt recrut envía envíe envia manda mande mánda recib receb escríb escreva currí proces oferta vaga convoc invia scriv mandac selez annunc doman curri ricerca stuur brief mail vacat laats inschr wyśli prześ czeka czekam rekru nabór ogłos kandy odezw dokume ostat napisz skick tjänst annons skriv maila søg søge sidste siste send opslag utlys høre kontakt lähet hae haku haki hake haeth viime jätä odota život posl pošl hlas hlast ozvět reagu uchaz nabíd výběr inzer posled termí napi bewir apunt respo perío mejla adres close intere hakea chius frau",
  travel:
    "petrec fabrica työmatk matkap tjenesterej tjenesterei spostam seyahat utaz utazá supplier lieferan fourniss proveed forneced fornito leveran dostaw leverant leverand toimitt dodavat návštěv jezdí jezdíte åker fährst drive travel trips dienstr geschäftsr reis reise reisen reiseb reiset reisea dépla viaje viaja viage reize reist podró deleg wyjaz resor resan tjänster rejse trasf matku cesto road unterwegs onderweg reser resda reisi reisev cestov visits visit away field onsite bezoek klantbez kundenbes außend wizyt teren visite visita kundbes resa cest cestách cesty služebn desplaz desloc trip nights nächte wheel drivi drive achse fährst tour zug auto route tourn terrain nuitée nights hotel hotelu hotell hôtel itinér landev viagg drum besuch montag offsho mission mobili abroad overse auslan étrang extran estran estero buitenl granic utlan udlan utomla ulkoma zahran străin verpla restid resti rejseu reiseu resev deplas delegaț delegă călăto magazi voyag carre ruta coche fuera visitan estra visitas terreno auto strada clienti giro fuori trein pad weg langs klant trasie drodze klien biurem kierow väg vägar ute bilen kører kør køre farten marken veien veiene kjøre kjører tien reissu matko asiak zákaz autě terénu silni kundbe kunden kunder kund klanten client cliente clients custom customers plant plants factor branch branches fabrik fabrika werk usine usines planta fábric stabil fabrie fabryc zakład tehta závod závodě uzina mines sites site hotel necest clienț navšt odwied vierai besöke besøge besøke bezoe mine mines store stores shops baustel chanti",
  onCall:
    "emergen puhelinpäi kotipäiv takapäiv etupäiv tekninen viikonlopp hälyty jourpass jourtid jourlin driftsv utryk passiv kaldevup garde gardes phoned rung telefon klingel llamar call calls oncal rufbe bereitschaftsd hinterg astre guard sobre plant planto consig piket storin bereikbaarheidsd dyżur dyżu jour jourt bered rådig tilka vaktor reper päivy varal varall pohot pohotov gardă gărzi gărzil gărzil domici pronta pront disponi abruf appel pique reten retén störun reacha contac erreic joigna localiz raggiu bereikbaar nåbar anträf tavoit zastiž duty bleep nobody niemand keiner handy éteint coupé muet nadie ninguém nessun nikt ingen kukaan nikdo nimeni perman notdi notfalldi jourer jouren pikett entstör störungsb bereitschafts achterw calami oproep paraat oncall telefo pogoto gotowo prevenç sobrea chamad reperi tilkald varall chemare apel dispoz bakjo primärj telefonj beredskaps out ooh localiz llamado llamada wachtb wachtr wachtv wachtw bereikb calam pager phone standb stand turn turns turno turni rota roste incid escal rotaç rotac rotaz rotat bereitschaft wacht vagt vagto vagtt vagtr hjemmev bakva bagva vaktt vaktr rufdi wachtd jourv jours jourb pront rodíz regime hacer cubri reali preven oproepb telefonem vagten vagter vakten vakter piquete reperib",
  vacancy:
    "dagsläg instant ahora agora akkurat juuri lista listan liste intresse reserva constit gradua réserve hiring niemanden nadie ninguém nessuno niemand nikogo ingen ketään nikoho talen everg pipel vacan vacat initiativb bewerberp kandidatenp vivie vivier bolsa banco stelle konkre pool bench hiring futur openi opening reqs exist existi posting kandidatb open spont unsol ouver posto poste vaga vagas puesto plaza ledig posizi collec always futuro zukün künft kommen candidatu proac rekru ogłos aucun curríc databa roster bazę pulę bacino etat stanow wakat specu upcom freel pulje netvæ kandid avoin otevř pozic kartei bewerberk volno volné nehle életop život zgłosz avoin åpen uopfo nowhe expan grow extend hire netzw kreis réseau red rede rete netwe nätve nettv kreds krets grono sieć okruh cv cvs curric particu bestimm bestäm bestem concre precis précis regist functie opgave ansøgn samler samlar zbier kerää sbír job cadas merke",
  disclosures:
    "ai artif autom aedt machi künst ki ia intel kunst sztuc transp trans act acts law laws legis ordin regul statu entge geset recht kolle jawno löne lönet løntr lønns ley loont equal provi vorga",
  extraPay:
    "ote target variab zielg commis provis comis comiss prowi bonus bonuse bónus bonos bonuk prämi prémi prêmi premii gain equity stock rsu rsus optio option share shares phant virtu vsop vsops esop esops espp bspce mitarbeiterb unternehmensa prime primes intér bono bônus plr ppr winst einde eindej premi premia vinst rörli profit jahresb leistungsb leistungsp erfol gewin aande opcje udzia pakiet aktie personalopt teckn accio acciones opçõe parts action jaarl presta årlig provv",
  targetPay:
    "ote target quota quotas plan numbers ziel ziele zieler zielg zielj zielei zielve objec cuota cuotas meta metas objet obiet doel doelst doelr planu planów celu celów celó cele plán plánu cíle cíl cílů måluppf målopf målop mål målen målene målet budget budse budsj salgsm tavoi",
  scam: "fee fees depos refun gift bitco crypt check checks cheque packag parce mail reship re repac payme funds transf teleg whats whatsapp hango messe messen wire signal t wa earn easy quick insta paid money cash boss freedo rich payou daily same anyone everyo social ssn bank online passp credit gmail googl outloo hotma yahoo ymail aol gmx proto yandex unlimi immed home usdt btc gana ganhe gagne verdiene verdienen escrí contác chame écriv contactez schreib frais taxa cuota tasa anmeld bearbeitungsg registrier zahlu pagos pagam paiem pakete paquet pacote colis",
} as const;

const KEY_LENGTH = 5;

type TermName = keyof typeof STEMS;
const NAMES = Object.keys(STEMS) as TermName[];
/** The sentences that may be about each term. */
export type TermSentences = Record<TermName, readonly Sentence[]>;

const stems = new Map<string, { stem: string; bit: number }[]>();
NAMES.forEach((name, at) => {
  for (const stem of STEMS[name].split(" ")) {
    const key = stem.slice(0, KEY_LENGTH);
    stems.set(key, [...(stems.get(key) ?? []), { stem, bit: 1 << at }]);
  }
});
/** Which pairs of first letters begin a stem, so that most words are never cut out of their sentence. */
const PAIRS = 1 << 14;
const pairs = new Uint8Array(PAIRS);
const pairOf = (first: number, second: number): number => ((first << 7) ^ second) & (PAIRS - 1);
for (const key of stems.keys()) pairs[pairOf(key.charCodeAt(0), key.length > 1 ? key.charCodeAt(1) : 0)] = 1;
const ALL = (1 << NAMES.length) - 1;
/** Scripts without spaces between words begin here. */
const FIRST_UNSPACED = 0x3000;
const LAST_UNSPACED = 0xffdc;

const LAST_DIGIT = "9".charCodeAt(0);
const HOURS_BIT = 1 << NAMES.indexOf("hours");
const ON_CALL_BIT = 1 << NAMES.indexOf("onCall");
const TRAVEL_BIT = 1 << NAMES.indexOf("travel");
/** Terms of which a question may be answered in the next sentence: "Rufbereitschaft? Fehlanzeige!" */
const OF_ANSWERS = ON_CALL_BIT | TRAVEL_BIT;
const YEARS_BIT = 1 << NAMES.indexOf("years");

/** Returns which terms a sentence in lower case may be about, a bit for each. */
function maskOf(text: string): number {
  let mask = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (!isWordAt(text, at)) continue;
    let end = at;
    for (; isWordAt(text, end); end += 1) {
      const code = text.charCodeAt(end);
      if (code >= FIRST_UNSPACED && code <= LAST_UNSPACED) return ALL;
    }
    // "24 u/w" is Dutch.
    if (text.startsWith("u/w", at)) mask |= HOURS_BIT;
    // "5ans", "6months" and "40h" are words behind their numbers.
    let begin = at;
    while (begin < end - 1 && text.charCodeAt(begin) <= LAST_DIGIT) begin += 1;
    if (pairs[pairOf(text.charCodeAt(begin), end - begin > 1 ? text.charCodeAt(begin + 1) : 0)] === 1)
      for (const { stem, bit } of stems.get(text.slice(begin, Math.min(end, begin + KEY_LENGTH))) ?? [])
        if (stem.length <= KEY_LENGTH || text.startsWith(stem, begin)) mask |= bit;
    at = end;
  }
  return mask;
}

const ONE_YEAR = /(?:(?<!\p{L})un|\d) an(?!\p{L})| an\(s\)/u;
const maskOfSentence = rememberedSentence((sentence) => {
  // Turkish writes a capital i with a dot, which lower case keeps as a mark of its own.
  const lower = (sentence.includes("İ") ? sentence.replaceAll("İ", "I") : sentence).toLowerCase();
  // "An" is a year in French and far too frequent in English, unless it is one of "un an", "1 an" or "3 An(s)".
  return maskOf(lower) | (lower.includes(" an") && ONE_YEAR.test(lower) ? YEARS_BIT : 0);
});

/**
 * Returns the sentences that may be about each term, in reading order. Looks up each word of the text once for all terms, so that the
 * expressions of the readers see few sentences.
 */
export function termSentences({ sentences }: PreparedText): TermSentences {
  const found = Object.fromEntries(NAMES.map((name) => [name, []])) as unknown as Record<TermName, Sentence[]>;
  let asked = 0;
  let previous: Sentence | undefined;
  for (const sentence of sentences) {
    const mask = maskOfSentence(sentence.text);
    const whole = (asked & OF_ANSWERS) === 0 ? null : answered(previous, sentence);
    if (whole !== null) {
      if ((asked & ~mask & ON_CALL_BIT) !== 0) found.onCall.push(whole);
      if ((asked & ~mask & TRAVEL_BIT) !== 0) found.travel.push(whole);
    }
    [asked, previous] = [mask, sentence];
    if (mask === 0) continue;
    NAMES.forEach((name, at) => {
      if ((mask & (1 << at)) !== 0) found[name].push(sentence);
    });
  }
  return found;
}
