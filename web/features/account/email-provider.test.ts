import { expect, test } from "vitest";
import { rows } from "#test/lines.ts";
import { emailProviderUrl } from "./email-provider.ts";

test.each(
  rows(`
    ana@gmail.com | https://mail.google.com/
    ana@Yahoo.co.uk | https://mail.yahoo.com/
    ana@outlook.com | https://outlook.live.com/mail/
    ana@hotmail.fr | https://outlook.live.com/mail/
    ana@live.de | https://outlook.live.com/mail/
    ana@proton.me | https://mail.proton.me/
    ana@protonmail.com | https://mail.proton.me/
  `),
)("%s is read at %s", (email, url) => {
  expect(emailProviderUrl(email)).toBe(url);
});

test.each(["ana@example.com", "ana@notgmail.com", "ana@gmail.com.example", "ana", ""])(
  "%j has no site that we know",
  (email) => {
    expect(emailProviderUrl(email)).toBeNull();
  },
);
