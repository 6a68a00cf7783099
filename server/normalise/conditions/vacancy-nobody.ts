import { quickLatinPhrases } from "#normalise/text/phrases.ts";

const NOW = String.raw`(?:right now|at the moment|just now|at present|currently|today|im moment|derzeit|momentan|zurzeit|gerade|aktuell|pour l['’]instant|en ce moment|actuellement|ahora mismo|en este momento|por ahora|de momento|actualmente|por agora|neste momento|al momento|in questo momento|attualmente|op dit moment|momenteel|w tej chwili|obecnie|na razie|i dagsläget|just nu|för närvarande|lige nu|i øjeblikket|akkurat nå|for tiden|for øyeblikket|juuri nyt|tällä hetkellä|teď|momentálně|aktuálně|v tuto chvíli)`;
/** Nobody is sought. */
const SEEKS_NOBODY = String.raw`(?:(?:are(?:n['’]t| not)|not) (?:actively )?(?:hiring|recruiting|looking for (?:anyone|anybody))|(?:suchen wir|wir suchen) (?:niemanden|keine neuen)|ne (?:recrutons|cherchons) (?:pas(?! d)|personne)|no buscamos a nadie|no estamos contratando|não (?:procuramos ninguém|estamos a (?:contratar|recrutar)|estamos contratando)|non cerchiamo nessuno|non stiamo assumendo|(?:zoeken (?:wij|we)|(?:wij|we) zoeken) niemand|nikogo nie szukamy|nie szukamy nikogo|(?:söker|anställer|rekryterar) vi ingen|vi (?:söker|anställer) ingen|(?:søger|søker|ansætter|ansetter) vi ingen|vi (?:søger|søker) ingen|emme (?:etsi|palkkaa|hae) ketään|nikoho nehledáme|nikoho nenabíráme)`;
/** A reserve of people who have passed, as public employers keep it. */
const RESERVE = String.raw`reservas? de recrutamento|(?:constitui(?:ção|r)|constituci[oó]n|creación) de (?:una? )?(?:bolsa de (?:empleo|trabajo|interin\p{L}{2,5}|recrutamento)|lista de (?:espera|reserva))|formazione di (?:una )?graduatoria|liste de réserve|réserve de recrutement|wervingsreserve|recruitment reserve|reserve list of candidates`;
/** Where people put their names. */
const ON_OUR_LIST = String.raw`(?:lämna|skicka)(?: in)? (?:en|din) intresseanmälan|(?:you(?:['’]ll| will) be|finns du(?: med)?|står du|stehst du|steht|stehen sie) (?:on|i|på|auf) (?:our|vår|lista|listan|unserer) ?(?:list|lista|liste)?|meld (?:din )?interesse|skriv dig (?:op )?på (?:vores )?listen`;
/** Says that nobody is sought now, or that names are kept in a list or a reserve. */
const NOBODY_NOW = quickLatinPhrases(
  String.raw`${NOW},? (?:[\p{L}'’]{1,10} ){0,3}?${SEEKS_NOBODY}`,
  String.raw`${SEEKS_NOBODY}(?: [\p{L}'’]{1,12}){0,3}? ${NOW}`,
  RESERVE,
  ON_OUR_LIST,
);

/** Returns whether a sentence, or a title, says that nobody is sought now or that a reserve of people is kept. */
export const seeksNobodyNow = (text: string): boolean => NOBODY_NOW.test(text);
