import { setTimeout as sleep } from "node:timers/promises";

/** Runs work so that the time of its result doesn't tell which kind of work it was. */
export type InUniformTime = <T>(work: () => Promise<T>) => Promise<T>;

/** The calls whose time must not tell a known address from an unknown one. */
export type UniformTimes = Readonly<Record<"register" | "resend" | "forgot", InUniformTime>>;

/** Returns how the calls of one thread keep uniform times. Each minimum exceeds what its call takes on a quiet machine. */
export function createUniformTimes(): UniformTimes {
  return {
    // A wait for an argon2 hash, and the rows.
    register: createUniformTime(600),
    // A token, a mail row and a commit.
    resend: createUniformTime(200),
    forgot: createUniformTime(200),
  };
}

/** How long the slowest work sets the time of the others. */
const MEMORY_MS = 30_000;
/** Answers don't wait longer than this for the sake of equal times, so that they come within the two seconds that callers may expect. */
const MOST_MS = 1800;

interface Clock {
  now(): number;
  sleep(ms: number): Promise<unknown>;
}

/**
 * Returns a function that runs work of two kinds, such as for a known and an unknown address, so that the time of its result doesn't reveal
 * which: after `floorMs`, or, while the machine is so busy that work takes longer, after the multiple of it that the slowest work of the last
 * half minute needed. `floorMs` must exceed the time of the slower kind on a quiet machine.
 */
export function createUniformTime(
  floorMs: number,
  clock: Clock = { now: () => performance.now(), sleep },
): InUniformTime {
  let slowest: { at: number; steps: number }[] = [];

  /** Notes what work took and returns in how many steps it is answered. */
  function stepsAfter(tookMs: number): number {
    const now = clock.now();
    const steps = Math.max(1, Math.min(Math.ceil(tookMs / floorMs), Math.floor(MOST_MS / floorMs)));
    // Earlier work that wasn't slower never decides again.
    slowest = slowest.filter((each) => now - each.at < MEMORY_MS && each.steps > steps);
    slowest.push({ at: now, steps });
    return slowest[0]!.steps;
  }

  return async (work) => {
    const started = clock.now();
    try {
      return await work();
    } finally {
      const tookMs = clock.now() - started;
      await clock.sleep(Math.max(0, stepsAfter(tookMs) * floorMs - tookMs));
    }
  };
}
