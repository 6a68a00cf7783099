import type { SavedWishesRequest, SavedWishesResponse } from "#contract/schemas/desk/saved.ts";
import { MAX_SAVED_WISHES } from "#contract/values/desk/saved.ts";
import { callApi } from "#web/api/api-client.ts";
import { setAccountMark } from "#web/features/desk/account-marks.ts";
import type { DeskOperation } from "#web/features/desk/desk-storage.ts";
import { GUEST, type Sender } from "#web/features/desk/outbox.ts";
import type { SavedPayload } from "./saved-operation.ts";
import { WishAges } from "./wish-ages.ts";

const ages = new WishAges();

/** Sends wishes to save and remove jobs, with their ages, so that the one wished last wins. */
export const sendSaved: Sender = {
  most: MAX_SAVED_WISHES,
  async send(operations) {
    const now = Date.now();
    const wishes = (operations as readonly DeskOperation<SavedPayload>[]).map(
      ({ at, owner, payload: { snapshot, ...wish } }) => ({
        ...wish,
        ageMs: ages.ageOf(at, now),
        // The account takes its own snapshot, except of what a guest saved some time ago.
        ...(owner === GUEST && snapshot && { snapshot }),
      }),
    );
    const body: SavedWishesRequest = { wishes };
    const times = operations.map(({ at }) => at);
    const call = callApi<SavedWishesResponse>("/api/me/saved-jobs/wishes", { method: "POST", body });
    const { data } = await call.finally(() => ages.sent(times, now, Date.now()));
    return data.map(({ jobId, savedAt, refusal }) => {
      setAccountMark(jobId, { savedAt: savedAt ?? undefined });
      return refusal?.message ?? null;
    });
  },
};
