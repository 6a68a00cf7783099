import { MAX_LOGO_BYTES } from "#contract/values/employers/logos.ts";
import { ErrorBody } from "#contract/schemas/error.ts";
import { uploadLogo } from "#employers/logos/upload-logo.ts";
import { ClaimParams, claimNumber, EMPLOYER_ANSWER, EMPLOYER_SIGN_IN } from "#api/http/employers/claim-number.ts";
import { requirePasskey } from "#api/http/employers/passkey.ts";
import { takeFileBytes } from "#api/http/file-transfer.ts";
import type { AccountServices, App } from "#api/http/services.ts";

/** A little more than a picture may have, so that one that is too large gets our sentence. */
const BODY_BYTES_MAX = MAX_LOGO_BYTES + 64 * 1024;

/** Registers the upload of a company's logo. */
export function logoUploadRoute(parent: App, services: AccountServices): void {
  void parent.register((app: App) => {
    takeFileBytes(app);
    app.put("/api/me/employers/:id/logo/file", {
      config: { bucket: "network", cost: 2 },
      bodyLimit: BODY_BYTES_MAX,
      schema: {
        summary: "Upload the company’s logo",
        description:
          "A PNG, JPEG or WebP picture of at most 512 kB, as application/octet-stream. The content decides the type. A worker makes a small picture of it within a minute. Limited per day.",
        needsAccount: true,
        params: ClaimParams,
        response: { ...EMPLOYER_ANSWER, 413: ErrorBody },
      },
      preValidation: requirePasskey(services, EMPLOYER_SIGN_IN),
      async handler({ accountId, params: { id }, body }, reply) {
        const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
        await uploadLogo(services.accounts, accountId, claimNumber(id), bytes);
        return reply.header("cache-control", "no-store").send({ message: "Saved. Your logo follows within minutes." });
      },
    });
  });
}
