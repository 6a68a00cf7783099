import { expect, test } from "vitest";
import { SessionsResponse } from "#contract/schemas/sessions.ts";
import { accountApiTestbed, PERSON } from "#test/account-api.ts";

const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0";
const { api } = await accountApiTestbed();
const { token } = await api.signedIn();

/** Logs in with a browser of this name and returns the token. */
async function logIn(userAgent: string): Promise<string> {
  const response = await api.app.inject({
    method: "POST",
    url: "/api/auth/login",
    headers: { "user-agent": userAgent },
    payload: { email: PERSON.email, password: PERSON.password },
  });
  return response.json<{ token: string }>().token;
}

async function listed(): Promise<SessionsResponse["data"]> {
  const { status, body, headers } = await api.get("/api/me/sessions", { token });
  expect([status, headers["cache-control"]]).toEqual([200, "no-store"]);
  return SessionsResponse.parse(body).data;
}

test("lists sessions by device, ends one and then all others", async () => {
  const elsewhere = await logIn(FIREFOX);
  await logIn("<img src=x onerror=alert(1)> Safari/ iPhone evil.example");
  const sessions = await listed();
  expect(sessions.map(({ device, current }) => [device, current])).toEqual([
    [null, true],
    ["Safari on an iPhone", false],
    ["Firefox on Windows", false],
  ]);
  expect(JSON.stringify(sessions)).not.toMatch(/evil|img|203\.0\.113/);

  const { id } = sessions.find(({ device }) => device === "Firefox on Windows")!;
  expect((await api.post(`/api/me/sessions/${id}/end`, undefined, { token })).status).toBe(200);
  expect((await api.get("/api/auth/me", { token: elsewhere })).status).toBe(401);
  expect((await listed()).map(({ device }) => device)).toEqual([null, "Safari on an iPhone"]);

  expect(await api.post("/api/me/sessions/end-others", undefined, { token })).toMatchObject({
    status: 200,
    body: { message: "You’re logged out everywhere else." },
  });
  expect(await listed()).toMatchObject([{ current: true }]);
});

test("another person's session is as unknown as any other", async () => {
  const { token: eve } = await api.signedIn({ email: "eve@example.com" });
  const [mine] = await listed();
  const answers = [
    await api.post(`/api/me/sessions/${mine!.id}/end`, undefined, { token: eve }),
    await api.post("/api/me/sessions/1/end", undefined, { token: eve }),
  ];
  for (const answer of answers) expect(answer).toMatchObject({ status: 404, body: { code: "not-found" } });
  expect(answers[0]!.text).toBe(answers[1]!.text);
  expect(await listed()).toHaveLength(1);
});
