/** Reads the address from the payload of a verification token; "" if it has no address. Display it to its owner only, never trust it. */
export function emailInToken(token: string): string {
  try {
    const middle = token.split(".")[1] ?? "";
    const bytes = Uint8Array.from(atob(middle.replaceAll("-", "+").replaceAll("_", "/")), (letter) =>
      letter.charCodeAt(0),
    );
    const payload: unknown = JSON.parse(new TextDecoder().decode(bytes));
    const email = typeof payload === "object" && payload !== null && "email" in payload ? payload.email : "";
    return typeof email === "string" && email.length <= 254 ? email : "";
  } catch {
    return "";
  }
}
