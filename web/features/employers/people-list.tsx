import type { ColleaguesResponse, Colleague } from "#contract/schemas/employers/claims.ts";
import { useLoaded } from "#web/api/loading/use-loaded.ts";
import { longDate } from "#web/model/dates.ts";
import { Button } from "#web/ui/base/button.tsx";
import { PageFailure } from "#web/ui/feedback/page-failure.tsx";
import { act, claimApi } from "./employers-api.ts";
import { useAction } from "./use-action.ts";

/** Who speaks for the company. Owners change others' roles and end their rights. */
export function PeopleList({ claimId, isOwner }: { claimId: string; isOwner: boolean }) {
  const { state, load } = useLoaded<ColleaguesResponse>(claimApi(claimId, "people"));
  const { busy, failure, run } = useAction();
  if (state === "loading") return null;
  if (typeof state !== "object")
    return <PageFailure what="The people of your company" rest="Nothing has changed." retry={() => void load()} />;
  const change = (person: Colleague, role: Colleague["role"] | null) =>
    run(
      () => act(claimApi(claimId, `people/${encodeURIComponent(person.id)}`), { role }),
      () => void load(),
    );
  return (
    <section aria-label="Who speaks for it">
      <h3>Who speaks for it</h3>
      <ul className="mt-2 divide-y divide-line">
        {state.data.map((person) => (
          <li key={person.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2 text-ui">
            <span className="min-w-0 wrap-anywhere">
              <b className="font-medium">{person.isYou ? "You" : person.name}</b>{" "}
              <span className="text-ink-2">
                {person.role}, since {longDate(person.since)}
                {!person.isActive && ", proofs expired"}
              </span>
            </span>
            {isOwner && !person.isYou && (
              <span className="flex gap-2">
                <Button
                  busy={busy}
                  aria-label={`Make ${person.role === "owner" ? "editor" : "owner"}: ${person.name}`}
                  onClick={() => change(person, person.role === "owner" ? "editor" : "owner")}
                >
                  {person.role === "owner" ? "Make editor" : "Make owner"}
                </Button>
                <Button
                  variant="danger"
                  busy={busy}
                  aria-label={`End the rights of ${person.name}`}
                  onClick={() => change(person, null)}
                >
                  End
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      <p role="alert" className="text-ui text-negative empty:hidden">
        {failure}
      </p>
    </section>
  );
}
