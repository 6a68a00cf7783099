import { expect, test } from "vitest";
import { isLocal, isLoopback } from "./local-address.ts";

test.each(["127.0.0.1", "10.1.2.3", "192.168.0.1", "::1", "fd00::1", "::ffff:10.0.0.1"])("%s is local", (address) => {
  expect(isLocal(address)).toBe(true);
});

test.each(["203.0.113.5", "2001:db8::1", "", "unknown"])("%s isn't local", (address) => {
  expect(isLocal(address)).toBe(false);
  expect(isLoopback(address)).toBe(false);
});

test("a client that hung up before its request was read has no address, and isn't local", () => {
  const { address } = {} as { address: string };
  expect(isLocal(address)).toBe(false);
});
