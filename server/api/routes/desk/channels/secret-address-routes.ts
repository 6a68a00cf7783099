import type { z } from "zod";
import { MessageResponse } from "#contract/schemas/auth.ts";
import { ErrorBody } from "#contract/schemas/error.ts";
import type { SecretAddresses } from "#desk/secret-addresses.ts";
import { requireDeskAccount } from "#api/http/desk-account.ts";
import type { AccountServices, App } from "#api/http/services.ts";

const ERRORS = { 400: ErrorBody, 401: ErrorBody, 404: ErrorBody, 429: ErrorBody, 503: ErrorBody };

interface AddressRoutes<Data> {
  path: string;
  addresses: SecretAddresses;
  /** What the three calls are called in the API's document. */
  words: Record<"get" | "renew" | "end", string>;
  response: z.ZodType<{ data: Data | null }>;
  /** Returns what the owner reads about an address. */
  describe: (token: string, accountId: string) => Data | Promise<Data>;
}

/** Registers the calls for a person's own secret address: read it, make a new one, end it. */
export function secretAddressRoutes<Data>(
  app: App,
  { accounts, sessions }: AccountServices,
  { path, addresses, words, response, describe }: AddressRoutes<Data>,
): void {
  const preValidation = requireDeskAccount(sessions);
  const config = { bucket: "network", cost: 1 } as const;

  app.get(path, {
    config,
    schema: {
      summary: words.get,
      description: "Null until you make one.",
      needsAccount: true,
      response: { 200: response, ...ERRORS },
    },
    preValidation,
    async handler({ accountId }, reply) {
      const token = await addresses.token(accounts, accountId);
      const data = token === null ? null : await describe(token, accountId);
      return reply.header("cache-control", "no-store").send({ data });
    },
  });

  app.post(`${path}/renew`, {
    config,
    schema: {
      summary: words.renew,
      description: "The address before stops working.",
      needsAccount: true,
      response: { 200: response, ...ERRORS },
    },
    preValidation,
    async handler({ accountId }, reply) {
      const data = await describe(await addresses.renew(accounts, accountId), accountId);
      return reply.header("cache-control", "no-store").send({ data });
    },
  });

  app.post(`${path}/end`, {
    config,
    schema: { summary: words.end, needsAccount: true, response: { 200: MessageResponse, ...ERRORS } },
    preValidation,
    async handler({ accountId }, reply) {
      await addresses.end(accounts, accountId);
      return reply.header("cache-control", "no-store").send({ message: "The address no longer works." });
    },
  });
}
