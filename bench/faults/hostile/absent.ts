import type { Finding } from "../fault-test.ts";

/** The finding of a test whose hostile inputs aren't on this machine. */
export const ABSENT: Finding = {
  figure: "not measured: its hostile inputs are not on this machine",
  control: "not measured",
  isHeld: false,
};
