import { Check, Copy, Mail } from "lucide-react";
import { useEffect, useState } from "react";
import type { ApplyAddressResponse } from "#contract/schemas/employers/posts.ts";
import { mailLink } from "#contract/values/employers/apply-by-mail.ts";
import { actionFailure } from "#web/api/action-failure.ts";
import { callApi } from "#web/api/api-client.ts";
import { Button, buttonClasses } from "#web/ui/base/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { Skeleton } from "#web/ui/display/skeleton.tsx";
import { Dialog } from "#web/ui/overlay/dialog.tsx";

/** Shows where to apply by mail, with a link to the mail program for people who have one. */
export function MailDialog({
  jobId,
  company,
  post,
  onClose,
}: {
  jobId: string;
  company: string;
  post: string;
  onClose: () => void;
}) {
  const [found, setFound] = useState<ApplyAddressResponse["data"]>();
  const [failure, setFailure] = useState<string>();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    let ended = false;
    callApi<ApplyAddressResponse>(`/api/direct-posts/${encodeURIComponent(post)}/address`, { method: "POST" }).then(
      ({ data }) => ended || setFound(data),
      (error: unknown) => ended || setFailure(actionFailure(error)),
    );
    return () => {
      ended = true;
    };
  }, [post]);
  async function copy(address: string) {
    setCopied(
      await navigator.clipboard.writeText(address).then(
        () => true,
        () => false,
      ),
    );
  }
  return (
    <Dialog
      open
      title="Apply by email"
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <p>{company} takes applications for this job by email, at this address:</p>
      <div aria-live="polite" className="mt-3 grid min-h-24 content-start gap-4">
        {failure !== undefined && <p className="text-negative">{failure}</p>}
        {found === undefined && failure === undefined && <Skeleton className="h-7 w-60" />}
        {found !== undefined && (
          <div data-apply={jobId} className="grid gap-4">
            <p className="text-title font-semibold wrap-anywhere select-all">{found.address}</p>
            <div className="flex flex-wrap gap-2">
              <a href={mailLink(found)} className={buttonClasses({ variant: "primary", size: "large" })}>
                <Icon of={Mail} />
                Write an email
              </a>
              <Button size="large" onClick={() => void copy(found.address)}>
                <Icon of={copied ? Check : Copy} />
                {copied ? "Copied" : "Copy the address"}
              </Button>
            </div>
          </div>
        )}
      </div>
    </Dialog>
  );
}
