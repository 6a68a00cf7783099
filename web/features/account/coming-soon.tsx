import { Badge } from "#web/ui/display/badge.tsx";

/** Beside the title of what is held back. */
export function ComingSoon() {
  return <Badge variant="caution">Coming Soon</Badge>;
}
