import { z } from "zod";
import { MessageResponse } from "#contract/schemas/auth.ts";
import { ErrorBody } from "#contract/schemas/error.ts";
import {
  DirectPostsResponse,
  PostDraftRequest,
  PostDraftResponse,
  StillOpenLookRequest,
  StillOpenRequest,
  StillOpenResponse,
} from "#contract/schemas/employers/posts.ts";
import { answerByLink, lookByLink } from "#employers/posts/still-open.ts";
import {
  closeOwnPost,
  confirmOpen,
  deleteOwnPost,
  editPost,
  listPosts,
  reopenPost,
  sendPost,
  startPost,
} from "#employers/posts/write-posts.ts";
import { clientOf } from "#api/http/client.ts";
import {
  ClaimParams,
  claimNumber,
  EMPLOYER_ANSWER,
  EMPLOYER_CALL,
  EMPLOYER_REFUSALS,
  EMPLOYER_SIGN_IN,
} from "#api/http/employers/claim-number.ts";
import { requirePasskey } from "#api/http/employers/passkey.ts";
import type { AccountServices, App } from "#api/http/services.ts";

const PostParams = z.object({ id: z.string(), post: z.string() });
const postOf = ({ id, post }: z.infer<typeof PostParams>) => ({ claimId: claimNumber(id), postId: claimNumber(post) });

/** Registers the jobs that people post for a company that they speak for. */
export function employerPostsRoutes(app: App, services: AccountServices): void {
  const { accounts } = services;
  const preValidation = requirePasskey(services, EMPLOYER_SIGN_IN);

  app.get("/api/me/employers/:id/posts", {
    config: EMPLOYER_CALL,
    schema: {
      summary: "The company’s direct posts",
      description: "Newest first, each with what was typed, how the rules read it and where it stands.",
      needsAccount: true,
      params: ClaimParams,
      response: { 200: DirectPostsResponse, ...EMPLOYER_REFUSALS },
    },
    preValidation,
    async handler({ accountId, params: { id } }, reply) {
      const data = await listPosts(accounts, accountId, claimNumber(id));
      return reply.header("cache-control", "no-store").send({ data });
    },
  });

  app.post("/api/me/employers/:id/posts", {
    config: EMPLOYER_CALL,
    schema: {
      summary: "Start a post",
      description:
        "Stores a draft, which a worker reads within moments. Refused while we read a job board of the company. Limited per hour.",
      needsAccount: true,
      params: ClaimParams,
      body: PostDraftRequest,
      response: { 200: PostDraftResponse, ...EMPLOYER_REFUSALS },
    },
    preValidation,
    async handler({ accountId, params: { id }, body: { content } }, reply) {
      const post = await startPost(accounts, accountId, claimNumber(id), content);
      return reply.header("cache-control", "no-store").send({ data: { id: post } });
    },
  });

  app.put("/api/me/employers/:id/posts/:post", {
    config: EMPLOYER_CALL,
    schema: {
      summary: "Change the draft of a post",
      description: "The site shows what was sent until the draft is sent too.",
      needsAccount: true,
      params: PostParams,
      body: PostDraftRequest,
      response: EMPLOYER_ANSWER,
    },
    preValidation,
    async handler({ accountId, params, body: { content } }, reply) {
      await editPost(accounts, accountId, postOf(params), content);
      return reply.header("cache-control", "no-store").send({ message: "Saved as a draft." });
    },
  });
}

const ACTIONS = {
  send: {
    act: sendPost,
    message: "Sent.",
    summary: "Send a post or its changes",
    description:
      "The first post of a company waits for an operator; any later one is listed within moments, for 30 days. Limited per day and company.",
  },
  confirm: {
    act: confirmOpen,
    message: "Thank you. It stays listed.",
    summary: "Say that a post is still open",
    description: "Its 30 days begin again.",
  },
  close: {
    act: closeOwnPost,
    message: "Closed.",
    summary: "Close a post",
    description: "Takes the job off the site within moments.",
  },
  reopen: {
    act: reopenPost,
    message: "Listed again.",
    summary: "List a post again",
    description: "One that was closed or has ended, for 30 days.",
  },
  delete: {
    act: deleteOwnPost,
    message: "Deleted.",
    summary: "Delete a post",
    description: "A draft, or one that is no longer on the site. The log of what was said stays.",
  },
} as const;

/** Registers what people do with a post. */
export function employerPostActionsRoutes(app: App, services: AccountServices): void {
  const preValidation = requirePasskey(services, EMPLOYER_SIGN_IN);
  for (const [name, { act, message, summary, description }] of Object.entries(ACTIONS))
    app.post(`/api/me/employers/:id/posts/:post/${name}`, {
      config: EMPLOYER_CALL,
      schema: { summary, description, needsAccount: true, params: PostParams, response: EMPLOYER_ANSWER },
      preValidation,
      async handler({ accountId, params }, reply) {
        await act(services.accounts, accountId, postOf(params));
        return reply.header("cache-control", "no-store").send({ message });
      },
    });
}

const REFUSALS = { 400: ErrorBody, 404: ErrorBody, 409: ErrorBody, 429: ErrorBody, 503: ErrorBody };

/** Registers the page of the link that asks whether a post is still open. The token is secret and answers for one post. */
export function stillOpenRoutes(app: App, { accounts }: AccountServices): void {
  app.post("/api/direct-posts/look", {
    config: EMPLOYER_CALL,
    schema: {
      summary: "See which post a mail asks about",
      description: "For the person who got the mail. Changes nothing.",
      body: StillOpenLookRequest,
      response: { 200: StillOpenResponse, ...REFUSALS },
    },
    async handler(request, reply) {
      const data = await lookByLink(accounts, request.body.token, clientOf(request));
      return reply.header("cache-control", "no-store").send({ data });
    },
  });

  app.post("/api/direct-posts/answers", {
    config: EMPLOYER_CALL,
    schema: {
      summary: "Say whether a post is still open",
      description: "By the link of a mail: its 30 days begin again, or it closes.",
      body: StillOpenRequest,
      response: { 200: MessageResponse, ...REFUSALS },
    },
    async handler(request, reply) {
      const { token, isOpen } = request.body;
      await answerByLink(accounts, token, isOpen, clientOf(request));
      const message = isOpen ? "Thank you. It stays listed." : "Thank you. It’s closed.";
      return reply.header("cache-control", "no-store").send({ message });
    },
  });
}
