import { NotLoaded } from "#web/features/account/settings/not-loaded.tsx";
import { CircleAlert } from "lucide-react";
import { type FormEvent, useState } from "react";
import type {
  AlertWebhook as Webhook,
  AlertWebhookResponse,
  SavedWebhookResponse,
  WebhookDelivery,
} from "#contract/schemas/desk/alert-channels.ts";
import { ShownOnce } from "#web/features/account/security/shown-once.tsx";
import { exactTime, longDate } from "#web/model/dates.ts";
import { Button } from "#web/ui/base/button.tsx";
import { Notice } from "#web/ui/display/notice.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { changeChannel, channelApi, useChannel } from "./channel-calls.ts";
import { useChannelChange } from "./use-channel-change.ts";

/** While a delivery waits, its result is asked for this often, ms. */
const LOOK_EVERY_MS = 5000;

/** The person's webhook with its latest deliveries. */
export function AlertWebhook({ open }: { open: boolean }) {
  const [isWaiting, setWaiting] = useState(false);
  const { data, isError, refetch } = useChannel<AlertWebhookResponse>(
    channelApi.webhook,
    open,
    isWaiting && LOOK_EVERY_MS,
  );
  const [secret, setSecret] = useState<string>();
  const { busy, run } = useChannelChange();
  const waits = data?.data?.deliveries.some(({ state, attempts }) => state === "waiting" && attempts === 0) ?? false;
  if (waits !== isWaiting) setWaiting(waits);
  if (data === undefined) return <NotLoaded what="your webhook" failed={isError} retry={refetch} />;
  const webhook = data.data;
  return (
    <div className="grid gap-4">
      {secret !== undefined && (
        <ShownOnce title="Your webhook’s secret" label="Secret" secret={secret} onDone={() => setSecret(undefined)} />
      )}
      <AddressForm
        key={webhook?.url}
        url={webhook?.url ?? ""}
        busy={busy}
        onSave={(url) =>
          run(async () => {
            const saved = await changeChannel<SavedWebhookResponse>(channelApi.webhook, "PUT", { url });
            setSecret(saved.secret);
          })
        }
      />
      {webhook !== null && (
        <>
          <State webhook={webhook} />
          <div className="flex flex-wrap gap-2">
            {webhook.disabledAt === null ? (
              <Button busy={busy} onClick={() => run(() => changeChannel(channelApi.testWebhook, "POST"))}>
                Send a test
              </Button>
            ) : (
              <Button busy={busy} onClick={() => run(() => changeChannel(channelApi.resumeWebhook, "POST"))}>
                Turn it on again
              </Button>
            )}
            <Button busy={busy} onClick={() => run(() => changeChannel(channelApi.endWebhook, "POST"))}>
              Remove the webhook
            </Button>
          </div>
          <Deliveries deliveries={webhook.deliveries} />
        </>
      )}
    </div>
  );
}

function AddressForm({ url, busy, onSave }: { url: string; busy: boolean; onSave: (url: string) => void }) {
  const [typed, setTyped] = useState(url);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onSave(typed);
  }
  return (
    <form method="post" className="grid gap-3" onSubmit={submit}>
      <TextField
        label="Address"
        type="url"
        required
        autoComplete="off"
        placeholder="https://"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div>
        <Button type="submit" busy={busy}>
          {url === "" ? "Add the webhook" : "Save with a new secret"}
        </Button>
      </div>
    </form>
  );
}

function State({ webhook: { failingSince, disabledAt } }: { webhook: Webhook }) {
  if (disabledAt === null && failingSince === null) return null;
  return (
    <Notice variant="caution" icon={CircleAlert}>
      {disabledAt !== null
        ? `Off since ${longDate(disabledAt)}, because it failed for a week.`
        : `Every delivery has failed since ${longDate(failingSince!)}. After a week it’s turned off.`}
    </Notice>
  );
}

function Deliveries({ deliveries }: { deliveries: readonly WebhookDelivery[] }) {
  if (deliveries.length === 0) return <p className="text-meta text-ink-3">Nothing has been sent yet.</p>;
  return (
    <ul aria-label="Latest deliveries" className="divide-y divide-line">
      {deliveries.map((delivery) => (
        <li key={delivery.id} className="py-2 text-ui first:pt-0">
          <p>
            {delivery.kind === "test" ? "Test" : "Alert"} · {resultOf(delivery)}
          </p>
          <p className="text-meta text-ink-3">{exactTime(delivery.createdAt)}</p>
        </li>
      ))}
    </ul>
  );
}

function resultOf({ state, status, error, attempts, nextTryAt }: WebhookDelivery): string {
  if (state === "delivered") return `Delivered (${status ?? "answered"})`;
  if (attempts === 0) return "On its way";
  const tried = attempts === 1 ? "" : ` ${attempts} attempts.`;
  return `${error ?? "It failed."}${tried}${state === "waiting" && nextTryAt !== null ? ` Next attempt: ${exactTime(nextTryAt)}.` : " Ended."}`;
}
