import { NotLoaded } from "#web/features/account/settings/not-loaded.tsx";
import { useId, useState } from "react";
import type { AlertFeedsResponse } from "#contract/schemas/desk/alert-feeds.ts";
import { Button } from "#web/ui/base/button.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { NativeSelect } from "#web/ui/select/native-select.tsx";
import { changeChannel, channelApi, useChannel } from "./channel-calls.ts";
import { useChannelChange } from "./use-channel-change.ts";

const ALL = "alerts";

/** The secret addresses of the person's feeds, which they can make, renew and end. */
export function AlertFeeds({ open }: { open: boolean }) {
  const { data, isError, refetch } = useChannel<AlertFeedsResponse>(channelApi.feeds, open);
  const { busy, run } = useChannelChange();
  const [chosen, setChosen] = useState(ALL);
  const chooser = useId();
  if (data === undefined) return <NotLoaded what="your feed addresses" failed={isError} retry={refetch} />;
  const feeds = data.data;
  const addresses = feeds && (feeds.searches.find(({ id }) => id === chosen) ?? feeds.alerts);
  return (
    <div className="grid gap-3">
      {feeds !== null && addresses !== null && (
        <>
          <div className="grid gap-1.5">
            <label htmlFor={chooser} className="text-ui font-medium">
              What the feed holds
            </label>
            <NativeSelect
              id={chooser}
              size="large"
              value={chosen}
              onChange={(event) => setChosen(event.currentTarget.value)}
            >
              <option value={ALL}>What all my searches found for me</option>
              {feeds.searches.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </NativeSelect>
          </div>
          <Address label="RSS" value={addresses.rss} />
          <Address label="JSON Feed" value={addresses.jsonFeed} />
          <Address label="Calendar (iCal)" value={addresses.calendar} />
          <p className="text-meta text-ink-2">
            Anyone who knows an address can read it, so keep it to yourself. New addresses end the ones before.
          </p>
        </>
      )}
      <div className="flex flex-wrap gap-2">
        <Button busy={busy} onClick={() => run(() => changeChannel(channelApi.renewFeeds, "POST"))}>
          {feeds === null ? "Make addresses" : "Make new addresses"}
        </Button>
        {feeds !== null && (
          <Button busy={busy} onClick={() => run(() => changeChannel(channelApi.endFeeds, "POST"))}>
            End the addresses
          </Button>
        )}
      </div>
    </div>
  );
}

function Address({ label, value }: { label: string; value: string }) {
  return <TextField label={label} value={value} readOnly onFocus={(event) => event.currentTarget.select()} />;
}
