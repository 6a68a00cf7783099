import type { JobsQuery } from "#contract/schemas/jobs-query.ts";
import type { SearchDocument } from "#store/search/search-documents.ts";
import type { PlaceTree } from "./index/areas.ts";
import { compactInSteps } from "./index/compaction.ts";
import { isOpen, type SearchChange } from "./index/document.ts";
import { runQuery, type QueryOptions, type QueryResult, type WorkingMemory } from "./query/run-query.ts";
import type { ReferrableCompanies } from "./query/referable.ts";
import { Scratch } from "./query/scratch.ts";
import { seal, sealInSteps } from "./index/build-segment.ts";
import { removeFrom, type Segment, segmentBytes } from "./index/segment.ts";
import { ByteBuffer } from "./text/byte-buffer.ts";
import { streamOf, textBytes } from "./text/text-index.ts";
import { jobNumber, Staging } from "./index/staging.ts";
import type { Lexicon } from "./text/terms.ts";
import { Vocabulary } from "./index/value-ids.ts";

/** Fewest recent documents worth folding into the base, and the share of the base from which it is worth it. */
const COMPACT_FROM = 2048;
const COMPACT_SHARE = 1 / 128;
/** Share of removed documents in the base from which it is made anew. */
const COMPACT_REMOVED_SHARE = 1 / 8;

/** A way to fill an empty engine document by document; `finish` gives way between its steps. */
export interface Loading {
  add(document: SearchDocument): void;
  finish(): Generator<void, void>;
}

export interface Engine {
  /** Puts documents in place or takes them out. The last change of a job counts. */
  apply(changes: Iterable<SearchChange>): void;
  query(query: JobsQuery, options: Omit<QueryOptions, "referrable">): QueryResult;
  /** Says at which companies somebody takes referral requests from here on. */
  setReferrable(companies: ReferrableCompanies): void;
  /** Number of jobs that can be found. */
  readonly size: number;
  /** True when enough has changed that folding changes into the base saves time. */
  readonly compactionDue: boolean;
  /** Folds changes into the base; queries and changes may come between its steps. One at a time. */
  compact(): Generator<void, void>;
  /** Replaces everything. What is applied before `finish` ends is lost. */
  load(): Loading;
  /** Bytes of the index, without the names of the values. */
  bytes(): number;
  /** Bytes of the texts, their words and their index. */
  textBytes(): number;
  /** What is known of the words of the texts. */
  readonly lexicon: Lexicon;
}

/** A recent document, its text as a stream. */
interface Recent {
  document: SearchDocument;
  stream: Uint8Array;
}

/**
 * A search engine over typed arrays: one large segment that only deletions touch, and a small one of recent changes that
 * is made anew when it has changed.
 */
export function createEngine(places: PlaceTree): Engine {
  const memory: WorkingMemory = { facets: new Scratch(), texts: new Scratch() };
  let vocabulary = new Vocabulary(places);
  let base = seal(new Staging(), vocabulary);
  /** Recent documents that a running compaction is folding in. */
  let folding: Segment | null = null;
  let removedMeanwhile: Set<number> | null = null;
  let recent = new Map<number, Recent>();
  let recentSegment: Segment | null = null;
  let referrable: ReferrableCompanies | null = null;

  function segments(): Segment[] {
    if (recentSegment === null && recent.size > 0) recentSegment = sealRecent();
    return [base, folding, recentSegment].filter((segment) => segment !== null);
  }

  function sealRecent(): Segment {
    const staging = new Staging();
    for (const { document, stream } of recent.values()) staging.add(document, vocabulary, stream);
    return seal(staging, vocabulary);
  }

  /** Takes a job out of a segment, and its words out of what open jobs hold. */
  function takeOut(segment: Segment, id: number): void {
    const doc = removeFrom(segment, id);
    if (doc >= 0) forgetHeld(streamOf(segment.text, doc));
  }

  /** Takes a text's words out of what open jobs hold. */
  function forgetHeld(stream: Uint8Array): void {
    const { terms, texts } = vocabulary;
    texts.read(stream);
    texts.met.forget((term) => (terms.held[term]! -= 1));
  }

  function putIn(id: number, document: SearchDocument): void {
    const buffer = new ByteBuffer();
    const { terms, texts } = vocabulary;
    texts.write(document, buffer);
    const stream = buffer.bytes.slice(0, buffer.length);
    texts.met.forget((term) => (terms.held[term]! += 1));
    // The text itself is done with.
    recent.set(id, { document: { ...document, summary: "", text: "" }, stream });
  }

  function leaveRecent(id: number): void {
    const known = recent.get(id);
    if (known === undefined) return;
    forgetHeld(known.stream);
    recent.delete(id);
  }

  const size = (): number => base.liveCount + (folding?.liveCount ?? 0) + recent.size;
  const lexicon: Lexicon = {
    get jobs() {
      return size();
    },
    jobsWith: (word) => vocabulary.terms.held[vocabulary.terms.find(word)]!,
    beginning: (prefix) => vocabulary.terms.beginning(prefix),
    near: (word, most, asPrefix) => vocabulary.terms.near(word, most, asPrefix),
  };

  return {
    lexicon,
    apply(changes) {
      for (const change of changes) {
        const id = jobNumber(change.id);
        takeOut(base, id);
        if (folding !== null) takeOut(folding, id);
        removedMeanwhile?.add(id);
        leaveRecent(id);
        if (isOpen(change)) putIn(id, change);
        recentSegment = null;
      }
    },
    query(query, options) {
      memory.facets.reset();
      memory.texts.reset();
      return runQuery(segments(), vocabulary, lexicon, query, { ...options, referrable }, memory);
    },
    setReferrable(companies) {
      referrable = companies;
    },
    get size() {
      return size();
    },
    get compactionDue() {
      if (folding !== null) return false;
      if (recent.size > Math.max(COMPACT_FROM, base.count * COMPACT_SHARE)) return true;
      return base.count - base.liveCount > Math.max(COMPACT_FROM, base.count * COMPACT_REMOVED_SHARE);
    },
    *compact() {
      if (folding !== null) throw new Error("A compaction is running already");
      folding = recentSegment ?? sealRecent();
      recent = new Map();
      recentSegment = null;
      removedMeanwhile = new Set();
      const mine = folding;
      const made = yield* compactInSteps(base, mine, vocabulary);
      // Everything was replaced meanwhile: what was folded is of the past.
      if (folding !== mine) return;
      for (const id of removedMeanwhile) removeFrom(made, id);
      base = made;
      folding = null;
      removedMeanwhile = null;
    },
    load() {
      const fresh = new Vocabulary(places);
      const staging = new Staging();
      return {
        add(document) {
          if (!document.open) return;
          staging.add(document, fresh);
        },
        *finish() {
          const made = yield* sealInSteps(staging, fresh);
          made.text.terms.forEach((term, place) => (fresh.terms.held[term] = made.text.sizes[place]!));
          vocabulary = fresh;
          base = made;
          folding = null;
          removedMeanwhile = null;
          recent = new Map();
          recentSegment = null;
        },
      };
    },
    bytes: () => segments().reduce((sum, segment) => sum + segmentBytes(segment), memory.facets.bytes()),
    textBytes: () =>
      segments().reduce(
        (sum, segment) => sum + textBytes(segment.text),
        vocabulary.terms.bytes() + vocabulary.texts.bytes() + memory.texts.bytes(),
      ),
  };
}

/** Runs steps to their end without giving way. */
export function atOnce(steps: Generator<void, void>): void {
  while (steps.next().done !== true) continue;
}
