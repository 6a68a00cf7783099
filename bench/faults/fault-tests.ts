import type { FaultTest } from "./fault-test.ts";

/** The tests of docs/reliability.md by number. Each is loaded only when it runs, because some start servers. */
export const faultTests: Readonly<Record<string, () => Promise<FaultTest>>> = {
  T15: async () => (await import("./overload.ts")).overload,
};
