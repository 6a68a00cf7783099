import { BellOff, BellRing, CircleCheck, MailQuestion } from "lucide-react";
import { useRef, useState } from "react";
import { Link } from "react-router";
import { ENDED_GUEST_LINK } from "#contract/values/desk/guest-alerts.ts";
import type { GuestAlerts as Alerts, GuestSearch } from "#contract/schemas/desk/guest-alerts.ts";
import { actionFailure } from "#web/api/action-failure.ts";
import { AuthPanel } from "#web/features/account/auth-panel.tsx";
import { WhenLoaded } from "#web/features/account/settings/when-loaded.tsx";
import { isLive } from "#web/model/capabilities.ts";
import { useNow } from "#web/model/use-now.ts";
import { paths } from "#web/shell/paths.ts";
import { Button, ButtonLink } from "#web/ui/base/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { ALERTS_PATH } from "../alerts-path.ts";
import { FailedNote } from "../failed-note.tsx";
import { frequencyOf } from "../frequencies.ts";
import { dayIn } from "../page/local-times.ts";
import { AlertEditor } from "./alert-editor.tsx";
import { confirmAlert, endAlert, endAllAlerts, useGuestAlerts } from "./guest-alerts-api.ts";

/** The page of a mailed link: confirms, changes and ends alerts. Opening it changes nothing, because mail scanners open links. */
export function GuestAlerts({ token }: { token: string }) {
  const query = useGuestAlerts(token);
  const now = useNow(query.dataUpdatedAt);
  const [ended, setEnded] = useState(false);
  if (query.data === null) return <Ended byPress={ended} />;
  return (
    <AuthPanel title="Your job alerts">
      <WhenLoaded query={query} what="your alerts">
        {(alerts) =>
          alerts === null || alerts.inAccount ? (
            <InAccount waiting={alerts?.searches.length ?? 0} />
          ) : (
            <Manager token={token} alerts={alerts} now={now} onEnded={() => setEnded(true)} />
          )
        }
      </WhenLoaded>
      <noscript>
        <p className="text-ink-2">This page needs scripts, so that only a person’s browser can confirm.</p>
      </noscript>
    </AuthPanel>
  );
}

function Ended({ byPress }: { byPress: boolean }) {
  return (
    <AuthPanel
      title={byPress ? "Your alerts have ended" : "Nothing here any more"}
      variant={byPress ? "positive" : "plain"}
      icon={<Icon of={byPress ? CircleCheck : BellOff} size="large" />}
    >
      <p role="status" className="text-ink-2">
        {byPress ? "We’ve deleted your address and send you nothing more." : ENDED_GUEST_LINK}
      </p>
      <ButtonLink to={paths.home}>Find jobs</ButtonLink>
    </AuthPanel>
  );
}

function InAccount({ waiting }: { waiting: number }) {
  return (
    <>
      <p role="status" className="text-ink-2">
        Your alerts are in your account now.{" "}
        {waiting > 0 && "What you hadn’t confirmed isn’t: save that search again in your account."}
      </p>
      <ButtonLink to={ALERTS_PATH}>Open your alerts</ButtonLink>
    </>
  );
}

/** Runs an action and says why it failed. */
function useAction() {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  async function run(action: () => Promise<void>) {
    setBusy(true);
    setError(undefined);
    try {
      await action();
    } catch (problem) {
      setError(actionFailure(problem));
    }
    setBusy(false);
  }
  return { busy, error, run };
}

function Manager({
  token,
  alerts: { address, searches },
  now,
  onEnded,
}: {
  token: string;
  alerts: Alerts;
  now: number;
  onEnded: () => void;
}) {
  const { busy, error, run } = useAction();
  return (
    <>
      <p className="text-ink-2 wrap-anywhere">
        New jobs by email to {address}. Sign up with this address, and they move to{" "}
        <Link to={paths.register}>your account</Link>.
      </p>
      <ul aria-label="Alerts" className="divide-y divide-line border-y border-line">
        {searches.map((search) => (
          <AlertItem
            key={search.id}
            token={token}
            search={search}
            now={now}
            onEnded={searches.length === 1 ? onEnded : undefined}
          />
        ))}
      </ul>
      <FailedNote text={error} />
      <Button
        variant="danger"
        className="justify-self-start"
        busy={busy}
        busyLabel="Ending..."
        onClick={() => {
          onEnded();
          void run(() => endAllAlerts(token));
        }}
      >
        End all and delete my address
      </Button>
    </>
  );
}

function AlertItem({
  token,
  search,
  now,
  onEnded,
}: {
  token: string;
  search: GuestSearch;
  now: number;
  onEnded: (() => void) | undefined;
}) {
  const { id, name, params, frequency, pausedUntil, confirmed } = search;
  const [edits, setEdits] = useState(false);
  const { busy, error, run } = useAction();
  const isPaused = pausedUntil !== null && Date.parse(pausedUntil) > now;
  const often = `${frequencyOf(frequency).label} by email`;
  const item = useRef<HTMLLIElement>(null);
  function end() {
    onEnded?.();
    void run(() => endAlert(token, id));
  }
  async function confirm() {
    await confirmAlert(token, id);
    // The pressed button is gone, and the focus with it.
    item.current?.focus();
  }
  function close() {
    setEdits(false);
    item.current?.focus();
  }
  return (
    <li ref={item} tabIndex={-1} className="grid gap-2 py-3 outline-none">
      <div className="grid grid-cols-[1.25rem_minmax(0,1fr)] items-start gap-x-3">
        <Icon
          of={confirmed ? (isPaused ? BellOff : BellRing) : MailQuestion}
          size="large"
          className="mt-0.5 text-ink-3"
        />
        <div>
          <h2 className="text-ui font-medium">
            <Link
              to={`${isLive("open-search") ? paths.jobs : paths.home}?${params}`}
              className="wrap-anywhere max-md:py-2"
            >
              {name}
            </Link>
          </h2>
          <p role="status" className="text-meta text-ink-2">
            {!confirmed
              ? `Waiting for you to confirm. Then ${often.toLowerCase()}`
              : isPaused
                ? `Paused until ${dayIn(pausedUntil)}`
                : often}
          </p>
        </div>
      </div>
      <FailedNote text={error} />
      {edits ? (
        <AlertEditor token={token} search={search} now={now} onClose={close} />
      ) : (
        <div className="flex flex-wrap gap-2 pl-8">
          {confirmed ? (
            <Button aria-label={`Change ${name}`} onClick={() => setEdits(true)}>
              Change
            </Button>
          ) : (
            <Button
              variant="primary"
              aria-label={`Confirm ${name}`}
              busy={busy}
              busyLabel="Confirming..."
              onClick={() => void run(confirm)}
            >
              Confirm
            </Button>
          )}
          <Button
            variant="quiet"
            aria-label={confirmed ? `End ${name}` : `Don’t send ${name}`}
            busy={busy}
            onClick={end}
          >
            {confirmed ? "End" : "Don’t send"}
          </Button>
        </div>
      )}
    </li>
  );
}
