import { Badge } from "#web/ui/badge.tsx";

/** Beside the title of what is held back. */
export function ComingSoon() {
  return <Badge tone="caution">Coming Soon</Badge>;
}
