import { Link } from "react-router";
import { paths } from "#web/shell/paths.ts";

/** The way back from a form about the password. */
export function BackToLogin() {
  return (
    <p className="text-ui">
      <Link to={paths.login} className="touch">
        Back to login
      </Link>
    </p>
  );
}
