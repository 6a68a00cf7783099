import { QueryClient, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type {
  InboxResponse,
  MyReferralsResponse,
  ReferralNews,
  RequestCheckResponse,
} from "#contract/schemas/referral.ts";
import type { InviteResponse } from "#contract/schemas/referral-invitation.ts";
import type { ReviewResponse } from "#contract/schemas/referral-operator.ts";
import { ApiError, callApi, GENERAL } from "#web/api/api-client.ts";
import { api } from "#web/api/api-paths.ts";
import { referralCalls } from "#web/features/referrals/links/referral-calls.ts";
import { useSession } from "#web/session/use-session.ts";

const CLOCK_MS = 60_000;

/** Shared by the whole app, so that the referrals page shows a request just sent from a job. */
export const referralClient = new QueryClient({
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: true, staleTime: 5000 } },
});

/** Returns a key that holds for one account: the next person at this browser must not see what this one had. */
export function useOwnKey(...key: string[]): string[] {
  return [...key, useSession().user?.email ?? ""];
}

/** A person's own requests, reloaded every minute because their deadlines move. */
export function useMyReferrals() {
  return useQuery(
    {
      queryKey: useOwnKey("mine"),
      queryFn: ({ signal }) => callApi<MyReferralsResponse>(api.referrals, { signal }),
      refetchInterval: CLOCK_MS,
    },
    referralClient,
  );
}

export function useInbox() {
  return useQuery(
    {
      queryKey: useOwnKey("inbox"),
      queryFn: ({ signal }) => callApi<InboxResponse>(api.referralInbox, { signal }),
      refetchInterval: CLOCK_MS,
    },
    referralClient,
  );
}

/** What the header and a job's page show. Asked again every minute while the page is in view. */
export function useReferralNews() {
  return useQuery(
    {
      queryKey: useOwnKey("news"),
      queryFn: ({ signal }) => callApi<ReferralNews>(api.referralNews, { signal }),
      refetchInterval: CLOCK_MS,
    },
    referralClient,
  );
}

/** Marks news as seen up to the notice that both lists of `/referrals` include. */
export function useMarkNewsSeen(mine: string | null | undefined, inbox: string | null | undefined): void {
  const { data: news } = useReferralNews();
  const waiting = (news?.updates ?? 0) > 0;
  const upTo = olderOf(mine ?? null, inbox ?? null);
  useEffect(() => {
    if (upTo === null || !waiting) return;
    // After a failure the news stay as they are, and the next visit marks them.
    callApi(api.referralsSeen, { method: "POST", body: { upTo } }).then(
      () => referralClient.invalidateQueries({ queryKey: ["news"] }),
      () => {},
    );
  }, [upTo, waiting]);
}

function olderOf(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return null;
  return BigInt(one) < BigInt(other) ? one : other;
}

export function useRequestCheck(jobId: string) {
  return useQuery(
    {
      queryKey: useOwnKey("check", jobId),
      queryFn: ({ signal }) => callApi<RequestCheckResponse>(api.referralCheck(jobId), { signal }),
      staleTime: 0,
    },
    referralClient,
  );
}

/** Disputes and reports that wait for an operator; everybody else gets 404. */
export function useReview() {
  return useQuery(
    {
      queryKey: useOwnKey("review"),
      queryFn: ({ signal }) => callApi<ReviewResponse>(referralCalls.review, { signal }),
      refetchInterval: ({ state }) => (state.error ? false : CLOCK_MS),
    },
    referralClient,
  );
}

export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Sends an action and returns the server's message. Reloads everything shown, even after a refusal. Throws ApiError. */
export async function sendReferral(path: string, body?: object): Promise<string> {
  try {
    const { message } = await callApi<{ message?: string }>(path, { method: "POST", ...(body && { body }) });
    return message ?? "";
  } finally {
    void referralClient.invalidateQueries();
  }
}

/** Makes a personal invitation and reloads everything shown. Throws ApiError. */
export async function sendInvitation(body: object): Promise<InviteResponse> {
  const invitation = await callApi<InviteResponse>("/api/referrals/invitations", {
    method: "POST",
    body,
    // A repeated call would make a second invitation.
    policy: { ...GENERAL, retries: 0 },
  });
  void referralClient.invalidateQueries();
  return invitation;
}

/** Returns the message to show for a failed action. */
export function referralFailure(error: unknown): string {
  return error instanceof ApiError && error.message !== "" ? error.message : "That didn’t work. Please try again.";
}
