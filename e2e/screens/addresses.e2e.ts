import { expect, test } from "../fixtures.ts";

test("every page has one address: other spellings and unknown parameters redirect to it", async ({ request }) => {
  const cases = [
    ["/About", "/about"],
    ["/about/", "/about"],
    ["/%61bout", "/about"],
    ["/?zz=1&role=nurse", "/?role=nurse"],
    ["/status?zz=1", "/status"],
  ];
  for (const [url, address] of cases) {
    const answer = await request.get(url!, { maxRedirects: 0 });
    expect([url, answer.status(), answer.headers()["location"]]).toEqual([url, 301, address]);
    expect((await request.get(address!, { maxRedirects: 0 })).status()).toBe(200);
  }
});

test("pages whose address holds a token are neither stored nor named to other sites", async ({ request }) => {
  for (const path of ["/verify-email/token", "/reset-password/token", "/referrals/outcome/token", "/alerts/token"]) {
    const headers = (await request.get(path)).headers();
    expect([path, headers["cache-control"], headers["referrer-policy"]]).toEqual([path, "no-store", "no-referrer"]);
  }
});

test("a network that renders pages at full speed is slowed down", async ({ request }) => {
  const statuses: number[] = [];
  // A few at a time, so that the server has no queue and other tests aren't refused with 503.
  while (statuses.length < 400 && !statuses.includes(429)) {
    const first = statuses.length;
    const some = Array.from({ length: 8 }, (_, at) => request.get(`/nothing-${first + at}`));
    statuses.push(...(await Promise.all(some)).map((response) => response.status()));
  }
  expect(statuses).toContain(404);
  expect(statuses).toContain(429);
});
