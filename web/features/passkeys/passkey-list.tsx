import { CircleAlert, CircleCheck } from "lucide-react";
import { useState } from "react";
import type { PasskeysResponse } from "#contract/schemas/employers/passkeys.ts";
import { CONFIRM_PASSKEY } from "#contract/values/employers/passkeys.ts";
import { CONFIRM_PASSWORD } from "#contract/values/auth.ts";
import { actionFailure } from "#web/api/action-failure.ts";
import { ApiError } from "#web/api/api-client.ts";
import { longDate } from "#web/model/dates.ts";
import { createOwnList } from "#web/features/account/security/own-list.ts";
import { ConfirmPassword } from "#web/features/account/security/confirm-password.tsx";
import { NotLoaded } from "#web/features/account/settings/not-loaded.tsx";
import { Button } from "#web/ui/base/button.tsx";
import { useToast } from "#web/ui/base/toast.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { addPasskey, PASSKEYS_API, removePasskey, showPasskey } from "./passkeys-api.ts";

const passkeys = createOwnList<PasskeysResponse["data"][number]>(PASSKEYS_API);

/** The person's passkeys, with buttons to add and to remove one. Loads while `open`. */
export function PasskeyList({ open }: { open: boolean }) {
  const { data, isError, refetch } = passkeys.useList(open);
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [held, setHeld] = useState<() => Promise<string>>();
  const own = data?.data;

  /** Changes take a recent password, and one of the passkeys there are. */
  async function change(run: () => Promise<string>) {
    setBusy(true);
    try {
      toast({ text: await withPasskey(run), icon: CircleCheck, variant: "positive" });
    } catch (error) {
      if (error instanceof ApiError && error.code === CONFIRM_PASSWORD) setHeld(() => run);
      else toast({ text: actionFailure(error), icon: CircleAlert, variant: "negative" });
    } finally {
      setBusy(false);
      void passkeys.reload();
    }
  }
  if (held !== undefined)
    return (
      <ConfirmPassword
        against="changes your passkeys"
        onDone={(confirmed) => {
          setHeld(undefined);
          if (confirmed) void change(held);
        }}
      />
    );
  if (own === undefined) return <NotLoaded what="your passkeys" failed={isError} retry={refetch} />;
  return (
    <>
      {own.length > 0 && (
        <ul aria-label="Passkeys" className="divide-y divide-line">
          {own.map(({ id, name, addedAt }) => (
            <li key={id} className="grid grid-cols-[1.25rem_minmax(0,1fr)_auto] items-center gap-x-3 py-3 first:pt-0">
              <Icon of={CircleCheck} size="large" className="text-positive" />
              <div className="min-w-0">
                <p className="text-ui font-medium wrap-anywhere">{name}</p>
                <p className="text-meta text-ink-3">Added {longDate(addedAt)}</p>
              </div>
              <Button
                busy={busy}
                aria-label={`Remove the passkey ${name}`}
                onClick={() => void change(() => removePasskey(id))}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button busy={busy} onClick={() => void change(() => addPasskey(`Passkey ${own.length + 1}`))}>
          Add a Passkey
        </Button>
      </div>
    </>
  );
}

async function withPasskey(run: () => Promise<string>): Promise<string> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== CONFIRM_PASSKEY) throw error;
    await showPasskey();
    return await run();
  }
}
