import type { z } from "zod";
import { MessageResponse } from "#contract/schemas/auth.ts";
import type { SecretAddresses } from "#desk/secret-addresses.ts";
import type { AccountServices, App } from "#api/http/services.ts";
import { ownRoute } from "./own-route.ts";

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
  services: AccountServices,
  { path, addresses, words, response, describe }: AddressRoutes<Data>,
): void {
  const { accounts } = services;

  app.get(path, {
    ...ownRoute(services, { summary: words.get, description: "Null until you make one.", response }),
    async handler({ accountId }, reply) {
      const token = await addresses.token(accounts, accountId);
      const data = token === null ? null : await describe(token, accountId);
      return reply.header("cache-control", "no-store").send({ data });
    },
  });

  app.post(`${path}/renew`, {
    ...ownRoute(services, { summary: words.renew, description: "The address before stops working.", response }),
    async handler({ accountId }, reply) {
      const data = await describe(await addresses.renew(accounts, accountId), accountId);
      return reply.header("cache-control", "no-store").send({ data });
    },
  });

  app.post(`${path}/end`, {
    ...ownRoute(services, { summary: words.end, response: MessageResponse }),
    async handler({ accountId }, reply) {
      await addresses.end(accounts, accountId);
      return reply.header("cache-control", "no-store").send({ message: "The address no longer works." });
    },
  });
}
