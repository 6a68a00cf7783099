import { createContext as createReactContext } from "react";
import { createContext } from "react-router";
import type { FilterOptions } from "#contract/schemas/filter-options.ts";

/** The parts of an API response that loaders use. A real `Response` would encode the body only to decode it again. */
export type ApiAnswer = Pick<Response, "ok" | "status" | "json">;
/** Calls the API in process with the same answer as over HTTP. The server sets it for each request. */
export type ApiCall = (path: string) => Promise<ApiAnswer>;
export const apiContext = createContext<ApiCall>();

/**
 * Filter options for the form that works without scripts. Loaders set them here and not in their data, so that the page
 * carries them once and not a second time for hydration.
 */
export const plainFormOptions = createContext<Partial<FilterOptions> | null>(null);
export const PlainFormOptions = createReactContext<Partial<FilterOptions> | null>(null);

/** The nonce for inline scripts during server rendering; undefined in the browser. See entry.server.tsx. */
export const ScriptNonce = createReactContext<string | undefined>(undefined);
