import { timingSafeEqual } from "node:crypto";
import { hash, type Options, verify } from "@node-rs/argon2";
import { AccountError } from "./account-error.ts";

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. Every hash contains its parameters. */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const AT_ONCE = 2;
const MAY_WAIT = 50;

/** Verified against when the address is unknown, so that it costs the same work as a known one. */
const DUMMY_HASH = hash("no account has this password", ARGON2ID);

export interface PasswordHasher {
  /** Hashes a password. With the salt of `saltOf`, equal passwords have equal hashes. */
  hash(password: string, saltOf?: string | null): Promise<string>;
  /** Compares with `stored`. If that is null, does the same work and returns false. */
  matches(password: string, stored: string | null): Promise<boolean>;
  /** Returns the stored hash that the password matches, or null. Hashes once for all that share a salt, and once for an empty list. */
  matching(password: string, stored: readonly string[]): Promise<string | null>;
}

/** Runs two hashes at a time and queues fifty; throws `busy` beyond that, so that a flood can't exhaust the CPU. */
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
    hash: (password, saltOf = null) =>
      inTurn(() => hash(normalise(password), saltOf === null ? ARGON2ID : { ...ARGON2ID, salt: saltIn(saltOf) })),
    matches: (password, stored) =>
      inTurn(async () => {
        const matched = await verify(stored ?? (await DUMMY_HASH), normalise(password));
        return matched && stored !== null;
      }),
    async matching(password, stored) {
      const first = new Map(stored.map((each) => [inputsOf(each), each]));
      if (first.size === 0) first.set("", await DUMMY_HASH);
      let found: string | null = null;
      for (const [inputs, sample] of first) {
        const computed = await inTurn(() => hash(normalise(password), { ...costsIn(sample), salt: saltIn(sample) }));
        found ??= stored.find((each) => inputsOf(each) === inputs && sameBytes(each, computed)) ?? null;
      }
      return found;
    },
  };
}

/** Returns everything of a stored hash that decides the result for a password: the parameters and the salt. */
function inputsOf(stored: string): string {
  return stored.slice(0, stored.lastIndexOf("$"));
}

/** Returns the salt of a stored hash: `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
function saltIn(stored: string): Buffer {
  return Buffer.from(stored.split("$")[4] ?? "", "base64");
}

/** Returns the parameters with which a stored hash was computed. */
function costsIn(stored: string): Options {
  const costs = new Map((stored.split("$")[3] ?? "").split(",").map((each) => each.split("=") as [string, string]));
  return {
    ...ARGON2ID,
    memoryCost: Number(costs.get("m")),
    timeCost: Number(costs.get("t")),
    parallelism: Number(costs.get("p")),
  };
}

function sameBytes(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Normalises Unicode (NIST SP 800-63B), so that two keyboards that encode a character differently produce the same password. */
function normalise(password: string): string {
  return password.normalize("NFC");
}
