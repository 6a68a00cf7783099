import { afterAll } from "vitest";
import { createOutboundHttp, type OutboundHttp } from "#http/outbound-http.ts";
import { startReplayServer, type ReplayAnswer } from "#http/replay-server.ts";
import { makeText } from "./factories.ts";

/** An opening on a feed, remote and with a distinct text by default. */
export interface FeedOpening {
  id: string;
  title?: string;
  text?: string;
  workplace?: "remote" | "hybrid" | "onsite";
  location?: string;
  url?: string;
}

/** Invented Lever boards that a test changes between runs. */
export interface Feed {
  http: OutboundHttp;
  origin: string;
  /** Requests answered so far, by token. */
  asked: Map<string, number>;
  /** Sets what the board lists from now on. */
  list(token: string, openings: readonly FeedOpening[]): void;
  /** Makes the board answer this until the next `list`. */
  answer(token: string, answer: ReplayAnswer | null): void;
  close(): Promise<void>;
}

/** Starts the feed; it stops with the test file. */
export async function startFeed(): Promise<Feed> {
  const answers = new Map<string, ReplayAnswer | null>();
  const asked = new Map<string, number>();
  const server = await startReplayServer({
    answer(host, path) {
      const token = decodeURIComponent(path.split("/").at(-1) ?? "");
      if (host !== "api.lever.co") return null;
      asked.set(token, (asked.get(token) ?? 0) + 1);
      return answers.get(token) ?? null;
    },
  });
  const http = createOutboundHttp({ replayOrigin: server.origin, breaker: { failures: 1000 } });
  const close = async () => {
    await http.close();
    await server.close();
  };
  afterAll(close);
  return {
    http,
    origin: server.origin,
    asked,
    list: (token, openings) =>
      void answers.set(token, { headers: { "content-type": "application/json" }, body: feedBody(openings) }),
    answer: (token, answer) => void answers.set(token, answer),
    close,
  };
}

/** Returns the payload of a Lever board with these openings. */
export function feedBody(openings: readonly FeedOpening[]): string {
  return JSON.stringify(openings.map(toLever));
}

function toLever({ id, title, text, workplace, location, url }: FeedOpening): object {
  const name = title ?? `Backend Engineer ${id}`;
  return {
    id,
    text: name,
    hostedUrl: url ?? `https://jobs.lever.co/board/${id}`,
    categories: { commitment: "Full-time", team: "Engineering", location: location ?? "Remote - Germany" },
    workplaceType: workplace ?? "remote",
    createdAt: Date.UTC(2026, 4, 1),
    description: `<div>${text ?? `This is a fully remote position. ${makeText(`${name} ${id}`)}`}</div>`,
    lists: [],
    additional: "",
  };
}
