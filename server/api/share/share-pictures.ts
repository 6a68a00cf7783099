import { createHash } from "node:crypto";
import { drawSharePicture, type ShareText } from "./share-picture.ts";

/** Pictures kept at once; each takes some 20 kB. */
const KEPT = 500;
/** Drawings that may wait for one another. More come only from somebody who asks for all of them at once. */
const MOST_WAITING = 20;

export interface SharePicture {
  png: Buffer;
  etag: string;
}

export interface SharePictures {
  /** The picture that says this; null while too many are being drawn. */
  of(text: ShareText): Promise<SharePicture> | null;
}

/** Draws pictures one at a time, because each takes a core for a moment, and keeps those that were asked for last. */
export function createSharePictures(draw: (text: ShareText) => Promise<Buffer> = drawSharePicture): SharePictures {
  const kept = new Map<string, Promise<SharePicture>>();
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  function inTurn(text: ShareText): Promise<SharePicture> {
    waiting += 1;
    const drawn = last.then(() => draw(text)).finally(() => (waiting -= 1));
    last = drawn.catch(() => {});
    return drawn.then((png) => ({
      png,
      etag: `"${createHash("sha256").update(png).digest("base64url").slice(0, 22)}"`,
    }));
  }

  return {
    of(text) {
      const key = JSON.stringify([text.over, text.title, text.under, text.foot]);
      const known = kept.get(key);
      if (known === undefined && waiting >= MOST_WAITING) return null;
      const picture = known ?? inTurn(text);
      // Whatever is asked for moves to the end, so that the first is the one asked for longest ago.
      kept.delete(key);
      kept.set(key, picture);
      picture.catch(() => kept.delete(key));
      const [oldest] = kept.keys();
      if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
      return picture;
    },
  };
}
