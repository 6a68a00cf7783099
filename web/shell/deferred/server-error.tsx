import { RotateCw } from "lucide-react";
import { Link } from "react-router";
import { paths } from "#web/shell/paths.ts";
import { Button, ButtonLink } from "#web/ui/base/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { HorizonPage } from "./horizon-page.tsx";

/** The page shown when rendering fails. */
export function ServerError() {
  return (
    <HorizonPage
      title="Something went wrong"
      lead="We couldn't show this page. Nothing you did is lost, and trying again often helps."
    >
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="primary" size="large" className="needs-js" onClick={() => location.reload()}>
          <Icon of={RotateCw} />
          Try again
        </Button>
        <ButtonLink to={paths.home} size="large" reloadDocument>
          Back to Home
        </ButtonLink>
      </div>
      <p className="mt-4 text-ui text-ink-2">
        Still wrong? <Link to={paths.contact}>Contact us</Link>
      </p>
    </HorizonPage>
  );
}
