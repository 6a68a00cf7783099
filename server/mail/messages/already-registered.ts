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
      `Hello ${data.name},\nSomebody, perhaps you, tried to register with this address. It already has an account, so nothing has changed.`,
    ],
    closing: ["Forgot your password?", { label: "Set a new password", url: data.resetLink }],
    action: { label: "Log in", url: data.loginLink, note: "Your account is unchanged." },
    footnote: "Wasn’t you? You can ignore this email. Nobody learned anything about your account.",
  };
}
