/** Seeded random numbers. */
export interface Chance {
  /** 0 up to 1. */
  next(): number;
  /** Returns the time until the next event at a rate per unit of time; Infinity for a rate of 0. */
  wait(rate: number): number;
  normal(): number;
}

export function createChance(seed: number): Chance {
  let state = seed >>> 0 || 1;
  const next = () => {
    // mulberry32
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    wait: (rate) => (rate <= 0 ? Infinity : -Math.log(1 - next()) / rate),
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  };
}
