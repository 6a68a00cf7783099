import { useQuery } from "@tanstack/react-query";
import type { InvitationsResponse } from "#contract/schemas/referral-invitation.ts";
import { callApi } from "#web/api/api-client.ts";
import { referralClient, useOwnKey } from "#web/features/referrals/requests/referral-api.ts";

/** Addresses of the calls. Apart from `api`, which every page loads. */
export const invitationApi = {
  mine: "/api/referrals/invitations",
  revoke: (id: string) => `/api/referrals/invitations/${encodeURIComponent(id)}/revoke`,
  connect: (id: string) => `/api/referrals/invitations/${encodeURIComponent(id)}/connect`,
  invited: (action: string) => `/api/referrals/invited/${action}`,
  block: (token: string) => `/api/referrals/invited/block/${encodeURIComponent(token)}`,
};

/** The invitations that this person has made. */
export function useInvitations() {
  return useQuery(
    {
      queryKey: useOwnKey("invitations"),
      queryFn: ({ signal }) => callApi<InvitationsResponse>(invitationApi.mine, { signal }),
    },
    referralClient,
  );
}
