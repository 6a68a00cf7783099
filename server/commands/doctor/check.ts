/** The result of one check. */
export interface Check {
  name: string;
  /** A warning doesn't stop Afield. */
  state: "ok" | "warning" | "failed";
  said: string;
  /** What the operator does next; present unless all is well. */
  next?: string;
}

export function ok(name: string, said: string): Check {
  return { name, state: "ok", said };
}

export function warning(name: string, said: string, next: string): Check {
  return { name, state: "warning", said, next };
}

export function failed(name: string, said: string, next: string): Check {
  return { name, state: "failed", said, next };
}
