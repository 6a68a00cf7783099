import { BlockList, isIP } from "node:net";

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8);
loopback.addAddress("::1", "ipv6");

const local = new BlockList();
local.addSubnet("127.0.0.0", 8);
local.addSubnet("10.0.0.0", 8);
local.addSubnet("172.16.0.0", 12);
local.addSubnet("192.168.0.0", 16);
local.addAddress("::1", "ipv6");
local.addSubnet("fc00::", 7, "ipv6");

/** True for an address that only this machine can use. An IPv4-mapped IPv6 address counts as IPv4. */
export function isLoopback(address: string): boolean {
  return isIn(loopback, address);
}

/** True for an address of this machine or a private network. An IPv4-mapped IPv6 address counts as IPv4. */
export function isLocal(address: string): boolean {
  return isIn(local, address);
}

/** A client that has hung up before its request is read has no address, whatever the type says. */
function isIn(list: BlockList, address: string): boolean {
  const version = isIP(address);
  return version !== 0 && list.check(address, version === 6 ? "ipv6" : "ipv4");
}
