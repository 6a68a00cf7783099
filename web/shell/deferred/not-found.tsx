import { ArrowLeft } from "lucide-react";
import { Link, useNavigate } from "react-router";
import { paths } from "#web/shell/paths.ts";
import { Button, ButtonLink } from "#web/ui/base/button.tsx";
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
