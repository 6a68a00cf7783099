import type { FaultTest } from "./fault-test.ts";

/** The tests of docs/reliability.md by number. Each is loaded only when it runs, because some start servers. */
export const faultTests: Readonly<Record<string, () => Promise<FaultTest>>> = {
  T1: async () => (await import("./hostile/markup.ts")).markup,
  T2: async () => (await import("./hostile/links.ts")).links,
  T6: async () => (await import("./hostile/broken-documents.ts")).brokenDocuments,
  T7: async () => (await import("./hostile/feed-corpora.ts")).feedCorpora,
  T8: async () => (await import("./api-fuzz.ts")).apiFuzz,
  T9: async () => (await import("./injection/sql-injection.ts")).sqlInjection,
  T10: async () => (await import("./scanners/scanners.ts")).scanners,
  T12: async () => (await import("./enumeration.ts")).enumeration,
  T13: async () => (await import("./brute-force.ts")).bruteForce,
  T14: async () => (await import("./slow-clients.ts")).slowClients,
  T16: async () => (await import("./kills.ts")).kills,
  T17: async () => (await import("./site/planted-losses.ts")).plantedLosses,
  T23: async () => (await import("./wrong-clock.ts")).wrongClock,
  T15: async () => (await import("./overload.ts")).overload,
  T18: async () => (await import("./disk-full.ts")).diskFull,
  T21: async () => (await import("./rolling-restarts.ts")).rollingRestarts,
  T19: async () => (await import("./network-faults.ts")).networkFaults,
  T20: async () => (await import("./failover.ts")).failover,
  T22: async () => (await import("./mail.ts")).mail,
  T24: async () => (await import("./memory-limits.ts")).memoryLimits,
  T25: async () => (await import("./erasure.ts")).erasure,
  T26: async () => (await import("./site/backup-copy.ts")).backupCopy,
  T27: async () => (await import("./dependencies.ts")).dependencies,
  T28: async () => (await import("./expensive-requests.ts")).expensiveRequests,
};
