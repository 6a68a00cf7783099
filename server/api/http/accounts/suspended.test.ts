import { expect, test } from "vitest";
import { refuseSuspended } from "./suspended.ts";

const call = (text: string) => {
  const [method = "", url = ""] = text.split(" ");
  return () => refuseSuspended({ method, routeOptions: { url } } as Parameters<typeof refuseSuspended>[0]);
};

test.each([
  "GET /api/me/employers",
  "GET /api/me/export",
  "POST /api/me/password",
  "POST /api/me/delete",
  "POST /api/me/delete/undo",
  "POST /api/me/sessions/:id/end",
  "POST /api/me/employers/:id/end",
  "DELETE /api/me/saved-jobs/:jobId",
])("a suspended person may %s", (text) => {
  expect(call(text)).not.toThrow();
});

test.each([
  "POST /api/referrals/requests",
  "PUT /api/me/employers/:id/statement",
  "POST /api/me/employers",
  "POST /api/me/email",
  "POST /api/me/api-keys",
  "POST /api/operate/cases/:id/decisions",
  "POST /api/operate/cases/:id/previews",
])("a suspended person may not %s", (text) => {
  expect(call(text)).toThrow("Your account is suspended");
});
