import { LABEL_MAX, NOTE_MAX, SHORT_TEXT_MAX, URL_MAX } from "#contract/values/desk/application.ts";
import { textOf, type Thing } from "#contract/values/desk/fold.ts";
import type { WriteTarget } from "../desk/write-application.ts";
import { dayWords } from "../stage-words.ts";
import { ThingList } from "./thing-list.tsx";

interface Props {
  things: readonly Thing[];
  target: WriteTarget;
}

const text = (name: string, label: string) => ({ name, label, max: SHORT_TEXT_MAX });
const url = (label: string, required = false) => ({ name: "url", label, max: URL_MAX, type: "url" as const, required });

export function Notes(props: Props) {
  return (
    <ThingList
      {...props}
      kind="note"
      title="Notes"
      addLabel="Add a note"
      noun="note"
      fields={[{ name: "text", label: "Note", max: NOTE_MAX, type: "area", required: true }]}
      nameOf={(thing) => textOf(thing, "text").slice(0, 40)}
      Face={NoteFace}
    />
  );
}

function NoteFace({ thing }: { thing: Thing }) {
  return (
    <>
      <span className="block whitespace-pre-wrap">{textOf(thing, "text")}</span>
      <span className="text-meta text-ink-3">{dayWords(thing.changedAt)}</span>
    </>
  );
}

export function Contacts(props: Props) {
  return (
    <ThingList
      {...props}
      kind="contact"
      title="Contacts"
      addLabel="Add a contact"
      noun="contact"
      fields={[
        { ...text("name", "Name"), required: true },
        text("role", "Role"),
        { ...text("email", "Email"), type: "email" },
        { ...text("phone", "Phone"), type: "tel" },
        url("Profile or page"),
      ]}
      nameOf={(thing) => textOf(thing, "name")}
      Face={ContactFace}
    />
  );
}

function ContactFace({ thing }: { thing: Thing }) {
  const [email, phone, page] = [textOf(thing, "email"), textOf(thing, "phone"), textOf(thing, "url")];
  return (
    <>
      <b className="font-semibold">{textOf(thing, "name")}</b> {textOf(thing, "role")}
      <span className="flex flex-wrap items-baseline gap-x-3 text-meta">
        {email !== "" && (
          <a href={`mailto:${encodeURIComponent(email)}`} className="max-md:py-1.5">
            {email}
          </a>
        )}
        {phone !== "" && <span className="max-md:py-1.5">{phone}</span>}
        {page !== "" && <OutsideLink href={page}>{page}</OutsideLink>}
      </span>
    </>
  );
}

export function Links(props: Props) {
  return (
    <ThingList
      {...props}
      kind="link"
      title="Links"
      addLabel="Add a link"
      noun="link"
      fields={[url("Address", true), text("label", "What it is")]}
      nameOf={(thing) => textOf(thing, "label") || textOf(thing, "url")}
      Face={LinkFace}
    />
  );
}

function LinkFace({ thing }: { thing: Thing }) {
  const url = textOf(thing, "url");
  return <OutsideLink href={url}>{textOf(thing, "label") || url}</OutsideLink>;
}

function OutsideLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className="wrap-anywhere">
      {children}
    </a>
  );
}

export function Labels(props: Props) {
  return (
    <ThingList
      {...props}
      kind="label"
      title="Labels"
      addLabel="Add a label"
      noun="label"
      fields={[{ name: "name", label: "Label", max: LABEL_MAX, required: true }]}
      nameOf={(thing) => textOf(thing, "name")}
    />
  );
}
