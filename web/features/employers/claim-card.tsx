import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import { type ClaimState, PROOFS_NEEDED, ROLE_WORDS } from "#contract/values/employers/claims.ts";
import { paths } from "#web/shell/paths.ts";
import { Button } from "#web/ui/base/button.tsx";
import { Badge } from "#web/ui/display/badge.tsx";
import { Panel } from "#web/ui/display/panel.tsx";
import { Skeleton } from "#web/ui/display/skeleton.tsx";
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx";
import { act, type Claim, claimApi } from "./employers-api.ts";
import { PeopleList } from "./people-list.tsx";
import { ProofRow } from "./proof-row.tsx";
import { useAction } from "./use-action.ts";

const CompanyAnswers = lazy(() =>
  import("./company-answers.tsx").then((module) => ({ default: module.CompanyAnswers })),
);

const STATE_WORDS: Record<ClaimState, { label: string; variant: "neutral" | "positive" | "caution" }> = {
  proving: { label: "Not proved yet", variant: "neutral" },
  waiting: { label: "Waiting for approval", variant: "neutral" },
  active: { label: "You speak for it", variant: "positive" },
  lapsed: { label: "Proofs expired", variant: "caution" },
};

/** One of the person's claims: where it stands, its proofs, and who else speaks for the company. */
export function ClaimCard({ claim, reload }: { claim: Claim; reload: () => void }) {
  const { id, company, domain, state, role } = claim;
  const [asks, setAsks] = useState(false);
  const { busy, failure, run } = useAction();
  const headingId = `claim-${id}`;
  return (
    <Panel role="region" aria-labelledby={headingId} className="grid gap-4 max-md:p-4">
      <header>
        <h2 id={headingId} className="flex flex-wrap items-center gap-x-3 gap-y-1 wrap-anywhere">
          <Link to={paths.company(company.slug)}>{company.name}</Link>
          <Badge variant={STATE_WORDS[state].variant}>{STATE_WORDS[state].label}</Badge>
        </h2>
        <p className="mt-1 text-ui text-ink-2 wrap-anywhere">
          Claimed with {domain}. {role !== null && `${ROLE_WORDS[role]}.`}
        </p>
      </header>
      <p className="text-ui">{nextStep(claim)}</p>
      <ul aria-label="Proofs" className="divide-y divide-line border-y border-line">
        {claim.proofs.map((proof) => (
          <ProofRow key={proof.kind} claim={claim} proof={proof} reload={reload} />
        ))}
      </ul>
      {state === "active" && (
        <Suspense fallback={<Skeleton className="h-60 w-full" />}>
          <CompanyAnswers claimId={id} domain={domain} />
        </Suspense>
      )}
      {state === "active" && <PeopleList claimId={id} isOwner={role === "owner"} />}
      {failure !== undefined && (
        <p role="alert" className="text-ui text-negative">
          {failure}
        </p>
      )}
      <div>
        <Button variant="quiet" className="-ml-3.5" busy={busy} onClick={() => setAsks(true)}>
          Withdraw the claim
        </Button>
      </div>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={`Withdraw your claim of ${company.name}?`}
        confirm="Withdraw it"
        onConfirm={() => {
          setAsks(false);
          run(() => act(claimApi(id, "end")), reload);
        }}
      >
        You can’t change anything about {company.name} from then on. What you have changed stays. You can claim it again
        later, with new proofs.
      </ConfirmDialog>
    </Panel>
  );
}

function nextStep({ state, isKnownDomain, proofs, domain }: Claim): string {
  if (state === "waiting") return "Your proofs are complete. A person looks at the claim and emails you the decision.";
  if (state === "active") return "Your proofs hold. Renew them before they expire.";
  if (state === "lapsed") return `You can’t change anything until ${PROOFS_NEEDED} proofs hold again.`;
  const left = PROOFS_NEEDED - proofs.filter(({ holds }) => holds).length;
  const rest =
    left === 1 ? "One more proof is needed. Open one below to see how." : `Choose ${PROOFS_NEEDED} of these proofs.`;
  if (isKnownDomain) return rest;
  if (left <= 0) return `We don’t know yet that ${domain} is the company’s, so we need the text in a posting too.`;
  return `${rest} We don’t know yet that ${domain} is the company’s, so one of them has to be the text in a posting.`;
}
