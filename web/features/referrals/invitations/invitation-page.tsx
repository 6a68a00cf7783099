import { useQuery } from "@tanstack/react-query";
import { CircleCheck, MailQuestion } from "lucide-react";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { InvitationView } from "#contract/schemas/referral-invitation.ts";
import { callApi } from "#web/api/api-client.ts";
import { AuthPanel } from "#web/features/account/auth-panel.tsx";
import { GoneLink } from "#web/features/referrals/links/gone-link.tsx";
import { LoadingLink } from "#web/features/referrals/links/loading-link.tsx";
import { referralClient } from "#web/features/referrals/requests/referral-api.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { paths } from "#web/shell/paths.ts";
import { ButtonLink } from "#web/ui/base/button.tsx";
import { BlockInvitations } from "./block-invitations.tsx";
import { ContactProof } from "./contact-proof.tsx";
import { ContactRequest } from "./contact-request.tsx";
import { invitationApi } from "./invitation-api.ts";
import { keepKey, keptKey } from "./kept-key.ts";

/**
 * The page of a personal invitation. Its secret is in the fragment, so that neither the server's log nor a mail scanner gets it, and opening
 * it does nothing.
 */
export function InvitationPage() {
  const { hash } = useLocation();
  // The server renders the page for everybody and never gets the fragment.
  const [secret, setSecret] = useState<string>();
  useEffect(() => setSecret(hash.slice(1)), [hash]);
  if (secret === undefined) return <LoadingLink title="A personal request" />;
  if (secret.startsWith("block.")) return <BlockInvitations token={secret.slice("block.".length)} />;
  return <Invitation key={secret} token={secret} />;
}

function Invitation({ token }: { token: string }) {
  const [key, setKey] = useState(() => keptKey(token));
  const { data, error } = useQuery(
    {
      queryKey: ["invitation", token, key ?? ""],
      queryFn: ({ signal }) =>
        callApi<InvitationView>(invitationApi.invited("look"), {
          method: "POST",
          body: { token, ...(key !== undefined && { key }) },
          signal,
        }),
    },
    referralClient,
  );
  if (error) return <GoneLink error={error} />;
  if (!data) return <LoadingLink title="A personal request" />;
  if (data.state === "prove")
    return (
      <AuthPanel title="Somebody you know asks you for a referral" icon={<Icon of={MailQuestion} size="large" />}>
        <ContactProof
          token={token}
          onProved={(proved) => {
            keepKey(token, proved);
            setKey(proved);
          }}
        />
      </AuthPanel>
    );
  if (data.request === null || key === undefined)
    return (
      <AuthPanel
        title={data.state === "declined" ? "Declined" : "This invitation has ended"}
        icon={<Icon of={CircleCheck} size="large" />}
      >
        <p role="status" className="text-ink-2">
          {data.state === "declined"
            ? "Thank you for answering. The person who asked you knows, and can ask somebody else."
            : "There’s nothing left to do."}
        </p>
        <ButtonLink to={paths.home}>Find jobs</ButtonLink>
      </AuthPanel>
    );
  return <ContactRequest opened={{ token, key }} request={data.request} />;
}
