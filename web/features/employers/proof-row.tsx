import { ChevronDown, CircleCheck, CircleDashed } from "lucide-react";
import { type FormEvent, useState } from "react";
import { dnsName, fileAddress } from "#contract/values/employers/claims.ts";
import { PROOF_WORDS } from "#contract/values/employers/proof-words.ts";
import { longDate } from "#web/model/dates.ts";
import { Button, TextButton } from "#web/ui/base/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { useFocusWrong } from "#web/ui/form/wrong/use-focus-wrong.ts";
import { act, type Claim, claimApi, type Proof } from "./employers-api.ts";
import { useAction } from "./use-action.ts";

interface RowProps {
  claim: Claim;
  proof: Proof;
  reload: () => void;
}

/** One of the four proofs: whether it holds, and how to give or renew it. */
export function ProofRow({ claim, proof, reload }: RowProps) {
  const { kind, holds, expiresAt, problem, isChecking } = proof;
  const { name, how } = PROOF_WORDS[kind];
  return (
    <li className="py-3">
      <details className="group">
        <summary className="flex cursor-pointer items-center gap-2.5 text-ui max-md:min-h-11">
          <Icon of={holds ? CircleCheck : CircleDashed} className={holds ? "text-positive" : "text-ink-3"} />
          <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2.5 gap-y-1">
            <span className="font-medium">{name}</span>
            <span className="text-meta text-ink-2">
              {holds && expiresAt !== null
                ? `holds until ${longDate(expiresAt)}`
                : expiresAt !== null
                  ? `expired ${longDate(expiresAt)}`
                  : isChecking
                    ? "we’re looking…"
                    : ""}
            </span>
          </span>
          <Icon of={ChevronDown} className="text-ink-3 group-open:rotate-180" />
        </summary>
        <div className="mt-3 grid gap-3 pl-6.5">
          <p className="text-ui text-ink-2">{how}</p>
          {kind === "mailbox" ? (
            <Mailbox claim={claim} reload={reload} />
          ) : (
            <Marker claim={claim} proof={proof} kind={kind} reload={reload} />
          )}
        </div>
      </details>
      {problem !== null && !isChecking && (
        <p className="mt-1 pl-6.5 text-meta text-negative wrap-anywhere">{problem}</p>
      )}
    </li>
  );
}

function Marker({
  claim: { id, domain, marker },
  proof,
  kind,
  reload,
}: RowProps & { kind: "dns" | "file" | "posting" }) {
  const { busy, failure, run } = useAction();
  const place = kind === "dns" ? dnsName(domain) : kind === "file" ? fileAddress(domain) : null;
  return (
    <>
      <dl className="grid gap-x-4 gap-y-1 text-ui md:grid-cols-[4rem_minmax(0,1fr)]">
        {place !== null && (
          <>
            <dt className="text-ink-2">{kind === "dns" ? "Name" : "Address"}</dt>
            <dd className="wrap-anywhere">
              <code>{place}</code>
            </dd>
          </>
        )}
        <dt className="text-ink-2">Text</dt>
        <dd className="wrap-anywhere">
          <code>{marker}</code>
        </dd>
      </dl>
      <div>
        <Button
          busy={busy || proof.isChecking}
          busyLabel="Looking..."
          onClick={() => run(() => act(claimApi(id, "checks"), { kind }), reload)}
        >
          {kind === "posting" ? "Look in our postings" : "Look for it now"}
        </Button>
      </div>
      <p role="alert" className="text-ui text-negative empty:hidden">
        {failure}
      </p>
    </>
  );
}

function Mailbox({ claim: { id, domain }, reload }: Omit<RowProps, "proof">) {
  const [email, setEmail] = useState("");
  const [code, setCode] = useState("");
  const [isSent, setSent] = useState(false);
  const { busy, wrong, failure, message, run } = useAction();
  const form = useFocusWrong(wrong);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isSent)
      run(
        () => act(claimApi(id, "verify"), { code }),
        () => {
          setSent(false);
          setEmail("");
          setCode("");
          reload();
        },
      );
    else
      run(
        () => act(claimApi(id, "code"), { email }),
        () => setSent(true),
      );
  }
  return (
    <form ref={form} className="grid gap-3" onSubmit={submit}>
      {isSent ? (
        <TextField
          label="The code from the email"
          hint="Eight letters and digits"
          autoComplete="one-time-code"
          maxLength={9}
          required
          value={code}
          error={failure}
          onChange={(event) => setCode(event.target.value)}
        />
      ) : (
        <TextField
          label="Address at the company"
          type="email"
          autoComplete="off"
          placeholder={`you@${domain}`}
          required
          value={email}
          error={failure}
          onChange={(event) => setEmail(event.target.value)}
        />
      )}
      <p role="status" className="text-ui text-ink-2 empty:hidden">
        {message}
      </p>
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" busy={busy} busyLabel={isSent ? "Checking..." : "Sending..."}>
          {isSent ? "Check the code" : "Send the code"}
        </Button>
        {isSent && (
          <TextButton className="text-ui" onClick={() => setSent(false)}>
            Use another address or get a new code
          </TextButton>
        )}
      </div>
    </form>
  );
}
