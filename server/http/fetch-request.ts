export interface FetchRequest {
  url: string;
  method?: "GET" | "POST";
  /** Sent to the URL's own host only. */
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Validators of the last answer, byte for byte. With either of them the answer may be `notModified`. */
  etag?: string | null;
  lastModified?: string | null;
  /** Limit for the decompressed body in MiB; 15 by default, at most 64. */
  maxBodyMiB?: number;
  /** Requests of different shares take turns at a host. A board's id makes a good share. */
  share?: string;
  /** A stranger named the host, so its failure says nothing about our own network. */
  namedByStranger?: boolean;
  signal?: AbortSignal;
}

export type FetchAnswer =
  | {
      notModified: false;
      /** 200 to 299; 206 only for a page of results, never for a part of a body. */
      status: number;
      body: Buffer;
      contentType: string | null;
      etag: string | null;
      lastModified: string | null;
      /** Where the body came from after redirects. */
      finalUrl: string;
      /** Where permanent redirects (301, 308) alone lead; absent without one. */
      movedTo?: string;
      /** Body bytes on the wire. */
      bytes: number;
      /** Time spent on the wire, without waiting for a turn. */
      ms: number;
    }
  | { notModified: true; bytes: number; ms: number };

export interface OutboundHttpLimits {
  dnsMs: number;
  connectMs: number;
  headersMs: number;
  totalMs: number;
  redirects: number;
  bodyMiB: number;
  /** How long a body above 5 MiB may wait for room while its host and its run wait with it. */
  roomMs: number;
}

export const FETCH_LIMITS: OutboundHttpLimits = {
  dnsMs: 2_000,
  connectMs: 5_000,
  headersMs: 10_000,
  totalMs: 30_000,
  redirects: 5,
  bodyMiB: 15,
  roomMs: 10_000,
};
