import { CircleAlert } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { API_KEY_SCOPES, type ApiKeyScope, MAX_API_KEY_NAME } from "#contract/values/api-keys.ts";
import { Notice } from "#web/ui/display/notice.tsx";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { SubmitOrCancel } from "#web/ui/form/submit-or-cancel.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { NativeSelect } from "#web/ui/select/native-select.tsx";
import { makeApiKey } from "./api-keys-api.ts";
import { ConfirmPassword } from "./confirm-password.tsx";
import { useConfirmedAction } from "./use-confirmed-action.ts";

const DAYS = [30, 90, 366] as const;
const SCOPES = Object.entries(API_KEY_SCOPES) as [ApiKeyScope, string][];

/** Asks what a new key is called, what it may do and for how long. */
export function NewApiKeyForm({ onMade, onCancel }: { onMade: (key: string) => void; onCancel: () => void }) {
  const { busy, error, held, send, release } = useConfirmedAction();
  const [name, setName] = useState("");
  const [scopes, setScopes] = useState<readonly ApiKeyScope[]>(["search"]);
  const [days, setDays] = useState<number>(DAYS[1]);
  const daysId = useId();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    send({ run: () => makeApiKey({ name, scopes: [...scopes], days }), done: onMade });
  }
  if (held) return <ConfirmPassword against="makes a key to your account" onDone={release} />;
  return (
    <form method="post" className="grid max-w-88 gap-4" onSubmit={submit}>
      <TextField
        label="Name"
        name="name"
        required
        maxLength={MAX_API_KEY_NAME}
        autoComplete="off"
        hint="What will use it, such as “My assistant”"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <fieldset>
        <legend className="mb-1 text-ui font-medium">What it may do</legend>
        {SCOPES.map(([scope, words]) => (
          <Checkbox
            key={scope}
            label={words}
            checked={scopes.includes(scope)}
            onChange={({ target }) =>
              setScopes(target.checked ? [...scopes, scope] : scopes.filter((other) => other !== scope))
            }
          />
        ))}
      </fieldset>
      <div className="grid gap-1.5">
        <label htmlFor={daysId} className="text-ui font-medium">
          For how long
        </label>
        <NativeSelect
          id={daysId}
          size="large"
          value={days}
          onChange={(event) => setDays(Number(event.currentTarget.value))}
        >
          {DAYS.map((count) => (
            <option key={count} value={count}>
              {count === 366 ? "A year" : `${count} days`}
            </option>
          ))}
        </NativeSelect>
      </div>
      {error !== undefined && (
        <Notice variant="negative" icon={CircleAlert} role="alert">
          {error}
        </Notice>
      )}
      <SubmitOrCancel submit="Make the key" busy={busy} busyLabel="Making..." onCancel={onCancel} />
    </form>
  );
}
