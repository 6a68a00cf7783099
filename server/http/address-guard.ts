import ipaddr from "ipaddr.js";

/**
 * IPv4 ranges that no outbound request may dial: the IANA special-purpose registries for IPv4 and IPv6
 * (RFC 6890 and its updates), multicast, and the one cloud metadata address inside public space.
 */
const CLOSED_IPV4 = ranges([
  ["0.0.0.0/8", "this network"],
  ["10.0.0.0/8", "private"],
  ["100.64.0.0/10", "carrier-grade NAT"],
  ["127.0.0.0/8", "loopback"],
  ["168.63.129.16/32", "cloud metadata"],
  ["169.254.0.0/16", "link-local and cloud metadata"],
  ["172.16.0.0/12", "private"],
  ["192.0.0.0/24", "protocol assignments"],
  ["192.0.2.0/24", "documentation"],
  ["192.31.196.0/24", "AS112"],
  ["192.52.193.0/24", "AMT"],
  ["192.88.99.0/24", "6to4 relay"],
  ["192.168.0.0/16", "private"],
  ["192.175.48.0/24", "AS112"],
  ["198.18.0.0/15", "benchmarking"],
  ["198.51.100.0/24", "documentation"],
  ["203.0.113.0/24", "documentation"],
  ["224.0.0.0/4", "multicast"],
  ["240.0.0.0/4", "reserved and broadcast"],
]);

/** Closed ranges inside global unicast (2000::/3); everything outside it is closed as a whole. */
const CLOSED_IPV6 = ranges([
  ["2001::/23", "protocol assignments, Teredo, benchmarking, ORCHID"],
  ["2001:db8::/32", "documentation"],
  ["2002::/16", "6to4"],
  ["2620:4f:8000::/48", "AS112"],
  ["3fff::/20", "documentation"],
]);

const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR("2000::/3");
/** RFC 6052: how a network without IPv4 reaches an IPv4 host. The last 32 bits are that host's address. */
const NAT64 = ipaddr.IPv6.parseCIDR("64:ff9b::/96");

/**
 * Returns why this IP address must not be dialled, or null for a public unicast address.
 * Accepts canonical addresses only, as resolvers and URL parsers produce them.
 */
export function addressProblem(address: string): string | null {
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) return ipv4Problem(ipaddr.IPv4.parse(address));
  if (address.includes("%")) return "an address with a zone";
  if (!ipaddr.IPv6.isValid(address)) return "not an IP address";
  const ipv6 = ipaddr.IPv6.parse(address);
  if (ipv6.match(NAT64)) return ipv4Problem(new ipaddr.IPv4(ipv6.toByteArray().slice(12)));
  if (!ipv6.match(GLOBAL_UNICAST)) return `${ipv6.range()} address`;
  return CLOSED_IPV6.find((closed) => ipv6.match(closed.range))?.name ?? null;
}

function ipv4Problem(address: ipaddr.IPv4): string | null {
  return CLOSED_IPV4.find((closed) => address.match(closed.range))?.name ?? null;
}

function ranges(list: [cidr: string, name: string][]): { range: [ipaddr.IPv4 | ipaddr.IPv6, number]; name: string }[] {
  return list.map(([cidr, name]) => ({ range: ipaddr.parseCIDR(cidr), name }));
}
