import { createHash } from "node:crypto";
import { MAX_LOGO_BYTES, MAX_LOGO_PIXELS, MIN_LOGO_SIDE } from "#contract/values/employers/logos.ts";
import type { EmployerContext } from "#employers/claims/start-claim.ts";
import { EmployerError } from "#employers/employer-error.ts";
import { apply, claimWithRights } from "#employers/statements/change-company.ts";
import { inTransaction } from "#postgres/transaction.ts";
import { keepUpload, logoSourceOf, uploadSource } from "#store/employers/uploaded-logos.ts";
import { isSvg, pictureHead } from "./picture-head.ts";

const HASH_CHARACTERS = 32;

/** Takes a picture as the company's logo. It is never sent to anybody: a worker makes a small picture of it, without what else the file holds. */
export async function uploadLogo(
  { database, limiter }: EmployerContext,
  accountId: string,
  claimId: string,
  bytes: Buffer,
): Promise<void> {
  const problem = problemOf(bytes);
  if (problem !== null) throw new EmployerError("invalid-input", problem, "file");
  await claimWithRights(database.db, accountId, claimId);
  await limiter.take("logoPerAccountDay", accountId);
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, HASH_CHARACTERS);
  await inTransaction(database, async (trx) => {
    const claim = await claimWithRights(trx, accountId, claimId);
    const { companyId } = claim;
    const { source: before } = await logoSourceOf(trx, companyId);
    await keepUpload(trx, { companyId, hash, bytes });
    if (before !== uploadSource(hash)) await apply(trx, claim, { field: "logo", value: uploadSource(hash), before });
  });
}

/** Says why a file can't become a logo; null for one that can. */
export function problemOf(bytes: Buffer): string | null {
  if (bytes.length > MAX_LOGO_BYTES) return "The picture is larger than 512 kB. Please choose a smaller one.";
  if (isSvg(bytes)) return "We don’t take SVG files, because they can hold programs. Please save the picture as a PNG.";
  const head = pictureHead(bytes);
  if (head === null) return "This isn’t a PNG, JPEG or WebP picture.";
  const { width, height } = head;
  if (Math.min(width, height) < MIN_LOGO_SIDE)
    return `The picture has ${width} × ${height} pixels. It needs at least ${MIN_LOGO_SIDE} on each side.`;
  if (width * height > MAX_LOGO_PIXELS)
    return `The picture has ${width} × ${height} pixels. Please make it smaller: 512 × 512 is plenty.`;
  return null;
}
