import { X } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { classes } from "#web/ui/base/classes.ts";
import { Icon } from "./icon.tsx";

const sizes = {
  base: "h-8 text-ui",
  small: "h-7 text-meta",
};

export function chipClasses(size: keyof typeof sizes = "base"): string {
  return classes(
    "inline-flex items-center gap-0.5 whitespace-nowrap rounded-control border border-accent-line bg-accent-soft pl-2.5 text-ink",
    sizes[size],
  );
}

export const chipRemoveClass = "chip-remove grid h-full w-7 place-items-center text-ink-2 hover:text-negative";

/** A selected value with a remove button. `facet` names its filter, such as Role. */
export function Chip({
  facet,
  label,
  onRemove,
  removeRef,
}: {
  facet?: string;
  label: string;
  onRemove: () => void;
  removeRef?: Ref<HTMLButtonElement>;
}): ReactNode {
  return (
    <span className={chipClasses()}>
      {facet !== undefined && <span className="mr-0.75 text-ink-2">{facet}</span>}
      {label}
      <button
        ref={removeRef}
        type="button"
        className={chipRemoveClass}
        aria-label={`Remove ${facet === undefined ? "" : `${facet} `}${label}`}
        onClick={onRemove}
      >
        <Icon of={X} size="small" />
      </button>
    </span>
  );
}
