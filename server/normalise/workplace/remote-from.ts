import { listsIn } from "#normalise/place/native-names.ts";
import { everyLatinPhrase, quickLatinPhrases } from "#normalise/text/phrases.ts";
import { spansOf } from "#normalise/text/spans.ts";

/** Remote work, and what stands before the country to do it from. */
const SOURCES = [
  String.raw`(?:remote(?:ly)?|home-?office|homeoffice|mobil) (?:aus|von|in|innerhalb(?: von)?)|(?:à distance|en (?:télétravail|remote|distanciel)|télétravail|remote) (?:depuis|en|au|aux|dans|d(?=['’]))|(?:a distancia|en remoto|remoto|teletrabajo|en teletrabajo|remotamente) (?:desde|en|dentro de)|(?:a|à) distância (?:a partir d[eao]|de|do|da|em|no|na|desde)|(?:remotamente|remot[oa]|home office|teletrabalho|em teletrabalho) (?:a partir d[eao]|de|do|da|em|no|na|desde)|(?:da remoto|remoto|a distanza|in smart ?working|da casa) (?:dal|dalla|dall(?=['’])|dai|in|nel|nell(?=['’]))|(?:op afstand|remote|vanuit huis|thuiswerken(?:d)?|telewerken) (?:vanuit|in|binnen|van)`,
  String.raw`(?:zdalnie|zdalna|remote|z domu) (?:z|ze|w|we|na terenie)|(?:på distans(?:en)?|hemifrån|remote|distans) (?:från|i|inom)|(?:på (?:distancen?|afstand)|hjemmefra|remote|fjernarbejde) (?:fra|i|inden for)|(?:på (?:distanse|avstand)|hjemmefra|remote|hjemmekontor) (?:fra|i|innen)|(?:etänä|etätyönä|remote|kotoa)|(?:na dálku|remote|z domova|home office) (?:z|ze|v|ve|na)|(?:de la distanță|de acasă|remote|la distanță) (?:din|în|de pe)`,
];
const MAY_SAY = quickLatinPhrases(...SOURCES);
const FROM = everyLatinPhrase(...SOURCES);
/** How far the country may stand from the words, behind an article, in characters. */
const ARTICLE = 6;
/** The phrase stands at the start of its sentence or clause. */
const AT_START = /(?:^|[,;:(|•–—-]\s?)\W{0,3}(?:\d{1,3} ?%,? |\p{L}{2,12},? ){0,2}$/u;

/**
 * Returns whether a sentence or clause begins with remote work and the countries to do it from, which no ad says to people who have an office to go to:
 * "Zdalnie z Polski lub Litwy".
 */
export function isRemoteFrom(text: string, language: string): boolean {
  if (!MAY_SAY.test(text)) return false;
  const found = spansOf(text, FROM).filter(({ start }) => AT_START.test(text.slice(0, start)));
  if (found.length === 0) return false;
  const lists = listsIn(text, language);
  return found.some(({ end }) => lists.some(({ start }) => start >= end && start - end <= ARTICLE));
}
