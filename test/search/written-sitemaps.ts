import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { SitemapReader } from "#api/sitemaps/sitemap-reader.ts";
import type { SitemapSources } from "#api/sitemaps/sitemap-urls.ts";
import { SitemapWriter } from "#api/sitemaps/sitemap-writer.ts";
import type { Services } from "#api/http/services.ts";
import { silentLog } from "#test/log.ts";

/** Sitemaps in a folder of their own, written when first asked for and when `write` is called. */
export interface WrittenSitemaps extends NonNullable<Services["sitemaps"]> {
  write(): Promise<void>;
  remove(): Promise<void>;
}

export function writtenSitemaps(sources: SitemapSources): WrittenSitemaps {
  let opened: ReturnType<typeof open> | null = null;
  let first: Promise<void> | null = null;
  async function open() {
    const folder = await mkdtemp(path.join(tmpdir(), "afield-sitemaps-"));
    const reader = new SitemapReader(folder, sources.config.baseUrl);
    return { folder, reader, writer: new SitemapWriter({ ...sources, folder, log: silentLog }) };
  }
  const files = () => (opened ??= open());
  const write = async () => void (await (await files()).writer.write());
  return {
    write,
    async current() {
      await (first ??= write());
      return await (await files()).reader.current();
    },
    open: async (file) => await (await files()).reader.open(file),
    async remove() {
      if (opened !== null) await rm((await opened).folder, { recursive: true, force: true });
    },
  };
}
