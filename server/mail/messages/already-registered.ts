import { brand } from "#contract/values/brand.ts";
import type { MailContent } from "#mail/frame.ts";

export interface AlreadyRegisteredData {
  name: string;
  loginLink: string;
  resetLink: string;
}

export function alreadyRegisteredMessage(data: AlreadyRegisteredData): MailContent {
  return {
    subject: `You already have an account at ${brand.name}`,
    preview: "Somebody, perhaps you, tried to register with this address.",
    heading: "You already have an account",
    paragraphs: [
      `Hello ${data.name},\nsomebody, perhaps you, tried to register with this address. It has an account already, so nothing was changed.`,
      `Forgot the password? Set a new one here: ${data.resetLink}`,
    ],
    action: { label: "Log in", url: data.loginLink, note: "Your account is as you left it." },
    footnote: "It was not you? Then there is nothing to do: whoever it was learned nothing about your account.",
  };
}
