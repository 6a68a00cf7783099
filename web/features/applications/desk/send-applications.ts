import type { WriteApplicationsResponse } from "#contract/schemas/desk/application.ts";
import { APPLICATIONS_PER_WRITE_MAX } from "#contract/values/desk/application.ts";
import { callApi } from "#web/api/api-client.ts";
import { applicationApi } from "#web/features/applications/desk/application-api.ts";
import { currentOwner, readAccountMarks } from "#web/features/desk/account-marks.ts";
import type { DeskOperation } from "#web/features/desk/desk-storage.ts";
import type { Sender } from "#web/features/desk/outbox.ts";
import { type ApplicationPayload, type DeskApplication, withWrites } from "./application-operation.ts";
import { applicationsClient, listKey } from "./applications-client.ts";
import { announceReplaced } from "./replaced-values.ts";

const GONE = "You deleted this application on another device, so the change is dropped.";

/** Sends writes to applications. The answer says which values of another tab or device a write replaced. */
export const sendApplications: Sender = {
  most: APPLICATIONS_PER_WRITE_MAX,
  async send(operations) {
    const payloads = (operations as readonly DeskOperation<ApplicationPayload>[]).map(({ payload }) => payload);
    const applications = payloads.map(({ events, shown: _shown, ...rest }) => ({
      ...rest,
      events: events.map(({ id, thing, kind, madeAt, set }) => ({ id, thing, kind, madeAt, set })),
    }));
    const { data } = await callApi<WriteApplicationsResponse>(applicationApi.applications, {
      method: "POST",
      body: { applications },
    });
    const results = new Map(data.map((result) => [result.id, result]));
    const owner = currentOwner();
    // So that nothing blinks between the answer and the next reading.
    applicationsClient.setQueryData<DeskApplication[]>(listKey(owner), (before) =>
      before === undefined ? undefined : withWrites(before, payloads),
    );
    // A first reading under way may have begun before the write, and would be kept.
    void applicationsClient.cancelQueries().then(() => applicationsClient.invalidateQueries());
    void readAccountMarks(owner);
    for (const result of data) announceReplaced(result, payloads);
    return payloads.map(({ id }) => (results.get(id)?.status === "gone" ? GONE : null));
  },
};
