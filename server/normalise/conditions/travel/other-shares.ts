import { folded } from "#normalise/text/folded-expression.ts";
import { quickly } from "#normalise/text/quick-expression.ts";
import type { Bounds } from "#contract/schemas/job-terms.ts";

/** Right behind a share: a post or a form of work that it is of: "50 % stilling", "100% remote". */
const OF_POST_BEHIND = folded(
  /\d ?%[) ]?[ -](?:fully |permanent |vollständig |en |im |in |à |de |di )?(?:remote|home[- ]?office|homebased|home-based|from home|télétravail|teletrabajo|teletrabalho|remot[oa]|zdaln\p{L}{1,5}|hybrid|thuiswerk\p{L}{0,3}|distans\p{L}{0,6}|hjemmekontor|hjemmearbejde|hemifrån|hemarbete|etäty\p{L}{1,4}|etänä|z domova|la distanță|smart working|stilling\p{L}{0,6}|stelle\p{L}{0,10}|pensum|tjänst\p{L}{0,3}|anställning|ansættelse|stillings\p{L}{1,6}|position|role|post|poste|job|contract|contrat|contrato|contratto|etat\p{L}{0,2}|úvazek|úvazku|baan|functie|aanstelling|tjeneste|werk van thuis|bezahlt|paid)(?!\p{L})/iu,
);
/** Right before a share: a post that it is of: "poste à 80 %", "stilling på 60 %". */
const OF_POST_BEFORE = folded(
  /(?<!\p{L})(?:(?:poste|contrat|emploi) à|(?:stelle|anstellung|teilzeit|arbeitspensum)(?: zu| mit| von)? ?\(?|stelle ?\(|(?:stilling|tjänst|tjänsten|stillingen) (?:på|er på|är på) ?|(?:position|role|post) at|(?:etat|etatu|úvazek)(?: na)?|aanstelling van|impiego (?:al|del)|puesto al|vaga a) ?$|(?<!\p{L})(?:home[- ]?office|remote(?: work(?:ing)?)?|télétravail|teletrabajo|teletrabalho|smart working|thuiswerken|praca zdalna|pracy zdalnej|distansarbete|hjemmearbejde|hjemmekontor|etätyö\p{L}{0,3}|práce z domova|home office|telemuncă|arbeitszeit|workload|tasa de ocupación|grau de ocupação|pensum|oficina|büro|bureau|office)(?!\p{L})(?:,|:)?(?: \p{L}{1,10}){0,3} ?$/iu,
);
/** Shares up to a full week that stand beside a name of field work: "Außendienst 80–100 %". */
const WORKLOAD = /(?<!\d)\d{2} ?%? ?[-–] ?100 ?%|\d{2,3} ?% ?\((?:[mwfdx]\/|all)/iu;
const NAMES_FIELD_WORK = /außendienst|aussendienst|kundendienst|in the field|auf montage/iu;
/** What somebody pays, or how time is paid. */
const PAYS = folded(
  /(?<!\p{L})(?:(?:we|it|company|employer) (?:will )?(?:also )?(?:cover|pay|contribute|subsidi[sz]e|fund|refund)s?|covers|contribut\p{L}{1,5}|subsid\p{L}{1,5}|(?:is|are|will be) (?:paid|compensated|counted) (?:at|as)|bezuschuss\p{L}{1,3}|zuschuss|(?:wir|firma) (?:übernehm|zahl|bezahl)\p{L}{1,3}|übernehmen wir|zahlen wir|vergütet|als arbeitszeit|bezahlt|prise en charge|pris en charge|prenons en charge|participation|abonnement|payée?s? à|rémunéré\p{L}{0,2}|subvenc\p{L}{2,7}|pagamos|cubrimos|abono|se paga|comparticip\p{L}{2,5}|pagamos|vale[- ]transporte|passe|contribut[oi]|paghiamo|pagat[oi]|abbonamento|(?:wij|we) (?:betalen|vergoeden)|betaald|bijdrage|dofinansow\p{L}{2,6}|pokrywamy|płatn\p{L}{1,3}|płacimy|bilet\p{L}{0,2}|vi (?:betalar|betaler|giver|gir|dekker|dækker|står för)|bidrag|tilskud|tilskudd|ersätt\p{L}{1,3}|betales|betalas|lønnes|maksamme|korva\p{L}{2,7}|tuemme|työsuhdematka|příspěv\p{L}{1,4}|přispív\p{L}{1,5}|platíme|hradíme|placen\p{L}{1,2}|proplác\p{L}{1,4}|decont\p{L}{2,4}|subvențion\p{L}{2,4}|plătim|abonament\p{L}{0,3}|jobticket|deutschlandticket|bahncard|season ticket|travelcards?|covered|paid \d{2,3}|(?:empresa|compañía|azienda|arbeitgeber|werkgever|employeur|entreprise|arbejdsgiver\p{L}{0,2}|arbeidsgiver\p{L}{0,2}|arbetsgivaren|pracodawca|zaměstnavatel|angajatorul|työnantaja) (?:paga|assume|suporta|trägt|zahlt|übernimmt|betaalt|vergoedt|prend|betaler|betalar|płaci|pokrywa|platí|hradí|plătește|maksaa|står))(?!\p{L})|支給|交通費|手当/iu,
);
/** Money off: "Descuento del 30 % en viajes", "50% slevu na cestování", "100% free travel". */
const DISCOUNTED = folded(
  /(?<!\p{L})(?:discount\p{L}{0,3}|half-price|free travel|rabatt\p{L}{0,2}|rabat|vergünstig\p{L}{2,5}|kostenlos\p{L}{0,2}|réduction|remise|gratuit\p{L}{0,2}|descuento|gratis|desconto|sconto|korting|zniżk\p{L}{1,2}|alennu\p{L}{1,5}|slev\p{L}{1,2}|reducere|får \d{1,3} ?% på)(?!\p{L})/iu,
);
/** Right behind a share or the travel that it is of: whose it is. */
const OF_ALL =
  /^ (?:of|by|der|von|de|di|dei|van|av|af|z|hos) (?:our|all|nos|nuestros|nossos|nostri|onze|våra|vores|våre|naszych|unserer)(?!\p{L})/iu;
/** Travel that is said to be little, of which a large share can't be meant. */
const LITTLE_WORDS = String.raw`(?:some|occasional(?:ly)?|limited|minimal|gelegentlich\p{L}{0,2}|gering\p{L}{0,2}|punktuell\p{L}{0,2}|etwas|quelques|ponctuel\p{L}{0,4}|occasionnel\p{L}{0,4}|algun[oa]s?|ocasiona\p{L}{1,4}|esporádic\p{L}{1,2}|puntual\p{L}{0,2}|algumas?|alguns|pontua\p{L}{1,2}|qualche|saltuari\p{L}{0,2}|occasionali|enkele|af en toe|incidentele?|sporadyczn\p{L}{1,2}|okazjonaln\p{L}{1,2}|noe|lejlighedsvise?|enkelte|vissa|någon|satunnais\p{L}{1,3}|jonkin verran|občas\p{L}{0,2}|ocazional\p{L}{0,2}|câteva)`;
const JOURNEYS = String.raw`(?:travel|trip|(?:dienst|geschäfts)?reis|rej?s|déplac|voyag|viaj|viag|desplaz|desloc|trasfert|podróż|wyjaz|deleg|tjänstereso|matk|cest|deplas|călător)`;
const LITTLE = folded(
  new RegExp(
    String.raw`(?<!\p{L})(?:${LITTLE_WORDS}(?: [\p{L}'’]{1,15}){0,2} ${JOURNEYS}|${JOURNEYS}\p{L}{0,12}(?: \p{L}{1,15}){0,4}? ${LITTLE_WORDS}(?!\p{L}))`,
    "iu",
  ),
);
const LARGE = 40;

/** Returns whether a share is too large for travel that the same sentence calls little. */
export const isTooLarge = (text: string, { min, max }: Bounds): boolean =>
  (max ?? min ?? 0) >= LARGE && LITTLE.test(text);

/** What has grown, and what is earned or done elsewhere by others. */
const GREW = quickly(
  /(?<!\p{L})(?:grew|has grown|have grown|gewachsen|a augmenté|a progressé|ha crecido|creció|cresceu|è cresciut[oa]|gegroeid|wzros\p{L}{1,3}|ökade|har vuxit|voksede|er vokset|har vokst|kasvoi|vzrostl\p{L}|a crescut)(?!\p{L})/iu,
);
/** Somebody books what others travel. */
const ORGANISES = quickly(
  /(?<!\p{L})(?:(?:book|organi[sz]|arrang|coordinat|buch|organisier|réserv|organiz|reserv|gestion|prenot|boek|regel|rezerw|boka|bestill|planlæg|planlegg|järjest|varaa|objedná|rezerv)\p{L}{0,6}|plan(?! to| on| for)|planst|planen|planifi\p{L}{1,5}|planerar)(?!\p{L})/iu,
);
const FOR_LEADERS = folded(
  /(?<!\p{L})(?:executives?|management|board|directors?|leadership|speakers|guests|geschäftsführ\p{L}{1,6}|geschäftsleitung|vorstand\p{L}{0,3}|leitung|führungskräfte|davon|direction|dirigeants|dirección|directivos|direção|direzione|dirigenti|directie|zarząd\p{L}{0,2}|dyrekcj\p{L}|ledning(?:en)?|chefer|ledelse(?:n)?|direktion(?:en)?|johdon|johtajien|veden\p{L}{1,3}|conducer\p{L}{1,3}|of which|dont|de los cuales)(?!\p{L})/iu,
);

/** Right behind a share or before it: what is earned by each sale, of travel among other things. */
const COMMISSION_BEHIND = folded(
  /%[) ]?(?:in |of |an |de |di |d['’]|av |af )? ?(?:commissions?|provision(?:en)?|comisi[oó]n(?:es)?|comiss(?:ão|ões)|provvigion[ei]|provisie|prowizj\p{L}{1,2}|provisjon|provisio\p{L}{0,3}|komissio\p{L}{0,3}|proviz\p{L}{1,2})(?!\p{L})/iu,
);
const COMMISSION_BEFORE = folded(
  /(?<!\p{L})(?:commissions?|provision|comisión|comissão|provvigione|provisie|prowizj\p{L}|provisjon|provisio|komissio|provize)(?::| of| von| de| del| da| di| van| på| na)?(?: (?:un|up to|bis zu|jusqu['’]à|hasta|até|fino al|tot|do|upp till|op til|až))? ?$/iu,
);

/** How far around a share the words for a payment stand. */
const NEAR = 45;

/** A share as a pattern matches it, and where. */
interface MatchedShare {
  text: string;
  index: number;
  named: string;
}

/** Returns whether a share beside a word for travel is one of something else: of a post, of working from home, of costs. */
export function isOfSomethingElse({ text, index, named }: MatchedShare): boolean {
  const end = index + named.length;
  if (
    OF_POST_BEHIND.test(text.slice(index, end + 16)) ||
    OF_POST_BEFORE.test(text.slice(Math.max(0, index - NEAR), index))
  )
    return true;
  if (NAMES_FIELD_WORK.test(named) && WORKLOAD.test(text.slice(index, end + 6))) return true;
  if (OF_ALL.test(text.slice(end, end + 30))) return true;
  // The share ends what is matched, or begins it.
  const percent = text.indexOf("%", named.trimEnd().endsWith("%") ? end - 1 : index);
  if (percent >= 0 && COMMISSION_BEHIND.test(text.slice(percent, percent + 20))) return true;
  const digits = /\d{1,3} ?%/u.exec(text.slice(index, end + 1));
  if (digits !== null && COMMISSION_BEFORE.test(text.slice(0, index + digits.index).slice(-30))) return true;
  if (DISCOUNTED.test(text.slice(Math.max(0, index - 25), end + 25))) return true;
  return PAYS.test(text.slice(Math.max(0, index - NEAR), end + NEAR));
}

/** Returns whether a whole sentence reports growth, or of journeys that somebody books for others. */
export const isOfOtherJourneys = (text: string): boolean =>
  GREW.test(text) || (ORGANISES.test(text) && FOR_LEADERS.test(text));
