import { Building2 } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import { TextPage } from "#web/features/text-pages/text-page.tsx";
import { useSession } from "#web/session/use-session.ts";
import { paths } from "#web/shell/paths.ts";
import { ButtonLink } from "#web/ui/base/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { Skeleton } from "#web/ui/display/skeleton.tsx";

const OwnClaims = lazy(() => import("./own-claims.tsx").then((module) => ({ default: module.OwnClaims })));

const StillOpen = lazy(() => import("./posts/still-open.tsx").then((module) => ({ default: module.StillOpen })));

/** How the fragment of the link begins that a mail about a post has; the secret follows. */
const STILL_OPEN = "#still-open=";
const LEAD =
  "Prove that you speak for a company, and you can answer for it here. It costs nothing, and nothing here can be bought.";

/** What employers can do and how, and the person's own claims. `slug` names the company that they came from. */
export function EmployersPage({ slug }: { slug: string | null }) {
  const { ready, user } = useSession();
  const { hash } = useLocation();
  // The server renders the page for everybody and never gets the fragment.
  const [answers, setAnswers] = useState<string | null>(null);
  useEffect(() => setAnswers(hash.startsWith(STILL_OPEN) ? hash.slice(STILL_OPEN.length) : null), [hash]);
  if (answers !== null)
    return (
      <Suspense>
        <StillOpen key={answers} token={answers} />
      </Suspense>
    );
  return (
    <TextPage title="For employers" lead={LEAD}>
      <div className="mt-8 grid gap-8 lg:grid-cols-[minmax(0,44rem)_minmax(0,1fr)] lg:gap-12">
        <div className="grid min-w-0 content-start gap-5">
          {user ? (
            <Suspense fallback={<Skeleton className="h-80 w-full" />}>
              <OwnClaims slug={slug} />
            </Suspense>
          ) : (
            <>
              <Guest slug={slug} ready={ready} />
              {!ready && <Skeleton className="session-wait h-80 w-full" />}
            </>
          )}
        </div>
        <Explained />
      </div>
    </TextPage>
  );
}

function Guest({ slug, ready }: { slug: string | null; ready: boolean }) {
  const here = slug === null ? "/employers" : `/employers/${encodeURIComponent(slug)}`;
  return (
    <div aria-busy={!ready} className={`${ready ? "" : "session-guest "}grid justify-items-start gap-3`}>
      <p className="flex items-center gap-2 text-body font-medium">
        <Icon of={Building2} size="large" className="text-accent" />
        You need an account of your own to claim a company.
      </p>
      <ButtonLink to={paths.loginTo(here)} variant="primary" size="large">
        Log in to claim a company
      </ButtonLink>
      <p className="text-ui text-ink-2">
        No account yet? <Link to={paths.registerTo(here)}>Sign up</Link> with any address. You’ll need the company’s
        mailbox later.
      </p>
    </div>
  );
}

function Explained() {
  return (
    <section aria-labelledby="how-it-works" className="max-w-[41em] text-ui">
      <h2 id="how-it-works" className="text-title">
        How it works
      </h2>
      <ul className="mt-2 grid list-disc gap-1.5 pl-5 text-ink-2">
        <li>
          Give two of four proofs: a code to a mailbox, a TXT record, a file on your website, or a text in your own
          posting.
        </li>
        <li>A person approves the first claim of a company. Colleagues with proofs of their own join as editors.</li>
        <li>If no job board lists your jobs, you can post them here. A person looks at the first one.</li>
        <li>Each proof holds for 180 days. With fewer than two, you can’t change anything.</li>
        <li>You also need a passkey, so a stolen password alone can’t change anything about your company.</li>
      </ul>
      <h2 className="mt-6 text-title">What nobody can do</h2>
      <p className="mt-2 text-ink-2">
        Pay for a better place, collect applications here, write to job seekers, or change what referral figures say.
        The <Link to={`${paths.terms}#order`}>terms</Link> say how lists are ordered.
      </p>
    </section>
  );
}
