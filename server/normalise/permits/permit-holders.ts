import { folded } from "#normalise/text/folded-expression.ts";
import { PERMIT_SOURCE } from "./permit-names.ts";

// Sentences about people who have a permit already, and what an employer offers them: none of it is help with a visa.

const ARTICLES = String.raw`(?: (?:a|an|your|the|valid|ein\p{L}{0,2}|dein\p{L}{0,2}|ihr\p{L}{0,2}|gültig\p{L}{1,2}|bereits|schon|une?|le|la|votre|valable|el|un\p{L}?|tu|il|tuo|een|je|geldig\p{L}?|ett?|en|giltigt|gyldig\p{L}?|voimassa|oleva|platn\p{L}{1,2}|ważn\p{L}{1,2}|o|um|uma|seu|already|déjà|ya|já|già|al|już|redan|allerede|jo|už|deja)){0,3} `;
const HAVE = String.raw`(?:if you (?:already )?(?:have|hold)|once you have|when you have|(?:sobald|wenn|falls) (?:du|sie|ihr)|hast du|haben sie|(?:si )?(?:vous avez|tu as)|avez-vous|si tienes|si cuentas con|se tens|se tem|se hai|se possiedi|heb je|als je|masz|jeśli masz|har du|om du har|hvis du har|onko sinulla|jos sinulla on|máte|pokud máte|^ai|dacă ai|sobald|once|as soon as|dès que|en cuanto|assim que|non appena|zodra|gdy tylko|så snart|heti kun|jakmile|bring|send us|show us|^(?:avec|con|mit|med|with)|(?:people|persons|candidates|applicants|anyone|those|personas|candidatos|gente|personnes|candidats|personen|menschen|leute|bewerber|mensen|kandidaten|osoby|osobom|personer|folk|persone|candidati|lidem|persoane|quem|chi|those) (?:with|con|com|avec|mit|met|z|med|s|cu|who (?:have|hold)|qui (?:ont|possèdent)|que (?:tengan|tenham|tienen|têm)|che (?:hanno|possiedono)|die|som har|joilla on|kteří mají|care au|tenha|tem|ha))`;
const HOLDERS = folded(
  new RegExp(
    String.raw`(?<!\p{L})${HAVE}${ARTICLES}${PERMIT_SOURCE}(?! (?:nodig|benötig|brauch|brug|needed|besoin))`,
    "iu",
  ),
);
/** Not what visas are helped with. */
const CONTRACT = folded(
  /(?<!\p{L})(?:contract|contracts|interviews?|vertrag|arbeitsvertrag|cdi|contrato|contratto|vast contract|umow\p{L}{1,2}|anställning|fast stilling|vakitui\p{L}{1,4}|smlouvu|einarbeitung|onboarding)(?!\p{L})/iu,
);
/** Says that the reader needs the permit, which no contract is beside. */
const NEEDING = folded(
  /(?<!\p{L})(?:need|needs|brauchst|benötig\p{L}{1,3}|besoin|necesitas|precisas|bisogno|nodig|potrzebujesz|behöver|brug for|trenger|tarvitset|potřebujete|nevoie)(?!\p{L})/iu,
);

/** Returns whether a sentence speaks of what people get who have a permit already. */
export const isOfHolders = (text: string): boolean =>
  HOLDERS.test(text) && (CONTRACT.test(text) || !NEEDING.test(text));
