import { useState } from "react";
import { CONFIRM_PASSWORD } from "#contract/values/auth.ts";
import { actionFailure } from "#web/api/action-failure.ts";
import { ApiError } from "#web/api/api-client.ts";

/** A call that returns a message, and what to do with it. */
export interface Action {
  run: () => Promise<string>;
  done: (message: string) => void;
}

/** Sends actions that may take the password again. One that does is `held` until `release` sends or drops it. */
export function useConfirmedAction() {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [held, setHeld] = useState<Action>();

  async function send(action: Action) {
    setBusy(true);
    setError(undefined);
    try {
      action.done(await action.run());
    } catch (failure) {
      if (failure instanceof ApiError && failure.code === CONFIRM_PASSWORD) setHeld(action);
      else setError(actionFailure(failure));
    } finally {
      setBusy(false);
    }
  }
  return {
    busy,
    error,
    held: held !== undefined,
    send: (action: Action) => void send(action),
    clearError: () => setError(undefined),
    release(confirmed: boolean) {
      setHeld(undefined);
      if (confirmed && held) void send(held);
    },
  };
}
