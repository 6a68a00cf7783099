import { Outlet } from "react-router";
import { Protected } from "#web/features/account/guards.tsx";

/** Pages for users. The server sends the spinner only, so that nothing personal is ever in a page. */
export default function ProtectedLayout() {
  return (
    <Protected>
      <Outlet />
    </Protected>
  );
}
