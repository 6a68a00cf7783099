import { InvalidArgumentError } from "commander";

/** Parses an option or argument that counts something. */
export function wholeNumber(text: string): number {
  if (!/^[1-9]\d{0,7}$/.test(text)) throw new InvalidArgumentError("Write a whole number of at least 1.");
  return Number(text);
}
