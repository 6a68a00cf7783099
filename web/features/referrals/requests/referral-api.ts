import { QueryClient, useQuery } from "@tanstack/react-query";
import type { InboxResponse, MyReferralsResponse, RequestCheckResponse } from "#contract/schemas/referral.ts";
import type { ReviewResponse } from "#contract/schemas/referral-operator.ts";
import { ApiError, callApi } from "#web/api/api-client.ts";
import { api } from "#web/api/api-paths.ts";

const CLOCK_MS = 60_000;

/** Shared by the whole app, so that the referrals page shows a request just sent from a job. */
const client = new QueryClient({
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: true, staleTime: 5000 } },
});

/** A person's own requests, reloaded every minute because their deadlines move. */
export function useMyReferrals() {
  return useQuery(
    {
      queryKey: ["mine"],
      queryFn: ({ signal }) => callApi<MyReferralsResponse>(api.referrals, { signal }),
      refetchInterval: CLOCK_MS,
    },
    client,
  );
}

export function useInbox() {
  return useQuery(
    {
      queryKey: ["inbox"],
      queryFn: ({ signal }) => callApi<InboxResponse>(api.referralInbox, { signal }),
      refetchInterval: CLOCK_MS,
    },
    client,
  );
}

export function useRequestCheck(jobId: string) {
  return useQuery(
    {
      queryKey: ["check", jobId],
      queryFn: ({ signal }) => callApi<RequestCheckResponse>(api.referralCheck(jobId), { signal }),
      staleTime: 0,
    },
    client,
  );
}

/** Disputes and reports that wait for an operator; everybody else gets 404. */
export function useReview() {
  return useQuery(
    {
      queryKey: ["review"],
      queryFn: ({ signal }) => callApi<ReviewResponse>(api.operateReferrals, { signal }),
      refetchInterval: ({ state }) => (state.error ? false : CLOCK_MS),
    },
    client,
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
    void client.invalidateQueries();
  }
}

/** Returns the message to show for a failed action. */
export function referralFailure(error: unknown): string {
  return error instanceof ApiError && error.message !== "" ? error.message : "That didn’t work. Please try again.";
}
