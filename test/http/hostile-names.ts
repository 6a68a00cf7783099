import { PUBLIC_ADDRESS } from "./upstream.ts";

/** Answers to successive lookups; the last one repeats. */
const NAMES: Record<string, string[][]> = {
  "rebind-1s": [[PUBLIC_ADDRESS], ["127.0.0.1"]],
  "ttl0-flip": [["169.254.169.254"], [PUBLIC_ADDRESS], ["10.0.0.1"]],
  "a-then-private": [[PUBLIC_ADDRESS, "127.0.0.1"]],
  "v6-private-v4-public": [["::1", PUBLIC_ADDRESS]],
  "cname-to-localhost": [["127.0.0.1"]],
  "all-private-multi-a": [["10.0.0.1", "192.168.0.1", "127.0.0.1"]],
  "nxdomain-then-private": [[], ["127.0.0.1"]],
  "search-domain-short": [["10.1.2.3"]],
  localhost: [["127.0.0.1"]],
  "ip6-localhost": [["::1"]],
  metadata: [["169.254.169.254"]],
};

/** Creates a resolver whose names, identified by their first label, change or mix public and private addresses. */
export function hostileNames(): (hostname: string) => string[] {
  const asked = new Map<string, number>();
  return (hostname) => {
    const label = hostname.split(".")[0] ?? "";
    const answers = NAMES[label] ?? [[PUBLIC_ADDRESS]];
    const time = asked.get(label) ?? 0;
    asked.set(label, time + 1);
    return answers[Math.min(time, answers.length - 1)] ?? [];
  };
}
