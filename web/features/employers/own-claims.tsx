import { type FormEvent, useEffect, useState } from "react";
import { Link } from "react-router";
import type { CompanyPageResponse } from "#contract/schemas/company-page.ts";
import type { EmployerClaimsResponse } from "#contract/schemas/employers/claims.ts";
import { api } from "#web/api/api-paths.ts";
import { useLoaded } from "#web/api/loading/use-loaded.ts";
import { PasskeyGate } from "#web/features/passkeys/passkey-gate.tsx";
import { paths } from "#web/shell/paths.ts";
import { Button } from "#web/ui/base/button.tsx";
import { Panel } from "#web/ui/display/panel.tsx";
import { Skeleton } from "#web/ui/display/skeleton.tsx";
import { PageFailure } from "#web/ui/feedback/page-failure.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { ClaimCard } from "./claim-card.tsx";
import { useFocusWrong } from "#web/ui/form/wrong/use-focus-wrong.ts";
import { act, EMPLOYERS_API } from "./employers-api.ts";
import { useAction } from "./use-action.ts";

const LOOK_AGAIN_MS = 2_000;

/** The person's claims, behind their passkey, and the form for the company that they came from. */
export function OwnClaims({ slug }: { slug: string | null }) {
  return (
    <PasskeyGate isPart>
      <Claims slug={slug} />
    </PasskeyGate>
  );
}

function Claims({ slug }: { slug: string | null }) {
  const { state, load } = useLoaded<EmployerClaimsResponse>(EMPLOYERS_API);
  const claims = typeof state === "object" ? state.data : [];
  const isChecking = claims.some(({ proofs }) => proofs.some((proof) => proof.isChecking));
  useEffect(() => {
    if (!isChecking) return;
    const timer = setInterval(() => void load(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isChecking, load]);

  if (state === "loading") return <Skeleton className="h-40 w-full" />;
  if (typeof state !== "object")
    return <PageFailure what="Your companies" rest="Nothing has changed." retry={() => void load()} />;
  const wanted = slug !== null && claims.every(({ company }) => company.slug !== slug) ? slug : null;
  return (
    <>
      {wanted !== null && <NewClaim slug={wanted} onDone={() => void load()} />}
      {claims.map((claim) => (
        <ClaimCard key={claim.id} claim={claim} reload={() => void load()} />
      ))}
      {claims.length === 0 && wanted === null && (
        <p className="text-ui text-ink-2">
          You haven’t claimed a company yet. Find one of <Link to={paths.jobs}>your company’s jobs</Link>, open the
          company’s page from there, and choose “Is this your company?”.
        </p>
      )}
    </>
  );
}

function NewClaim({ slug, onDone }: { slug: string; onDone: () => void }) {
  const { state } = useLoaded<CompanyPageResponse>(api.company(slug));
  const [domain, setDomain] = useState("");
  const { busy, wrong, failure, run } = useAction();
  const form = useFocusWrong(wrong);
  if (state === "missing") return <p className="text-ui">There is no such company here.</p>;
  const name = typeof state === "object" ? state.data.name : slug;

  function submit(event: FormEvent) {
    event.preventDefault();
    run(() => act(EMPLOYERS_API, { company: slug, domain }), onDone);
  }
  return (
    <Panel>
      <form ref={form} className="grid gap-4" onSubmit={submit}>
        <h2>Claim {name}</h2>
        <TextField
          label="The company’s domain"
          hint="The domain of its website and email, such as acme.com"
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          required
          value={domain}
          error={failure}
          onChange={(event) => setDomain(event.target.value)}
        />
        <Button type="submit" variant="primary" className="justify-self-start" busy={busy} busyLabel="Starting...">
          Start the claim
        </Button>
      </form>
    </Panel>
  );
}
