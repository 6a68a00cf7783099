import { longDate } from "#contract/values/moderation/long-date.ts";
import { maskEmail } from "#accounts/email-key.ts";
import type { CaseDetail, CaseFact } from "#contract/schemas/moderation/desk.ts";
import type { Connection } from "#postgres/connection.ts";
import { personSubject } from "#store/moderation/case-people.ts";
import { maskName } from "./mask-name.ts";

/** What an operator sees of an account that a case is about, masked. Null once it is erased. */
export async function shownPerson(
  db: Connection,
  id: string,
): Promise<Pick<CaseDetail, "path" | "facts" | "text"> | null> {
  const person = await personSubject(db, id);
  if (person === null) return null;
  const { suspendedUntil, isSuspended } = person;
  const facts: CaseFact[] = [
    { name: "Person", value: `${maskName(person.name)}, ${maskEmail(person.email)}` },
    { name: "Registered", value: `${longDate(person.createdAt)}${person.isVerified ? "" : ", address not verified"}` },
    { name: "Companies claimed", value: String(person.claims) },
    { name: "Referral requests", value: String(person.requests) },
    { name: "Warnings", value: String(person.warnings) },
    {
      name: "Suspended",
      value: !isSuspended
        ? "no"
        : suspendedUntil === null
          ? "until somebody lifts it"
          : `until ${longDate(suspendedUntil)}`,
    },
  ];
  return { path: null, facts, text: "" };
}
