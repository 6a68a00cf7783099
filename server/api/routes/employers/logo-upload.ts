import { MAX_LOGO_BYTES } from "#contract/values/employers/logos.ts";
import { MessageResponse } from "#contract/schemas/auth.ts";
import { ErrorBody } from "#contract/schemas/error.ts";
import { uploadLogo } from "#employers/logos/upload-logo.ts";
import { employerAccess } from "#api/http/calls/access.ts";
import { addCall } from "#api/http/calls/add-call.ts";
import { ClaimParams, claimNumber } from "#api/http/employers/claim-number.ts";
import { takeFileBytes } from "#api/http/file-transfer.ts";
import type { AccountServices, App } from "#api/http/services.ts";

/** A little more than a picture may have, so that one that is too large gets our sentence. */
const BODY_BYTES_MAX = MAX_LOGO_BYTES + 64 * 1024;

/** Registers the upload of a company's logo. */
export function logoUploadRoute(parent: App, services: AccountServices): void {
  void parent.register((app: App) => {
    takeFileBytes(app);
    addCall(app, employerAccess(services), ["PUT", "/api/me/employers/:id/logo/file"], {
      summary: "Upload the company’s logo",
      description:
        "A PNG, JPEG or WebP picture of at most 512 kB, as application/octet-stream. The content decides the type. A worker makes a small picture of it within a minute. Limited per day.",
      cost: 2,
      bodyBytesMax: BODY_BYTES_MAX,
      params: ClaimParams,
      answer: MessageResponse,
      refusals: { 413: ErrorBody },
      async run({ accountId, params: { id }, body }) {
        const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
        await uploadLogo(services.accounts, accountId, claimNumber(id), bytes);
        return { message: "Saved. Your logo follows within minutes." };
      },
    });
  });
}
