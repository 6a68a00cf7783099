import { NotLoaded } from "#web/features/account/settings/not-loaded.tsx";
import { useEffect, useState } from "react";
import type { PushStateResponse } from "#contract/schemas/desk/alert-channels.ts";
import { brand } from "#contract/values/brand.ts";
import { Button } from "#web/ui/base/button.tsx";
import { Skeleton } from "#web/ui/display/skeleton.tsx";
import { NotAllowedError, pushHere, type PushHere, turnOffPush, turnOnPush } from "./browser-push.ts";
import { channelApi, useChannel } from "./channel-calls.ts";
import { useChannelChange } from "./use-channel-change.ts";

const WORDS: Record<PushHere, string> = {
  unsupported:
    "This browser can’t show notifications of websites. On an iPhone, add the site to the home screen first.",
  blocked: `You have blocked notifications from ${brand.name}. Allow them in the browser’s settings of this site, then open this page again.`,
  off: "Off in this browser.",
  on: "On in this browser.",
};

/** Whether this browser gets notifications, with a button that changes it. */
export function BrowserNotifications({ open }: { open: boolean }) {
  const { data, isError, refetch } = useChannel<PushStateResponse>(channelApi.push, open);
  const [here, setHere] = useState<PushHere>();
  const { busy, run } = useChannelChange();
  const state = data?.data;

  useEffect(() => {
    if (state === undefined) return;
    let isCurrent = true;
    pushHere(state).then(
      (found) => isCurrent && setHere(found),
      () => isCurrent && setHere("unsupported"),
    );
    return () => {
      isCurrent = false;
    };
  }, [state]);

  if (state === undefined) return <NotLoaded what="your notifications" failed={isError} retry={refetch} />;
  if (here === undefined) return <Skeleton className="h-10 w-full" />;
  const turnOn = async () => {
    await turnOnPush(state).catch((error: unknown) => {
      if (!(error instanceof NotAllowedError)) throw error;
    });
    setHere(await pushHere((await refetch()).data?.data ?? state));
  };
  const turnOff = async () => {
    await turnOffPush();
    setHere("off");
  };
  const others = state.endpoints.length - (here === "on" ? 1 : 0);
  return (
    <div className="grid justify-items-start gap-3">
      <p role="status" className="text-ui">
        {WORDS[here]}
        {others > 0 && ` On in ${others} other ${others === 1 ? "browser" : "browsers"}.`}
      </p>
      {here === "off" && (
        <Button busy={busy} onClick={() => run(turnOn)}>
          Turn on
        </Button>
      )}
      {here === "on" && (
        <Button busy={busy} onClick={() => run(turnOff)}>
          Turn off
        </Button>
      )}
    </div>
  );
}
