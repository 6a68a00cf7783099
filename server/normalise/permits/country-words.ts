import { folded } from "#normalise/text/folded-expression.ts";
import { matchesIn } from "#normalise/text/matches.ts";
// Countries as permits and citizenships name them: their names with endings, and adjectives that only count beside a permit, since they name languages elsewhere.

/** Beginnings of countries' names, by code. Names that the table of places knows aren't listed unless they take endings. */
const NAMES: Readonly<Record<string, string>> = {
  AE: "emirates|emirate|émirats|emiratos|emirados|emirati|emiraty|emiraten|uae",
  AO: "angola",
  AT: "österreich|autriche|austria|áustria|oostenrijk|austrii|austrię|österrike|østrig|østerrike|itäval|rakousk(?:o|u|em|a)(?!\\p{L})",
  AU: "australi|australë",
  BE: "belgi|belgique|bélgica",
  BG: "bulgari|bułgari",
  BR: "brasil|brazyli|brésil|brazíli|brazili",
  CA: "canad|kanad",
  CH: "schweiz|suisse|suiza|suíça|svizzera|zwitserland|szwajcari|sveits|sveitsi|švýcarsk(?:o|u|em|a)(?!\\p{L})|elveți",
  CL: "chile",
  CO: "colombi|kolumbi",
  CZ: "tschechi|tchéqui|chequi|checa|república checa|cechia|tsjechi|czech(?!\\p{L})|czechach|czechy|tjecki|tjekki|tsjekki|tšeki|česk(?:o|u|em|a|\\p{L}{1,2} republi\\p{L}{1,3})(?!\\p{L})|čr(?!\\p{L})|cehi",
  DE: "deutschland|allemagne|alemania|alemanha|germania|duitsland|niemcz|niemiec|tyskland|saksa|německ(?:o|u|em|a)(?!\\p{L})|germani|bundesrepublik|brd(?!\\p{L})",
  DK: "danmark|dänemark|danemark|dinamarca|danimarca|denemarken|dani(?:i|a|ę)(?!\\p{L})|tanska|dánsk(?:o|u|em|a)(?!\\p{L})|danemarc",
  ES: "spanien|espagne|españa|espanha|spagna|spanje|hiszpani|espanja|španělsk(?:o|u|em|a)(?!\\p{L})|spani",
  FI: "finnland|finlande|finlandi|finlândia|suome|finsk(?:u|a)(?!\\p{L})|finland",
  FR: "frankreich|francia|frança|frankrijk|francj|frankrike|frankrig|ranska|franci(?:i|e)|franța|france",
  GB: "vereinigte[ns]? königreich|royaume-uni|reino unido|regno unito|verenigd koninkrijk|wielk\\p{L}{1,4} brytani|storbritannien|storbritannia|britanni|velk\\p{L}{1,3} británi|marea britanie|grande-bretagne|großbritannien|groot-brittannië|gran bretaña|grã-bretanha|gran bretagna|england",
  GR: "griechenland|grèce|grecia|grécia|griekenland|grecj|grekland|grækenland|hellas|kreik|řeck(?:o|u|em|a)(?!\\p{L})",
  HU: "ungarn|hongrie|hungría|hungria|ungheria|hongarije|węgr|ungern|unkar|maďarsk(?:o|u|em|a)(?!\\p{L})|ungari",
  IE: "irland|irlande|irlanda|ierland|irlandi|irsk(?:u|a)(?!\\p{L})",
  IN: "inde(?!\\p{L})|indii|india",
  IT: "italien|italie|italia|itália|italië|włosz|włoch|itali(?:a|ě)",
  JP: "japan|japon|japón|japão|giappone|japoni|日本",
  KE: "kenya|kenia|quénia|quênia",
  LU: "luxemb|luksemb|lussemburgo|lucembursk(?:o|u|em|a)(?!\\p{L})",
  MX: "méxico|mexiko|mexique|messico|meksyk|mexik",
  NL: "niederlande|pays-bas|países bajos|países baixos|holanda|paesi bassi|olanda|nederland|holandi|niderland|nederländerna|holland|alankoma|hollan|nizozem|oland|olanda",
  NO: "norwegen|norvège|noruega|norvegi|noorwegen|norwegi|norge|norja|norsk(?:u|a)(?!\\p{L})",
  NZ: "new zealand|neuseeland|nouvelle-zélande|nueva zelanda|nova zelândia|nuova zelanda|nz(?!\\p{L})",
  PL: "polen|pologne|polonia|polónia|polônia|polsce|polski(?!\\p{L})|polskę|polska(?!\\p{L})|puola|polsk(?:u|a)(?!\\p{L})|poloni|(?<=\\bw )pl(?!\\p{L})",
  PT: "portugal|portogallo|portugalii|portugali|portugalsk(?:o|u|em|a)(?!\\p{L})",
  RO: "rumänien|roumanie|rumanía|rumania|roménia|romênia|romania|roemenië|rumuni|rumæni|români",
  SE: "schweden|suède|suecia|suécia|svezia|zweden|szwecj|sverige|ruotsi|švédsk(?:o|u|em|a)(?!\\p{L})|suedi",
  SG: "singapur|singapour|singapura|singapoer|singapor",
  SK: "slowakei|slovaquie|eslovaquia|slovacchia|slowakije|słowacj|slovensk(?:o|u|em|a)(?!\\p{L})|slovaki",
  US: "usa(?!\\p{L})|états-unis|estados unidos|ee\\.? ?uu|stati uniti|verenigde staten|vereinigten? staaten|stanach|stanów zjednoczonych|stany zjednoczone|förenta staterna|yhdysval|spojen\\p{L}{1,4} stát|statele unite|the states(?!\\p{L})|u\\.s\\.(?=\\W|$)",
  ZA: "südafrika|afrique du sud|sudáfrica|áfrica do sul|sudafrica|zuid-afrika|south africa|sa(?= (?:required|is|only)|[.,]?$)",
};
/** Beginnings of adjectives, by code. */
const ADJECTIVES: Readonly<Record<string, string>> = {
  AE: "emirati",
  AO: "angolan",
  AR: "argentin",
  AT: "österreichisch|autrichien|austríac|austriac|oostenrijks|austriack|österrikisk|østrigsk|østerriksk|itävaltalai|rakousk|austrian",
  AU: "australisch|australien|australian|australsk",
  BE: "belgisch|belge|belga|belgijsk|belgisk|belgialai|belgick|belgian",
  BR: "brasilianisch|brésilien|brasileñ|brasileir|brasilian|braziliaans|brazylijsk|brazilian",
  CA: "kanadisch|canadien|canadiens|canadiense|canadense|canadese|canadees|kanadyjsk|kanadensisk|canadisk|kanadsk|canadian",
  CH: "schweizer|suisse|suiz[oa]|suíç[oa]|svizzer[oa]|zwitsers|szwajcarsk|schweizisk|sveitsisk|sveitsiläi|švýcarsk|elvețian|swiss",
  CZ: "tschechisch|tchèque|chec[oa](?!\\p{L})|tsjechisch|czeskie|czesk|tjeckisk|tjekkisk|tsjekkisk|tšekkiläi|česk|ceh|czech",
  DE: "deutsche|allemand|alemán|aleman|alemã|tedesc|duits|niemieck|tysk|saksalai|německ|german",
  DK: "dänisch|danois|danés|danesa|dinamarqu|danese|deens|duńsk|dansk|tanskalai|dánsk|danez|danish",
  ES: "spanisch|espagnol|español|espanhol|spagnol|spaans|hiszpańsk|spansk|espanjalai|španělsk|spaniol|spanish",
  FI: "finnisch|finlandais|finlandés|finlandes|finnland|fins[e]?(?!\\p{L})|fińsk|finsk|finländsk|suomalai|finland|finnish",
  FR: "französisch|français|francés|francesa|francês|frances|frans[e]?(?!\\p{L})|francusk|fransk|ranskalai|francouzsk|francez|french",
  GB: "britisch|britannique|británic|britânic|britannic|brits[e]?(?!\\p{L})|brytyjsk|brittisk|britisk|brittiläi|britsk|britanic|british",
  IE: "irisch|irlandais|irlandés|irlandes|iers[e]?(?!\\p{L})|irlandzk|irländsk|irsk|irlantilai|irish",
  IN: "indisch|indien|indian|hind[uú]",
  IT: "italienisch|italien|italian|włosk|italiensk|italialai|italsk",
  JP: "japanisch|japonais|japonés|japones|giappones|japans|japońsk|japansk|japanese",
  KE: "kenyan|keniano|keniaans|kenianisch",
  LU: "luxembourgeois|luxemburgisch|luxemburgs",
  MX: "mexikanisch|mexicain|mexican|messican",
  NG: "nigerian",
  NL: "niederländisch|néerlandais|neerlandés|holandés|neerlandês|holandês|olandes|nederlands|holendersk|niderlandzk|nederländsk|hollandsk|nederlandsk|hollantilai|nizozemsk|olandez|dutch",
  NO: "norwegisch|norvégien|norueg|norvegese|noors|norwesk|norsk|norjalai|norvegian|norwegian",
  NZ: "new zealand",
  PL: "polnisch|polonais|polac[oa]|polones|polacc|pools[e]?(?!\\p{L})|polski|polsk|puolalai|polonez|polish",
  PT: "portugiesisch|portugais|portugu[eé]s|portugues|portoghes|portugees|portugalsk|portugisisk|portugalilai|portughez|portuguese",
  RO: "rumänisch|roumain|rumano|român|rumuńsk",
  SE: "schwedisch|suédois|suec[oa]|svedese|zweeds|szwedzk|svensk|ruotsalai|švédsk|suedez|swedish",
  SG: "singaporean|singapurisch",
  US: "amerikanisch|américain|estadounidense|norte-?american|american|statunitens|amerikaans|amerykańsk|amerikansk|yhdysvaltalai|americk",
  ZA: "south african|südafrikanisch|sud-africain|sudafrican|sul-africano",
};

/** Ends of adjectives and languages, which name no country: "Spanish", "italiano". */
const NO_NAME = String.raw`(?!\p{L}{0,3}(?:an|sh|se|ns|ne|no|na|ana|ano)(?!\p{L}))`;

/** Returns an expression of beginnings of words, each in a group named by its country. */
function beginnings(table: Readonly<Record<string, string>>, end = ""): RegExp {
  const groups = Object.entries(table).map(([code, words]) => `(?<${code}>${words})`);
  return folded(new RegExp(String.raw`(?<!\p{L})(?:${groups.join("|")})${end}`, "giu"));
}

const NAMED = beginnings(NAMES, NO_NAME);
const DESCRIBED = beginnings(ADJECTIVES);

const codeOf = ({ groups = {} }: RegExpMatchArray): string[] =>
  Object.keys(groups).filter((code) => groups[code] !== undefined);

/** Returns the countries that a text names in any of the languages. */
export const countriesNamed = (text: string): string[] => matchesIn(text, NAMED).flatMap(codeOf);

/** Words between an adjective and a permit. */
const LINK = folded(
  /^\p{L}{0,10}(?:[ ,/-]{1,2}(?:or|oder|ou|o|of|lub|eller|tai|nebo|sau|e|een|eine?n?|an?|une?|work|working|residence|resident|labou?r|permanent|valid|full|unrestricted|job|employment|geldige?|gültige[rns]?|ważne|giltigt|gyldig|voimassa|oleva|platné|citizenship|nationality|passport|staatsbürgerschaft|staatsangehörigkeit|pass|nationalité|citoyenneté|nacionalidad|nacionalidade|cittadinanza|nationaliteit|paspoort|obywatelstwo|medborgarskap|statsborgerskab|statsborgerskap|kansalaisuus|občanství|cetățenie)){0,4}[ -]?$/iu,
);
const AND = /^\p{L}{0,10}(?: ?,| (?:and|und|et|y|en|i|och|og|ja|a|și))(?: (?:een|eine?|an?|une?))? $/iu;

/** Returns the countries whose adjectives stand directly before the end of a text: "een Nederlandse of Belgische " before a permit. */
function describedBefore(text: string): string[] {
  const found: string[] = [];
  let end = text.length;
  for (const match of matchesIn(text, DESCRIBED).toReversed()) {
    const link = text.slice(match.index + match[0].length, end);
    if (!LINK.test(link) && (found.length === 0 || !AND.test(link))) break;
    found.push(...codeOf(match));
    end = match.index;
  }
  return found;
}

/** Returns the countries that adjectives before a permit, in its name or directly behind it describe: "permis de travail suisse". */
export function countriesDescribed(before: string, name: string, behind: string): string[] {
  const next = /^\s\p{L}{3,16}/u.exec(behind)?.[0] ?? "";
  return [...describedBefore(before), ...Array.from(`${name}${next}`.matchAll(DESCRIBED)).flatMap(codeOf)];
}
