import { folded } from "#normalise/text/folded-expression.ts";
import { quickly } from "#normalise/text/quick-expression.ts";
import { candidatesFor } from "./candidates.ts";
import { readPlaceField } from "./field.ts";
import { readMentions } from "./mentions.ts";
import { listsIn, placesNamedIn, resultOf } from "./native-names.ts";
import { emptyResult, joinResults, namesAnyPlace, type PlaceResult } from "./result.ts";
import { isWorldField } from "./worldwide.ts";

/** Labels of lines that say where the person hired lives or works, in all languages. */
const LABELS = [
  String.raw`(?:(?:work|job|remote|candidate|employee|your|hiring|eligible|role|permitted|accepted|approved|available|home) )?(?:locations?|countr(?:y|ies)|regions?|geograph(?:y|ies)|states?)(?: of (?:residence|employment|hire|work|hiring))?|(?:place|country) of (?:work|residence|employment)|(?:open|hiring|available|recruiting) (?:to|in|from)|where(?: you (?:can|may|could|must|should) (?:live|work|reside|be (?:based|located))| we (?:can )?(?:hire|employ|recruit))?|based|residence|residency|work base|duty station|eligibility|geo`,
  String.raw`(?:(?:arbeits|dienst|einsatz|wohn|stand|beschäftigungs)?ort|standort|arbeitsplatz|arbeitsstätte|wohnsitz|land|länder|region|wohnland|ort der (?:arbeit|tätigkeit)|wo)`,
  String.raw`lieu(?: de (?:travail|résidence|la mission))?|localisation|pays(?: de résidence)?|résidence|région|zone(?: géographique)?|poste basé|où|rattachement`,
  String.raw`(?:lugar|sitio|centro|sede)(?: de (?:trabajo|residencia))?|ubicación|localización|modalidad(?: de trabajo)?|país(?:es)?(?: de residencia)?|residencia|zona|región|localidad|dónde`,
  String.raw`local(?: de (?:trabalho|residência))?|localização|modalidade(?: de trabalho)?|regime|residência|região|onde|localidade`,
  String.raw`(?:sede|luogo)(?: di lavoro)?|località|modalità(?: di lavoro)?|paes[ei](?: di residenza)?|residenza|regione|dove`,
  String.raw`(?:werk)?locatie|standplaats|werkplek|werkgebied|woonplaats|woonland|land(?:en)?|regio|waar|plaats van tewerkstelling`,
  String.raw`lokalizacja|miejsce (?:pracy|zamieszkania|wykonywania pracy)|kraj(?:e)?|tryb pracy|region|gdzie|miejsce`,
  String.raw`(?:arbets|anställnings|placerings|stationerings|bostads)?ort|plats|arbetsplats|placering|stationering|region|länder|var`,
  String.raw`(?:arbejds|ansættelses|bopæls)?sted|arbejdsplads|lokation|lokalitet|bopæl|lande|hvor`,
  String.raw`(?:arbeids|bo|ansettelses)?sted|arbeidsplass|lokasjon|plassering|bosted|landområde`,
  String.raw`(?:työn )?sijainti|(?:työ|työskentely|asuin|toimi|asema)?paikka|paikkakunta|(?:asuin)?maa|alue|missä`,
  String.raw`místo(?: (?:práce|výkonu(?: práce)?|bydliště))?|lokalita|lokace|země|bydliště|pracoviště|kde|region`,
  String.raw`locați[ae]|loc(?:ul)? (?:de muncă|muncii)|țar[aă]|țări|domiciliu|reședință|unde`,
].join("|");
/** Words for remote work and what may stand beside a place in a label line. */
const FILLER = folded(
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:100 ?%|(?:fully|full|100% )?-?remote(?:[- ](?:work|arbeit|first|position|role|job))?|remot[oea]|remotely|work(?:ing)? from home|wfh|home[- ]?based|home[- ]?office|homeoffice|home|virtual|telecommute|online|distributed|nationwide|only|in|within|from|across|based|anywhere|residents?|the|all|of|full[- ]time|permanent|any|time ?zones?|region|location|and|or|eligible|candidates|position|vollständig|komplett|heimarbeit|heimarbeitsplatz|von|zu ?hause|daheim|telearbeit|mobil(?:es)?|arbeiten|ortsunabhängig|ortsungebunden|nur|ganz|in ganz|gesamte?[nsr]?|überall|im|aus|raum|bundesweit|deutschlandweit|télétravail|à|distance|domicile|complet|total|uniquement|seulement|toute?|partout|en|au|aux|la|le|les|l['’]|entière?|de|du|depuis|teletrabajo|a|distancia|casa|desde|todo|toda|el|solo|sólo|cualquier|lugar|parte|ciudad|teletrabalho|distância|trabalho|trabajo|apenas|somente|em|o|qualquer|da|lavoro|smart ?working|telelavoro|agile|tutta|tutto|il|ovunque|solamente|thuis|thuiswerk(?:en)?|thuiswerkplek|eigen|huis|vanuit|op|afstand|heel|alleen|overal|zdaln(?:ie|a|y|ej)|praca|pracy|domu|z|w|cał(?:a|ej|y)|tylko|na|terenie|dowolne|miejsce|distans|distansarbete|på|hemifrån|hemarbete|hemmakontor|hela|bara|endast|valfri|ort|var|som|helst|fjernarbejde|fjern|hjemmefra|hjemmearbejde|hjemmekontor|hele|kun|hvor|fra|etä(?:työ|nä)?|kotoa|koko|vain|kaikkialla|dálku|domova|práce|celá|celé|pouze|jen|kdekoliv?|odkudkoliv?|distanță|acasă|oriunde|toată|doar|din|la|i|inom|inden for|innen)(?![\p{L}\p{N}])`,
    "giu",
  ),
);
const REMOTE = quickly(
  /remot|home|télétravail|à distance|teletrab|a distanza|distancia|distância|thuis|afstand|zdaln|z domu|distans|hemifrån|hemarb|hjemme|fjern|etä|dálku|domova|distanță|acasă|heimarb|zuhause|zu hause|smart ?working|virtual/iu,
);
/** A line, after its label, up to the next full stop. */
const line = quickly(
  new RegExp(
    String.raw`^[^\p{L}\p{N}]{0,4}(?:(?:${LABELS}) ?(?:\([^()]{2,20}\) ?)?[:：–—-]|(?:open|available|recruiting) in(?= )) ?([^.;!?：:]{2,90})(?:[.;!?]|$)`,
    "iu",
  ),
);
const SEPARATOR =
  /[,;/|()+&·•–—]| - | (?:and|or|und|oder|sowie|et|ou|y|e|o|en|of|i|oraz|lub|och|eller|og|ja|tai|a|nebo|sau|și) /gu;
/** "California (excluding San Francisco)": what a bracket leaves out of the place before it. */
const LEFT_OUT =
  /\((?:excluding|except(?: for)?|but not|not|without|außer|ohne|sauf|excepto|salvo|tranne|behalve|oprócz|utom|undtagen|unntatt|paitsi|kromě) ([^()]{2,60})\)/giu;

/** Returns a value without brackets that leave out towns, which narrow no country or state. */
const withoutTownsLeftOut = (value: string): string =>
  value.replace(LEFT_OUT, (whole, places: string) =>
    places.split(SEPARATOR).every((name) => candidatesFor(name.trim())[0]?.kind === "city") ? "" : whole,
  );

/** Any country, as the answer to a label. */
const ANY = folded(
  /^(?:any(?:where| country| location)?|all(?: countries)?|no (?:preference|restrictions?|limits?)|not restricted|unrestricted|open|egal|beliebig|alle(?: länder| landen)?|jedes(?: land)?|frei wählbar|indifférent|tous(?: pays| les pays)?|n['’]importe lequel|au choix|cualquiera|todos(?: los países)?|indiferente|sin restricción|qualquer(?: um| país)?|todos(?: os países)?|sem restrição|qualsiasi(?: paese)?|tutti(?: i paesi)?|indifferente|maakt niet uit|elk(?: land)?|dowolny(?: kraj)?|każdy(?: kraj)?|obojętnie|valfritt(?: land)?|alla(?: länder)?|vilket som helst|valgfrit(?: land)?|alle(?: lande)?|hvilket som helst|valgfritt(?: land)?|mikä tahansa|kaikki(?: maat)?|jakákoliv?|kterákoliv?|libovolná|oricare|orice(?: țară)?|toate(?: țările)?)$/iu,
);
const COUNTRY_LABEL =
  /countr|region|pays|país|paes|land|länder|kraj|maa|zem|țar|residen|résiden|wohn|woon|bopæl|bosted|asuin|bydli|domicil|locat|lokali|ubicac/iu;
const CODES = /^[A-Z]{2,3}(?:(?:, | |\/|,|; | & )(?:and |or )?[A-Z]{2,3}){0,30}$/;
const MOST_SEGMENTS = 12;
const LONGEST = 120;
/** "Dallas, TX or remote". */
const TOWNS = /\p{Ll}, ?[A-Z]{2}(?!\p{L})|(?<!\p{L})(?:or|oder|ou|o|of|lub|eller|tai|nebo) remote/u;

/** "No US-based candidates". */
const DENIED =
  /^(?:no|not|non|kein\p{L}{0,2}|nicht|sans|pas|sin|sem|não|senza|geen|niet|bez|nie|inte|inga|ikke|ingen|ei|ne|fără|nu|except|excluding) \S/iu;

function isWide(result: PlaceResult): boolean {
  return result.worldwide || result.nationwide.size + result.regions.size + result.states.size > 0;
}

/** Returns the places of a segment that names nothing else; `"none"` for one of mere fillers, and null for one that says more. */
function readSegment(segment: string, language: string): PlaceResult | "none" | null {
  const text = segment.trim();
  if (DENIED.test(text)) return null;
  const isCode = /^[A-Z]{2,3}$/.test(text);
  if (!isCode && text.replace(FILLER, "").trim() === "") return "none";
  const lists = listsIn(text, language);
  const [list] = lists;
  if (list !== undefined && lists.length === 1) {
    const rest = `${text.slice(0, list.start)} ${text.slice(list.end)}`.replace(FILLER, "");
    return /[\p{L}\p{N}]/u.test(rest) ? null : resultOf(list);
  }
  const name = isCode ? text : text.replace(FILLER, (word) => (/^(?:of|the|and)$/i.test(word) ? word : " ")).trim();
  if (name.split(" ").length > 4 || !/^(?:the )?\p{Lu}/u.test(name)) return null;
  const field = readPlaceField(name);
  return namesAnyPlace(field) ? field : null;
}

/** Returns the places of all segments of a value, or null where one names something else. */
function readValue(value: string, language: string): PlaceResult | null {
  if (CODES.test(value)) {
    const coded = readPlaceField(value);
    return namesAnyPlace(coded) ? coded : null;
  }
  const segments = value.split(SEPARATOR).filter((segment) => segment.trim() !== "");
  if (segments.length > MOST_SEGMENTS) return null;
  const found: PlaceResult[] = [];
  for (const segment of segments) {
    const read = readSegment(segment, language);
    if (read === null) return null;
    if (read !== "none") found.push(read);
  }
  if (found.length === 0) return null;
  const result = joinResults(found);
  if (result.nationwide.has("US") && found.some(({ states }) => states.size > 0)) return null;
  // A town or a state beside its country is one place.
  const isNested = result.countries.size > result.nationwide.size || found.some(({ states }) => states.size > 0);
  const whole = isNested ? readPlaceField(value) : result;
  return namesAnyPlace(whole) ? whole : result;
}

/**
 * Reads a line that is nothing but a label with places ("Lieu : télétravail (EMEA)") or remote work with places ("Cała Polska, 100% home office").
 * Null for a line that says more.
 */
export function readLabelLine(sentence: string, language: string): PlaceResult | null {
  if (sentence.length > LONGEST) return null;
  const labelled = line.exec(sentence);
  const world = { ...emptyResult(), worldwide: true };
  if (labelled === null) {
    if (!REMOTE.test(sentence) || sentence.includes(":")) return null;
    const value = sentence.trim().replace(/[.!]$/, "");
    if (isWorldField(value)) return world;
    const result = readValue(value, language);
    // Towns beside "remote" are alternatives to it.
    const named = result === null ? null : (placesNamedIn(value, language) ?? readMentions(value));
    return named !== null && namesAnyPlace(named) && !TOWNS.test(value) ? result : null;
  }
  const value = withoutTownsLeftOut(labelled[1] ?? "").trim();
  if ((ANY.test(value) && COUNTRY_LABEL.test(labelled[0])) || isWorldField(value)) return world;
  const result = readValue(value, language);
  return result !== null && isWide(result) ? result : null;
}
