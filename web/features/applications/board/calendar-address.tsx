import { useQuery } from "@tanstack/react-query";
import { CircleAlert } from "lucide-react";
import type { CalendarResponse } from "#contract/schemas/desk/application.ts";
import { callApi } from "#web/api/api-client.ts";
import { applicationApi } from "#web/features/applications/desk/application-api.ts";
import { applicationsClient } from "../desk/applications-client.ts";
import { Button } from "#web/ui/base/button.tsx";
import { useToast } from "#web/ui/base/toast.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";

/** The secret address at which a calendar app finds the next steps. */
export function CalendarAddress() {
  const toast = useToast();
  const { data, refetch } = useQuery(
    {
      queryKey: ["calendar"],
      queryFn: ({ signal }) => callApi<CalendarResponse>(applicationApi.applicationCalendar, { signal }),
    },
    applicationsClient,
  );
  const change = (path: string) => {
    callApi(path, { method: "POST" }).then(
      () => void refetch(),
      () => toast({ text: "That didn’t work. Please try again.", icon: CircleAlert, variant: "negative" }),
    );
  };
  if (data === undefined) return null;
  const url = data.data?.url;
  return (
    <section aria-labelledby="calendar" className="grid gap-3 border-t border-line pt-5 *:max-w-prose">
      <h2 id="calendar" className="text-row font-semibold">
        In your calendar
      </h2>
      <p className="text-ui text-ink-2">
        Your calendar app can subscribe to your next steps. Anyone who knows the address can read them, so keep it to
        yourself.
      </p>
      {url !== undefined && (
        <TextField label="Secret address" value={url} readOnly onFocus={(event) => event.currentTarget.select()} />
      )}
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => change(applicationApi.renewCalendar)}>
          {url === undefined ? "Make an address" : "Make a new address"}
        </Button>
        {url !== undefined && <Button onClick={() => change(applicationApi.endCalendar)}>End the address</Button>}
      </div>
    </section>
  );
}
