/** Web mail sites by the first label of an address's domain, or by the whole domain. */
const SITES: [domain: RegExp, url: string][] = [
  [/^(gmail|googlemail)\.com$/, "https://mail.google.com/"],
  [/^(yahoo|ymail|rocketmail)\.[a-z.]+$/, "https://mail.yahoo.com/"],
  [/^(outlook|hotmail|live|msn)\.[a-z.]+$/, "https://outlook.live.com/mail/"],
  [/^(proton\.me|protonmail\.(com|ch)|pm\.me)$/, "https://mail.proton.me/"],
];

/** Where a person with this address reads mail, if it is one of the providers that the specification names. */
export function emailProviderUrl(email: string): string | null {
  const domain = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  return SITES.find(([pattern]) => pattern.test(domain))?.[1] ?? null;
}
