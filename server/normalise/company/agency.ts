import { folded } from "#normalise/text/folded-expression.ts";
import type { Evidenced } from "#normalise/result.ts";
import type { PreparedText } from "#normalise/text/prepared-text.ts";
import { quickly } from "#normalise/text/quick-expression.ts";

/** Names of the staffing industry itself, without makers of software for it. */
const TRADE = folded(
  /^(?:staffing|recruit(?:ing|ment)|executive search|temporary help|human resources? consult(?:ing|ancy)|personnel)(?:$| (?:and|&|services?|agenc(?:y|ies)|firms?|help|placement|consult)| ?[,/(])|(?:staffing|recruit(?:ing|ment)|employment) (?:agenc(?:y|ies)|firms?|services?)|staffing (?:and|&) recruit/iu,
);

/** Words that only a staffing firm has in its name. */
const NAME = folded(
  /\b(?:recruit(?:ing|ment|ers)|staffing|head ?hunt(?:ers?|ing)|executive search|resourcing|personnel|personal(?:beratung|vermittlung|dienstleist\w*)|zeitarbeit|manpower|(?:employment|talent|recruitment) agency|talent (?:solutions|partners|search|acquisition group)|search (?:group|partners)|workforce solutions|consultants? en recrutement|recrutement|reclutamiento|recrutamento)\b/iu,
);
/** Words in the names of companies that make software for staffing. */
const NAMED_MAKER = /\b(?:software|technolog(?:y|ies)|tech|labs?|ai|app|cloud|systems?|platform|\.(?:io|com|ai))\b/iu;

const CLIENT = String.raw`(?:(?:[\p{L}-]+ ){0,3}clients?|kunden?|mandant(?:en)?|klienta?|klient[óo]w|cliente?s?)`;
const OURS = String.raw`(?:our|my|one of our|unser(?:e[nmrs]?)?|einen? unserer|notre|un de nos|l'un de nos|nuestro|uno de nuestros|nosso|um de nossos|naszego|jednego z naszych)`;

/** Sentences that say a firm hires on behalf of another company. */
const ON_BEHALF: readonly RegExp[] = [
  // "Our client, a leading bank, is looking for …" at the start of a sentence.
  /^\W*(?:about )?(?:our|my) client(?:['’]s|s)?(?: \([^)]*\))?(?:,| is| are| has| seeks?| needs?| wants?|:|$)/iu,
  /^\W*(?:unser (?:kunde|mandant|auftraggeber)|notre client|nuestro cliente|nosso cliente|nasz klient)(?:,| | est| es|:|$)/iu,
  folded(new RegExp(String.raw`\bon behalf of (?:${OURS}|a|the) ${CLIENT}`, "iu")),
  folded(
    new RegExp(
      String.raw`\b(?:im auftrag|pour le compte|por cuenta|em nome|na zlecenie)(?: (?:de|von|of))? ${OURS} ${CLIENT}`,
      "iu",
    ),
  ),
  // "We are hiring an engineer for our client", not "for our client projects".
  folded(
    new RegExp(
      String.raw`\b(?:hiring|recruiting|searching|looking|seeking|recruit|sourcing|suchen|recherchons|buscamos|procuramos|poszukujemy)\b[^.]{0,90}?\b(?:for|f[üu]r|pour|para|dla) ${OURS} ${CLIENT}(?=[,.!:;)]|$| (?:in|based|who|which|that|is|with|located|from|a|an|the)\b)`,
      "iu",
    ),
  ),
  /\bjoin (?:our|one of our) clients?(?:['’]s?)?(?: in| as|,| team| company|\.|$)/iu,
  folded(
    /\bwe(?:['’]re| are) (?:an?|the|one of the) (?:[\p{L}\d-]+,? ){0,6}?(?:recruit(?:ment|ing)|staffing|executive search|headhunting|talent acquisition|talent) (?:agency|firm|consultancy|consultants|boutique)\b/iu,
  ),
];

/** A cheap first test: each of those sentences has one of these words. */
const QUICK = quickly(/client|kund|mandant|auftraggeber|klient|cliente|agency|firm|consultan|boutique/iu);

/** The sections that say who is hiring; duties, requirements and benefits mean other clients. */
const TELLING = new Set(["intro", "about", "role"]);

/** Returns whether only a staffing firm would have this name. */
export function isStaffingName(name: string): boolean {
  return NAME.test(name) && !NAMED_MAKER.test(name);
}

/** Returns whether a staffing firm hires for a client, judging by its industry, its name and its text. */
export function readAgency({
  company,
  prepared,
}: {
  company: { name?: string; industries?: readonly string[] };
  prepared: PreparedText;
}): Evidenced<boolean> {
  const trade = company.industries?.find((industry) => TRADE.test(industry.trim()));
  if (trade !== undefined) return { value: true, evidence: `company industry: ${trade}` };
  const name = company.name ?? "";
  if (isStaffingName(name)) return { value: true, evidence: `company name: ${name}` };
  for (const { text, section } of prepared.sentences) {
    if (TELLING.has(section) && QUICK.test(text) && ON_BEHALF.some((pattern) => pattern.test(text)))
      return { value: true, evidence: text };
  }
  return { value: false, evidence: "" };
}
