import { LogOut } from "lucide-react";
import { useNavigate } from "react-router";
import { paths } from "#web/shell/paths.ts";
import { useToast } from "#web/ui/base/toast.tsx";
import { useAuth } from "./use-auth.ts";

/**
 * Returns a function that opens the home page and then ends the session. The other way round, a page for members would send the person to the
 * login page, and the next login back to it.
 */
export function useLogOut(): () => Promise<void> {
  const { logout } = useAuth();
  const navigate = useNavigate();
  const toast = useToast();
  return async () => {
    await navigate(paths.home);
    logout();
    toast({ text: "You’re logged out.", icon: LogOut });
  };
}
