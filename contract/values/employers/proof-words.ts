import type { ProofKind } from "./claims.ts";

/** What the proofs are called, and what each takes. */
export const PROOF_WORDS: Record<ProofKind, { name: string; how: string }> = {
  mailbox: { name: "A code to a mailbox", how: "We email a code to an address that ends with your domain." },
  dns: { name: "A TXT record", how: "Add this text as a TXT record in your domain’s DNS." },
  file: { name: "A file on your website", how: "Publish this text on a line of its own at this address." },
  posting: {
    name: "A text in one of your postings",
    how: "Put this text into an open remote posting on your own job board, and ask again once we have read the board.",
  },
};
