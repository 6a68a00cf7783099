import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { MESSAGE_MAX } from "#contract/values/referral.ts";
import type { ThreadMessage } from "#contract/schemas/referral.ts";
import { exactTime } from "#web/model/dates.ts";
import { newNotice } from "#web/shell/pages/notice-path.ts";
import { Button } from "#web/ui/base/button.tsx";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { useRequestAction } from "./referral-action.tsx";

/** The private thread of a seeker and the referrer who accepted. */
export function ReferralThread({ id, messages, other }: { id: string; messages: ThreadMessage[]; other: string }) {
  const [body, setBody] = useState("");
  const { busy, act } = useRequestAction(id);
  async function send(event: FormEvent) {
    event.preventDefault();
    if (body.trim() !== "" && (await act("message", { body }))) setBody("");
  }
  return (
    <section aria-label={`Messages with ${other}`} className="grid gap-3 border-t border-line pt-3">
      {messages.length > 0 && (
        <ol className="grid gap-2">
          {messages.map((message) => (
            <li key={`${message.at} ${message.body}`} className="text-ui">
              <p className="text-meta text-ink-3">
                <b className="font-medium text-ink-2">{message.mine ? "You" : other}</b> ·{" "}
                <time dateTime={message.at}>{exactTime(message.at)}</time>
              </p>
              <p className="whitespace-pre-line wrap-anywhere">{message.body}</p>
            </li>
          ))}
        </ol>
      )}
      <form onSubmit={(event) => void send(event)} className="grid gap-2">
        <TextArea
          label={`Write to ${other}`}
          rows={2}
          maxLength={MESSAGE_MAX}
          value={body}
          onChange={(event) => setBody(event.target.value)}
        />
        <Button
          type="submit"
          className="justify-self-start"
          busy={busy}
          busyLabel="Sending..."
          disabled={body.trim() === ""}
        >
          Send
        </Button>
      </form>
      <p className="text-meta">
        Something illegal in here? <Link to={newNotice({ message: id })}>File a notice</Link>
      </p>
    </section>
  );
}
