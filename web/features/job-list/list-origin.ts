import { createContext } from "react";

/** The list that a job was opened from, as the state of the navigation to it. */
export interface ListOrigin {
  list: { jobs: number };
}

/** Set around a list that a job's page leads back to. */
export const ListOriginContext = createContext<ListOrigin | undefined>(undefined);
