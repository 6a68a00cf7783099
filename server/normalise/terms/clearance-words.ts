import { quickPhrases } from "#normalise/text/phrases.ts";
import { folded } from "#normalise/text/folded-expression.ts";

/** Clearances by the names of their laws, authorities and forms. */
const NAME = quickPhrases(
  String.raw`(?:security check|counter[- ]terrorist check|developed vetting|enhanced security check)(?: \((?:sc|ctc|dv|esc)\))?(?: (?:vetting|clearance|level|checks?))?|baseline personnel security standard|(?:sc|dv|ctc|security|developed|national security|government) vetting|security screening by(?: the)? (?:state|government|police|authorities)|cleared (?:to|at|up to) (?:nato |eu )?(?:secret|top secret|confidential|sc|dv)|sicherheitsüberprüfungsgesetz\p{L}{0,2}|sicherheitsüberprüf\p{L}{1,4}`,
  String.raw`habilitation (?:de niveau |au niveau |au |de )?(?:secret|confidentiel|très secret)(?: défense)?|habilitée? (?:au niveau )?(?:secret|confidentiel|très secret)(?: défense)?|enquête administrative(?: de sécurité)?|(?:habilitación|acreditación)(?: personal)? de seguridad|credenciação(?: nacional)? de segurança`,
  String.raw`nulla ?osta(?: di)? sicurezza|(?:vgb|aivd)|veiligheidsonderzoek|postępowani\p{L} sprawdzając\p{L}{1,2}|säkerhetspröv\p{L}{1,6}|sikkerhetsklarer\p{L}{1,4}|sikkerhedsgodkend\p{L}{1,7}|\p{L}{0,8}turvallisuusselvity\p{L}{1,5}|(?:bezpečnostní )?prověrk\p{L}(?= (?:nbú|na stupeň|stupně))`,
);
const UNSPACED_NAME = /セキュリティ・?クリアランス|適性評価/u;
/** People who are vetted themselves. */
const VETTED = quickPhrases(
  String.raw`(?:you(?:['’]ll| will| must| have to| need to)?|candidates? (?:will|must)) (?:need to )?be (?:\p{L}{1,12} )?(?:vetted|security[- ]cleared|cleared (?:to|at)|screened by)|(?:du|sie) (?:wirst|werden|musst|müssen)[^.;]{0,40}sicherheitsüberprüft|(?:du|kandidaten) (?:må|skal|vil)(?: kunne)? (?:bli |blive )?(?:sikkerhetsklarer\p{L}{1,3}|sikkerhedsgodkendes)|säkerhetsprövas|(?:je|u) wordt gescreend door de (?:aivd|mivd)`,
);
const ASKED = quickPhrases(
  String.raw`must|needs?|requires?|required|condition|goes? through|pass|obtain|hold|will be|able to|eligible|before you`,
  String.raw`voraussetzung|vorausgesetzt|erforderlich|notwendig|bereitschaft|müssen|musst|muss|suppose|nécessite|exige|devr\p{L}{1,3}|requiert|obtenir|précède|condition|hay que|requiere|imprescindible|necesari[oa]|obligatori[oa]|obtener|é preciso|obriga|obter|obrigatóri[oa]|necessári[oa]`,
  String.raw`devi|deve|richiest[oa]|necessari[oa]|ottenere|nodig|vereist|verplicht|ondergaan|onderzoek|musisz|musi|wymagan\p{L}{1,2}|przejść|uzyskać|innan|krävs|kräver|genomgå\p{L}?|kræver|kræves|kreves|krever|gjennomgå|må|skal|siden du|tehdään|voidaan tehdä|edellyt\p{L}{1,6}|vaadi\p{L}{1,4}|musíte|musíš|podmínkou|nutn[áéý]|získat|vyžaduj\p{L}{1,3}`,
);
const UNSPACED_ASKED = /必要|必須|要件|取得でき/u;
const DENIED = folded(
  /(?<!\p{L})(?:no|not|without|(?:do|does|wo)n['’]t|nicht|keine?r?|ohne|pas|aucune|sans|sin|não|sem|non|senza|geen|niet|zonder|nie|bez|inte|ingen|inget|utan|ikke|uden|uten|ei|eikä|ilman|nepotřebuj\p{L}{1,3}|nevyžaduj\p{L}{1,3})(?!\p{L})/iu,
);
/** What the employer makes, sells or does for others. */
const OTHERS = folded(
  /(?:customers?|clients?|kund(?:en|er)|klanten|clientes|clienti|klient\p{L}{1,4}|asiakka\p{L}{1,4}|market|verktyg|tools?|verktøy|værktøj|products?|suppliers?|myndigheter|airport|software)(?!\p{L})/iu,
);

/** Returns whether a sentence says, in words of its country, that people must be cleared. */
export function asksForVetting(text: string): boolean {
  if (UNSPACED_NAME.test(text)) return UNSPACED_ASKED.test(text);
  if (!NAME.test(text) && !VETTED.test(text)) return false;
  const clause = text.split(/[;:]/u).find((part) => NAME.test(part) || VETTED.test(part)) ?? text;
  if (DENIED.test(clause)) return false;
  return VETTED.test(clause) || (ASKED.test(clause) && !OTHERS.test(clause));
}
