import { useState } from "react";
import type {
  CaseDetail,
  CaseResponse,
  CasesResponse,
  CorrectionPreviewResponse,
  CorrectionRequest,
  DecisionRequest,
  LogResponse,
} from "#contract/schemas/moderation/desk.ts";
import { sendForm } from "#web/api/forms/send-form.ts";
import { type Wrong, wrongOf } from "#web/api/forms/wrong-field.ts";
import { type Loaded, useLoaded } from "#web/api/loading/use-loaded.ts";
import { deskPaths } from "./desk-paths.ts";

/** The queue, which case is shown (`first` to begin with), and the moves between them. */
export function useCases(first: string | null) {
  const { state, setState, load } = useLoaded<CasesResponse>(deskPaths.casesApi);
  const [wanted, setWanted] = useState(first);
  const cases = typeof state === "object" ? state.data : [];
  const at = Math.max(
    0,
    cases.findIndex(({ id }) => id === wanted),
  );
  /** Takes a decided case off the list and shows the one after it; what came meanwhile is loaded. */
  function remove(id: string): void {
    const place = cases.findIndex((each) => each.id === id);
    setWanted((cases[place + 1] ?? cases[place - 1])?.id ?? null);
    if (typeof state === "object")
      setState({ data: cases.filter((each) => each.id !== id), waiting: Math.max(0, state.waiting - 1) });
    void load();
  }
  return {
    state,
    load,
    cases,
    waiting: typeof state === "object" ? state.waiting : 0,
    // A case that somebody asks for by its address may be too little urgent for the list.
    shownId: wanted !== null && wanted === first ? wanted : cases[at]?.id,
    show: setWanted,
    move: (step: 1 | -1) => setWanted(cases[Math.min(cases.length - 1, Math.max(0, at + step))]?.id ?? null),
    remove,
  };
}

/** The case with this id. */
export function useCase(id: string | null): { state: Loaded<CaseDetail>; load: () => Promise<void> } {
  const { state, load } = useLoaded<CaseResponse>(id === null ? null : deskPaths.caseApi(id));
  return { state: typeof state === "object" ? state.data : state, load: () => load() };
}

/** The latest entries of the log. */
export function useLog(): { state: Loaded<LogResponse>; load: () => Promise<void> } {
  const { state, load } = useLoaded<LogResponse>(deskPaths.logApi);
  return { state, load: () => load() };
}

/** Sends a decision. Returns why it failed, or null. */
export async function decide(id: string, body: DecisionRequest): Promise<Wrong | null> {
  try {
    await sendForm(deskPaths.decisionsApi(id), "POST", body);
    return null;
  } catch (error) {
    return wrongOf(error);
  }
}

/** Reads a correction as the site would, without deciding anything. Returns what it says in words, or why it can't be read. */
export async function previewCorrection(id: string, body: CorrectionRequest): Promise<string | Wrong> {
  try {
    return (await sendForm<CorrectionPreviewResponse>(deskPaths.previewsApi(id), "POST", body)).data.words;
  } catch (error) {
    return wrongOf(error);
  }
}
