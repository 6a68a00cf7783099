import { CircleCheck, Upload } from "lucide-react";
import { useId } from "react";
import { MAX_LOGO_BYTES } from "#contract/values/employers/logos.ts";
import { authorised, UPLOAD_FAILED } from "#web/features/desk/upload-file.ts";
import { ApiError } from "#web/api/api-client.ts";
import { buttonClasses } from "#web/ui/base/button.tsx";
import { useToast } from "#web/ui/base/toast.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { claimApi } from "./employers-api.ts";
import { useAction } from "./use-action.ts";

/** Uploads a picture as the company's logo, for companies whose picture has no address that we can read. */
export function LogoUpload({
  claimId,
  isUploaded,
  isRefused,
  reload,
}: {
  claimId: string;
  /** Whether the logo is an uploaded picture. */
  isUploaded: boolean;
  /** Whether we couldn't make a logo of what was saved last. */
  isRefused: boolean;
  reload: () => void;
}) {
  const input = useId();
  const toast = useToast();
  const { busy, failure, run } = useAction();
  const send = (file: File) =>
    run(async () => {
      const message = await putLogo(claimId, file);
      toast({ text: message, icon: CircleCheck, variant: "positive" });
      return message;
    }, reload);
  return (
    <div className="grid justify-items-start gap-2 text-ui">
      {isRefused && (
        <p className="text-caution">We couldn’t make a logo of what you saved. Please try another picture.</p>
      )}
      <label
        htmlFor={input}
        aria-busy={busy || undefined}
        className={buttonClasses(
          { variant: "outline" },
          "has-focus-visible:outline-2 has-focus-visible:outline-focus aria-busy:opacity-60",
        )}
      >
        <Icon of={Upload} />
        {isUploaded ? "Upload another logo" : "Upload a logo"}
        <input
          id={input}
          type="file"
          className="sr-only"
          accept=".png,.jpg,.jpeg,.webp"
          disabled={busy}
          aria-describedby={`${input}-hint`}
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            event.currentTarget.value = "";
            if (file) send(file);
          }}
        />
      </label>
      <p id={`${input}-hint`} className="text-meta text-ink-2">
        {isUploaded && "Your logo is a picture that you uploaded. "}A PNG, JPEG or WebP picture of at most{" "}
        {MAX_LOGO_BYTES / 1024} kB
      </p>
      <p role="alert" className="text-negative empty:hidden">
        {failure}
      </p>
    </div>
  );
}

/** Sends the picture's bytes. Returns the server's message; throws ApiError. */
async function putLogo(claimId: string, file: File): Promise<string> {
  const response = await fetch(claimApi(claimId, "logo/file"), {
    method: "PUT",
    headers: { ...authorised(), "content-type": "application/octet-stream" },
    body: file,
  }).catch(() => null);
  const answer = (await response?.json().catch(() => null)) as { message?: string; code?: string } | null;
  if (response === null || !response.ok)
    throw new ApiError(response?.status ?? 0, answer?.message ?? UPLOAD_FAILED, answer?.code);
  return answer?.message ?? "";
}
