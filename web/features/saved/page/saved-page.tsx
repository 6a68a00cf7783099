import { Protected } from "#web/features/account/guards.tsx";
import { useSession } from "#web/session/use-session.ts";
import { GuestNote, RefusedNote } from "./saved-notes.tsx";
import { SavedList } from "./saved-list.tsx";
import { useAccountItems, useGuestItems } from "./use-saved-items.ts";

/** `/saved`: a member's saved jobs from the account, a guest's from this browser, on the same screen. */
export function SavedPage() {
  const { ready, user, unreachable } = useSession();
  if (ready && user === null && !unreachable) return <GuestSaved />;
  return (
    <Protected>
      <AccountSaved />
    </Protected>
  );
}

function AccountSaved() {
  return <SavedList saved={useAccountItems()} guest={false} note={<RefusedNote />} />;
}

function GuestSaved() {
  return <SavedList saved={useGuestItems()} guest note={<GuestNote />} />;
}
