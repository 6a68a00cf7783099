import { z } from "zod";
import { MessageResponse } from "#contract/schemas/auth.ts";
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
import { employerAccess, openAccess, refusedMeanwhile } from "#api/http/calls/access.ts";
import { addCall } from "#api/http/calls/add-call.ts";
import { ClaimParams, claimNumber } from "#api/http/employers/claim-number.ts";
import type { AccountServices, App } from "#api/http/services.ts";

const PostParams = z.object({ id: z.string(), post: z.string() });
const postOf = ({ id, post }: z.infer<typeof PostParams>) => ({ claimId: claimNumber(id), postId: claimNumber(post) });

/** Registers the jobs that people post for a company that they speak for. */
export function employerPostsRoutes(app: App, services: AccountServices): void {
  const { accounts } = services;
  const access = employerAccess(services);

  addCall(app, access, ["GET", "/api/me/employers/:id/posts"], {
    summary: "The company’s direct posts",
    description: "Newest first, each with what was typed, how the rules read it and where it stands.",
    params: ClaimParams,
    answer: DirectPostsResponse,
    async run({ accountId, params: { id } }) {
      const data = await listPosts(accounts, accountId, claimNumber(id));
      return { data };
    },
  });

  addCall(app, access, ["POST", "/api/me/employers/:id/posts"], {
    summary: "Start a post",
    description:
      "Stores a draft, which a worker reads within moments. Refused while we read a job board of the company. Limited per hour.",
    params: ClaimParams,
    body: PostDraftRequest,
    answer: PostDraftResponse,
    async run({ accountId, params: { id }, body: { content } }) {
      const post = await startPost(accounts, accountId, claimNumber(id), content);
      return { data: { id: post } };
    },
  });

  addCall(app, access, ["PUT", "/api/me/employers/:id/posts/:post"], {
    summary: "Change the draft of a post",
    description: "The site shows what was sent until the draft is sent too.",
    params: PostParams,
    body: PostDraftRequest,
    answer: MessageResponse,
    async run({ accountId, params, body: { content } }) {
      await editPost(accounts, accountId, postOf(params), content);
      return { message: "Saved as a draft." };
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
  const access = employerAccess(services);
  for (const [name, { act, message, summary, description }] of Object.entries(ACTIONS))
    addCall(app, access, ["POST", `/api/me/employers/:id/posts/:post/${name}`], {
      summary,
      description,
      params: PostParams,
      answer: MessageResponse,
      async run({ accountId, params }) {
        await act(services.accounts, accountId, postOf(params));
        return { message };
      },
    });
}

/** Registers the page of the link that asks whether a post is still open. The token is secret and answers for one post. */
export function stillOpenRoutes(app: App, { accounts }: AccountServices): void {
  const access = refusedMeanwhile(openAccess);

  addCall(app, access, ["POST", "/api/direct-posts/look"], {
    summary: "See which post a mail asks about",
    description: "For the person who got the mail. Changes nothing.",
    body: StillOpenLookRequest,
    answer: StillOpenResponse,
    async run({ body: { token }, client }) {
      return { data: await lookByLink(accounts, token, client) };
    },
  });

  addCall(app, access, ["POST", "/api/direct-posts/answers"], {
    summary: "Say whether a post is still open",
    description: "By the link of a mail: its 30 days begin again, or it closes.",
    body: StillOpenRequest,
    answer: MessageResponse,
    async run({ body: { token, isOpen }, client }) {
      await answerByLink(accounts, token, isOpen, client);
      return { message: isOpen ? "Thank you. It stays listed." : "Thank you. It’s closed." };
    },
  });
}
