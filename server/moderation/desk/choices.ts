import { longDate } from "#contract/values/moderation/long-date.ts";
import type { CaseDetail } from "#contract/schemas/moderation/desk.ts";
import { actionsFor, type CaseAction, type ChosenAction, isChosen } from "#contract/values/moderation/decision.ts";
import { changeWords } from "#employers/statements/change-words.ts";
import type { Connection } from "#postgres/connection.ts";
import { peopleOfCompany } from "#store/employers/claims.ts";
import { changesOf, undoneChangesOf } from "#store/employers/statements.ts";
import { peopleOfCase } from "#store/moderation/case-people.ts";
import type { CaseRow } from "#store/moderation/cases.ts";
import type { NewEvent } from "#store/moderation/events.ts";
import { describeDomains } from "#store/referrals/domains/described-domains.ts";
import { domainsOfCompany } from "#store/referrals/domains/domain-facts.ts";
import { maskName } from "./mask-name.ts";

/** Something that an action can be about, besides the case itself. */
export interface Choice {
  action: ChosenAction;
  value: string;
  label: string;
  target: NonNullable<NewEvent["target"]>;
  /** The account that it is about; null for what a company said. */
  personId: string | null;
}

const CHANGES_OFFERED = 50;
const DOMAINS_OFFERED = 30;
const ROLES = { seeker: "The seeker", referrer: "The referrer", person: "The person" } as const;

/** Returns whom a case's decision can warn or suspend, which words of an employer it can undo or allow, whose claim it can end, and which domain it can withdraw. */
export async function choicesOf(db: Connection, row: CaseRow): Promise<Choice[]> {
  if (row.subjectKind === "company") {
    const { subjectId: id } = row;
    return [
      ...(await changesOffered(db, id)),
      ...(await undoneOffered(db, id)),
      ...(await claimsOffered(db, id)),
      ...(await domainsOffered(db, id)),
    ];
  }
  const people = await peopleOfCase(db, row);
  return people.flatMap(({ id, role, name, isSuspended }) => {
    const actions: ChosenAction[] = isSuspended ? ["warn", "lift-suspension"] : ["warn", "suspend"];
    const rest = {
      value: role,
      label: `${ROLES[role]}, ${maskName(name)}`,
      target: { kind: "person", id },
      personId: id,
    } as const;
    return actions.map((action) => ({ action, ...rest }));
  });
}

/** What people said for a company and holds now. */
async function changesOffered(db: Connection, companyId: string): Promise<Choice[]> {
  const changes = await changesOf(db, companyId, CHANGES_OFFERED);
  return changes
    .filter(({ isCurrent, isByOperator }) => isCurrent && !isByOperator)
    .map((change) => ({
      action: "undo-change",
      value: change.id,
      label: `${changeWords(change)} (${longDate(change.createdAt)})`,
      target: { kind: "change", id: change.id },
      personId: null,
    }));
}

/** What can't be said for a company, because an operator undid it. */
async function undoneOffered(db: Connection, companyId: string): Promise<Choice[]> {
  return (await undoneChangesOf(db, companyId)).slice(0, CHANGES_OFFERED).map(({ changeId, undoneAt, ...change }) => ({
    action: "allow-change",
    value: changeId,
    label: `${changeWords(change)} (${longDate(undoneAt)})`,
    target: { kind: "change", id: changeId },
    personId: null,
  }));
}

/** Who speaks for a company, or would if their proofs held. */
async function claimsOffered(db: Connection, companyId: string): Promise<Choice[]> {
  return (await peopleOfCompany(db, companyId)).map(({ id, accountId, name, role, domain, holds }) => ({
    action: "end-claim",
    value: id,
    label: `${maskName(name)}, ${role}, with ${domain}${holds ? "" : ", no rights now"}`,
    target: { kind: "claim", id },
    personId: accountId,
  }));
}

/** The domains whose addresses make referrers of the company, or have made those it has. */
async function domainsOffered(db: Connection, companyId: string): Promise<Choice[]> {
  const domains = await describeDomains(db, await domainsOfCompany(db, companyId, DOMAINS_OFFERED));
  return domains
    .filter(({ company, referrers }) => company !== null || referrers > 0)
    .map(({ domain, referrers }) => ({
      action: "withdraw-domain",
      value: domain,
      label: `${domain}, ${referrers} ${referrers === 1 ? "referrer" : "referrers"}`,
      target: { kind: "domain", id: domain },
      personId: null,
    }));
}

/** Returns what can be decided about a case: what takes a choice only where there is one. */
export function offeredActions({ subjectKind }: CaseRow, appealed: CaseAction | null, choices: Choice[]): CaseAction[] {
  return actionsFor(subjectKind, appealed).filter(
    (action) => !isChosen(action) || choices.some((choice) => choice.action === action),
  );
}

/** Returns choices as the desk shows them, without whom they are about. */
export function shownChoices(choices: Choice[]): CaseDetail["choices"] {
  const shown: CaseDetail["choices"] = {};
  for (const { action, value, label } of choices) (shown[action] ??= []).push({ value, label });
  return shown;
}
