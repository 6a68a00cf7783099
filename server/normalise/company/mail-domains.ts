import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "tldts";

const freeMail: ReadonlySet<string> = new Set(
  readFileSync(path.join(import.meta.dirname, "free-mail-domains.txt"), "utf8")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#")),
);

/** Brands that give anybody an address, under every suffix: `hotmail.se`, `yahoo.com.sg`. */
const FREE_MAIL_BRANDS = new Set(
  (
    "gmail googlemail hotmail outlook live msn windowslive passport yahoo ymail rocketmail aol aim gmx icloud proton protonmail tutanota tuta tutamail " +
    "fastmail hushmail mailfence startmail yandex rambler zoho zohomail rediffmail naver daum hanmail 126 139 163 188 yeah qq foxmail sina sohu " +
    "aliyun mailinator yopmail guerrillamail trashmail tempmail 10minutemail duck posteo libero freenet"
  ).split(" "),
);
/** Returns whether anybody can have an address at this host. */
export function isFreeMail(host: string): boolean {
  const { domain, domainWithoutSuffix } = parse(host, { allowPrivateDomains: true });
  return freeMail.has(host) || freeMail.has(domain ?? "") || FREE_MAIL_BRANDS.has(domainWithoutSuffix ?? "");
}

/** Returns whether a domain is a university's: students and alumni have addresses there, so only an operator can vouch for a host. */
export function isAcademic(domain: string): boolean {
  return /\.(?:edu|ac)(?:\.[a-z]{2})?$/.test(domain);
}
