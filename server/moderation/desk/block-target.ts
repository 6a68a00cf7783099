import { getDomain } from "tldts";
import type { CaseDetail } from "#contract/schemas/moderation/desk.ts";
import { type NamedAction, TARGET_HINTS } from "#contract/values/moderation/decision.ts";
import { ModerationError } from "#moderation/moderation-error.ts";
import type { Connection } from "#postgres/connection.ts";
import { type BlockTargets, countBlocked, isKnownBoard } from "#store/moderation/block-targets.ts";
import type { NewEvent } from "#store/moderation/events.ts";

/** A domain or a name that blocks more companies is a mistake. */
const MOST_COMPANIES = 20;
const LEAST_LETTERS = 4;

/** Returns what an action that names its target would usually block. */
export function usualTargets(company: BlockTargets | null): CaseDetail["targets"] {
  if (company === null) return {};
  const domain = company.website === null ? null : getDomain(company.website);
  return {
    ...(company.board !== null && { "block-board": company.board }),
    ...(domain !== null && { "block-domain": domain }),
    "block-name": company.name,
  };
}

/** Returns the target of an action that names it. Throws ModerationError for one that is unknown, or that would block many companies. */
export async function namedTarget(
  db: Connection,
  action: NamedAction,
  named: string | undefined,
): Promise<NonNullable<NewEvent["target"]>> {
  const refuse = (why: string) => new ModerationError("invalid-input", why, "target");
  const target = (named ?? "").trim();
  if (target === "") throw refuse(`Please name it. ${TARGET_HINTS[action].hint}`);
  if (action === "block-board") {
    if (!(await isKnownBoard(db, target))) throw refuse("There is no such board. Write it as source:board.");
    return { kind: "board", id: target };
  }
  const kind = action === "block-domain" ? "domain" : "name";
  const id = target.toLowerCase();
  if (kind === "domain" && (getDomain(id) === null || !/^[a-z\d.-]+$/.test(id)))
    throw refuse("Please give a domain that a company can own, such as acme.com");
  if (kind === "name" && id.replaceAll(/[^\p{L}\p{Nd}]/gu, "").length < LEAST_LETTERS)
    throw refuse(`Please give at least ${LEAST_LETTERS} letters of the name`);
  const companies = await countBlocked(db, kind, id);
  if (companies > MOST_COMPANIES)
    throw refuse(`This would block ${companies} companies. Please name what you mean more precisely.`);
  return { kind, id };
}
