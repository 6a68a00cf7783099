import { ChevronDown } from "lucide-react";
import { classes } from "#web/ui/base/classes.ts";
import { Badge } from "#web/ui/display/badge.tsx";
import { Icon } from "#web/ui/display/icon.tsx";

/** Ends the label of a button that opens filters: how many of them are set, and an arrow that turns while they are open. */
export function SetCount({ set, open, className }: { set: number; open: boolean; className?: string }) {
  return (
    <>
      {set > 0 && (
        <Badge>
          {set}
          <span className="sr-only"> set</span>
        </Badge>
      )}
      <Icon of={ChevronDown} size="small" className={classes(className, open && "rotate-180")} />
    </>
  );
}
