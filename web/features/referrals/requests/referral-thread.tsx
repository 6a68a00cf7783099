import { Link } from "react-router";
import { MESSAGE_MAX } from "#contract/values/referral.ts";
import type { ThreadMessage } from "#contract/schemas/referral.ts";
import { exactTime } from "#web/model/dates.ts";
import { newNotice } from "#web/shell/pages/notice-path.ts";
import { useRequestAction } from "./referral-action.tsx";
import { TextForm } from "./text-form.tsx";

/** The private thread of a seeker and the referrer who accepted. */
export function ReferralThread({ id, messages, other }: { id: string; messages: ThreadMessage[]; other: string }) {
  const { busy, act } = useRequestAction(id);
  return (
    <section aria-label={`Messages with ${other}`} className="grid gap-3 border-t border-line pt-3">
      {messages.length > 0 && (
        <ol className="grid gap-2">
          {messages.map((message) => (
            <li key={`${message.at} ${message.body}`} className="text-ui">
              <p className="text-meta text-ink-3">
                <b className="font-medium text-ink-2">{message.mine ? "You" : other}</b> ·{" "}
                <time dateTime={message.at}>{exactTime(message.at)}</time>
                {message.thanks && " · a thank-you"}
              </p>
              <p className="whitespace-pre-line wrap-anywhere">{message.body}</p>
            </li>
          ))}
        </ol>
      )}
      <TextForm
        label={`Write to ${other}`}
        most={MESSAGE_MAX}
        busy={busy}
        send="Send"
        onSend={(body) => act("message", { body })}
      />
      <p className="text-meta">
        Something illegal in here? <Link to={newNotice({ message: id })}>File a notice</Link>
      </p>
    </section>
  );
}
