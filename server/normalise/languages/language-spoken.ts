import { folded } from "#normalise/text/folded-expression.ts";
import { phrases } from "#normalise/text/phrases.ts";
import type { Surroundings } from "./language-levels.ts";

// The language in which people at work speak with each other, told without a person: "Im Team wird Englisch gesprochen".

/** Where people work together, which tells that a language isn't that of a country or of customers. */
const AT_WORK = phrases(
  String.raw`teams?|offices?|compan(?:y|ies)|us|internally|workplace|kitchen|crew|site|shop floor|\p{L}{0,10}team|büro|firma|betrieb|intern|uns|küche|werkstatt|baustelle|arbeitsplatz|équipes?|bureau|entreprise|interne|nous|chantier|cuisine|equipo|oficina|empresa|internamente|nosotr[oa]s|obra|cocina|equipa|equipe|escritório|nós|cozinha|ufficio|azienda|noi|cucina|cantiere`,
  String.raw`kantoor|bedrijf|onderling|keuken|werkvloer|zespole|zespołu|biurze|firmie|kuchni|nas|budowie|teamet|kontoret|företaget|firman|internt|köket|oss|arbetsplatsen|virksomheden|firmaet|køkkenet|os|arbejdspladsen|kjøkkenet|bedriften|arbeidsplassen|tiimissä\p{L}{0,3}|toimistolla\p{L}{0,3}|yrityksessä\p{L}{0,3}|keittiössä|keskenämme|meillä|týmu|kanceláři|firmě|kuchyni|echip[ăa]|birou|bucătărie|noi`,
);
const SPOKEN_BEFORE = folded(
  /(?<!\p{L})(?:(?:wird|wordt|werden|worden)(?: (?:überwiegend|meist(?:ens)?|hauptsächlich|nur|auch|ausschlie(?:ß|ss)lich|vooral|voornamelijk|meestal|er))?|(?:man|wij|we|wir) (?:spricht|redet|praten)|se (?:habla|usa|trabaja en|fala|usa|mluví|vorbește|lucrează în)|si (?:parla|usa|comunica in)|(?:fala|usa)-se|on (?:parle|cause|discute|échange)(?: en)?|mówi się(?: po| w)?|(?:talas|pratas|tales|snakkes|prates|bruges|brukes|används)(?: (?:det|der))?(?: (?:mest|bare|kun|på))?|(?:man|alla|alle) (?:talar|pratar|taler|snakker|prater)|puhutaan|käytetään)(?: (?:mostly|mainly|surtout|principalmente|sobre todo|soprattutto|głównie|mest|främst|primært|lähinnä|převážně))? ?(?:[dl]['’])?$/iu,
);
const SPOKEN_BEHIND = folded(
  /^(?: \p{L}{1,10}){0,2} (?:gesprochen|geredet|gesproken|gepraat|verwendet|(?:is|are) (?:the language )?(?:spoken|used)|(?:talas|tales|snakkes|puhutaan)|se (?:habla|fala|mluví))(?!\p{L})/iu,
);
/** Which verb opens the clause names no person: "wird Englisch gesprochen". */
const PASSIVE_BEFORE = /(?<!\p{L})(?:wird|wordt|werden|worden)(?: \p{L}{1,16}){0,2} $/iu;
const NEEDS_PARTICIPLE =
  /^(?: \p{L}{1,10}){0,2} (?:gesprochen|geredet|gesproken|gepraat|verwendet|gebruikt)(?!\p{L})/iu;

/** In everyday words: "w zespole gadamy po polsku", "quatschen wir Englisch". */
const WE_CHAT = folded(
  /(?<!\p{L})(?:we (?:all )?(?:chat|talk|joke|swear)(?: \p{L}{1,10}){0,1} in|(?:quatschen|plaudern|schnacken|schwätzen|quasseln) (?:wir|alle)|wir (?:quatschen|plaudern|schnacken|schreiben uns)(?: \p{L}{1,10}){0,1}|(?:on|nous) (?:bavard|discut|caus|bosse|bosso|travaill)\p{L}{1,4}(?: \p{L}{1,10}){0,1} en|charlamos en|nos entendemos en|conversamos em|chiacchieriamo in|ci capiamo in|(?:kletsen|praten|babbelen) (?:we|wij)(?: in het)?|(?:we|wij) (?:kletsen|praten|babbelen)(?: in het)?|(?:gadamy|rozmawiamy|dogadujemy się|piszemy) (?:\p{L}{1,10} )?(?:po|w)|(?:snackar|talar|pratar|jobbar|arbetar|snakker|prater|taler|jobber|arbejder) vi(?: (?:på|mest))?|vi (?:snackar|snakkes ved|skriver sammen)(?: på)?|(?:juttelemme|puhumme|keskustelemme)|(?:bavíme se|povídáme si|domlouváme se|mluvíme)(?: \p{L}{1,8})?|vorbim(?: în)?) ?(?:l['’])?$/iu,
);
/** In which language people work there: "we work in English", "atenderás clientes em espanhol", "im Team reden wir Englisch". */
const USED_IN = folded(
  /(?<!\p{L})(?:(?:we|you(?:['’]ll| will)?|(?:the|our) team|everybody|everyone) (?:all )?(?:work|works|write|writes|communicate|communicates|meet|meets|talk|talks|speak|speaks|operate|run \p{L}{1,12})(?: \p{L}{1,12}){0,3}? in|(?:hold|run|lead|follow|join|chair) (?:an? |our |the )?(?:meetings?|calls?|conversations?|workshops?|interviews?) in|(?:wir|sie) (?:arbeiten|sprechen|reden|kommunizieren)(?: \p{L}{1,12}){0,2}?|(?:arbeiten|sprechen|reden|kommunizieren) wir(?: \p{L}{1,12}){0,2}?|(?:nous|on) (?:travaillons|parlons|échangeons|travaille|parle|échange)(?: \p{L}{1,12}){0,2}? en|(?:trabajamos|hablamos|nos comunicamos|atenderás|escribirás|redactarás)(?: \p{L}{1,12}){0,2}? en|(?:trabalhamos|falamos|atenderás|atenderá|vais atender|escreverás)(?: \p{L}{1,12}){0,2}? em|(?:lavoriamo|parliamo|comunichiamo)(?: \p{L}{1,12}){0,2}? in|(?:wij|we) (?:werken|spreken|overleggen)(?: \p{L}{1,12}){0,2}? (?:in het )?|(?:pracujemy|rozmawiamy|komunikujemy się)(?: \p{L}{1,12}){0,2}?(?: po| w)?|vi (?:arbetar|pratar|talar|arbejder|taler|jobber|snakker)(?: \p{L}{1,12}){0,2}?(?: på)?|(?:pracujeme|mluvíme|komunikujeme)(?: v)?|työskentelemme) ?(?:in |auf |het )?$/iu,
);
export const isUsedIn = (before: string): boolean => USED_IN.test(before);

/** What people talk about is no language: "vi pratar om danska möbler". */
const TOPIC = folded(
  /(?<!\p{L})(?:talk|speak|chat|pratar|talar|taler|snakker|prater|reden|sprechen|parlons|hablamos|falamos|parliamo|praten|rozmawiamy|mluvíme)(?: \p{L}{1,12}){0,2} (?:about|über|om|over|sobre|di|de|o)(?: \p{L}{1,12})? $/iu,
);
export const isTopic = (before: string): boolean => TOPIC.test(before);

/** Others, with whom people speak otherwise. */
const OF_OTHERS = folded(
  /(?<!\p{L})(?:customers?|clients?|kund\p{L}{1,4}|clientes|clienti|klanten|klient\p{L}{1,4}|asiakka\p{L}{1,5}|zákazn\p{L}{1,5}|country|region|land|pays|país|paese|markets?|unterricht|course)(?!\p{L})[^.;,]{0,25}$/iu,
);

/** Returns whether words around a language say that it is spoken at work. */
export function isSpokenAtWork({ before, behind }: Surroundings): boolean {
  if (WE_CHAT.test(before)) return true;
  const isSaid = PASSIVE_BEFORE.test(before)
    ? NEEDS_PARTICIPLE.test(behind)
    : SPOKEN_BEFORE.test(before) || SPOKEN_BEHIND.test(behind);
  if (!isSaid || OF_OTHERS.test(before)) return false;
  return AT_WORK.test(`${before.slice(-60)} ${behind.split(/[.;,]/u)[0] ?? ""}`);
}
