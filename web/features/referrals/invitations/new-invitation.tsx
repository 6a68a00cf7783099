import { lazy, Suspense, useState } from "react";
import { CircleCheck } from "lucide-react";
import { INVITATION_DAYS } from "#contract/values/referral-invitation.ts";
import type { InviteResponse } from "#contract/schemas/referral-invitation.ts";
import { Button } from "#web/ui/base/button.tsx";
import { Spinner } from "#web/ui/base/spinner.tsx";
import { Notice } from "#web/ui/display/notice.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";

const QrPicture = lazy(() => import("./qr-picture.tsx").then((module) => ({ default: module.QrPicture })));

/** The link of a new invitation, to copy or share. We can't show it again. */
export function NewInvitation({ invitation, mailed }: { invitation: InviteResponse; mailed: boolean }) {
  const [copied, setCopied] = useState(false);
  const [code, setCode] = useState(false);
  const { link } = invitation;
  return (
    <div className="grid gap-4">
      <Notice variant="positive" icon={CircleCheck}>
        <b className="font-semibold">Your invitation is ready.</b> It works for {INVITATION_DAYS} days and for one
        person. Copy the link now: we can’t show it again.
        {mailed && " We also email it to the address you typed, unless its owner has blocked invitations."}
      </Notice>
      <TextField label="Link for your contact" readOnly value={link} onFocus={(event) => event.target.select()} />
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(true))}>
          {copied ? "Link copied" : "Copy the link"}
        </Button>
        {typeof navigator.share === "function" && (
          <Button onClick={() => void navigator.share({ url: link }).catch(() => {})}>Share</Button>
        )}
        <Button aria-expanded={code} onClick={() => setCode(!code)}>
          {code ? "Hide QR code" : "Show QR code"}
        </Button>
      </div>
      {code && (
        <Suspense fallback={<Spinner label="Loading" />}>
          <QrPicture link={link} />
        </Suspense>
      )}
    </div>
  );
}
