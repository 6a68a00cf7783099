import { Outlet } from "react-router";
import { Protected } from "#web/features/account/guards.tsx";

/** Pages for signed-in users. The server sends only the spinner, so personal data never enters a page. */
export default function ProtectedLayout() {
  return (
    <Protected>
      <Outlet />
    </Protected>
  );
}
