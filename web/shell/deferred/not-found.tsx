import { ArrowLeft } from "lucide-react";
import { Link, useNavigate } from "react-router";
import { brand } from "#contract/values/brand.ts";
import { paths } from "#web/shell/paths.ts";
import { Button, ButtonLink } from "#web/ui/base/button.tsx";
import { Spinner } from "#web/ui/base/spinner.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { HorizonPage } from "./horizon-page.tsx";

/** The 404 page (specification, section 2). */
export function NotFound() {
  const navigate = useNavigate();
  return (
    <HorizonPage
      eyebrow="404"
      title="Page not found"
      lead="There's nothing at this address. It may have moved, or the link may be incomplete."
    >
      <div className="mt-4 flex flex-wrap gap-2">
        <ButtonLink to={paths.home} variant="primary" size="large">
          Back to Home
        </ButtonLink>
        <Button size="large" className="needs-js" onClick={() => void navigate(-1)}>
          <Icon of={ArrowLeft} />
          Go Back
        </Button>
      </div>
      <p className="mt-4 text-ui text-ink-2">
        <Link to={paths.contact}>Contact us</Link> or visit the <Link to={paths.help}>help center</Link>
      </p>
    </HorizonPage>
  );
}

/** What everybody but operators gets at an operator's page. */
export function MissingPage() {
  return (
    <>
      <title>{`Page not found – ${brand.name}`}</title>
      <NotFound />
    </>
  );
}

/** Fills an operator's page while it isn't known who asks, or while it loads. */
export function WaitingPage({ className = "" }: { className?: string }) {
  return (
    <div className={`grid min-h-[calc(100dvh-3.5rem)] place-items-center ${className}`}>
      <Spinner label="Loading" size="large" />
    </div>
  );
}
