// Generated from migrations/ by `npm run db:types`. Do not edit: add a migration and run it again.

import type { Defaulted, Int8, Json } from "./column-types.ts";

interface AccountTable {
  id: Defaulted<string>;
  email: string;
  emailKey: string;
  name: string;
  passwordHash: string;
  passwordChangedAt: Defaulted<Date>;
  emailVerifiedAt: Date | null;
  termsVersion: string;
  termsAcceptedAt: Defaulted<Date>;
  createdAt: Defaulted<Date>;
  contested: Defaulted<boolean>;
  deleteAfter: Date | null;
}

interface AccountEmailChangeTable {
  accountId: string;
  newEmail: string;
  newEmailKey: string;
  oldEmailKey: string;
  passwordFingerprint: Buffer;
  oldTokenHash: Buffer;
  newTokenHash: Buffer;
  oldConfirmedAt: Date | null;
  newConfirmedAt: Date | null;
  changedAt: Date | null;
  createdAt: Defaulted<Date>;
  expiresAt: Date;
}

interface AccountNetworkTable {
  accountId: string;
  networkKey: Buffer;
  lastLoginAt: Defaulted<Date>;
}

interface AccountSettingTable {
  accountId: string;
  jobAlerts: Defaulted<boolean>;
  platformNews: Defaulted<boolean>;
  updatedAt: Defaulted<Date>;
}

interface AccountTokenTable {
  id: Defaulted<Int8>;
  accountId: string;
  purpose: "verify" | "reset";
  tokenHash: Buffer;
  emailKey: string;
  passwordFingerprint: Buffer;
  createdAt: Defaulted<Date>;
  expiresAt: Date;
  usedAt: Date | null;
  resultFingerprint: Buffer | null;
  pendingName: string | null;
  pendingEmail: string | null;
  pendingPasswordHash: string | null;
}

interface ApiKeyTable {
  id: Defaulted<string>;
  accountId: string;
  name: string;
  tokenHash: Buffer;
  scopes: string[];
  createdAt: Defaulted<Date>;
  expiresAt: Date;
  lastUsedAt: Date | null;
  revokedAt: Date | null;
}

interface ErasedAccountTable {
  accountId: string;
  erasedAt: Defaulted<Date>;
}

interface PasskeyTable {
  id: Defaulted<Int8>;
  accountId: string;
  credentialId: string;
  publicKey: Buffer;
  counter: Defaulted<Int8>;
  transports: Defaulted<string[]>;
  name: string;
  createdAt: Defaulted<Date>;
  lastUsedAt: Date | null;
}

interface RateLimitTable {
  key: Buffer;
  windowStart: Date;
  hits: Defaulted<number>;
  expiresAt: Date;
}

interface SearchSettingTable {
  accountId: string;
  settings: Json<unknown>;
  updatedAt: Defaulted<Date>;
}

interface SessionTable {
  id: Defaulted<Int8>;
  accountId: string;
  tokenHash: Buffer;
  createdAt: Defaulted<Date>;
  lastUsedAt: Defaulted<Date>;
  endedAt: Date | null;
  endedReason: "logout" | "reset" | "operator" | "remote" | "password" | null;
  device: string | null;
  passwordConfirmedAt: Date | null;
  passkeyAt: Date | null;
}

interface SessionChallengeTable {
  sessionId: Int8;
  purpose: "add" | "confirm";
  challenge: string;
  expiresAt: Date;
}

export interface AccountsTables {
  account: AccountTable;
  accountEmailChange: AccountEmailChangeTable;
  accountNetwork: AccountNetworkTable;
  accountSetting: AccountSettingTable;
  accountToken: AccountTokenTable;
  apiKey: ApiKeyTable;
  erasedAccount: ErasedAccountTable;
  passkey: PasskeyTable;
  rateLimit: RateLimitTable;
  searchSetting: SearchSettingTable;
  session: SessionTable;
  sessionChallenge: SessionChallengeTable;
}
