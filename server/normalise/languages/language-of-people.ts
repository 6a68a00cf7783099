import { phrases } from "#normalise/text/phrases.ts";
import { folded } from "#normalise/text/folded-expression.ts";
import { wholeWords } from "#normalise/text/whole-words.ts";
import type { Surroundings } from "./language-levels.ts";

/** How many of a group. */
const SHARE = String.raw`many|most|some|several|half|(?:a|one) (?:third|quarter|fifth)|two thirds|\d{1,3} ?(?:%|per ?cent)|viele|die meisten|(?:die )?hälfte|ein (?:drittel|viertel|fünftel)|\d{1,3} ?prozent|beaucoup|la plupart|la moitié|un (?:tiers|quart|cinquième)|muchos|la mayoría|la mitad|un (?:tercio|cuarto)|muit[ao]s|a maioria|metade|um (?:terço|quarto)|molti|la maggior parte|(?:la )?metà|un (?:terzo|quarto|quinto)|veel|de meeste[n]?|de helft|een (?:derde|kwart)|wiel[eu]|większość|połowa|jedna trzecia|många|de flesta|hälften|en (?:tredjedel|fjärdedel|femtedel)|mange|de fleste|halvdelen|halvparten|monet|useimmat|puolet|kolmasosa|mnoho|většina|polovina|třetina`;
const PEOPLE = String.raw`customers?|clients?|colleagues?|guests?|suppliers?|partners?|visitors?|tenants?|passengers?|drivers?|hauliers?|owners?|founders?|neighbours?|counterparts?|crew|staff|workforce|belegschaft|kund(?:en|innen|er|erna|ene|erne)|kolleg(?:en|er|erna|erne)|lieferanten|gäste|nachbarn|gründer|fahrer|ansprechpartner|clients|collègues|fournisseurs|homologues|interlocuteurs|voyageurs|clientes|proveedores|huéspedes|compañeros|colegas|fornecedores|hóspedes|motoristas|conductores|clienti|fornitori|colleghi|ospiti|autisti|klanten|gasten|leveranciers|collega['’]?s|chauffeurs|klienci|dostawcy|goście|kierowcy|leverantörer(?:na)?|gäster(?:na)?|chaufförer(?:na)?|leverandører(?:ne)?|gæster(?:ne)?|gjester|gjestene|sjåfører|chauffører|asiakkaat|asiakkaamme|toimittajat|vieraat|zákazníci|dodavatelé|hosté|řidiči`;
const ARE = "is|are|were|ist|sind|est|sont|es|son|é|são|è|sono|zijn|jest|są|to|är|er|on|ovat|je|jsou";
/** A word between the verb and where people come from: "mostly", "überwiegend". */
const MOSTLY = String.raw`(?: (?!(?:in|auf|en|em|på|po|v|w|the|het|le|la|el|il|der|das|mit|with|med|our|notre|your|fluent|native)(?!\p{L}))\p{Ll}{1,14}){0,2}`;
/** Where people come from: "Most of our guests are Danish". */
const PEOPLE_ARE = folded(
  new RegExp(
    `${wholeWords(SHARE, PEOPLE)}[^.;,]{0,40}?(?:, (?:who|which|die|qui|que|che|som|jotka|kteří))? (?:${ARE})${MOSTLY} (?:[dl]['’])?$`,
    "iu",
  ),
);
/** "A fifth of them native speakers of German". */
const SHARE_NATIVE = folded(
  new RegExp(
    `${wholeWords(SHARE)}(?: \\p{L}{1,12}){0,3} (?:di madrelingua|de langue(?: maternelle)?|de lengua|de língua|mit muttersprache|native|med modersmål) $`,
    "iu",
  ),
);

/** An English adjective, and people who make or do something: "Polish hauliers". */
const ENGLISH_NAME = /^\p{Lu}\p{Ll}{1,12}(?:ish|ese|ian|man|ch|ic|ek|ean)$/u;
const DOERS_BEHIND =
  /^(?: (?:and|or) \p{Lu}\p{Ll}{2,15})? (?!(?:speak|writ|edit|read|transl|interpret|teach|tutor|copywrit|lett|newslett|answ|pap|subtitl)ers?(?!\p{L})|(?:editors|translators|linguists)(?!\p{L}))(?:\p{Ll}{3,14}(?:ers|ors|ists)|suppliers?|partners?|guests?|colleagues?|farms?|hotels?|schools?|shops?|brands?|factor(?:y|ies)|plants?|hospitals?|authorit(?:y|ies)|universit(?:y|ies)|ministr(?:y|ies)|families|friends)(?!\p{L})/u;
/** People, companies and places behind a Nordic adjective: "danska och tyska leverantörer". */
const GROUP_BEHIND =
  /^ (?:leverantör\p{L}{0,5}|kunder\p{L}{0,2}|kolleg[ao]r?\p{L}{0,2}|gäster\p{L}{0,2}|turister|patienter|bolag\p{L}{0,2}|företag\p{L}{0,2}|förlag|butiker|hotell|myndighet\p{L}{0,4}|fabriker|återförsäljare|chaufförer|ägare|moderbolag\p{L}{0,2}|huvudkontor\p{L}{0,2}|produkter|familj\p{L}{0,8}|leverandør\p{L}{0,4}|gæster|gjester|virksomhed\p{L}{0,3}|bedrift\p{L}{0,3})(?!\p{L})/u;
/** Romance adjectives stand behind: "fournisseurs polonais". */
const GROUP_BEFORE = folded(
  /(?<!\p{L})(?:fournisseurs?|collègues?|partenaires?|homologues?|interlocuteurs?|voisins?|touristes?|marques?|usines?|groupe|hôtels?|proveedor(?:es)?|soci[oa]s?|colegas?|compañer[oa]s?|huéspedes|turistas?|grupo|fábricas?|fornecedor(?:es)?|parceir[oa]s?|hóspedes?|motoristas?|fornitor[ei]|collegh?[aei]|ospit[ei]|turisti|gruppo|stabiliment[oi]|clienti|dostawc\p{L}{1,4}|klient\p{L}{1,4}) $/iu,
);
/** "Et tysk familiefirma". */
const NORDIC_ARTICLE = /(?<!\p{L})(?:en|ett|et|ei) $/iu;
const NORDIC_NOUN_BEHIND =
  /^ (?!(?:som|der|och|og|eller|på|med|uten|uden|utan|er|är|til|till|for|för|skriftlig\p{L}?|muntlig\p{L}?|fly[dt]\p{L}{4}|nivå|niveau|tale?|modersmål|språk|sprog)(?!\p{L}))\p{Ll}{3,}/u;

/** A clause that names the language of those people after all: "…, so that language is a plus". */
const THAT_LANGUAGE = folded(
  /(?<!\p{L})(?:(?:that|this|their) language|the language(?! (?:of|in|for|is)(?!\p{L}))|diese sprache|cette langue|ese idioma|esa lengua|ess[ae] (?:língua|idioma)|questa lingua|quella lingua|die taal|ten język|tego języka|(?:det )?språket|(?:det )?sproget|sitä kieltä|se kieli|ten(?:to)? jazyk)(?!\p{L})/iu,
);

/** Returns what is said of the language that people from somewhere speak, behind words for it; null where nothing is. */
export function saidOfThatLanguage(behind: string): string | null {
  const match = THAT_LANGUAGE.exec(behind);
  return match === null ? null : behind.slice(match.index + match[0].length);
}

/** "Most are " */
const SHORTEST_CLAUSE = 9;

/** Returns whether the name of a language tells where people, companies or things come from. */
export function isOfPeople({ before, behind }: Surroundings, word: string): boolean {
  if (before.length >= SHORTEST_CLAUSE && (PEOPLE_ARE.test(before) || SHARE_NATIVE.test(before))) return true;
  if (ENGLISH_NAME.test(word) && DOERS_BEHIND.test(behind)) return true;
  if (GROUP_BEHIND.test(behind) || GROUP_BEFORE.test(before)) return true;
  return NORDIC_ARTICLE.test(before) && word.endsWith("sk") && NORDIC_NOUN_BEHIND.test(behind);
}

/** What a share of people speaks: "all of them speak better English than we do". */
const SHARE_SPEAKS = phrases(
  String.raw`(?:they|(?:all|both|most|many|some|half|a third) of (?:them|us|(?:our|the) \p{L}{1,15})) (?:all |also )?(?:speak|talk|chat)`,
  String.raw`(?:die meisten|viele|alle|die hälfte) (?:\p{L}{1,15} ){0,3}(?:sprechen|spricht)|(?:la plupart|beaucoup|tous|la moitié) (?:\p{L}{1,15} ){0,3}parl(?:e|ent)|(?:la mayoría|muchos|todos|la mitad) (?:\p{L}{1,15} ){0,3}habla[n]?|(?:a maioria|muitos|todos|metade) (?:\p{L}{1,15} ){0,3}fala[m]?`,
  String.raw`(?:la maggior parte|molti|tutti|(?:la )?metà) (?:\p{L}{1,15} ){0,3}parla(?:no)?|(?:de meeste[n]?|veel|alle|de helft) (?:\p{L}{1,15} ){0,3}spre(?:ken|ekt)|(?:większość|wielu|wszyscy|połowa) (?:\p{L}{1,15} ){0,3}mówi|(?:de flesta|många|alla|hälften|de fleste|mange|alle|halvdelen|halvparten) (?:\p{L}{1,15} ){0,3}(?:talar|pratar|taler|snakker)|(?:useimmat|monet|kaikki) (?:\p{L}{1,15} ){0,3}puhuvat|(?:většina|mnoho|všichni|polovina) (?:\p{L}{1,15} ){0,3}mluví`,
);
/** A few customers, whom somebody answers. */
const SOME_WRITE = folded(
  /(?<!\p{L})(?:some|a few|certain|several|einige|manche|einzelne|quelques|certain\p{L}{1,2}|algunos|algunas|alguns|algumas|alcuni|alcune|qualche|sommige|enkele|niektórzy|część|vissa|några|en del|nogle|enkelte|noen|jotkut|někteří) (?:of (?:our|the) |unserer |de nos |de nuestros |dos nossos |van onze |naszych |av våra |af vores |av våre )?(?:\p{L}{1,15} ){1,2}(?:writes?|speaks?|schreiben|sprechen|écri(?:t|vent)|parlent|escriben|hablan|escrevem|falam|scriv(?:e|ono)|parlano|schrijven|spreken|piszą|mówią|skriver|talar|taler|snakker|kirjoittavat|puhuvat|píšou|mluví)(?!\p{L})/iu,
);
export const isOfSome = (text: string): boolean => SOME_WRITE.test(text);

/** Rules out most texts for a fraction of the time. */
const SPEAKS = /speak|talk|chat|spr[ei]|parl|habl|fala|mówi|tala|prata|snakk|puhu|mluv/iu;
export const isSpokenByMany = (text: string): boolean => SPEAKS.test(text) && SHARE_SPEAKS.test(text);

/** What follows from what others speak: "…, so Romanian is a plus". */
const SO = folded(
  /[,:–] ?(?:(?:and )?so|therefore|which is why|deshalb|daher|also|darum|donc|alors|así que|por eso|por isso|quindi|perciò|per questo|dus|daarom|więc|dlatego|så|därför|derfor|joten|siksi|takže|proto) /iu,
);

/** Returns what follows from the first part of a sentence, behind a word for that; null where nothing does. */
export function consequenceOf(text: string): string | null {
  const match = SO.exec(text);
  return match === null ? null : text.slice(match.index + match[0].length);
}
