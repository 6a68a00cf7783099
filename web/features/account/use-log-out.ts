import { LogOut } from "lucide-react";
import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { paths } from "#web/shell/paths.ts";
import { useToast } from "#web/ui/base/toast.tsx";
import { useAuth } from "./use-auth.ts";

/** How long the home page may take before the session ends without it. */
const PATIENCE_MS = 3_000;

/**
 * Returns a function that opens the home page and ends the session once that page is there or the calling one is gone. The other way round, a page for
 * members would send the person to the login page, and the next login back to it. Where the home page can't load, the session ends all the same.
 */
export function useLogOut(): () => void {
  const { logout } = useAuth();
  const navigate = useNavigate();
  const toast = useToast();
  const end = useRef<(() => void) | null>(null);
  const atHome = useLocation().pathname === paths.home;
  useEffect(() => {
    if (atHome) end.current?.();
  }, [atHome]);
  useEffect(() => () => end.current?.(), []);
  return () => {
    const timer = setTimeout(() => end.current?.(), PATIENCE_MS);
    end.current = () => {
      end.current = null;
      clearTimeout(timer);
      logout();
      // The next person at this browser may not read the alerts. Its push service then tells us that the browser is gone.
      void import("#web/features/alerts/channels/browser-push.ts").then(({ leavePush }) => leavePush()).catch(() => {});
      toast({ text: "You’re logged out.", icon: LogOut });
    };
    void navigate(paths.home);
    if (atHome) end.current();
  };
}
