import type { CollectedBoard } from "./collect-boards.ts";

/**
 * Words in names and tokens of companies whose work has a place: transport, care, schools, hotels, shops, trades. Tokens run words
 * together, so only words that don't occur inside others are listed.
 */
const HANDS_ON =
  /logistic|transport|trucking|freight|courier|deliver(?:y|ies)|automotive|dealership|\bford\b|toyota|honda|chevrolet|nissan|hyundai|nursing|rehab|assistedliving|assisted living|senior ?living|homecare|home care|caregiver|hospice|dental|dentist|orthodont|veterinar|animal ?hospital|clinic|hospital|pharmac|school|academy|college|preschool|childcare|child care|daycare|montessori|kindergarten|kita\b|church|ministr|hotel|resort|\binn\b|restaurant|grill|pizza|burger|bakery|cafe|coffee|catering|brewing|brewery|steakhouse|fitness|\bgym\b|salon|barber|plumbing|heating|roofing|landscap|construction|contractor|electric(?:al)? co|hvac|carpentry|welding|machining|manufactur|foundry|steel|farm|cleaning|janitorial|security guard|countyof|county of|cityof|city of|pflege|klinik|krankenhaus|apotheke|gastro|handwerk|elektro|bau\b|spedition|transporte|hospitais|clinica|supermercado|constru[tc]/i;

/** Returns whether the name or token of a board speaks of work that has a place. */
export function isHandsOn({ company, token }: Pick<CollectedBoard, "company" | "token">): boolean {
  return HANDS_ON.test(`${company ?? ""} ${token}`);
}
