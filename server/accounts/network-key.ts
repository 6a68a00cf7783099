import ipaddr from "ipaddr.js";

/** Returns the network a client belongs to for rate limits: its IPv4 address, or the /64 of its IPv6 address, as a household has a whole /64. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return "unknown";
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  const parts = (parsed as ipaddr.IPv6).parts.slice(0, 4).map((part) => part.toString(16));
  return `${parts.join(":")}::/64`;
}

/**
 * Returns the site a network belongs to: the /48 of an IPv6 /64, as one customer often has a whole one; else the network itself. Takes
 * texts that end in a network, too.
 */
export function siteOf(network: string): string {
  if (!network.endsWith("::/64")) return network;
  // A /64 is written as four groups and "::/64".
  return `${network.slice(0, -"::/64".length).split(":").slice(0, -1).join(":")}::/48`;
}
