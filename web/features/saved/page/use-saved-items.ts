import { keepPreviousData, QueryClient, useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import type { DeskJob, DeskJobsResponse, SavedJobsResponse } from "#contract/schemas/desk/saved.ts";
import { changesSince } from "#contract/values/desk/changes.ts";
import { MAX_DESK_JOBS } from "#contract/values/desk/saved.ts";
import { callApi, JOBS } from "#web/api/api-client.ts";
import { api } from "#web/api/api-paths.ts";
import { deskMarks } from "#web/features/desk/desk-marks.ts";
import { recordsOf } from "#web/features/desk/desk-state.ts";
import type { DeskContents } from "#web/features/desk/desk-storage.ts";
import { useDesk } from "#web/features/desk/use-desk.ts";
import { type GuestSavedJob, SAVED_JOB, waitingWishes } from "#web/features/saved/saved-operation.ts";
import { useSession } from "#web/session/use-session.ts";
import type { SavedItem } from "./saved-items.ts";

const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 5000 } } });

export interface SavedItems {
  /** Null while they load. */
  items: SavedItem[] | null;
  /** Whether the latest reading failed: a member sees nothing new, a guest the jobs as they were saved. */
  failed: boolean;
  retry: () => void;
}

/** The saved jobs of the account, with what waits for it. */
export function useAccountItems(): SavedItems {
  const { user } = useSession();
  const desk = useDesk();
  const marks = useSyncExternalStore(deskMarks.subscribe, deskMarks.read, deskMarks.read);
  const owner = user?.email ?? "";
  const { data, isError, refetch } = useQuery(
    {
      queryKey: ["saved", owner, desk.answers],
      queryFn: ({ signal }) => callApi<SavedJobsResponse>(api.savedJobs, { policy: JOBS, signal }),
      placeholderData: keepPreviousData,
      enabled: desk.opened && owner !== "",
    },
    client,
  );
  const waiting = waitingItems(desk.contents, owner);
  if (data === undefined && !(isError && waiting.length > 0))
    return { items: null, failed: isError, retry: () => void refetch() };
  const stored = (data?.data ?? []).map(({ job, ...saved }): SavedItem => ({
    id: job.id,
    ...saved,
    job,
    waiting: false,
  }));
  // A mark without a date is a removal that the list doesn't know yet.
  const kept = stored.filter(({ id }) => !(marks.has(id) && marks.get(id)?.savedAt === undefined));
  const ids = new Set(kept.map(({ id }) => id));
  return {
    items: [...waiting.filter(({ id }) => !ids.has(id)), ...kept],
    failed: isError,
    retry: () => void refetch(),
  };
}

/** Jobs that the person saved and the account doesn't have yet, as they were then. */
function waitingItems(contents: DeskContents, owner: string): SavedItem[] {
  return [...waitingWishes(contents, owner).values()].flatMap(({ at, payload: { jobId, saved, snapshot } }) => {
    if (!saved || snapshot === undefined) return [];
    const savedAt = new Date(at).toISOString();
    return { id: jobId, savedAt, since: savedAt, job: snapshot, changes: [], waiting: true };
  });
}

/** The saved jobs of a guest, from this browser, with what they say now. */
export function useGuestItems(): SavedItems {
  const desk = useDesk();
  const records = recordsOf<GuestSavedJob>(desk.contents, SAVED_JOB);
  const ids = records.map(({ id }) => id).toSorted();
  const { data, isError, refetch } = useQuery(
    {
      queryKey: ["desk-jobs", ids.join(",")],
      queryFn: ({ signal }) => readJobs(ids, signal),
      placeholderData: keepPreviousData,
      enabled: ids.length > 0,
    },
    client,
  );
  const retry = () => void refetch();
  if (!desk.opened) return { items: null, failed: false, retry };
  const items = records.map(({ id, value: { snapshot, savedAt, since } }): SavedItem => {
    const job = data?.get(id);
    const changes = job === undefined ? [] : changesSince(snapshot, since, job);
    return { id, savedAt, since, job: job ?? snapshot, changes, waiting: false };
  });
  return { items, failed: isError, retry };
}

async function readJobs(ids: readonly string[], signal: AbortSignal): Promise<Map<string, DeskJob>> {
  const jobs: DeskJob[] = [];
  for (let at = 0; at < ids.length; at += MAX_DESK_JOBS) {
    const path = api.deskJobs(ids.slice(at, at + MAX_DESK_JOBS));
    jobs.push(...(await callApi<DeskJobsResponse>(path, { policy: JOBS, signal })).data);
  }
  return new Map(jobs.map((job) => [job.id, job]));
}

/** Reads the account's saved jobs again. */
export async function rereadSaved(): Promise<void> {
  await client.invalidateQueries();
}
