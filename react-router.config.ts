import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "web",
  buildDirectory: "build",
  ssr: true,
  // The whole manifest in the first page: about twenty routes, and no further request to learn of them.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
