import { Bookmark, CircleAlert, WifiOff } from "lucide-react";
import { Link } from "react-router";
import { changeDesk } from "#web/features/desk/desk-state.ts";
import { flushOutbox } from "#web/features/desk/flush-outbox.ts";
import { GuestNotice } from "#web/features/desk/guest-notice.tsx";
import { useDesk } from "#web/features/desk/use-desk.ts";
import { SAVED_JOB } from "#web/features/saved/saved-operation.ts";
import { useSession } from "#web/session/use-session.ts";
import { paths } from "#web/shell/paths.ts";
import { Button, ButtonLink } from "#web/ui/base/button.tsx";
import { Notice } from "#web/ui/display/notice.tsx";

/** Where a guest's saved jobs live, and how they get into an account. */
export function GuestNote() {
  const { persistent } = useDesk();
  return (
    <GuestNotice persistent={persistent}>
      {persistent ? (
        <>
          <b className="font-semibold">Your saved jobs are in this browser only.</b> When you{" "}
          <Link to={paths.loginTo(paths.saved)}>log in</Link> or sign up, they move to your account.
        </>
      ) : (
        <>
          <b className="font-semibold">Your browser doesn’t let us keep saved jobs.</b> They are gone when you close
          this page. <Link to={paths.loginTo(paths.saved)}>Log in</Link> or sign up to keep them.
        </>
      )}
    </GuestNotice>
  );
}

/** Nothing is saved yet, or nothing passes the filters. */
export function NothingSaved({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  const { user } = useSession();
  if (filtered)
    return (
      <Notice variant="plain" icon={Bookmark} action={<Button onClick={onClear}>Show all</Button>}>
        <b className="font-semibold">No saved job is like that.</b>
      </Notice>
    );
  return (
    <Notice
      variant="plain"
      icon={Bookmark}
      action={<ButtonLink to={user === null ? paths.home : paths.jobs}>Find jobs</ButtonLink>}
    >
      <b className="font-semibold">You haven’t saved a job yet.</b> Press the bookmark on any job
      <span className="pointer-coarse:hidden">
        , or <kbd>s</kbd> in the list
      </span>
      . This page shows changes to its pay, place and who may apply, and when it closes.
    </Notice>
  );
}

export function SavedFailed({ guest, onRetry }: { guest: boolean; onRetry: () => void }) {
  return (
    <Notice variant="caution" icon={WifiOff} role="alert" action={<Button onClick={onRetry}>Try again</Button>}>
      {guest ? (
        <>
          <b className="font-semibold">The server doesn’t answer.</b> These are your saved jobs as you last knew them.
        </>
      ) : (
        <>
          <b className="font-semibold">Your saved jobs could not be loaded.</b> Nothing is lost; they are in your
          account.
        </>
      )}
    </Notice>
  );
}

/** What the account refused to save, with the reason. */
export function RefusedNote() {
  const { contents } = useDesk();
  const { user } = useSession();
  const refused = contents.operations.filter(
    ({ kind, owner, refusal }) =>
      kind === SAVED_JOB && refusal !== undefined && (owner === "" || owner === user?.email),
  );
  const [first] = refused;
  if (first === undefined || user === null) return null;
  async function tryAgain() {
    await changeDesk(({ operations }) => ({
      putOperations: operations
        .filter(({ id }) => refused.some((each) => each.id === id))
        .map(({ refusal: _refusal, ...operation }) => operation),
    }));
    await flushOutbox();
  }
  const drop = () =>
    void changeDesk(() => ({
      deleteOperations: refused.map(({ id }) => id),
      deleteRecords: refused.flatMap(({ record }) => record ?? []),
    }));
  return (
    <Notice
      variant="negative"
      icon={CircleAlert}
      role="alert"
      action={
        <span className="flex gap-2">
          <Button onClick={() => void tryAgain()}>Try again</Button>
          <Button variant="quiet" onClick={drop}>
            Forget {refused.length === 1 ? "it" : "them"}
          </Button>
        </span>
      }
    >
      <b className="font-semibold">
        {refused.length === 1 ? "One job isn’t in your account." : `${refused.length} jobs aren’t in your account.`}
      </b>{" "}
      {first.refusal}
    </Notice>
  );
}
