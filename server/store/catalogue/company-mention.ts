import type { CompanyTrust } from "./company-identity.ts";

/** The board that names a company, and how far it is trusted. */
export interface MentionedBy {
  /** Null for the sample's own list. */
  boardId: string | null;
  trust: CompanyTrust;
  sample: boolean;
}

/** An employer as postings name it. */
export interface CompanyMention extends MentionedBy {
  /** `name:acme`; invented companies have keys of their own. */
  nameKey: string;
  /** `domain:acme.com`, where the domain says who it is. */
  domainKey: string | null;
  name: string;
  /** Why a person should check the name. */
  nameFlag: "mixed-script" | null;
  /** The preferred path segment; may be empty. */
  slug: string;
  domain: string | null;
  website: string | null;
  linkedin: string | null;
  logoUrl: string | null;
  employeeStrength: string | null;
  sizeValue: string | null;
  industries: string[];
}
