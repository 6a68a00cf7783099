import { useEffect, useRef } from "react";
import { useLogOut } from "#web/features/account/use-log-out.ts";

/** Logs out once it is shown, and stays until the page for members is gone. A part of its own, so that the palette opens without it. */
export function LogOut() {
  const logOut = useLogOut();
  const left = useRef(false);
  useEffect(() => {
    if (left.current) return;
    left.current = true;
    logOut();
  });
  return null;
}
