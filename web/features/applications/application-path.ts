import { paths } from "#web/shell/paths.ts";

/** Returns the page of one application. Apart from `paths`, which every page loads. */
export function applicationPath(id: string): string {
  return `${paths.applications}/${encodeURIComponent(id)}`;
}
