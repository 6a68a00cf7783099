import { useState } from "react";
import { actionFailure } from "#web/api/action-failure.ts";

/** Runs one action at a time, with what it said or why it failed. */
export function useAction() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [message, setMessage] = useState("");
  async function run(action: () => Promise<string>, done?: () => void) {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    setMessage("");
    try {
      setMessage(await action());
      done?.();
    } catch (error) {
      setFailure(actionFailure(error));
    }
    setBusy(false);
  }
  return { busy, failure, message, run: (action: () => Promise<string>, done?: () => void) => void run(action, done) };
}
