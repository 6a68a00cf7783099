import { QueryClient, useQuery } from "@tanstack/react-query";
import type { InboxResponse, MyReferralsResponse, RequestCheckResponse } from "#contract/schemas/referral.ts";
import type { ReviewResponse } from "#contract/schemas/referral-operator.ts";
import { ApiError, callApi } from "#web/api/api-client.ts";
import { api } from "#web/api/api-paths.ts";

const CLOCK_MS = 60_000;

/** One per browser, so that a request sent from a job is there when the page of referrals opens. */
const client = new QueryClient({
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: true, staleTime: 5000 } },
});

/** A person's own requests, looked at again each minute, because their clocks run. */
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

/** What waits for an operator; for everybody else the call finds nothing. */
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

/** Sends an action and gives what the server says to it; whatever it says, everything shown is loaded again. Throws ApiError. */
export async function sendReferral(path: string, body?: object): Promise<string> {
  try {
    const { message } = await callApi<{ message?: string }>(path, { method: "POST", ...(body && { body }) });
    return message ?? "";
  } finally {
    void client.invalidateQueries();
  }
}

/** What to show of a failed action. */
export function referralFailure(error: unknown): string {
  return error instanceof ApiError && error.message !== "" ? error.message : "That did not work. Please try again.";
}
