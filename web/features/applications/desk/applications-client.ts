import { QueryClient } from "@tanstack/react-query";

/** Shared by the board, the pages of applications and the outbox, which adds what it has sent. */
export const applicationsClient = new QueryClient({
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: true, staleTime: 5000 } },
});

/** The account's applications with their events. */
export const listKey = (owner: string) => ["applications", owner] as const;
/** What only the page of one application shows: the postings and the referral request. */
export const detailKey = (owner: string, id: string) => ["application", owner, id] as const;
