import { CircleAlert, CircleCheck, Monitor, Smartphone } from "lucide-react";
import { useRef, useState } from "react";
import type { Session } from "#contract/schemas/sessions.ts";
import { ApiError } from "#web/api/api-client.ts";
import { ago, exactTime, longDate } from "#web/model/dates.ts";
import { useNow } from "#web/model/use-now.ts";
import { NotLoaded } from "#web/features/account/settings/not-loaded.tsx";
import { Button } from "#web/ui/base/button.tsx";
import { useToast } from "#web/ui/base/toast.tsx";
import { Badge } from "#web/ui/display/badge.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { endSession, useSessions } from "./sessions-api.ts";

const FAILED = "That didn’t work. Please try again.";

/** Where the account is logged in, with buttons that end one session or all others. Loads while `open`. */
export function SessionList({ open }: { open: boolean }) {
  const { data, dataUpdatedAt, isError, refetch } = useSessions(open);
  const now = useNow(dataUpdatedAt);
  const toast = useToast();
  const [ending, setEnding] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const sessions = data?.data;

  async function end(id?: string) {
    setEnding(id ?? "others");
    try {
      toast({ text: await endSession(id), icon: CircleCheck, variant: "positive" });
      // The pressed button is gone, and the focus with it.
      list.current?.focus();
    } catch (error) {
      const text = error instanceof ApiError && error.message !== "" ? error.message : FAILED;
      toast({ text, icon: CircleAlert, variant: "negative" });
    } finally {
      setEnding(undefined);
    }
  }

  if (sessions === undefined) return <NotLoaded what="your sessions" failed={isError} retry={refetch} />;
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label="Sessions" className="divide-y divide-line outline-none">
        {sessions.map((session) => (
          <SessionItem
            key={session.id}
            session={session}
            now={now}
            busy={ending !== undefined}
            onEnd={() => void end(session.id)}
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <div>
          <Button variant="danger" busy={ending !== undefined} onClick={() => void end()}>
            End all other sessions
          </Button>
        </div>
      )}
    </>
  );
}

function SessionItem({
  session,
  now,
  busy,
  onEnd,
}: {
  session: Session;
  now: number;
  busy: boolean;
  onEnd: () => void;
}) {
  const device = session.device ?? "Unknown device";
  const mobile = /Android|iPhone|iPad/.test(device);
  return (
    <li className="grid grid-cols-[1.25rem_minmax(0,1fr)_auto] items-center gap-x-3 py-3 first:pt-0">
      <Icon of={mobile ? Smartphone : Monitor} size="large" className="text-ink-3" />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ui font-medium">
          {device} {session.current && <Badge variant="positive">This one</Badge>}
        </p>
        <p className="text-meta text-ink-3">
          Logged in {longDate(session.createdAt)} · last used{" "}
          <time dateTime={session.lastUsedAt} title={exactTime(session.lastUsedAt)}>
            {session.current ? "now" : ago(session.lastUsedAt, now)}
          </time>
        </p>
      </div>
      {!session.current && (
        <Button busy={busy} onClick={onEnd} aria-label={`End the session: ${device}`}>
          End
        </Button>
      )}
    </li>
  );
}
