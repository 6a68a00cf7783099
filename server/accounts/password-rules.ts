import { brand } from "#contract/values/brand.ts";
import { AccountError } from "./account-error.ts";

let common: Promise<ReadonlySet<string>> | undefined;

/** Rejects common passwords, and those that are little more than the product's or the person's name. */
export async function refuseGuessablePassword(
  password: string,
  person: { name: string; email: string },
): Promise<void> {
  const plain = password.normalize("NFC").toLowerCase();
  const refuse = (message: string) => {
    throw new AccountError("invalid-input", message, { field: "password" });
  };
  common ??= readCommonPasswords();
  if ((await common).has(plain)) refuse("This password is on lists of common passwords. Please choose another one.");
  if (new Set(plain).size < 3) refuse("This password repeats the same characters. Please choose another one.");
  const core = plain.replaceAll(/[^\p{L}]/gu, "");
  const names = [brand.name, person.name, person.email.split("@")[0] ?? ""].map((name) =>
    name.toLowerCase().replaceAll(/[^\p{L}]/gu, ""),
  );
  if (core !== "" && names.some((name) => name.length >= 4 && core === name)) {
    refuse("This password is too close to a name. Please choose another one.");
  }
}

/** Returns 49,000 leaked and common passwords, 18,000 of which meet the minimum length. Loaded when first asked for: they take several megabytes. */
async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"].map((word) => word.toLowerCase()));
}
