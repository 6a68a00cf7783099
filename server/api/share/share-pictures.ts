import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { drawSharePicture, type ShareText } from "./share-picture.ts";

/** About 20 kB each. */
const MAX_ENTRIES = 500;
/** Pictures that may wait to be drawn. Only a client that requests all of them at once needs more. */
const MAX_QUEUED = 20;

export interface SharePicture {
  png: Buffer;
  etag: string;
}

export interface SharePictures {
  /** Returns the picture that shows this text; null while the queue is full. */
  get(text: ShareText): Promise<SharePicture> | null;
}

/** Draws pictures one at a time, because each takes a core for a moment, and caches them. */
export function createSharePictures(draw: (text: ShareText) => Promise<Buffer> = drawSharePicture): SharePictures {
  const cache = new LRUCache<string, Promise<SharePicture>>({ max: MAX_ENTRIES });
  let queued = 0;
  let last: Promise<unknown> = Promise.resolve();

  function enqueue(text: ShareText): Promise<SharePicture> {
    queued += 1;
    const drawn = last.then(() => draw(text)).finally(() => (queued -= 1));
    last = drawn.catch(() => {});
    return drawn.then((png) => ({
      png,
      etag: `"${createHash("sha256").update(png).digest("base64url").slice(0, 22)}"`,
    }));
  }

  return {
    get(text) {
      const key = JSON.stringify([text.eyebrow, text.title, text.subtitle, text.footer]);
      const cached = cache.get(key);
      if (cached !== undefined) return cached;
      if (queued >= MAX_QUEUED) return null;
      const picture = enqueue(text);
      cache.set(key, picture);
      picture.catch(() => cache.delete(key));
      return picture;
    },
  };
}
