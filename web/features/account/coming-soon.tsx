import { Badge } from "#web/ui/display/badge.tsx";

/** Badge next to the title of a capability that is held back. */
export function ComingSoon() {
  return <Badge variant="caution">Coming Soon</Badge>;
}
