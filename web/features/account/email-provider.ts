/** Webmail sites by the first label of the address's domain, or by the whole domain. */
const SITES: [domain: RegExp, url: string][] = [
  [/^(gmail|googlemail)\.com$/, "https://mail.google.com/"],
  [/^(yahoo|ymail|rocketmail)\.[a-z.]+$/, "https://mail.yahoo.com/"],
  [/^(outlook|hotmail|live|msn)\.[a-z.]+$/, "https://outlook.live.com/mail/"],
  [/^(proton\.me|protonmail\.(com|ch)|pm\.me)$/, "https://mail.proton.me/"],
];

/** Returns the webmail site for an address if it belongs to a provider that the specification names. */
export function emailProviderUrl(email: string): string | null {
  const domain = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  return SITES.find(([pattern]) => pattern.test(domain))?.[1] ?? null;
}
