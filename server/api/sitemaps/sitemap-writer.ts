import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "#app/log.ts";
import { createResponseMetaReader } from "#api/cache/response-meta.ts";
import { SITEMAP_SIZE, type SitemapUrl } from "#api/feeds/sitemap-xml.ts";
import { type ChangePlace, changesSince, currentPlace, HistoryLostError } from "#store/catalogue/followed-changes.ts";
import { companiesOfJobs, type SitemapKind, sitemapParts } from "#store/search/sitemap.ts";
import { damageOf, writeSitemapFile } from "./sitemap-file.ts";
import { nameOf, pathOf, readList, replaceList, type SitemapFile, type SitemapList } from "./sitemap-list.ts";
import { landingUrls, pageUrls, rowUrls, type SitemapSources } from "./sitemap-urls.ts";

const HOUR_MS = 3_600_000;
/** Landing pages come and go with every job, so they are looked for at intervals. */
const LANDINGS_MS = HOUR_MS;
/** A file this old is written again even if no change is known to touch it, such as a company's whose last job went to another company. */
const OLDEST_MS = 24 * HOUR_MS;

export interface WriterOptions extends SitemapSources {
  folder: string;
  log: Logger;
  /** Ids and addresses of a file; SITEMAP_SIZE when absent. */
  size?: number;
}

/** What a file is of, and the addresses in it. */
interface Work extends Pick<SitemapFile, "kind" | "part"> {
  urls: AsyncIterable<readonly SitemapUrl[]>;
}

/** Keeps the sitemaps of a folder up to date, and writes only those that a change touches. */
export class SitemapWriter {
  readonly #options: WriterOptions;
  readonly #size: number;
  readonly #meta: ReturnType<typeof createResponseMetaReader>;
  /** Whether this process has compared the files with what was written. */
  #isChecked = false;
  #landingsAt = -Infinity;
  #pausedMs = 0;

  constructor(options: WriterOptions) {
    this.#options = options;
    this.#size = options.size ?? SITEMAP_SIZE;
    this.#meta = createResponseMetaReader(options.reading);
  }

  /** Milliseconds in which it paused so that requests got their turn. */
  get pausedMs(): number {
    return this.#pausedMs;
  }

  /** Brings the files up to date. Returns the names of those that it wrote. */
  async write(signal: AbortSignal = new AbortController().signal): Promise<string[]> {
    const { folder, log, config } = this.#options;
    const before = await this.#readList();
    const since = before === null ? null : await this.#changesSince(before);
    const place = since?.place ?? (await currentPlace(this.#options.reading));
    const files = before?.files ?? [];
    const damaged = await this.#damagedFiles(files);
    const blocks =
      since === null
        ? await this.#allBlocks()
        : await this.#touchedBlocks(since.jobIds, [...damaged, ...files.filter(isAged)]);
    const lists = await this.#lists(damaged, before === null || !this.#isChecked);
    const known = new Map(files.map((file) => [nameOf(file), file]));
    const written = new Map<string, SitemapFile | null>();
    for (const { kind, part, urls } of [...lists.work, ...blocks.map((block) => this.#workOf(block))]) {
      const began = performance.now();
      const name = nameOf({ kind, part });
      written.set(name, await writeSitemapFile(folder, { kind, part }, urls, known.get(name), signal));
      // Requests get at least half of the time.
      const pauseMs = performance.now() - began;
      await sleep(pauseMs, undefined, { signal });
      this.#pausedMs += pauseMs;
    }
    this.#isChecked = true;
    if (since !== null && written.size === 0) return [];
    const isReplaced = (file: SitemapFile) =>
      written.has(nameOf(file)) || lists.kinds.has(file.kind) || (since === null && isBlock(file));
    const now = [...files.filter((file) => !isReplaced(file)), ...written.values()].filter((file) => file !== null);
    const writtenAt = new Date().toISOString();
    const list = {
      baseUrl: config.baseUrl,
      size: this.#size,
      place: { ...place, seen: new Map(place.seen) },
      writtenAt,
    };
    await replaceList(folder, { ...list, files: now.toSorted(byName) }, before);
    if (since === null) log.info({ folder, files: now.length }, "sitemaps written");
    return [...written.keys()];
  }

  /** Returns the list of the folder, or null where its files can't be used; the log says why. */
  async #readList(): Promise<SitemapList | null> {
    const { folder, log, config } = this.#options;
    try {
      const list = await readList(folder);
      if (list === null || (list.baseUrl === config.baseUrl && list.size === this.#size)) return list;
      log.info({ folder }, "the stored sitemaps are of another site; writing them from the database");
    } catch (error) {
      log.warn({ folder, err: error }, "the list of the stored sitemaps can’t be used; writing them from the database");
    }
    return null;
  }

  /** Returns what has changed since a list was written, or null where everything may have. */
  async #changesSince({ place, writtenAt }: SitemapList): Promise<{ place: ChangePlace; jobIds: string[] } | null> {
    if (isOlderThan(writtenAt, OLDEST_MS)) return null;
    try {
      return await changesSince(this.#options.reading, place);
    } catch (error) {
      if (!(error instanceof HistoryLostError)) throw error;
      this.#options.log.warn({ err: error }, "the database has lost changes that sitemaps have; writing them from it");
      return null;
    }
  }

  async #allBlocks(): Promise<Block[]> {
    const { reading } = this.#options;
    const blocks: Block[] = [];
    for (const kind of ["jobs", "companies"] as const)
      for (const part of await sitemapParts(reading, kind, this.#size)) blocks.push({ kind, part });
    return blocks;
  }

  /** Returns the blocks of jobs and of their companies, and of files that need writing for another reason. */
  async #touchedBlocks(jobIds: readonly string[], files: readonly SitemapFile[]): Promise<Block[]> {
    const blocks = new Map<string, Block>();
    const add = (block: Block) => blocks.set(nameOf(block), block);
    const part = (id: string) => Math.ceil(Number(id) / this.#size);
    const ids = [...new Set(jobIds)];
    for (const id of ids) add({ kind: "jobs", part: part(id) });
    for (const id of await companiesOfJobs(this.#options.reading, ids)) add({ kind: "companies", part: part(id) });
    for (const file of files) if (isBlock(file)) add({ kind: file.kind, part: file.part });
    return [...blocks.values()];
  }

  #workOf({ kind, part }: Block): Work {
    return { kind, part, urls: rowUrls(this.#options, kind, { part, size: this.#size }) };
  }

  /** Returns the files that aren't blocks of ids and are due, with the kinds that they are all files of. */
  async #lists(
    damaged: readonly SitemapFile[],
    isFirst: boolean,
  ): Promise<{ kinds: ReadonlySet<SitemapFile["kind"]>; work: Work[] }> {
    const kinds = new Set<SitemapFile["kind"]>(damaged.filter((file) => !isBlock(file)).map(({ kind }) => kind));
    if (isFirst) kinds.add("pages");
    if (isFirst || performance.now() - this.#landingsAt > LANDINGS_MS) kinds.add("landings");
    const work: Work[] = [];
    if (kinds.has("pages")) work.push(...this.#workOfList("pages", pageUrls(this.#options)));
    if (kinds.has("landings")) {
      if (this.#options.search.ready) {
        // Landing pages of invented jobs are nothing to find.
        const { sample } = await this.#meta.read();
        work.push(...this.#workOfList("landings", sample ? [] : await landingUrls(this.#options)));
        this.#landingsAt = performance.now();
      } else kinds.delete("landings");
    }
    return { kinds, work };
  }

  #workOfList(kind: SitemapFile["kind"], urls: readonly SitemapUrl[]): Work[] {
    return Array.from({ length: Math.ceil(urls.length / this.#size) }, (_, index) => ({
      kind,
      part: index + 1,
      urls: inOnePiece(urls.slice(index * this.#size, (index + 1) * this.#size)),
    }));
  }

  /** Returns the files that aren't as they were written: at first by their content, then by their size. */
  async #damagedFiles(files: readonly SitemapFile[]): Promise<SitemapFile[]> {
    const { folder, log } = this.#options;
    const damaged: SitemapFile[] = [];
    for (const file of files) {
      const reason = await damageOf(folder, file, !this.#isChecked);
      if (reason === null) continue;
      log.warn({ file: pathOf(folder, file), reason }, "a stored sitemap is damaged; writing it again");
      damaged.push(file);
    }
    return damaged;
  }
}

interface Block {
  kind: SitemapKind;
  part: number;
}

function isBlock<F extends Pick<SitemapFile, "kind">>(file: F): file is F & { kind: SitemapKind } {
  return file.kind === "jobs" || file.kind === "companies";
}

function isAged({ checkedAt }: SitemapFile): boolean {
  return isOlderThan(checkedAt, OLDEST_MS);
}

function isOlderThan(time: string, ms: number): boolean {
  return Date.now() - Date.parse(time) > ms;
}

const KINDS: readonly SitemapFile["kind"][] = ["pages", "jobs", "companies", "landings"];

function byName(one: SitemapFile, other: SitemapFile): number {
  return KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) || one.part - other.part;
}

async function* inOnePiece<T>(items: readonly T[]): AsyncGenerator<readonly T[]> {
  yield items;
}
