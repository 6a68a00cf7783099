import type { ReactNode } from "react";

interface Props {
  /** Of the text that says what is wrong. */
  id: string;
  label: string;
  problem: string | undefined;
  children: ReactNode;
}

/** A field of several controls, which says what is wrong with it below them. */
export function CheckedGroup({ id, label, problem, children }: Props) {
  return (
    <div
      role="group"
      aria-label={label}
      aria-describedby={id}
      className="grid content-start gap-1.5"
      data-invalid={problem !== undefined}
    >
      {children}
      <p id={id} role="alert" className="text-meta text-negative empty:hidden">
        {problem}
      </p>
    </div>
  );
}
