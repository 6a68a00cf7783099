import { parentPort } from "node:worker_threads";
import type { JobsQuery } from "#contract/values/jobs-query.ts";
import type { MatchTarget } from "#search/match/match-rules.ts";
import { createEngine, type EngineMessage } from "#search/engine.ts";
import { EngineFollower } from "#search/threads/thread-model.ts";
import { arbitraryPlaces, NOW } from "./arbitrary-searches.ts";
import { readable } from "./engine-steps.ts";

/** What a test tells the thread: to begin with an empty engine, to follow, or to answer with a result and the number of jobs. */
export type ToFollower =
  | { kind: "begin" }
  | { kind: "follow"; message: EngineMessage }
  | { kind: "ask"; request: JobsQuery; match: MatchTarget | null };

let engine = createEngine(arbitraryPlaces);
let follower = new EngineFollower(engine);

parentPort!.on("message", (told: ToFollower) => {
  if (told.kind === "begin") {
    engine = createEngine(arbitraryPlaces);
    follower = new EngineFollower(engine);
  } else if (told.kind === "follow") {
    follower.receive(told.message);
  } else {
    const { request, match } = told;
    const result = readable(engine.query(request, { now: NOW, counts: true, match }));
    parentPort!.postMessage({ result, size: engine.size }, []);
  }
});
