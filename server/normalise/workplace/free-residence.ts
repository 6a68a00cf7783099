import { everyLatinPhrase, latinPhrases, quickLatinPhrases } from "#normalise/text/phrases.ts";
import { folded } from "#normalise/text/folded-expression.ts";
import { quickly } from "#normalise/text/quick-expression.ts";
import { type Span, spansOf } from "#normalise/text/spans.ts";
import { EMPLOYERS_PLACE } from "./home-phrases.ts";

/** How far a verb of living or hiring may stand from the places, in characters. */
const CLAUSE = 48;
/** What ends a clause between two words. */
const STOP = /[;!?•|]|\.(?=\s)/u;

/** Any of several countries, or all of a wide area: where somebody may choose to live. */
const ANY_PLACE = quickLatinPhrases(
  String.raw`(?:any|every|all|whichever|which|what) (?:(?:of the|one|single|european|nordic|baltic|scandinavian|latin american|south american|african|asian|u\.?s\.?|us|eu|eea|canadian|brazilian|indian|australian|german|member|other|\d{1,3}) ){0,3}(?:countr(?:y|ies)|states?|provinces?)(?! (?:of the art|we |sales|manag|head|office))|anywhere (?:at all )?(?:in|within|across|inside|throughout)(?! (?:our|your|the (?:office|building|city|hospital|clinic|store|house|company|text|code)))`,
  String.raw`(?:in |aus )?(?:jede[mns]|alle[nr]?|irgendeine[mr]|eine[mr] beliebigen) (?:(?:anderen|einzelnen|der \d{1,2}) )?(?:eu-?|europäischen )?(?:land|länder\p{L}?|mitglied(?:s|er)?(?:staat|land|länder)\p{L}{0,2}|bundesland|bundesländern|staat|staaten|kanton|kantonen)(?! (?:ausliefer|gebracht))|überall (?:in|innerhalb)(?! unse)|(?:in|aus) ganz(?= \p{L}{4})`,
  String.raw`tous les (?:pays|états|départements)|(?:n['’]importe quel|chaque|tout) (?:pays|état|département)|(?:n['’]importe où|partout|où que ce soit) (?:en|au|aux|dans)|toute (?:la région|l['’](?:europe|union|afrique|amérique|ue))`,
  String.raw`(?:cualquier|qualquer) (?:país(?:es)?|estado|provincia|província|parte d[eo] (?:país|brasil|portugal|españa|méxico|mundo))|tod[oa]s (?:los|os|las|as) (?:países|estados|provincias|províncias)|toda (?:a )?(?:la )?(?:región|região|latinoamérica|américa latina|sudamérica|hispanoamérica|europa|américa do sul|unión europea|união europeia)|toda(?:s)? (?:as regiões|las regiones)|todo o brasil|todo el país|todo o país`,
  String.raw`(?:qualsiasi|qualunque|ogni) (?:paese|stato|nazione|regione)|tutti i (?:paesi|stati)|(?:ovunque|dappertutto|dovunque) (?:in|nell['’](?:ue|unione)|nel|sul)(?! (?:sede|ufficio))|tutta (?:la )?(?:l['’])?(?:italia|europa|ue|unione europea|nazione)`,
  String.raw`overal (?:in|binnen)(?! (?:onze|ons|het (?:huis|kantoor|gebouw)))|(?:alle|elk|ieder|elke|iedere) (?:eu-?)?(?:land|landen|lidstaat|lidstaten|provincie|provincies)|heel (?:europa|nederland|belgië|vlaanderen)`,
  String.raw`(?:każdym|dowolnym|wszystkich|każdego|dowolnego|którymkolwiek) (?:kraju|krajach|krajów|państwie|państwach|województwie)|gdziekolwiek w|(?:w )?cał(?:ej|ym) (?:polsce|europie|kraju|unii)`,
  String.raw`(?:alla|samtliga|vilket) (?:eu-?|nordiska |europeiska )?(?:länder|land|län|medlemsländer)(?: som helst)?|var som helst (?:i|inom)|hela (?:sverige|norden|europa|eu|landet)|(?:alle|samtlige|hvilket som helst|ethvert) (?:eu-?|nordiske |europæiske |europeiske )?(?:lande?|medlemslande?)|hvor som helst (?:i|inden|innen)|hele (?:danmark|norge|norden|europa|eu|landet)`,
  String.raw`(?:kaikissa|missä tahansa|jokaisessa|kaikista) (?:eu-?|euroopan |pohjois\p{L}{1,8} )?(?:maissa|maassa|jäsenmaissa|maista)|missä (?:tahansa|vain|päin tahansa)(?: päin)?|koko (?:suomessa|suomesta|euroopassa|eu:ssa)|(?:kterékoli|jakékoli|každé|všech|libovolné) (?:zemi|země|zemích|státě|státech)|kdekoli (?:v|ve|na|po)|(?:po )?celé (?:čr|evropě|republice)|celém (?:česku|slovensku)|(?:orice|toate|oricare) (?:țară|țările|stat|statele)|oriunde (?:în|din)|toată (?:românia|europa|țara)`,
);

/** The person hired lives, or may live, somewhere. */
const LIVES = everyLatinPhrase(
  String.raw`(?:you(?:['’]re| are| can| may| could|['’]ll| will)?|to|free to|may|can) (?:also |then )?(?:live|reside|settle|be (?:based|located|living|resident)|based|located|living)|live|you (?:call home|are in|work from)|(?:wohn(?:st|en)|leb(?:st|en)|sitz(?:t|en)|zu ?hause sein|ansässig sein)(?=[^.;]{0,40}(?:kannst|können|darfst|dürfen|[.!,)]|$))|(?:kannst|können|darfst|dürfen) (?:du|sie)|(?:tu|vous|pouvez|peux) (?:\p{L}{1,8} )?(?:habit|viv|rés)\p{L}{1,5}|(?:habit|viv|résid)(?:ez|er|re)|puedes (?:vivir|residir|estar)|viv[ae]s?(?! en la)|resid(?:as|es|ir)|vivir|(?:pode|poderá|podes) (?:morar|viver|residir|estar)|mor[ae]s?|morar|puoi (?:vivere|abitare|risiedere|stare)|viv(?:ere|i|a)|abit(?:are|i)|risied(?:ere|i)`,
  String.raw`(?:mag|mogen|kan|kunt) (?:je|u|jij)?|(?:mag|mogen|kan|kunt) wonen|(?:je|u|jij) (?:woont|mag|kunt|kan)|możesz (?:mieszkać|żyć|być|siedzieć)|mieszka(?:sz|ć)|(?:du|ni) (?:får|kan|bor)|får du (?:bo|sitta)|kan du (?:bo|sitte|sidde)|(?:du|i) (?:må|kan) (?:gerne |godt )?bo|voit asua|saat asua|asut|bydlet|(?:work|log (?:in|on)|join us)(?:ing)? (?:remotely )?from|arbeite\p{L}{0,3} (?:du |sie )?(?:remote )?(?:aus|von)|(?:trabaj|labur)\p{L}{1,3} desde|trabalh\p{L}{1,4} (?:de|a partir de)|lavor\p{L}{1,4} da|travaill\p{L}{1,4} (?:de|depuis)|werk\p{L}{0,2} vanuit|prac\p{L}{3,6} ze?|(?:jobb\p{L}{1,2}|arbeta\p{L}?) från|(?:arbejd\p{L}{1,2}|jobb\p{L}{1,2}|arbeid\p{L}{1,2}) fra|työskentel\p{L}{1,4}|lucr\p{L}{1,4} din|můžeš (?:bydlet|žít|být|sedět)|můžete (?:bydlet|žít|být)|poți (?:locui|sta|trăi|fi)|puteți locui`,
);
/** The employer takes people on somewhere. */
const HIRES = everyLatinPhrase(
  String.raw`(?:we(?:['’]re|['’]ll)?|we (?:can|will|are|do|now|also|currently|happily|only|legally)) (?:(?:can|also|now|happily|currently|only|directly|legally) )?(?:hir(?:e|ing)|employ(?:ing)?|engag(?:e|ing)|contract(?: with)?|recruit(?:ing)?|take (?:you |people )?on|pay (?:you|people|contractors))|(?:stellen|beschäftigen|engagieren|einstellen) (?:wir)?|wir (?:stellen|beschäftigen|engagieren|suchen)|(?:nous|on) (?:\p{L}{1,8} )?(?:recrut|embauch|salari)\p{L}{1,4}|(?:contrat|incorpor|fich)amos|contratamos|admitimos|assumiamo|(?:we|wij) (?:huren|nemen|werven)|(?:we|wij) (?:\p{L}{2,8} )?(?:huren|nemen)(?= [^.;]{0,40} (?:in|aan)(?:[.,;]|$))|zatrudniamy|rekrutujemy(?! na)`,
  String.raw`(?:vi )?(?:anställer|rekryterar|ansætter|ansetter|rekrutterer)(?: vi)?|palkkaamme|rekrytoimme|zaměstnáváme|nabíráme|najímáme|angajăm|recrutăm|(?:home ?-?office|remote|wfh|work from home|télétravail|teletrabajo|remoto|homeoffice|hjemmekontor|hemifrån|hjemmefra|zdalnie|thuiswerk\p{L}{0,3})[,:]?`,
);
/** "Any country is fine", "Anywhere in Europe works": the sentence says that it will do. */
const WILL_DO = folded(
  /^\W*(?:any (?:\w+ )?country|anywhere in|all countries|jedes land|alle länder|tous les pays|cualquier país|qualquer país|qualsiasi paese|elk land|alle landen|każdy kraj|alla länder|alle lande?|kaikki maat|jakákoli země|orice țară)[^.;,:]{0,30} (?:(?:is|are|ist|sind|est|sont|es|está|son|é|è|sono|zijn|jest|są|är|er|on|ovat|je|jsou|e|sunt)(?: (?:all|just|auch|aussi|też|også|också))? (?:fine|ok(?:ay)?|welcome|good|great|cool|alright|possible|eligible|accepted|willkommen|möglich|recht|bienvenu\p{L}{0,2}|acceptés?|válidos?|bien|ok|benvenut\p{L}|goed|welkom|mogelijk|w porządku|välkomn\p{L}{1,2}|fint|velkomn\p{L}|velkommen|v pořádku|în regulă)|works?|will do|goes|passt|passen|convien\p{L}{1,4}|vale|sirve|serve|va bene|vanno bene|może być|går bra|käy|vyhovuje|merge)(?!\p{L})/iu,
);
/** "Anywhere in Australia, as long as …": the phrase is a clause of its own. */
const ANYWHERE = quickly(
  /^\W*(?:[Aa]nywhere (?:in|within|across)|[Üü]berall in|[Pp]artout en|[Dd]esde cualquier (?:país|lugar|parte) de|[Dd]e qualquer (?:lugar|parte) d[oe]|[Oo]vunque in|[Oo]veral in|[Gg]dziekolwiek w|[Vv]ar som helst i|[Hh]vor som helst i|[Mm]issä tahansa päin|[Kk]dekoli v|[Oo]riunde (?:în|din)) (?:the |la |l['’]|el )?(?:\p{Lu}\p{L}{1,20} ?(?:or |and |oder |und |et |ou |y |e |o |en |of |i |lub |och |eller |og |ja |tai |a |nebo |sau )?){1,4}\s*(?:[,.(–—!]|$)/u,
);
/** How far behind "every" its area may be named, in characters. */
const AREA = 24;
const SEVERAL_COUNTRIES =
  /countr|länder|staa?t|eu-?land|pays|país(?:es)?|paes[ei]|nazion|landen|kraj|państw|lande|maissa|maassa|maista|zem[iě]|země|țar|țăr|europ|eu(?!\p{L})|ue(?!\p{L})|améric|americ|latino|uni[oó]|região|región|région|nord[ei]|(?<!\p{L})land(?!\p{L})|u\.?s\.? state|us state/iu;
const ONE_COUNTRY = folded(
  /(?<!\p{L})(?:el|o|le|the|del|do|whole|entire) (?:país|pays|country)(?!\p{L})|landet|(?<!\p{L})(?:bundesland|bundesländern|kanton|estados?|provinc|départ|provinci)/iu,
);
/** Others who are somewhere, and what people do there besides living. */
const OF_OTHERS = latinPhrases(
  String.raw`customers?|clients?|users?|patients?|readers?|members|partners|families|relocat\p{L}{1,4}|sponsor\p{L}{0,5}|visas?|travel(?:s|ling)?|deliver\p{L}{0,4}|ship(?:s|ping)? to|sell\p{L}{0,3}|operate|kund(?:en|innen)|nutzer\p{L}{0,5}|patient(?:en|innen)|liefer\p{L}{1,4}|reis(?:en|t|est)|umzug\p{L}{0,3}|voyag\p{L}{1,4}|livr\p{L}{1,4}|déménag\p{L}{1,5}|vend\p{L}{1,4}|utilisateurs|clientes|usuarios|usuários|viaj\p{L}{1,5}|entreg\p{L}{1,5}|mudanza|pacientes|clienti|utenti|viagg\p{L}{1,5}|consegn\p{L}{1,5}|klanten|gebruikers|lever(?:en|t)|verhuiz\p{L}{1,4}|klien\p{L}{1,4}|użytkowni\p{L}{1,4}|dostarcz\p{L}{1,5}|kunder(?:na|ne|s)?|leverera\p{L}|leverer|brugere|brukere|asiakka\p{L}{1,5}|toimit\p{L}{1,5}|zákazní\p{L}{1,4}|doruč\p{L}{1,5}|livrăm`,
);
/** What ads say to people who come in every day. */
const COMMUTES = latinPhrases(
  ...EMPLOYERS_PLACE,
  String.raw`(?:our|the|notre|unser\p{L}{0,2}|nuestr[ao]|noss[ao]|l[ao] nostr[ao]|on[sz]e?|nasz\p{L}{0,3}|vår\p{L}?|vores|naš\p{L}{0,2}) (?:\p{L}{2,14} ){0,2}(?:clinic|hospital|practice|workshop|atelier|store|shop|branch|factory|warehouse|school|klinik|praxis|werkstatt|filiale|fabrik|agence|magasin|usine|tienda|fábrica|taller|loja|negozio|fabbrica|winkel|fabriek|sklep\p{L}{0,2}|butik\p{L}{0,2}|fabrik\p{L}{0,2})|stores|shops|branches|agencies|filialen|agences|tiendas|lojas|negozi|winkels|jobticket|pendel\p{L}{0,6}|pendl\p{L}{1,5}|commut\p{L}{1,4}|parking|parkplatz|shuttle|navette|lanzadera|navetta|bus(?:se|es)?|train|tram|stations?|bahnhof|gare|estación|estação|stazione|dworc\p{L}{1,2}|nähe|nearby|werk|plant|depot`,
);

/** That it is all one to the employer. */
const ALL_ONE = quickLatinPhrases(
  String.raw`(?:do(?:es)?(?: not|n['’]t)|makes? no|no|all) (?:\p{L}{2,6} ){0,2}(?:matter|care|mind|odds|difference|the same|fussed|bothered)|(?:your|that is your|that['’]s your) (?:own )?(?:affair|business|call)|egal|gleich(?:gültig)?|keine rolle|wurscht|wurst|schnuppe|kein(?:en)? unterschied|unwichtig|peu (?:nous )?importe|ne (?:nous )?change (?:rien|pas grand-chose)|(?:est|c['’]est|nous est) égal|(?:aucune|pas d['’]) ?importance|da igual|da lo mismo|no (?:nos )?importa|indiferente|tanto faz|não (?:nos )?(?:importa|interessa)|dá no mesmo|non (?:ci )?(?:importa|cambia (?:nulla|niente)|fa (?:alcuna )?differenza)|è (?:lo stesso|uguale|indifferente)|poco importa|fa lo stesso`,
  String.raw`om het even|maakt (?:\p{L}{1,5} ){0,3}niet(?:s)? uit|doet er niet toe|kan ons niet schelen|geen verschil|nie ma (?:dla nas )?(?:żadnego )?(?:znaczenia|różnicy)|wszystko (?:nam )?jedno|obojętne|bez różnicy|nieważne|ingen (?:roll|rolle|skillnad|forskel|forskjell)|kvittar|likgiltigt|ligegyldigt|lige meget|likegyldig|(?:det|ett) (?:samme|fett)|ei ole (?:meille )?(?:väliä|merkitystä)|yhdentekevää|(?:ihan )?sama(?: meille)?|ei merkitse|(?:je|to je) (?:nám )?(?:\p{L}{2,7} )?(?:jedno|fuk)|nezáleží|nehraje roli|nu contează|(?:totuna|indiferent)`,
);
/** The person lives in one place or in another, each with its name. */
const HERE_OR_THERE = quickly(
  /(?<!\p{L})(?:live|reside|sit|log (?:in|on)|work|are based|based|wohn|leb|sitz|arbeite|viv|habit|résid|sois|soyez|est[áe]s?|resid|trabaj|mor[ae]|trabalh|vivi|abiti|stia|stai|sei|lavori|wo+n|zit|werkt|mieszka|siedzi|pracuje|bor|sitter|sidder|jobba|jobbe|asu|istu|bydlí|sedí|žije|pracuje|locuie|trăie|lucre)\p{L}{0,5}[^.;]{0,24}?(?<!\p{L})\p{Lu}\p{L}{2}[^.;]{0,30}(?:,|(?<!\p{L})(?:or|oder|ou|o|of|czy|eller|vai|nebo|sau|albo|u))\s[^.;]{0,12}?\p{Lu}\p{L}{2}|(?<!\p{L})(?:in|auf|aus|at|from|à|en|em|a|w|na|we|i|på|op|v|ve|în|la|da) \p{Lu}\p{L}{2}[^.;]{0,24}(?:,|(?<!\p{L})(?:or|oder|ou|o|of|czy|eller|nebo|sau|albo|und))\s[^.;]{0,12}?\p{Lu}\p{L}{2}[^.;]{0,14} (?:wohn|leb|sitz|zit|woon|arbeit)\p{L}{0,3}|(?<!\p{L})asutko|(?<!\p{L})istutko/u,
);
/** The same in Hungarian, Turkish and scripts without spaces. */
const FURTHER = quickly(
  /(?:[Mm]indegy|[Nn]em számít|[Nn]ekünk egyre megy)[^.;]{0,20}\p{Lu}\p{L}{2}[^.;]{0,24} vagy [^.;]{0,24}(?:laksz|élsz|dolgozol|ülsz)|[İi]ster \p{Lu}[^.;]{2,24} ister \p{Lu}[^.;]{2,24}(?:yaşa|otur|ol)|(?:お住まい|居住地|どこに住んで|住む場所)[^。]{0,12}(?:問いません|構いません|自由|不問|関係ありません)|어디에(?:서)? (?:살|거주)[^.]{0,8}(?:괜찮|상관없|무관)|거주지[는가]? ?(?:무관|상관없)|(?:住在|居住在)(?:哪|任何)[^。]{0,8}(?:都可以|都行|均可|不限)|居住地不限/u,
);

function areNear(text: string, from: readonly Span[], { start, end }: Span): boolean {
  return from.some((verb) => {
    const gap = verb.end <= start ? text.slice(verb.end, start) : text.slice(end, verb.start);
    return gap.length <= CLAUSE && !STOP.test(gap) && !OF_OTHERS.test(gap);
  });
}

/** Returns whether the sentence opens the choice of home to any place of an area, for one who lives there or is hired there. */
function isOpenToAny(text: string): boolean {
  if (ANYWHERE.test(text)) return true;
  const found = ANY_PLACE.exec(text);
  if (found === null) return false;
  const place = { start: found.index, end: found.index + found[0].length };
  if (WILL_DO.test(text) || areNear(text, spansOf(text, LIVES), place)) return true;
  // All over one country, an employer hires for its branches; in every country of a union, for homes.
  const areas = text.slice(place.start, place.end + AREA);
  return SEVERAL_COUNTRIES.test(areas) && !ONE_COUNTRY.test(areas) && areNear(text, spansOf(text, HIRES), place);
}

/** Returns whether a sentence leaves it to the person where they live: in any country of a union, in one town or in another far away. */
export function leavesHomeFree(text: string): boolean {
  if (FURTHER.test(text)) return true;
  const isFree = isOpenToAny(text) || (HERE_OR_THERE.test(text) && ALL_ONE.test(text));
  return isFree && !OF_OTHERS.test(text) && !isOfCommuters(text);
}

/** Returns whether a sentence speaks of the way to the employer's place. */
export function isOfCommuters(text: string): boolean {
  return COMMUTES.test(text.replace(/home ?-?office/giu, " "));
}
