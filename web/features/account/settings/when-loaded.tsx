import type { ReactNode } from "react";
import { NotLoaded } from "./not-loaded.tsx";

interface Loading<Data> {
  data: Data | undefined;
  isError: boolean;
  refetch: () => Promise<unknown>;
}

/** Shows what has loaded; until then a placeholder, or why there is nothing. `what` names it. */
export function WhenLoaded<Data>({
  query: { data, isError, refetch },
  what,
  height,
  children,
}: {
  query: Loading<Data>;
  what: string;
  /** Class of the placeholder's height. */
  height?: string;
  children: (data: Data) => ReactNode;
}) {
  if (data !== undefined) return children(data);
  return <NotLoaded what={what} failed={isError} retry={refetch} height={height} />;
}
