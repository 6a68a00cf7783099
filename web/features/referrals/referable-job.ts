export interface ReferableJob {
  id: string;
  slug: string;
  role: string;
}

export interface RequestLook {
  size?: "base" | "large";
  variant?: "soft" | "outline";
}
