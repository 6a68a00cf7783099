import type { SavedWishesRequest, SavedWishesResponse } from "#contract/schemas/desk-saved.ts";
import { MAX_SAVED_WISHES } from "#contract/values/desk-saved.ts";
import { callApi } from "#web/api/api-client.ts";
import { api } from "#web/api/api-paths.ts";
import { setAccountMark } from "#web/features/desk/account-marks.ts";
import type { DeskOperation } from "#web/features/desk/desk-storage.ts";
import type { Sender } from "#web/features/desk/outbox.ts";
import type { SavedPayload } from "./saved-operation.ts";

/** Sends wishes to save and remove jobs, with their ages, so that the one wished last wins. */
export const sendSaved: Sender = {
  most: MAX_SAVED_WISHES,
  async send(operations) {
    const now = Date.now();
    const wishes = (operations as readonly DeskOperation<SavedPayload>[]).map(({ at, payload }) => ({
      ...payload,
      ageMs: Math.max(0, now - at),
    }));
    const body: SavedWishesRequest = { wishes };
    const { data } = await callApi<SavedWishesResponse>(api.savedWishes, { method: "POST", body });
    return data.map(({ jobId, savedAt, refusal }) => {
      setAccountMark(jobId, { savedAt: savedAt ?? undefined });
      return refusal?.message ?? null;
    });
  },
};
