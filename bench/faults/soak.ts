import type { Finding } from "./fault-test.ts";
export async function soak(_out: (line: string) => void, _flags: readonly string[]): Promise<Finding> {
  throw new Error("not yet");
}
