import { z } from "zod";
import { MessageResponse } from "#contract/schemas/auth.ts";
import { ErrorBody } from "#contract/schemas/error.ts";
import type { App } from "./services.ts";

const Token = z.object({ token: z.string().max(200).meta({ description: "The token of a mailed link" }) });

export interface Unsubscribing {
  /** The address without its token. */
  path: `/api/${string}`;
  post: { summary: string; description: string };
  get: { summary: string };
  /** The page that shows what a person can still get by mail. The token comes percent-encoded, because a header takes no other characters. */
  settingsUrl: (token: string) => string;
  /** Ends the mails that the token stands for. */
  end: (token: string) => Promise<void>;
  /** What the person reads afterwards. */
  message: string;
}

/** Registers the one-click action of List-Unsubscribe. The link identifies its person; no session is needed. */
export function unsubscribeRoutes(app: App, { path, post, get, settingsUrl, end, message }: Unsubscribing): void {
  // Mail programs post a form whose content we ignore.
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      ["application/x-www-form-urlencoded", "multipart/form-data"],
      { parseAs: "string" },
      (_request, _body, done) => done(null, {}),
    );
    scope.post(`${path}/:token`, {
      config: { bucket: "network", cost: 1 },
      schema: {
        ...post,
        params: Token,
        response: { 200: MessageResponse, 400: ErrorBody, 404: ErrorBody, 429: ErrorBody, 503: ErrorBody },
      },
      async handler(request, reply) {
        await end((request.params as z.infer<typeof Token>).token);
        return reply.header("cache-control", "no-store").send({ message });
      },
    });
    scope.get(`${path}/:token`, {
      config: { bucket: "network", cost: 1 },
      schema: {
        ...get,
        description: "For mail programs that open the address. Changes nothing and redirects to the settings.",
        params: Token,
        response: { 303: z.null(), 400: ErrorBody, 429: ErrorBody, 503: ErrorBody },
      },
      async handler(request, reply) {
        const { token } = request.params as z.infer<typeof Token>;
        return reply.header("cache-control", "no-store").redirect(settingsUrl(encodeURIComponent(token)), 303);
      },
    });
  });
}
