import { WifiOff } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { brand } from "#contract/values/brand.ts";
import type { LabelCard, LabelsResponse } from "#contract/schemas/accuracy.ts";
import { ApiError, callApi } from "#web/api/api-client.ts";
import { LABELS_API } from "#web/shell/rare-addresses.ts";
import { MissingPage, WaitingPage } from "#web/shell/deferred/not-found.tsx";
import { Button } from "#web/ui/base/button.tsx";
import { Notice } from "#web/ui/display/notice.tsx";
import { LabelDesk } from "./label-desk.tsx";

type State = { cards: LabelCard[] } | "loading" | "failed" | "missing";

/** For operators: today's ten cards. */
export function LabelPage() {
  const [state, setState] = useState<State>("loading");
  const load = useCallback(async (signal?: AbortSignal) => {
    setState("loading");
    try {
      const { data: cards } = await callApi<LabelsResponse>(LABELS_API, signal && { signal });
      setState({ cards });
    } catch (error) {
      if (signal?.aborted !== true) setState(error instanceof ApiError && error.status === 404 ? "missing" : "failed");
    }
  }, []);
  useEffect(() => {
    const leaving = new AbortController();
    void load(leaving.signal);
    return () => leaving.abort();
  }, [load]);
  if (state === "loading") return <WaitingPage />;
  if (state === "missing") return <MissingPage />;
  return (
    <div className="wrap pt-8">
      <title>{`Label jobs – ${brand.name}`}</title>
      <header className="border-b border-line pb-6">
        <h1>Label jobs</h1>
        <p className="mt-1 max-w-[51em] text-ink-2">
          Is what we read what the posting says? Judge by the posting alone. Press <kbd>?</kbd> for the keys.
        </p>
      </header>
      {state === "failed" ? (
        <Notice
          variant="negative"
          icon={WifiOff}
          role="alert"
          className="mt-6"
          action={<Button onClick={() => void load()}>Try again</Button>}
        >
          <b className="font-semibold">The cards could not be loaded.</b> Verdicts you have given are saved.
        </Notice>
      ) : (
        <LabelDesk drawn={state.cards} />
      )}
    </div>
  );
}
