import { createHash, randomBytes } from "node:crypto";
import type { AccountContext } from "#accounts/accounts.ts";
import {
  accountOfSecretToken,
  deleteSecretToken,
  secretToken,
  type SecretAddressTable,
  setSecretToken,
} from "#store/desk/secret-addresses.ts";

type AddressContext = Pick<AccountContext, "database" | "secrets">;

/** Addresses of one kind that anyone may read who knows them. */
export interface SecretAddresses {
  /** Returns the token of the account's address, or null if it has none. */
  token(context: AddressContext, accountId: string): Promise<string | null>;
  /** Makes a new token. The one before stops working. */
  renew(context: AddressContext, accountId: string): Promise<string>;
  end(context: AddressContext, accountId: string): Promise<void>;
  /** Returns whose address has this token, or null. */
  accountOf(context: AddressContext, token: string): Promise<string | null>;
}

const TOKEN = /^[\w-]{43}$/;
const hashOf = (token: string): Buffer => createHash("sha256").update(token).digest();

/** Returns the secret addresses that a table holds: found by a hash of their token, shown again to their owner from its encrypted form. */
export function secretAddresses(table: SecretAddressTable): SecretAddresses {
  return {
    async token({ database, secrets }, accountId) {
      const encrypted = await secretToken(database.db, table, accountId);
      return encrypted === null ? null : secrets.decrypt(encrypted);
    },
    async renew({ database, secrets }, accountId) {
      const token = randomBytes(32).toString("base64url");
      const stored = { hash: hashOf(token), encrypted: secrets.encrypt(token) };
      await setSecretToken(database.db, table, accountId, stored);
      return token;
    },
    end: ({ database }, accountId) => deleteSecretToken(database.db, table, accountId),
    async accountOf({ database }, token) {
      return TOKEN.test(token) ? await accountOfSecretToken(database.db, table, hashOf(token)) : null;
    },
  };
}
