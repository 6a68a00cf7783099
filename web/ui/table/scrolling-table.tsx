import type { ReactNode } from "react";
import { classes } from "#web/ui/base/classes.ts";

/** A table that scrolls sideways where it is too wide. */
export function ScrollingTable({
  labelledBy,
  columns,
  wideOnly,
  minWidth,
  children,
}: {
  /** The id of the heading. */
  labelledBy: string;
  columns: readonly string[];
  /** Those of the columns that phones don't show. */
  wideOnly?: readonly string[];
  /** A class such as `min-w-160`. */
  minWidth: string;
  children: ReactNode;
}) {
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take focus, or the keyboard cannot move it */}
      <div
        role="region"
        aria-labelledby={labelledBy}
        // A region that scrolls must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="mt-3 overflow-x-auto rounded-panel border border-line bg-surface"
      >
        <table className={`w-full ${minWidth} text-left text-ui`}>
          <thead className="border-b border-line text-meta text-ink-2">
            <tr>
              {columns.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className={classes(
                    "px-4 py-2 align-bottom font-medium max-lg:px-3",
                    wideOnly?.includes(column) && "max-md:hidden",
                  )}
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </div>
    </>
  );
}
