/** The operator of this installation. Change these values to run the product under another name. */
export const brand = {
  name: "Afield",
  tagline: "spend time interviewing, not finding jobs",
  supportEmail: "support@afield.example",
  socialUrl: "https://www.linkedin.com/company/afield",
  /** Named in the User-Agent of every outbound request, so that a source can reach us. */
  botContactUrl: "https://afield.example/bot",
} as const;
