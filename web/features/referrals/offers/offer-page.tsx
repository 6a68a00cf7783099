import { useQuery } from "@tanstack/react-query";
import { Check, CircleCheck, MailQuestion } from "lucide-react";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { OfferedView } from "#contract/schemas/referral.ts";
import type { DeclineReason } from "#contract/values/referral.ts";
import { callApi } from "#web/api/api-client.ts";
import { AuthPanel } from "#web/features/account/auth-panel.tsx";
import { AskedJob, RequestNote } from "#web/features/referrals/evidence/request-note.tsx";
import { RequirementList } from "#web/features/referrals/evidence/requirement-list.tsx";
import { DeclineReasons } from "#web/features/referrals/inbox/swipe/decline-reasons.tsx";
import { GoneLink } from "#web/features/referrals/links/gone-link.tsx";
import { LoadingLink } from "#web/features/referrals/links/loading-link.tsx";
import { useReferralAction } from "#web/features/referrals/requests/referral-action.tsx";
import { referralClient } from "#web/features/referrals/requests/referral-api.ts";
import { Countdown } from "#web/features/referrals/requests/referral-clock.tsx";
import { useNow } from "#web/model/use-now.ts";
import { paths } from "#web/shell/paths.ts";
import { Button, ButtonLink } from "#web/ui/base/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";

const TITLE = "A referral request";
const offered = (action: "look" | "accept" | "decline") => `/api/referrals/offered/${action}`;

/**
 * Opened from the mail about an offer: shows the request and the answer that the link names. Sends nothing until a press, because mail
 * scanners open links. The secret is in the fragment, so that no server's log gets it.
 */
export function OfferPage() {
  const { hash } = useLocation();
  // The server renders the page for everybody and never gets the fragment.
  const [link, setLink] = useState<{ wish: string; token: string }>();
  useEffect(() => {
    const [wish = "", token = ""] = hash.slice(1).split(".");
    setLink({ wish, token });
  }, [hash]);
  if (link === undefined) return <LoadingLink title={TITLE} />;
  return <Offer key={hash} token={link.token} declines={link.wish === "decline"} />;
}

const ENDED: Record<Exclude<OfferedView["state"], "open">, { title: string; text: string }> = {
  accepted: {
    title: "You accepted",
    text: "You have 7 days to submit the referral. Your inbox shows who asks, how to reach them, and a text for your company’s form.",
  },
  declined: { title: "Declined", text: "Thank you for answering. The seeker sees the reason." },
  ended: {
    title: "This request has ended",
    text: "There’s nothing left to do: it went to somebody else, or has ended.",
  },
};

function Offer({ token, declines }: { token: string; declines: boolean }) {
  const { data, error } = useQuery(
    {
      queryKey: ["offered", token],
      queryFn: ({ signal }) => callApi<OfferedView>(offered("look"), { method: "POST", body: { token }, signal }),
    },
    referralClient,
  );
  if (error)
    return (
      <GoneLink error={error}>
        <ButtonLink to={paths.referralInbox}>Open your inbox</ButtonLink>
      </GoneLink>
    );
  if (!data) return <LoadingLink title={TITLE} />;
  if (data.state !== "open" || data.request === null) {
    const { title, text } = ENDED[data.state === "open" ? "ended" : data.state];
    return (
      <AuthPanel title={title} icon={<Icon of={CircleCheck} size="large" />}>
        <p role="status" className="text-ink-2">
          {text}
        </p>
        <ButtonLink to={paths.referralInbox}>Open your inbox</ButtonLink>
      </AuthPanel>
    );
  }
  return <OpenOffer token={token} declines={declines} request={data.request} />;
}

function OpenOffer({
  token,
  declines,
  request,
}: {
  token: string;
  declines: boolean;
  request: NonNullable<OfferedView["request"]>;
}) {
  const { busy, run } = useReferralAction();
  const [declining, setDeclining] = useState(declines);
  const [start] = useState(() => Date.now());
  const now = useNow(start);
  return (
    <AuthPanel title="Somebody asks you for a referral" icon={<Icon of={MailQuestion} size="large" />}>
      <AskedJob {...request} />
      <Countdown inline at={request.lapsesAt} now={now} what="to answer" />
      <RequestNote {...request} />
      <RequirementList note={`${request.why}\n${request.evidence}`} requirements={request.requirements} />
      <div className="grid gap-3 border-t border-line pt-3">
        {declining ? (
          <DeclineReasons
            busy={busy}
            onReason={(reason: DeclineReason) => void run(offered("decline"), { token, reason })}
          >
            Decline, with a reason the seeker sees
          </DeclineReasons>
        ) : (
          <>
            <p className="text-ui text-ink-2">
              You both see each other’s name, CV and contact details once you accept.
            </p>
            <Button
              variant="primary"
              size="large"
              busy={busy}
              busyLabel="Accepting..."
              onClick={() => void run(offered("accept"), { token })}
            >
              <Icon of={Check} />
              Accept
            </Button>
          </>
        )}
        <Button variant="quiet" busy={busy} onClick={() => setDeclining(!declining)}>
          {declining ? "Accept instead" : "Decline instead"}
        </Button>
      </div>
    </AuthPanel>
  );
}
