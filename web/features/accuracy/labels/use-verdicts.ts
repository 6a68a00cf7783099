import { useRef, useState } from "react";
import type { LabelCard } from "#contract/schemas/accuracy.ts";
import type { Verdict } from "#contract/values/accuracy/judging.ts";
import { labelApi } from "#web/shell/rare-addresses.ts";
import { ApiError, callApi } from "#web/api/api-client.ts";

/**
 * The cards with the verdicts as the operator gave them, which are sent one after another: the server gets the last word of a card last.
 * `failed` is the reason why some weren't saved; `retry` sends those again.
 */
export function useVerdicts(drawn: LabelCard[]) {
  const [cards, setCards] = useState(drawn);
  const [failed, setFailed] = useState<string | null>(null);
  const queue = useRef(Promise.resolve());
  const unsaved = useRef(new Map<string, Verdict | null>());

  function send(id: string, verdict: Verdict | null): void {
    queue.current = queue.current.then(async () => {
      try {
        await callApi(labelApi(id), verdict === null ? { method: "DELETE" } : { method: "PUT", body: { verdict } });
        if (unsaved.current.get(id) === verdict) unsaved.current.delete(id);
      } catch (error) {
        const reason = error instanceof ApiError ? error.message : "";
        setFailed(reason || "Your connection may be gone.");
      }
    });
  }

  return {
    cards,
    failed,
    give(id: string, verdict: Verdict | null): void {
      setCards((before) => before.map((card) => (card.id === id ? { ...card, verdict } : card)));
      unsaved.current.set(id, verdict);
      send(id, verdict);
    },
    retry(): void {
      setFailed(null);
      for (const [id, verdict] of unsaved.current) send(id, verdict);
    },
  };
}
