import type { AskedLevel } from "#contract/schemas/job-terms.ts";

/**
 * How words for each language begin, in the languages of the readers, by code of ISO 639-1, without compounds. A word behind `=` is whole; one
 * behind `~` is whole, and a country where it has a capital: "italien" and "Italien".
 */
const NAMES: Readonly<Record<string, string>> = {
  en: "english englisch englanti englanni engelsk engels anglais anglès inglés ingles inglês inglese angielsk angličtin anglick =engleză engleza engleze angol ingiliz англійськ английск αγγλικ",
  de: "german deutsch allemand alemán aleman alemão alemã tedesc duits niemieck tysk saksa němčin německ germană germane német almanca німецьк немецк saksan",
  fr: "french französisch franzö français francais francés frances francês frans francusk fransk ranska francouzsk franceză franceze fransız французьк французск ranskan francouzštin",
  es: "spanish spanisch espagnol español espanhol spagnol spaans hiszpańsk spansk espanja španělsk castellano spaniolă castellà espanyol ispanyolca іспанськ испанск castelhano španělštin",
  pt: "portugu portugies portugais portoghes portugees portugalsk portugheză португальськ portugisisk portugalštin ~portugali ~portugalin",
  it: "italian italienisch italiaans włosk italiensk italštin italsk italiană olasz італійськ ~italien ~italienne ~italia",
  nl: "dutch niederländisch néerlandais neerlandés neerlandês holandés holandês olandes nederlands niderlandzk holendersk nederländsk nizozem olandeză hollandsk нідерландськ ~hollanti ~hollannin",
  sv: "swedish schwedisch suédois sueco svedese zweeds szwedzk svensk ruotsi švédsk švédštin",
  da: "danish dänisch danois danés danese dinamarqu deens duńsk dansk tanska dánštin",
  no: "norwegian norwegisch norvégien noruego norueguês norvegese noors norwesk norsk norja bokmål nynorsk norštin",
  fi: "finnish finnisch finnois finés finlandês finlandese =fins fińsk finsk suomea suomi suomen suomeksi ~suomella ~suomellakin finska finštin finlandés",
  pl: "polish polszczyzn polnisch polonais polac polonés polonês =pools poolse polsk puola польськ польск lengyel poloneză polštin",
  cs: "czech tschechisch tchèque checo tcheco ceco tsjechisch czesk tjeckisk češti český =česky чеськ tjekkisk tsjekkisk češtin ~tšekki ~tšekin",
  sk: "slovak slowakisch słowack slovensk slovenčin slovaque eslovaco slovacco slowaaks slovenštin",
  sl: "slovene slovenian slowenisch slovène esloveno sloveno sloveens słoweńsk slovinštin",
  ru: "russian russisch =russe =ruso =russo rosyjsk rysk venäjä rušt русск російськ rusă orosz russisk",
  uk: "ukrainian ukrainisch ukrainien ucranian oekraïens ukraińsk ukrainsk українськ украинск =ucraino ukrajinštin",
  ja: "japanese japanisch japonais japonés japonês giapponese =japans japońsk japansk японськ japonštin ~japani ~japanin",
  zh: "chinese chinesisch chinois =chino chinês cinese chinees chińsk kinesisk mandarin cantonese kantonesisch китайськ čínštin ~kiina ~kiinan",
  ko: "korean koreanisch coréen coreano koreaans koreańsk koreansk korejštin",
  ar: "arabic arabisch =arabe =árabe =arabo arabsk arabisk arabštin",
  tr: "turkish türkisch =turc =turco =turks tureck turkisk türkçe tyrkisk turečtin ~turkki ~turkin",
  hu: "hungarian ungarisch hongrois húngaro hongaars węgiersk ungersk magyar maghiară ungherese ungarsk maďarštin ~unkari ~unkarin",
  ro: "romanian rumänisch roumain rumano romeno roemeens rumuńsk rumänsk română româna române =rumeno rumænsk rumensk rumunštin",
  el: "greek griechisch =grec griego grego grieks greck grekisk =greco græsk gresk řečtin ~kreikka ~kreikan",
  he: "hebrew hebräisch hébreu hebreo hebraico =ebraico hebreeuws hebrajsk hebreisk hebraisk hebrejštin heprea",
  hi: "hindi hindštin",
  th: "=thai thailändisch =thaï tailandés tailandês thailandese tajsk thailändsk thajštin",
  vi: "vietnamese vietnamesisch vietnamien vietnamita vietnamees wietnamsk vietnamesisk vietnamštin",
  id: "indonesian bahasa indonesisch indonésien =indonesio indonésio indonezyjsk indonesisk indonéštin",
  tl: "tagalog filipino =filippino filipijns filipińsk filippinsk filipínštin",
  bg: "bulgarian bulgarisch bulgare búlgaro =bulgaro bulgaars bułgarsk bulgarisk bulgarsk bulharštin",
  hr: "croatian kroatisch croate croata =croato chorwack kroatisk chorvatštin",
  sr: "serbian serbisch serbe serbio sérvio =serbo servisch serbsk serbisk srbštin",
  lt: "lithuanian litauisch litewsk lituanien =lituano litouws litauisk litevštin ~liettua ~liettuan",
  lv: "latvian lettisch łotewsk letton letón letão lettisk latvisk lotyštin lettone",
  et: "estonian estnisch estońsk estonien =estonio =estone estisch estnisk estisk estonštin ~viro ~viron",
  ca: "catalan katalanisch catalán català catalão catalaans katalońsk katalansk katalánštin katalaan",
  bn: "bengali =bangla bengalí bengalese bengaals bengalsk bengálštin",
  is: "icelandic isländisch islandais islandés islandês islandese ijslands islandzk isländsk islandsk islannin islandštin ~islanti",
  fa: "persian farsi persisch =persa perzisch persk persisk perštin persan",
  ur: "=urdu ourdou urdštin",
  lb: "luxembourgish luxemburgisch luxembourgeois luxemburgués luxemburguês lussemburghese luxemburgs luksembursk luxemburgisk luxembourgsk lucemburštin",
  eu: "basque baskisch euskera =basco baskijsk baskisk baskičtin",
  gl: "galician galicisch gallego galego galicien =galiziano galicyjsk galicisk galisisk galicijštin",
  sq: "albanian albanisch albanais albanés albanês =albanese albanees albańsk albansk albánštin",
  sw: "swahili kisuaheli suaheli suajili suaíli suahili svahilštin",
  af: "afrikaans afrikáans africâner afrikánštin",
  cy: "welsh walisisch gallois galés galês gallese walijsk walesisk walisisk velštin",
  ta: "=tamil tamoul tâmil tamilsk tamilštin",
  te: "telugu télougou télugo telugštin",
  mr: "marathi maratí marati maráthštin",
  gu: "gujarati goudjarati guyaratí guzerate gudżarati gudžarátštin",
  kn: "kannada canarés canarim kannadštin",
  ml: "malayalam malayálam malaiala malajalam malajálamštin",
  pa: "punjabi panjabi pendjabi punyabí pendżabsk paňdžábštin",
  ms: "=malay malaiisch malais malayo malaio malese maleis malajsk malajisk malayisk malajštin",
  bs: "bosnian bosnisch bosniaque bosnio bósnio bosniaco bośniack bosnisk bosenštin",
  mk: "macedonian mazedonisch macédonien macedonio macedônio macedone macedonisch macedońsk makedonsk makedonštin",
  hy: "armenian armenisch arménien armenio armênio armeno armeens ormiańsk armenisk armensk arménštin",
  az: "azerbaijani aserbaidschanisch azerbaïdjanais azerbaiyano azerbaijano azerbaigiano azerbeidzjaans azerbejdżańsk azerbajdzjansk aserbajdsjansk ázerbájdžánštin",
  kk: "kazakh kasachisch kazajo cazaque kazako kazachs kazakisk kasakhisk kazaštin",
  mt: "maltese maltesisch maltais maltés maltês maltees maltańsk maltesisk maltštin",
  ne: "nepali nepalesisch népalais nepalí nepalês nepalese nepalees nepalsk nepalesisk nepálštin",
  si: "sinhala sinhalese singhalesisch cingalais cingalés cingalês singalese singalees syngalesk singalesisk sinhálštin",
  ga: "irish irisch irlandais irlandés irlandês irlandese iers irlandzk irländsk irisk irsk iirin iiri irštin gaeilge",
  br: "=breton bretonisch bretón bretão bretone bretons bretońsk bretonsk bretoni bretonštin",
  so: "=somali somalí somalisch somalijsk somalisk =somalo somálštin",
  am: "amharic amharisch amharique amhárico amárico amarico amhaars amharsk amharisk amhara amharštin",
  ku: "kurdish kurdisch =kurde =kurdo =curdo koerdisch kurdyjsk kurdisk kurdi kurdštin",
  ka: "=georgian georgisch géorgien georgiano gruzińsk georgisk gruzínštin",
  be: "belarusian belarussisch weissrussisch biélorusse bielorruso bielorrusso bielorusso białorusk belarusisk vitryska hviderussisk hviterussisk běloruštin",
  mn: "mongolian mongolisch =mongol mongools mongolsk mongolštin =mongolo mongolisk",
  uz: "uzbek usbekisch ouzbek oezbeeks uzbeck usbekisk uzbečtin uzbeque uzbeco",
  ps: "=pashto paschtu pachto pastún paštun pashtu pasjtoe =paszto afghansk paštštin",
  ti: "tigrinya tigrinja tigrigna tigriña tigrínia =tigrino tigrinia tigrinijštin",
  om: "=oromo oromštin",
  lo: "=lao laotisch laotien laotiaans laotisk laosiano laotańsk laotsk laoštin",
  yo: "yoruba yorouba iorubá joruba jorubštin",
  ha: "=hausa haoussa =haussa =hauçá hauštin",
  ig: "=igbo =ibo igboštin",
  rw: "kinyarwanda quiniaruanda =kinya kinjarwanda kiňarwandštin",
  sn: "=shona chishona =xona šonštin",
  zu: "isizulu =zulu zoulou =zulú =zoeloe zuluštin",
  xh: "isixhosa =xhosa khosa xhoštin",
  st: "sesotho =sotho sydsotho ~soto =sotština",
  tn: "setswana =tswana setsuana setswanštin",
  ts: "xitsonga =tsonga",
  nr: "isindebele =ndebele ndébélé ndbele sydndebele",
  mi: "=māori =maori =maorí maoryjsk maorštin",
  gd: "gaelic gälisch gaélique gaélico gaelico gaelisch gaelisk gaelštin gælisk",
  km: "khmer jemer kambodjansk khmérštin",
  my: "burmese birmanisch birman birmaans birmańsk burmesisk barmštin",
};

/** What stands before a language in one word with it: "Schulenglisch", "perusruotsi". */
const COMPOUNDS: readonly (readonly [before: string, names: string])[] = [
  [
    "schul grund basis alltags umgangs geschäfts business verhandlungs wirtschafts fach berufs büro reise touristen hoch standard",
    "en:englisch de:deutsch fr:französisch es:spanisch it:italienisch nl:niederländisch pl:polnisch ru:russisch",
  ],
  ["basis school zaken vak", "nl:nederlands en:engels de:duits fr:frans es:spaans"],
  [
    "skol bas grund vardags affärs arbets yrkes vård skole hverdags basis forretnings fag arbejds arbeids",
    "en:engelsk sv:svensk da:dansk no:norsk de:tysk fr:fransk es:spansk",
  ],
  ["perus arki koulu työ ammatti selko yleis", "fi:suomi fi:suomen fi:suomea fi:suomella en:englan sv:ruotsi de:saks"],
];

/** What stands before a language in one word, at the head of the word. */
export const COMPOUND_HEAD = new RegExp(
  `^(?:${COMPOUNDS.map(([before, names]) => `(?:${before.replaceAll(" ", "|")})(?=${names.replaceAll(/\b\w\w:/gu, "").replaceAll(" ", "|")})`).join("|")})`,
  "u",
);

/** Returns the stems of compounds by language. */
function compounds(): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const [before, names] of COMPOUNDS)
    for (const head of before.split(" "))
      for (const name of names.split(" ")) {
        const [language = "", stem = ""] = name.split(":");
        (found[language] ??= []).push(head + stem);
      }
  return found;
}
const inOneWord = compounds();

/**
 * How words for each language begin, in the languages of the readers, by code of ISO 639-1. A word behind `=` is whole; one behind `~` is
 * whole, and a country where it has a capital: "italien" and "Italien".
 */
export const LANGUAGE_STEMS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(NAMES).map(([language, stems]) => [language, [stems, ...(inOneWord[language] ?? [])].join(" ")]),
);

/** Countries and other words that begin like a language. */
export const NOT_LANGUAGES =
  "germany germania alemania alemanha deutschland duitsland tyskland frankreich frankrijk frankrike franse fransen italië polen czechia slovakia slovensko slovenskem tjeckien tjekkiet thailand dansker finsken";

/** A level as words name it. Vague words tell how well people know a language and name none: "good", "functional". */
export type NamedLevel = AskedLevel | "vague";

/** Words for each level, strongest first; a CEFR level beside the language comes before them. */
export const LEVEL_WORDS: readonly (readonly [NamedLevel, ...string[]])[] = [
  [
    "native",
    String.raw`native(?:[- ]level|[- ]speakers?)?|mother[- ]tongue|bilingual|muttersprach\p{L}{0,20}|langue maternelle|bilingue|bilingüe|nativ[oa]s?|lengua materna|língua materna|nativ|första ?språk|førstesprog|førstespråk|nederlandstalig\p{L}?|francophone natif|moedertaal\p{L}{0,20}|ojczyst\p{L}{1,20}|modersmål\p{L}{0,20}|madrelingua|äidinkiel\p{L}{0,20}|rodil[ýá]`,
    String.raw`rodn[ýá]|morsmål|modersmål|anyanyelv\p{L}{0,6}|ana ?dil\p{L}{0,4}|рідн\p{L}{0,3}|носі\p{L}{0,3}|natif|native|natifs|mateřsk\p{L}{0,4}|first language|erstsprache|première langue|langue natale|primer idioma`,
    String.raw`idioma materno|lingua madre|morsmål\p{L}{1,6}|førstespr\p{L}{1,4}|rodiléh\p{L}{1,2}|mateřštin\p{L}|syntyperäi\p{L}{1,4}|anadil\p{L}{0,4}|limb[aă] matern[aă]`,
  ],
  [
    "fluent",
    String.raw`fluen\p{L}{0,20}|proficien\p{L}{0,20}|excellent|advanced|(?:full |strong )?professional(?: working)?|business[- ](?:level|fluent)|near[- ]native|strong|exceptional|outstanding|impeccable|very good|flie(?:ß|ss)end\p{L}{0,20}|verhandlungssicher\p{L}{0,20}|sehr gut\p{L}{0,20}|ausgezeichnet\p{L}{0,20}`,
    String.raw`hervorragend\p{L}{0,20}|sichere?\p{L}{0,20}|stilsicher\p{L}{0,20}|cour?ants?|couramment|irréprochables?|sans faille|intachables?|irrepreensível|impeccabil[ei]|onberispelijk\p{L}?|nienagann\p{L}{1,3}|oklanderlig\p{L}?|parfait\p{L}{0,20}|excellente?|très bon(?:ne)?|maîtrise(?:z)?|fluid[oae]s?|avanzad[oa]s?|alt[oa]|excelentes?|fluentes?|fluência|avançad[oa]`,
    String.raw`vloeiend\p{L}{0,20}|uitstekend\p{L}{0,20}|zeer goed\p{L}{0,20}|biegł\p{L}{0,20}|płynn\p{L}{0,20}|bardzo dobr\p{L}{1,20}|zaawansowan\p{L}{1,20}|flytande|obehindrat|mycket god\p{L}{0,20}|flydende|flytende|sujuv\p{L}{0,20}|ottim[oa]|plynn\p{L}{0,20}|výborn\p{L}{0,20}`,
    String.raw`professionnel(?:le)?|profesional|profissional|nivel avansat|avansat\p{L}{0,3}|fluent\p{L}{0,3}|folyékony\p{L}{0,4}|felsőfok\p{L}{0,4}|tárgyalóképes\p{L}{0,2}|(?:çok )?iyi derecede|akıcı\p{L}{0,4}|ileri (?:düzey|seviye)\p{L}{0,4}|вільн\p{L}{0,3}|свободн\p{L}{0,3}|erinomai\p{L}{0,6}|upper[- ]intermediate`,
    String.raw`effortless\p{L}{0,2}|flawless\p{L}{0,2}|perfect(?:ly)?|superb|full command|mastery|(?:business|geschäfts|verhandlungs|affärs|forretnings|zaken)(?=[- ]?$)|zakelijk|perfekt\p{L}{0,4}|perfett[oaie]|perfect[oa]s?|perfeit[oa]|exzellent\p{L}{0,3}|einwandfrei\p{L}{0,3}|fehlerfrei\p{L}{0,3}|flüssig\p{L}{0,3}|aisance`,
    String.raw`avec facilité|fluidez|soltura|con facilidad|muy buen[oa]?|muito bo[am]|ótim[oa]|eccellente|avanzat[oa]|correntemente|scioltezza|molto buon[oa]|vlot\p{L}{0,2}|foutlo\p{L}{1,3}|hoog niveau|biegl\p{L}{1,3}`,
    String.raw`doskonał\p{L}{1,4}|perfekcyjn\p{L}{1,3}|świetn\p{L}{1,3}|swobodn\p{L}{1,3}|utmärkt\p{L}{0,1}|mycket bra|felfri\p{L}{0,2}|fremragende|ubesvær\p{L}{2,3}|uanstrengt|særdeles god\p{L}{0,2}|(?:meget|rigtig|svært|veldig) god\p{L}{0,2}|utmerket|erittäin hyvä\p{L}{0,3}|virheet\p{L}{1,5}|moitteet\p{L}{1,5}`,
    String.raw`täydelli\p{L}{2,5}|plynul\p{L}{1,4}|vynikajíc\p{L}{1,2}|pokročil\p{L}{1,3}|bezchybn\p{L}{1,3}|velmi dobr\p{L}{1,3}|foarte bun\p{L}{1,2}|kiváló\p{L}{0,3}|çok iyi|досконал\p{L}{1,3}|у совершенстве|отличн\p{L}{1,3}`,
  ],
  [
    "fluent",
    String.raw`avancée?s?|obehindrad\p{L}?|(?:auf )?hohem niveau|haut niveau|(?:på )?(?:højt|høyt) (?:niveau|nivå)|hög nivå|wysok\p{L}{1,3} poziom\p{L}{0,3}|korkea\p{L}{1,4} taso\p{L}{0,3}|vysok\p{L}{1,2} úrov\p{L}{1,3}`,
  ],
  [
    "fluent",
    String.raw`fortgeschritten\p{L}{0,3}|gevorderde?n?|avancerad\p{L}?|avancere(?:t|de)|avansert\p{L}?|edisty(?:nyt|neen|nyttä|nyttäkin)|perfecte|tökéletes|advanced?|profi(?:niveau|cienc\p{L}{1,2})|arbeitssprachlich|geläufig\p{L}{0,2}|swobodnie|bezbłędn\p{L}{1,3}|bez problémů|obstojně plynně`,
  ],
  [
    "basic",
    String.raw`základně (?:\p{L}{1,4} )?domluv\p{L}{0,3}|domluv\p{L}{0,3} (?:\p{L}{1,10} ){0,2}základně|grundlegend verständ\p{L}{2,5}|einfach verständ\p{L}{2,5}`,
  ],
  [
    "conversational",
    String.raw`(?:alltags|umgangs|vardags|hverdags|arki)(?=$)|na domluvu|domluvíš|domluvíte|domluvit`,
    String.raw`conversational|intermediate|working (?:knowledge|proficiency|level|command)|intermédiaire|intermedi[oa]s?|conversacional|intermediári[oa]`,
    String.raw`komunikatywn\p{L}{1,20}|średnio\p{L}{1,20}|discret[oa]|te la cavi|klarar dig|klarer (?:deg|dig)|get by|te defiendes|débrouillez|zurechtkommen|red je je|radzisz sobie|communicative`,
    String.raw`komunikativn\p{L}{0,3}|mediu|középfok\p{L}{0,4}|orta (?:düzey|seviye)\p{L}{0,4}|середн\p{L}{0,3}|decent|enough for (?:an? )?(?:\p{L}{1,10} )?conversations?|(?:hold|have) an? (?:\p{L}{1,10} )?conversation|(?:reicht|genug) für ein gespräch|tenir une conversation|(?:mantener una|manter uma) conversa\p{L}{0,4}|sostenere una conversazione|een gesprek voeren|prowadzić rozmowę|föra ett samtal|mittlere[sn]? niveau|mittelstufe|gemiddeld\p{L}?(?: niveau)?|medelnivå|mellannivå|mellemniveau|mellomnivå|middels(?: nivå)?|keskitaso\p{L}{0,3}|intermédi[oa]s?|medie? niveau|nível médio|nivel medio|livello medio|nivel conversación|nivel conversacional|livello di conversazione|conversación|konversationssicher\p{L}{0,2}|średni(?:o|m)|mírně pokročil\p{L}{1,3}|føre en samtale`,
    String.raw`(?:de|for (?:an? )?|para (?:la |una |uma )?|per (?:una )?|op|till|til) ?(?:conversation|conversación|conversaç\p{L}{2,4}|conversar|conversazione|samtale?|gespreksniveau)|(?:om een gesprek te voeren)|ett samtal|keskustelutaso\p{L}{0,4}|conversațional\p{L}?|to chat(?! with customers)|para charlar|zum plaudern|pour (?:converser|discuter)|para conversar|redelijk\p{L}{0,2}|társalgási|розмовн\p{L}{1,3}|hjälplig\p{L}?`,
  ],
  [
    "basic",
    String.raw`(?:schul|grund|reise|touristen|school|skol|skole|koulu|bas|basis)(?=$)|basic|basal\p{L}?|basics|basiskenntnis\p{L}{0,4}|grundniveau|grundnivå|grundkunskaper|grundkundskaber|grunnkunnskaper|anfänger\p{L}{0,8}|perustaso\p{L}{0,3}|perusteet|perusteiden|principiantes?|iniciantes?|iniciación|beginners?niveau|begynder\p{L}{0,8}|nybegynner\p{L}{0,6}|nybörjar\p{L}{0,6}|začátečn\p{L}{2,5}|einsteiger\p{L}{0,8}|alkeet|grundlag|początkując\p{L}{1,3}|elementair\p{L}?|rudimentair\p{L}?|de bază|elementary|beginner|some|grundkenntnis\p{L}{0,20}|grundlegend\p{L}{0,20}|notions|bases?|débutant|básic[oa]|basiskennis|basis|podstaw\p{L}{1,20}|grundläggande|perus\p{L}{0,20}|rudimentary`,
    String.raw`elementar[ei]?|scolastic[oa]|nociones|noções|nozioni|básicos|basisniveau|grundlæggende|grunnleggende|alkee\p{L}{1,5}|auttava\p{L}{0,3}|základ\p{L}{1,6}|základní\p{L}{0,3}|alapfok\p{L}{0,4}|temel|başlangıç`,
    String.raw`базов\p{L}{1,3}|начальн\p{L}{1,3}|începător`,
  ],
  [
    "vague",
    String.raw`good|well|solid|solide[nrs]?|fundiert\p{L}{0,2}|gut\p{L}{0,20}|bon(?:ne)?|bien|buen[oa]?|bo[am]|bem|goed\p{L}{0,20}|dobr\p{L}{1,20}|god\p{L}{0,20}|hyvä\p{L}{0,20}|hyvin|buon[ao]?|bene|sólid[oa]|iyi|bra`,
    String.raw`functional|usable|serviceable|passable|working(?=[- ]$)|adequate|sufficient|brauchbar\p{L}{0,2}|ausreichend\p{L}{0,2}|ordentlich\p{L}{0,2}|anständig\p{L}{0,2}|fonctionnel(?:le)?|correct|funcional|suficiente|funzionale|sufficiente|functione(?:el|le)|voldoende|behoorlijk|wystarczając\p{L}{1,3}|funksjonell\p{L}?|funktionell\p{L}?|tillräcklig\p{L}{0,2}|tilstrækkelig\p{L}{0,2}|tilstrekkelig\p{L}{0,2}|riittäv\p{L}{1,3}|dostateč\p{L}{1,3}`,
  ],
];
