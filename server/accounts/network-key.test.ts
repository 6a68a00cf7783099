import { expect, test } from "vitest";
import { networkOf } from "./network-key.ts";

test("an IPv4 address counts alone, also when written as IPv6", () => {
  expect(networkOf("203.0.113.9")).toBe("203.0.113.9");
  expect(networkOf("::ffff:203.0.113.9")).toBe("203.0.113.9");
});

test("IPv6 addresses of one household count together", () => {
  expect(networkOf("2001:db8:1:2::1")).toBe(networkOf("2001:db8:1:2:ffff:ffff:ffff:ffff"));
  expect(networkOf("2001:db8:1:2::1")).not.toBe(networkOf("2001:db8:1:3::1"));
});

test("what is no address counts as one network", () => {
  expect(networkOf("nonsense")).toBe("unknown");
});
