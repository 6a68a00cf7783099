import { History } from "lucide-react";
import type { WriteApplicationsResponse, WriteResult } from "#contract/schemas/desk-application.ts";
import { APPLICATIONS_PER_WRITE_MAX } from "#contract/values/desk-application.ts";
import { callApi } from "#web/api/api-client.ts";
import { api } from "#web/api/api-paths.ts";
import { currentOwner, readAccountMarks } from "#web/features/desk/account-marks.ts";
import { announceDesk } from "#web/features/desk/desk-announcer.ts";
import type { DeskOperation } from "#web/features/desk/desk-storage.ts";
import type { Sender } from "#web/features/desk/outbox.ts";
import { type ApplicationPayload, type DeskApplication, withWrites } from "./application-operation.ts";
import { applicationsClient, listKey } from "./applications-client.ts";
import { isOwnValue, writeApplication } from "./write-application.ts";

const GONE = "You deleted this application on another device, so the change is dropped.";

/** Sends writes to applications. The answer says which values of another tab or device a write replaced. */
export const sendApplications: Sender = {
  most: APPLICATIONS_PER_WRITE_MAX,
  async send(operations) {
    const payloads = (operations as readonly DeskOperation<ApplicationPayload>[]).map(({ payload }) => payload);
    const applications = payloads.map(({ events, ...rest }) => ({
      ...rest,
      events: events.map(({ id, thing, kind, madeAt, set }) => ({ id, thing, kind, madeAt, set })),
    }));
    const { data } = await callApi<WriteApplicationsResponse>(api.applications, {
      method: "POST",
      body: { applications },
    });
    const results = new Map(data.map((result) => [result.id, result]));
    const owner = currentOwner();
    // So that nothing blinks between the answer and the next reading.
    applicationsClient.setQueryData<DeskApplication[]>(listKey(owner), (before) =>
      before === undefined ? undefined : withWrites(before, payloads),
    );
    void applicationsClient.invalidateQueries();
    void readAccountMarks(owner);
    for (const result of data) announceReplaced(result);
    return payloads.map(({ id }) => (results.get(id)?.status === "gone" ? GONE : null));
  },
};

/** Says which value of another tab or device no longer counts, and offers to bring it back. */
function announceReplaced({ id, replaced }: WriteResult): void {
  const other = replaced.find(({ thing, field, value }) => !isOwnValue(thing, field, value));
  if (other === undefined) return;
  const { kind, thing, field, value } = other;
  const shown = typeof value === "string" && value !== "" ? `“${value.slice(0, 60)}”` : "another value";
  announceDesk({
    text: `Another tab or device had set the ${field} to ${shown}. Yours counts now.`,
    icon: History,
    action: {
      label: "Use the other",
      run: () => void writeApplication({ id }, [{ kind, thing, set: { [field]: value } }]),
    },
  });
}
