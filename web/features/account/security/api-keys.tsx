import { CircleAlert, CircleCheck, Key } from "lucide-react";
import { useRef, useState } from "react";
import type { ApiKey } from "#contract/schemas/api-keys.ts";
import { API_KEY_SCOPES, MAX_API_KEYS } from "#contract/values/api-keys.ts";
import { actionFailure } from "#web/api/action-failure.ts";
import { ago, exactTime, longDate } from "#web/model/dates.ts";
import { useNow } from "#web/model/use-now.ts";
import { NotLoaded } from "#web/features/account/settings/not-loaded.tsx";
import { Button } from "#web/ui/base/button.tsx";
import { useToast } from "#web/ui/base/toast.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { revokeApiKey, useApiKeys } from "./api-keys-api.ts";
import { NewApiKeyForm } from "./new-api-key.tsx";
import { ShownOnce } from "./shown-once.tsx";

/** The person's API keys, with a form for a new one. Loads while `open`. */
export function ApiKeys({ open }: { open: boolean }) {
  const { data, dataUpdatedAt, isError, refetch } = useApiKeys(open);
  const now = useNow(dataUpdatedAt);
  const toast = useToast();
  const [asks, setAsks] = useState(false);
  const [made, setMade] = useState<string>();
  const [revoking, setRevoking] = useState<string>();
  const opener = useRef<HTMLButtonElement>(null);
  const keys = data?.data;

  async function revoke(id: string) {
    setRevoking(id);
    try {
      toast({ text: await revokeApiKey(id), icon: CircleCheck, variant: "positive" });
      // The pressed button is gone, and the focus with it.
      opener.current?.focus();
    } catch (error) {
      toast({ text: actionFailure(error), icon: CircleAlert, variant: "negative" });
    } finally {
      setRevoking(undefined);
    }
  }
  function close() {
    setAsks(false);
    opener.current?.focus();
  }

  if (keys === undefined) return <NotLoaded what="your API keys" failed={isError} retry={refetch} />;
  return (
    <>
      {keys.length > 0 && (
        <ul aria-label="API keys" className="divide-y divide-line">
          {keys.map((key) => (
            <KeyItem
              key={key.id}
              apiKey={key}
              now={now}
              busy={revoking !== undefined}
              onRevoke={() => void revoke(key.id)}
            />
          ))}
        </ul>
      )}
      {made !== undefined && (
        <ShownOnce title="Your new key" label="API key" secret={made} onDone={() => setMade(undefined)} />
      )}
      {keys.length >= MAX_API_KEYS ? (
        <p className="text-meta text-ink-3">You have {MAX_API_KEYS} keys. Revoke one before you make another.</p>
      ) : (
        <div>
          <Button ref={opener} aria-expanded={asks} onClick={() => setAsks(!asks)}>
            New API Key
          </Button>
        </div>
      )}
      {asks && (
        <NewApiKeyForm
          onMade={(key) => {
            setMade(key);
            setAsks(false);
          }}
          onCancel={close}
        />
      )}
    </>
  );
}

function KeyItem({
  apiKey: { name, scopes, expiresAt, lastUsedAt },
  now,
  busy,
  onRevoke,
}: {
  apiKey: ApiKey;
  now: number;
  busy: boolean;
  onRevoke: () => void;
}) {
  return (
    <li className="grid grid-cols-[1.25rem_minmax(0,1fr)_auto] items-center gap-x-3 py-3 first:pt-0">
      <Icon of={Key} size="large" className="text-ink-3" />
      <div className="min-w-0">
        <p className="text-ui font-medium wrap-anywhere">{name}</p>
        <p className="text-meta text-ink-2">{scopes.map((scope) => API_KEY_SCOPES[scope]).join(" · ")}</p>
        <p className="text-meta text-ink-3">
          Until {longDate(expiresAt)} ·{" "}
          {lastUsedAt === null ? (
            "never used"
          ) : (
            <>
              last used{" "}
              <time dateTime={lastUsedAt} title={exactTime(lastUsedAt)}>
                {ago(lastUsedAt, now)}
              </time>
            </>
          )}
        </p>
      </div>
      <Button busy={busy} onClick={onRevoke} aria-label={`Revoke the key ${name}`}>
        Revoke
      </Button>
    </li>
  );
}
