import { randomBytes } from "node:crypto";

/** Buckets, of which those that share their first bits of a hash are in one set. */
const SETS = 16_384;
const BUCKETS_PER_SET = 4;
const BUCKETS = SETS * BUCKETS_PER_SET;
const SEED_BYTES = 8;
/** For each bucket its tokens, when they were counted, and a part of its key's hash. */
const BYTES = SEED_BYTES + BUCKETS * (8 + 8 + 4);
const FNV_PRIME = 16_777_619;

/** How large a bucket is, and how fast it fills. */
export interface BucketSize {
  most: number;
  perSecond: number;
}

/** Returns memory for buckets that the threads of a process share. */
export function sharedBucketMemory(): SharedArrayBuffer {
  return seeded(new SharedArrayBuffer(BYTES));
}

/** Returns milliseconds of a clock that is the same in all threads and never set. */
export function machineClock(): number {
  const [seconds, nanoseconds] = process.hrtime();
  return seconds * 1000 + nanoseconds / 1e6;
}

/**
 * Token buckets by key in memory of a fixed size. A new key takes the place of the one of its set that was asked for longest ago. Threads share
 * buckets without a lock: when two take from one at the same instant, one of both may count for nothing.
 */
export class TokenBuckets {
  readonly #seed: Uint32Array;
  readonly #tokens: Float64Array;
  readonly #times: Float64Array;
  readonly #prints: Uint32Array;
  readonly #clock: () => number;

  constructor(memory: SharedArrayBuffer | ArrayBuffer = seeded(new ArrayBuffer(BYTES)), clock = machineClock) {
    this.#seed = new Uint32Array(memory, 0, 2);
    this.#tokens = new Float64Array(memory, SEED_BYTES, BUCKETS);
    this.#times = new Float64Array(memory, SEED_BYTES + BUCKETS * 8, BUCKETS);
    this.#prints = new Uint32Array(memory, SEED_BYTES + BUCKETS * 16, BUCKETS);
    this.#clock = clock;
  }

  /** Returns what is in the bucket of a key. It begins full. */
  tokens(key: string, { most, perSecond }: BucketSize): number {
    const now = this.#clock();
    const { bucket, isNew } = this.#bucketOf(key);
    const passedS = Math.max(0, now - this.#times[bucket]!) / 1000;
    const tokens = isNew ? most : Math.min(most, this.#tokens[bucket]! + passedS * perSecond);
    this.#tokens[bucket] = tokens;
    this.#times[bucket] = now;
    return tokens;
  }

  /** Takes tokens from the bucket of a key, after `tokens` has said that they are there. */
  take(key: string, tokens: number): void {
    this.#tokens[this.#bucketOf(key).bucket]! -= tokens;
  }

  #bucketOf(key: string): { bucket: number; isNew: boolean } {
    const [one, other] = this.#hash(key);
    const first = (one % SETS) * BUCKETS_PER_SET;
    // 0 marks a bucket that was never used.
    const print = other || 1;
    let oldest = first;
    for (let bucket = first; bucket < first + BUCKETS_PER_SET; bucket += 1) {
      if (this.#prints[bucket] === print) return { bucket, isNew: false };
      if (this.#times[bucket]! < this.#times[oldest]!) oldest = bucket;
    }
    this.#prints[oldest] = print;
    return { bucket: oldest, isNew: true };
  }

  /** Returns two hashes of a key. They begin with a secret, so that nobody can choose keys that meet in one set. */
  #hash(key: string): [number, number] {
    let one = this.#seed[0]!;
    let other = this.#seed[1]!;
    for (let at = 0; at < key.length; at += 1) {
      const unit = key.charCodeAt(at);
      one = Math.imul(one ^ unit, FNV_PRIME);
      other = Math.imul(other + unit, FNV_PRIME) ^ (other >>> 15);
    }
    return [(one ^ (one >>> 16)) >>> 0, (other ^ (other >>> 13)) >>> 0];
  }
}

function seeded<Memory extends SharedArrayBuffer | ArrayBuffer>(memory: Memory): Memory {
  new Uint8Array(memory).set(randomBytes(SEED_BYTES));
  return memory;
}
