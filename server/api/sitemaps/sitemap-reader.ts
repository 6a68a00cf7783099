import { type FileHandle, open } from "node:fs/promises";
import { etagOf } from "#api/cache/response-cache.ts";
import { sitemapIndex } from "#api/feeds/sitemap-xml.ts";
import { nameOf, pathOf, readList, type SitemapFile, versionOfList } from "./sitemap-list.ts";

/** The sitemaps as a folder holds them now. */
export interface Sitemaps {
  /** The index as XML. */
  index: string;
  etag: string;
  /** Name → file. */
  files: ReadonlyMap<string, SitemapFile>;
}

/** Reads the sitemaps that a writer keeps in a folder, in whichever process or thread. */
export class SitemapReader {
  readonly #folder: string;
  readonly #baseUrl: string;
  #version: string | null = null;
  #sitemaps: Sitemaps | null = null;

  constructor(folder: string, baseUrl: string) {
    this.#folder = folder;
    this.#baseUrl = baseUrl;
  }

  /** Returns what there is, or null before the first ones of this site were written. */
  async current(): Promise<Sitemaps | null> {
    const version = await versionOfList(this.#folder);
    if (version !== this.#version) {
      this.#sitemaps = version === null ? null : await this.#read();
      this.#version = version;
    }
    return this.#sitemaps;
  }

  /** Opens a file, or returns null if it isn't as it was written: its writer will notice. */
  async open(file: SitemapFile): Promise<FileHandle | null> {
    const handle = await open(pathOf(this.#folder, file)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return null;
      throw error;
    });
    if (handle === null || (await handle.stat()).size === file.packedBytes) return handle;
    await handle.close();
    return null;
  }

  async #read(): Promise<Sitemaps | null> {
    // The writer says in the log what is wrong with a list.
    const list = await readList(this.#folder).catch(() => null);
    if (list === null || list.baseUrl !== this.#baseUrl) return null;
    const index = sitemapIndex(
      list.files.map((file) => ({
        url: `${this.#baseUrl}/sitemaps/${nameOf(file)}.xml`,
        lastModified: new Date(file.changedAt),
      })),
    );
    return { index, etag: etagOf(index), files: new Map(list.files.map((file) => [nameOf(file), file])) };
  }
}
