import { createContext as createReactContext } from "react";
import { createContext } from "react-router";
import type { FilterOptions } from "#contract/schemas/filter-options.ts";

/** How loaders reach the API: a call inside the process, answered as over the network. The server sets it for each request. */
export type ApiCall = (path: string) => Promise<Response>;
export const apiContext = createContext<ApiCall>();

/**
 * Option lists for the plain form that stands in where scripts do not run. A loader puts them here instead of in its data, so that they are
 * in the page once and are never sent a second time for hydration.
 */
export const plainFormOptions = createContext<Partial<FilterOptions> | null>(null);
export const PlainFormOptions = createReactContext<Partial<FilterOptions> | null>(null);

/** The nonce of inline scripts while a page is rendered; undefined in the browser. See entry.server.tsx. */
export const ScriptNonce = createReactContext<string | undefined>(undefined);
