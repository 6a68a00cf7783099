import { expect, test } from "vitest";
import { sourceById, sources } from "#sources/registry.ts";
import { hostQueueOf, OWN_HOST } from "./host-queue.ts";

const queueOf = (source: string, token: string) => hostQueueOf(sourceById(source), token);

test("boards of one host share its queue, those of a vendor the vendor's, and a careers site has its own", () => {
  expect(queueOf("greenhouse", "acme")).toBe("boards-api.greenhouse.io");
  expect(queueOf("recruitee", "acme")).toBe("*.recruitee.com");
  expect(queueOf("workday", "acme.wd5.myworkdayjobs.com/careers")).toBe("*.wd5.myworkdayjobs.com");
  expect(queueOf("jsonld", "https://acme.example/jobs")).toBe(OWN_HOST);
});

test("a source that can't name a request without its key is no error", () => {
  for (const source of sources.values()) expect(hostQueueOf(source, "acme").length).toBeGreaterThan(0);
});
