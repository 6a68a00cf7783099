import type { JobsQuery } from "#contract/values/jobs-query.ts";
import type { SearchDocument } from "#store/search/search-documents.ts";
import type { PlaceTree } from "./index/areas.ts";
import { buildSegment, buildSegmentInSteps } from "./index/build-segment.ts";
import { compactInSteps } from "./index/compaction.ts";
import { isOpen, type SearchChange } from "./index/document.ts";
import { removeFrom } from "./index/segment.ts";
import { addBytes, type BytesByPart, segmentBytes, totalBytes } from "./index/segment-bytes.ts";
import { segmentOfState, type SegmentState, segmentState } from "./index/segment-state.ts";
import type { ReferableCompanies, Segment } from "./index/segment-types.ts";
import { jobNumber, Staging } from "./index/staging.ts";
import { taggedOf } from "./index/tags.ts";
import { ValueIds, type ValueIdsState } from "./index/value-ids.ts";
import { runQuery, type QueryOptions, type QueryResult, type WorkingMemory } from "./query/run-query.ts";
import { Scratch } from "./query/scratch.ts";
import { ByteBuffer } from "./text/byte-buffer.ts";
import type { Completion, Correction, TermStats } from "./text/term-index.ts";
import { streamOf, textBytes } from "./text/text-index.ts";
import type { Tagged } from "./text/text-writer.ts";

/** Compaction is due at this many recent documents and at this share of the base, whichever is more. */
const COMPACT_MIN_CHANGES = 2048;
const COMPACT_SHARE = 1 / 128;
/** Compaction is also due at this share of removed documents in the base. */
const COMPACT_REMOVED_SHARE = 1 / 8;

/** Fills an empty engine document by document; `finish` yields between steps. */
export interface Loading {
  add(document: SearchDocument): void;
  finish(): Generator<void, void>;
}

/** The base of an engine, to be stored. */
export interface EngineState {
  valueIds: ValueIdsState;
  base: SegmentState;
}

/** What happens to an engine, for engines in other threads that follow it. */
export type EngineMessage =
  | { kind: "changed"; changes: readonly SearchChange[] }
  /** A compaction has started: its result lacks changes that come from now on. */
  | { kind: "compacting" }
  | { kind: "compacted"; state: EngineState }
  /** Everything is replaced. */
  | { kind: "replaced"; state: EngineState }
  | { kind: "referable"; companies: ReferableCompanies };

export interface Engine {
  /** Inserts, replaces and removes documents. The last change of a job wins. */
  apply(changes: Iterable<SearchChange>): void;
  query(query: JobsQuery, options: Omit<QueryOptions, "referable">): QueryResult;
  /** Sets the companies that accept referral requests. */
  setReferable(companies: ReferableCompanies): void;
  readonly referable: ReferableCompanies | null;
  /** Number of searchable jobs. */
  readonly size: number;
  /** Whether enough has changed for a compaction to pay off. */
  readonly compactionDue: boolean;
  /** Merges recent changes into the base, one compaction at a time. Queries and changes may run between its steps. */
  compact(): Generator<void, void>;
  /** Replaces all documents. Drops changes applied before `finish` ends. */
  load(): Loading;
  /**
   * Returns what the last load or compaction made, less what was removed since, and without changes that came later. Later changes don't
   * change it. Throws while a compaction runs.
   */
  state(): EngineState;
  /** Replaces all documents with those of a state, whose arrays it takes over. */
  restore(state: EngineState): void;
  /** Size of the index in bytes, without the names of the values. */
  bytes(): number;
  /** Size of the texts, their words and their index in bytes. */
  textBytes(): number;
  /** Size of the index, and of the texts, in bytes by part. */
  bytesByPart(): { index: BytesByPart; texts: BytesByPart };
  /** Statistics on the words of the texts. */
  readonly termStats: TermStats;
}

/** Creates an empty engine. With `publish`, its base is in memory that threads share, and `publish` hears of everything that happens to it. */
export function createEngine(places: PlaceTree, publish?: (message: EngineMessage) => void): Engine {
  return new SegmentEngine(places, publish ?? null);
}

/** A recent document with its text as a stream. */
interface Recent {
  document: SearchDocument;
  stream: Uint8Array;
}

/** A running compaction. */
interface Compaction {
  /** The recent documents being merged into the base. */
  segment: Segment;
  /** Ids of the jobs removed or replaced since it started. */
  removed: Set<number>;
}

/**
 * Keeps one large base segment, which only removals touch, and a small segment of recent changes, rebuilt after each
 * change.
 */
class SegmentEngine implements Engine {
  readonly termStats: TermStats;
  referable: ReferableCompanies | null = null;
  readonly #places: PlaceTree;
  readonly #publish: ((message: EngineMessage) => void) | null;
  readonly #memory: WorkingMemory = { facets: new Scratch(), texts: new Scratch() };
  #valueIds: ValueIds;
  #base: Segment;
  #compaction: Compaction | null = null;
  #recent = new Map<number, Recent>();
  /** Built from `#recent` on demand. */
  #recentSegment: Segment | null = null;

  constructor(places: PlaceTree, publish: ((message: EngineMessage) => void) | null) {
    this.#places = places;
    this.#publish = publish;
    this.#valueIds = new ValueIds(places);
    this.#base = buildSegment(new Staging(), this.#valueIds);
    this.termStats = termStatsOf(
      () => this.#valueIds,
      () => this.size,
    );
  }

  apply(changes: Iterable<SearchChange>): void {
    const all = [...changes];
    for (const change of all) {
      const id = jobNumber(change.id);
      this.#removeFrom(this.#base, id);
      if (this.#compaction !== null) {
        this.#removeFrom(this.#compaction.segment, id);
        this.#compaction.removed.add(id);
      }
      this.#evictRecent(id);
      if (isOpen(change)) this.#insertRecent(id, change);
      this.#recentSegment = null;
    }
    this.#publish?.({ kind: "changed", changes: all });
  }

  query(query: JobsQuery, options: Omit<QueryOptions, "referable">): QueryResult {
    this.#memory.facets.reset();
    this.#memory.texts.reset();
    const index = { segments: this.#segments(), valueIds: this.#valueIds, termStats: this.termStats };
    return runQuery(index, query, { ...options, referable: this.referable }, this.#memory);
  }

  setReferable(companies: ReferableCompanies): void {
    this.referable = companies;
    this.#publish?.({ kind: "referable", companies });
  }

  get size(): number {
    return this.#base.liveCount + (this.#compaction?.segment.liveCount ?? 0) + this.#recent.size;
  }

  get compactionDue(): boolean {
    if (this.#compaction !== null) return false;
    const { count, liveCount } = this.#base;
    if (this.#recent.size > Math.max(COMPACT_MIN_CHANGES, count * COMPACT_SHARE)) return true;
    return count - liveCount > Math.max(COMPACT_MIN_CHANGES, count * COMPACT_REMOVED_SHARE);
  }

  *compact(): Generator<void, void> {
    if (this.#compaction !== null) throw new Error("A compaction is already running");
    const compaction = { segment: this.#recentSegment ?? this.#buildRecent(), removed: new Set<number>() };
    this.#compaction = compaction;
    this.#clearRecent();
    this.#publish?.({ kind: "compacting" });
    const isShared = this.#publish !== null;
    const compacted = yield* compactInSteps(this.#base, compaction.segment, this.#valueIds, isShared);
    // A load has replaced everything meanwhile, so the result is obsolete.
    if (this.#compaction !== compaction) return;
    for (const id of compaction.removed) removeFrom(compacted, id);
    this.#base = compacted;
    this.#compaction = null;
    this.#publish?.({ kind: "compacted", state: this.state() });
  }

  load(): Loading {
    const valueIds = new ValueIds(this.#places);
    const staging = new Staging();
    return {
      add: (document) => {
        if (document.open) staging.add(document, valueIds);
      },
      finish: () => this.#finishLoad(staging, valueIds),
    };
  }

  state(): EngineState {
    if (this.#compaction !== null) throw new Error("A compaction is running");
    return { valueIds: this.#valueIds.state(), base: segmentState(this.#base) };
  }

  restore({ valueIds, base }: EngineState): void {
    const restored = new ValueIds(this.#places);
    restored.restore(valueIds);
    this.#adopt(restored, segmentOfState(base));
    for (const doc of base.removed) this.#uncountDocument(this.#base, doc);
    this.#publish?.({ kind: "replaced", state: this.state() });
  }

  bytes(): number {
    return totalBytes(this.bytesByPart().index);
  }

  textBytes(): number {
    return totalBytes(this.bytesByPart().texts);
  }

  bytesByPart(): { index: BytesByPart; texts: BytesByPart } {
    const { terms, texts: writer } = this.#valueIds;
    const { facets, texts } = this.#memory;
    const parts = {
      index: { "working memory": facets.bytes() },
      texts: { "texts, all words": terms.bytes() + writer.bytes(), "texts, working memory": texts.bytes() },
    };
    for (const segment of this.#segments()) {
      addBytes(parts.index, segmentBytes(segment));
      addBytes(parts.texts, textBytes(segment.text));
    }
    return parts;
  }

  *#finishLoad(staging: Staging, valueIds: ValueIds): Generator<void, void> {
    this.#adopt(valueIds, yield* buildSegmentInSteps(staging, valueIds, this.#publish !== null));
    this.#publish?.({ kind: "replaced", state: this.state() });
  }

  /** Replaces all documents with those of a segment that nothing has been removed from yet. */
  #adopt(valueIds: ValueIds, base: Segment): void {
    base.text.terms.forEach((term, position) => {
      valueIds.terms.docFrequency[term] = base.text.docFrequency[position]!;
    });
    this.#valueIds = valueIds;
    this.#base = base;
    this.#compaction = null;
    this.#clearRecent();
  }

  #segments(): Segment[] {
    if (this.#recentSegment === null && this.#recent.size > 0) this.#recentSegment = this.#buildRecent();
    const compacting = this.#compaction?.segment ?? null;
    return [this.#base, compacting, this.#recentSegment].filter((segment) => segment !== null);
  }

  #buildRecent(): Segment {
    const staging = new Staging();
    for (const { document, stream } of this.#recent.values()) staging.add(document, this.#valueIds, stream);
    return buildSegment(staging, this.#valueIds);
  }

  #clearRecent(): void {
    this.#recent = new Map();
    this.#recentSegment = null;
  }

  #removeFrom(segment: Segment, id: number): void {
    const doc = removeFrom(segment, id);
    if (doc >= 0) this.#uncountDocument(segment, doc);
  }

  #evictRecent(id: number): void {
    const recent = this.#recent.get(id);
    if (recent === undefined) return;
    this.#uncountWords(recent.stream, recent.document);
    this.#recent.delete(id);
  }

  #insertRecent(id: number, document: SearchDocument): void {
    const buffer = new ByteBuffer();
    const { terms, texts } = this.#valueIds;
    texts.write(document, buffer);
    const stream = buffer.bytes.slice(0, buffer.length);
    texts.counter.clear((term) => (terms.docFrequency[term]! += 1));
    // The stream replaces the texts.
    this.#recent.set(id, { document: { ...document, summary: "", text: "" }, stream });
  }

  #uncountDocument(segment: Segment, doc: number): void {
    this.#uncountWords(streamOf(segment.text, doc), taggedOf(segment, doc, this.#valueIds));
  }

  /** Lowers the document frequency of the words of a removed document. */
  #uncountWords(stream: Uint8Array, tagged: Tagged): void {
    const { terms, texts } = this.#valueIds;
    texts.read(stream, tagged);
    texts.counter.clear((term) => (terms.docFrequency[term]! -= 1));
  }
}

function termStatsOf(valueIds: () => ValueIds, jobCount: () => number): TermStats {
  return {
    get jobCount(): number {
      return jobCount();
    },
    docFrequency(word): number {
      const { terms } = valueIds();
      return terms.docFrequency[terms.find(word)]!;
    },
    completions: (prefix): Completion[] => valueIds().terms.completions(prefix),
    corrections: (word, maxEdits, asPrefix): Correction[] => valueIds().terms.corrections(word, maxEdits, asPrefix),
  };
}
