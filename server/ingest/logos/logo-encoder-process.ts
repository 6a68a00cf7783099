import sharp from "sharp";
import { LogoRefused, makeLogo } from "./logo-picture.ts";

/** The child process of `logo-encoder.ts`: takes one picture, answers one logo or rejection. */
export interface EncodeRequest {
  bytes: Buffer;
}
export type EncodeAnswer = { webp: Buffer; width: number; height: number } | { refused: string };

sharp.cache(false);
sharp.concurrency(1);
process.on("disconnect", () => process.exit(0));
process.on("message", (request: EncodeRequest) => {
  makeLogo(Buffer.from(request.bytes)).then(
    (logo) => process.send?.(logo satisfies EncodeAnswer),
    (error: unknown) => {
      if (!(error instanceof LogoRefused)) throw error;
      process.send?.({ refused: error.message } satisfies EncodeAnswer);
    },
  );
});
