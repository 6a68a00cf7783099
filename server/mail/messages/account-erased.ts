import { brand } from "#contract/values/brand.ts";
import { greeting, type MailContent } from "#mail/frame.ts";

export interface AccountErasedData {
  name: string;
  /** Number of the receipt; the log has it too, with the same counts and without the address. */
  receipt: string;
  /** ISO time of the erasure. */
  at: string;
  /** Numbers of the erased records by kind. */
  removed: { kind: string; records: number }[];
}

/** Acknowledges the erasure of an account. We forget the address itself once this mail is sent. */
export function accountErasedMessage(data: AccountErasedData): MailContent {
  const when = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" }).format(
    new Date(data.at),
  );
  return {
    subject: `Your ${brand.name} account has been deleted`,
    preview: `Everything about you was erased on ${when} UTC.`,
    heading: "Your account has been deleted",
    paragraphs: [
      `${greeting(data.name)}\nAs you asked, we erased everything about you on ${when} UTC:`,
      data.removed.map(({ kind, records }) => `${kind}: ${records}`).join("\n"),
      "We keep a record that somebody asked a referrer for a referral, without your name, words or links. If an operator suspended you, a keyed hash of your address stays for two years.",
      `Receipt: ${data.receipt}`,
    ],
    footnote: "This is our last email. Once it is sent, we forget your address.",
  };
}
