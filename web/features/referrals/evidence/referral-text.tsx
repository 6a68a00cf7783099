import { Copy } from "lucide-react";
import { useState } from "react";
import type { Requirement } from "#contract/schemas/referral.ts";
import { Button } from "#web/ui/base/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { type Referral, referralText } from "./evidence.ts";

/** The prepared text for the company's own referral form. Selected when focused, for browsers that can't copy. */
export function ReferralText({ referral, requirements }: { referral: Referral; requirements: readonly Requirement[] }) {
  const [copied, setCopied] = useState(false);
  const text = referralText(referral, requirements);
  return (
    <details className="border-t border-line pt-3">
      <summary className="min-h-11 cursor-pointer content-center text-ui font-semibold">
        Text for your company’s referral form
      </summary>
      <div className="grid gap-2 pt-1">
        <TextArea label="Text to paste" readOnly rows={10} value={text} onFocus={(event) => event.target.select()} />
        <Button
          className="justify-self-start"
          onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
        >
          <Icon of={Copy} />
          {copied ? "Copied" : "Copy the text"}
        </Button>
        <span role="status" className="sr-only">
          {copied && "The text has been copied."}
        </span>
      </div>
    </details>
  );
}
