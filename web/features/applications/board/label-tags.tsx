import { Tag } from "#web/ui/display/badge.tsx";

/** As many as fit two lines of a card. */
const SHOWN = 3;

/** The first labels of an application, and how many more it has. */
export function LabelTags({ labels }: { labels: readonly string[] }) {
  if (labels.length === 0) return null;
  const more = labels.slice(SHOWN);
  return (
    <p className="flex flex-wrap items-center gap-1">
      {labels.slice(0, SHOWN).map((label) => (
        <Tag key={label}>{label}</Tag>
      ))}
      {more.length > 0 && (
        <span className="px-1 text-meta text-ink-2" title={more.join(", ")}>
          {more.length} more
        </span>
      )}
    </p>
  );
}
