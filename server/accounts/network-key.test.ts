import { expect, test } from "vitest";
import { networkOf } from "./network-key.ts";

test("every IPv4 address is its own network, even when written as IPv6", () => {
  expect(networkOf("203.0.113.9")).toBe("203.0.113.9");
  expect(networkOf("::ffff:203.0.113.9")).toBe("203.0.113.9");
});

test("IPv6 addresses of one household share a network", () => {
  expect(networkOf("2001:db8:1:2::1")).toBe(networkOf("2001:db8:1:2:ffff:ffff:ffff:ffff"));
  expect(networkOf("2001:db8:1:2::1")).not.toBe(networkOf("2001:db8:1:3::1"));
});

test("anything that isn't an address maps to one network", () => {
  expect(networkOf("nonsense")).toBe("unknown");
});
