import { type FormEvent, type ReactNode, useState } from "react";
import type { PasskeysResponse } from "#contract/schemas/employers/passkeys.ts";
import { MAX_PASSKEY_NAME, PASSKEY_COUNTS_H } from "#contract/values/employers/passkeys.ts";
import { useLoaded } from "#web/api/loading/use-loaded.ts";
import { ConfirmPassword } from "#web/features/account/security/confirm-password.tsx";
import { useConfirmedAction } from "#web/features/account/security/use-confirmed-action.ts";
import { WaitingPage } from "#web/shell/deferred/not-found.tsx";
import { Button } from "#web/ui/base/button.tsx";
import { Panel } from "#web/ui/display/panel.tsx";
import { Skeleton } from "#web/ui/display/skeleton.tsx";
import { PageFailure } from "#web/ui/feedback/page-failure.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { addPasskey, PASSKEYS_API, showPasskey } from "./passkeys-api.ts";

/**
 * Shows what takes a passkey once one has been shown in this session, and until then asks for it, or for a first one. With `operatorsOnly`
 * it asks only operators: for everybody else the pages behind it don't exist. `isPart` says that it stands in a page with a heading.
 */
export function PasskeyGate({
  operatorsOnly = false,
  isPart = false,
  children,
}: {
  operatorsOnly?: boolean;
  isPart?: boolean;
  children: ReactNode;
}) {
  const { state, load } = useLoaded<PasskeysResponse>(PASSKEYS_API);
  if (state === "loading" || state === "missing")
    return isPart ? <Skeleton className="h-80 w-full" /> : <WaitingPage />;
  if (state === "failed")
    return (
      <div className={isPart ? undefined : "wrap pt-8"}>
        <PageFailure what="Your passkeys" rest="Nothing has changed." retry={() => void load()} />
      </div>
    );
  if (state.isConfirmed || (operatorsOnly && !state.isOperator)) return children;
  const Heading = isPart ? "h2" : "h1";
  return (
    <div className={isPart ? undefined : "wrap grid justify-items-center pt-10 md:pt-16"}>
      <div className={isPart ? "grid gap-3" : "grid w-full max-w-[30rem] gap-3"}>
        <Heading>{state.data.length === 0 ? "Add a passkey" : "Show your passkey"}</Heading>
        <Ask isFirst={state.data.length === 0} onDone={() => void load()} />
      </div>
    </div>
  );
}

function Ask({ isFirst, onDone }: { isFirst: boolean; onDone: () => void }) {
  const { busy, error, held, send, release } = useConfirmedAction();
  const [name, setName] = useState("");
  if (held) return <ConfirmPassword against="adds a passkey in your name" onDone={release} />;

  function submit(event: FormEvent) {
    event.preventDefault();
    send({ run: isFirst ? () => addPasskey(name.trim() === "" ? "Passkey" : name) : showPasskey, done: onDone });
  }
  return (
    <Panel>
      <form className="grid gap-4" onSubmit={submit}>
        <p className="text-ui text-ink-2">
          {isFirst
            ? "This page needs more than a password. A passkey is kept by your device, your browser or a security key, and it works on this site only."
            : `This page needs more than a password. Your passkey counts on this device for ${PASSKEY_COUNTS_H} hours.`}
        </p>
        {isFirst && (
          <TextField
            label="Name (optional)"
            hint="So that you recognise it later, such as “Work laptop”"
            autoComplete="off"
            maxLength={MAX_PASSKEY_NAME}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
        <p role="alert" className="text-ui text-negative empty:hidden">
          {error}
        </p>
        <Button
          type="submit"
          variant="primary"
          size="large"
          className="justify-self-start"
          busy={busy}
          busyLabel="Waiting..."
        >
          {isFirst ? "Add a passkey" : "Use my passkey"}
        </Button>
      </form>
    </Panel>
  );
}
