import { timingSafeEqual } from "node:crypto";
import { availableParallelism } from "node:os";
import { hash, type Options, verify } from "@node-rs/argon2";
import type { Logger } from "#app/log.ts";
import { createHashQueue, type HashCaller } from "./limits/hash-queue.ts";

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. Every hash contains its parameters. */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Verified against when the address is unknown, so that it costs the same work as a known one. */
const DUMMY_HASH = hash("no account has this password", ARGON2ID);

/** What this product stores: `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
const STORED_HASH =
  /^\$argon2id\$v=19\$m=[1-9]\d{0,5},t=[1-9]\d?,p=[1-9]\d?\$[A-Za-z0-9+/]{11,64}\$[A-Za-z0-9+/]{16,86}$/;

/** Hashes and compares passwords. A stored text that isn't a hash matches no password, costs the same work and is logged. */
export interface PasswordHasher {
  /** Hashes a password. With the salt of `saltOf`, equal passwords have equal hashes. */
  hash(password: string, caller: HashCaller, saltOf?: string | null): Promise<string>;
  /** Compares with `stored`. If that is null, does the same work and returns false. */
  matches(password: string, stored: string | null, caller: HashCaller): Promise<boolean>;
  /** Returns the stored hash that the password matches, or null. Hashes once for all that share a salt, and once for an empty list. */
  matching(password: string, stored: readonly string[], caller: HashCaller): Promise<string | null>;
}

/**
 * Hashes on at most half of the cores, so that a flood of logins leaves the others to requests. Queues the rest; throws `busy` when there is no
 * place.
 */
export function createPasswordHasher(
  log: Pick<Logger, "error">,
  cores: number = availableParallelism(),
): PasswordHasher {
  const inTurn = createHashQueue(Math.max(1, Math.floor(cores / 2)));

  /** Returns what was stored, or null if it isn't a hash. */
  function usable(stored: string | null, { account }: HashCaller): string | null {
    if (stored === null || STORED_HASH.test(stored)) return stored;
    log.error({ account }, "a stored password hash is damaged: nobody can log in with it until a reset replaces it");
    return null;
  }

  return {
    hash: (password, caller, saltOf = null) =>
      inTurn(caller, () => {
        const salted = usable(saltOf, caller);
        return hash(normalise(password), salted === null ? ARGON2ID : { ...ARGON2ID, salt: saltIn(salted) });
      }),
    matches: (password, stored, caller) =>
      inTurn(caller, async () => {
        const own = usable(stored, caller);
        const matched = await verify(own ?? (await DUMMY_HASH), normalise(password));
        return matched && own !== null;
      }),
    async matching(password, stored, caller) {
      const own = stored.filter((each) => usable(each, caller) !== null);
      const first = new Map(own.map((each) => [inputsOf(each), each]));
      if (first.size === 0) first.set("", await DUMMY_HASH);
      let found: string | null = null;
      for (const [inputs, sample] of first) {
        const computed = await inTurn(caller, () =>
          hash(normalise(password), { ...costsIn(sample), salt: saltIn(sample) }),
        );
        found ??= own.find((each) => inputsOf(each) === inputs && sameBytes(each, computed)) ?? null;
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
