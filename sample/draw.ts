/** A random source seeded by a text, so that every run makes the same choices. */
export interface Draw {
  /** Returns a number from 0 up to, but not including, 1. */
  number(): number;
  /** Picks one item. */
  one<T>(list: readonly T[]): T;
  /** Picks up to `count` different items, in random order. */
  some<T>(list: readonly T[], count: number): T[];
  chance(probability: number): boolean;
}

export function drawFrom(seed: string): Draw {
  let state = hashOf(seed);
  const number = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const one = <T>(list: readonly T[]): T => list[Math.floor(number() * list.length)]!;
  return {
    number,
    one,
    chance: (probability) => number() < probability,
    some(list, count) {
      const rest = [...list];
      const kept: typeof rest = [];
      while (kept.length < count && rest.length > 0) kept.push(...rest.splice(Math.floor(number() * rest.length), 1));
      return kept;
    },
  };
}

/** Hashes a text by 32-bit FNV-1a. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

/** Derives hexadecimal digits from a text. */
export function hexOf(text: string, digits: number): string {
  let hex = "";
  for (let part = 0; hex.length < digits; part++) hex += hashOf(`${text}#${part}`).toString(16).padStart(8, "0");
  return hex.slice(0, digits);
}

/** Derives a UUID, in the form of version 4, from a text. */
export function uuidOf(text: string): string {
  const hex = hexOf(text, 32);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}
