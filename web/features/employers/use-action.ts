import { useState } from "react";
import { type Wrong, wrongOf } from "#web/api/forms/wrong-field.ts";

/** Runs one action at a time, with what it said or why it failed. */
export function useAction() {
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<Wrong | null>(null);
  const [message, setMessage] = useState("");
  async function run(action: () => Promise<string>, done?: () => void) {
    if (busy) return;
    setBusy(true);
    setWrong(null);
    setMessage("");
    try {
      setMessage(await action());
      done?.();
    } catch (error) {
      setWrong(wrongOf(error));
    }
    setBusy(false);
  }
  return {
    busy,
    wrong,
    failure: wrong?.message,
    message,
    run: (action: () => Promise<string>, done?: () => void) => void run(action, done),
  };
}
