import { hash, verify } from "@node-rs/argon2";
import { AccountError } from "./account-error.ts";

/** OWASP's floor for argon2id: 19 MiB, two passes, one lane. The parameters travel inside each hash. */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const AT_ONCE = 2;
const MAY_WAIT = 50;

/** A hash of nothing anybody typed, so that an unknown address costs the same work as a known one. */
const DUMMY_HASH = hash("no account has this password", ARGON2ID);

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Compares with `stored`; null does the same work and answers false. */
  matches(password: string, stored: string | null): Promise<boolean>;
}

/** Runs at most two hashes at once with fifty waiting; beyond that throws `busy`, so that a flood cannot take the CPU. */
export function createPasswordHasher(): PasswordHasher {
  let running = 0;
  const waiting: (() => void)[] = [];

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= AT_ONCE) {
      if (waiting.length >= MAY_WAIT) {
        throw new AccountError("busy", "We are busy right now. Please try again in a few seconds.", { retryAfterS: 5 });
      }
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  }

  return {
    hash: (password) => inTurn(() => hash(normalise(password), ARGON2ID)),
    matches: (password, stored) =>
      inTurn(async () => {
        const matched = await verify(stored ?? (await DUMMY_HASH), normalise(password));
        return matched && stored !== null;
      }),
  };
}

/** NIST SP 800-63B: the same characters typed on two keyboards must be the same password. */
function normalise(password: string): string {
  return password.normalize("NFC");
}
