import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import type { ApplicationResponse, StoredApplication } from "#contract/schemas/desk/application.ts";
import { type ApplicationSummary, summariseApplication } from "#contract/values/desk/fold.ts";
import { callApi } from "#web/api/api-client.ts";
import { applicationApi } from "#web/features/applications/desk/application-api.ts";
import { setAnnouncer } from "#web/features/desk/desk-announcer.ts";
import { deskState, recordsOf, UNOPENED_DESK } from "#web/features/desk/desk-state.ts";
import { GUEST } from "#web/features/desk/outbox.ts";
import { startDesk } from "#web/features/desk/start-desk.ts";
import { useToast } from "#web/ui/base/toast.tsx";
import { useSession } from "#web/session/use-session.ts";
import {
  APPLICATION,
  type DeskApplication,
  type GuestApplication,
  waitingWrites,
  withWrites,
} from "./application-operation.ts";
import { applicationsClient, detailKey, listKey } from "./applications-client.ts";

export interface Applications {
  /** Undefined until they're read. */
  applications: DeskApplication[] | undefined;
  guest: boolean;
  /** Whether the browser keeps a guest's desk when the page closes. */
  persistent: boolean;
  failed: boolean;
  retry: () => void;
}

/** Returns the person's applications, a guest's or a member's, with what waits in the outbox. */
export function useApplications(): Applications {
  const { ready, user } = useSession();
  const desk = useSyncExternalStore(deskState.subscribe, deskState.read, () => UNOPENED_DESK);
  const toast = useToast();
  useEffect(() => {
    setAnnouncer(toast);
    void startDesk();
  }, [toast]);
  const owner = user?.email ?? GUEST;
  const query = useQuery(
    {
      queryKey: listKey(owner),
      queryFn: async ({ signal }) =>
        (await callApi<{ data: StoredApplication[] }>(applicationApi.applicationEvents, { signal }))
          .data as DeskApplication[],
      enabled: ready && owner !== GUEST,
    },
    applicationsClient,
  );
  const { data, isError, refetch } = query;
  useRereadAfterSending(waitingWrites(desk.contents, owner).length);
  const applications = useMemo(() => {
    if (!ready || !desk.opened) return undefined;
    if (owner === GUEST)
      return recordsOf<GuestApplication>(desk.contents, APPLICATION).map(({ id, value }) => ({
        ...value,
        id,
        version: 0,
      }));
    return data === undefined ? undefined : withWrites(data, waitingWrites(desk.contents, owner));
  }, [ready, desk.opened, desk.contents, owner, data]);
  return {
    applications,
    guest: ready && owner === GUEST,
    persistent: desk.persistent,
    failed: isError && data === undefined,
    retry: () => void refetch(),
  };
}

/** Reads again when fewer writes wait: another tab may have sent them, and only that tab knows the answer. */
function useRereadAfterSending(waiting: number): void {
  const before = useRef(waiting);
  useEffect(() => {
    if (waiting < before.current) void applicationsClient.invalidateQueries();
    before.current = waiting;
  }, [waiting]);
}

/** Returns what lists show of the applications, those with the latest step first. */
export function useSummaries(applications: readonly DeskApplication[] | undefined): ApplicationSummary[] | undefined {
  return useMemo(
    () =>
      applications
        ?.flatMap((application) => summariseApplication(application) ?? [])
        .toSorted((a, b) => (b.since ?? b.createdAt).localeCompare(a.since ?? a.createdAt)),
    [applications],
  );
}

/** Returns what only the page of one application shows: the copied posting, the posting now, the referral. Nothing before the account has it. */
export function useApplicationDetail({
  id,
  version,
}: Pick<DeskApplication, "id" | "version">):
  | Pick<ApplicationResponse["data"], "posting" | "live" | "referral">
  | undefined {
  const owner = useSession().user?.email ?? GUEST;
  const { data } = useQuery(
    {
      queryKey: detailKey(owner, id),
      queryFn: async ({ signal }) =>
        (await callApi<ApplicationResponse>(applicationApi.application(id), { signal })).data,
      enabled: owner !== GUEST && version > 0,
    },
    applicationsClient,
  );
  return data;
}
