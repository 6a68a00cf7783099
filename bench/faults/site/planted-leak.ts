import { randomBytes } from "node:crypto";
import { subscribe } from "node:diagnostics_channel";

/** The planted fault of the soak, loaded into a site with `--import`: it keeps 2 KiB of every request for ever. */
const LEAKED_BYTES = 2048;
const kept: string[] = [];

subscribe("http.server.request.start", () => {
  kept.push(randomBytes(LEAKED_BYTES / 2).toString("hex"));
});
