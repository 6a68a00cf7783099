import { Mail } from "lucide-react";
import { lazy, type MouseEvent, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { APPLY_FRAGMENT, mailPath } from "#contract/values/employers/apply-by-mail.ts";
import { buttonClasses } from "#web/ui/base/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";

const MailDialog = lazy(() => import("./mail-dialog.tsx").then((module) => ({ default: module.MailDialog })));

/** The way to apply to a direct post by mail: shows the address. Without scripts, the link opens the mail program. */
export function ApplyByMail({
  jobId,
  company,
  post,
  opensAtArrival,
  className,
}: {
  jobId: string;
  company: string;
  post: string;
  /** Whether an apply link elsewhere opens this one. */
  opensAtArrival: boolean;
  className?: string | undefined;
}) {
  const { hash } = useLocation();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (opensAtArrival && hash === `#${APPLY_FRAGMENT}`) setOpen(true);
  }, [opensAtArrival, hash]);
  function show(event: MouseEvent) {
    event.preventDefault();
    setOpen(true);
  }
  return (
    <>
      <a
        href={mailPath(post)}
        rel="nofollow"
        // Keys find it by this. Whether somebody goes to apply shows in the dialog.
        data-apply=""
        aria-haspopup="dialog"
        className={buttonClasses({ variant: "primary", size: "large" }, className)}
        onClick={show}
      >
        Apply by email
        <Icon of={Mail} />
      </a>
      {open && (
        <Suspense>
          <MailDialog jobId={jobId} company={company} post={post} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
