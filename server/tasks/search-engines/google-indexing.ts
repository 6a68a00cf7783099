import { importPKCS8, SignJWT } from "jose";
import type { GoogleServiceAccount } from "#app/settings/google-service-account.ts";
import type { OutboundHttp } from "#http/outbound-http.ts";
import type { PageNews, SearchEngine } from "./search-engine.ts";

const TOKEN_ENDPOINT = "https://oauth2.googleapis.com/token";
const PUBLISH_ENDPOINT = "https://indexing.googleapis.com/v3/urlNotifications:publish";
const SCOPE = "https://www.googleapis.com/auth/indexing";
const GRANT = "urn:ietf:params:oauth:grant-type:jwt-bearer";
/** A round lasts less than a minute and the outbound client sends a host one request a second. */
const AT_ONCE = 40;

interface Site {
  http: OutboundHttp;
  account: GoogleServiceAccount;
  perDay: number;
}

/** Google's Indexing API for job postings (developers.google.com/search/apis/indexing-api/v3/using-api). */
export function googleIndexing(site: Site): SearchEngine {
  return {
    id: "google",
    atOnce: AT_ONCE,
    perDay: site.perDay,
    statedPlaceOnly: true,
    async announce(pages) {
      const token = await accessToken(site);
      let accepted = 0;
      for (const page of pages) {
        try {
          await publish(site.http, token, page);
        } catch (error) {
          // What the engine accepted counts against its quota, whatever happens to the rest.
          if (accepted > 0) return accepted;
          throw error;
        }
        accepted += 1;
      }
      return accepted;
    },
  };
}

async function publish(http: OutboundHttp, token: string, { url, kind }: PageNews): Promise<void> {
  await http.fetch({
    url: PUBLISH_ENDPOINT,
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ url, type: kind === "opened" ? "URL_UPDATED" : "URL_DELETED" }),
  });
}

async function accessToken({ http, account }: Site): Promise<string> {
  const assertion = await new SignJWT({ scope: SCOPE })
    .setProtectedHeader({ alg: "RS256", typ: "JWT" })
    .setIssuer(account.clientEmail)
    .setAudience(TOKEN_ENDPOINT)
    .setIssuedAt()
    .setExpirationTime("10 minutes")
    .sign(await importPKCS8(account.privateKey, "RS256"));
  const answer = await http.fetch({
    url: TOKEN_ENDPOINT,
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ grant_type: GRANT, assertion }).toString(),
  });
  const token = answer.notModified ? null : tokenOf(answer.body.toString("utf8"));
  if (token === null) throw new Error("Google's token endpoint returned no access token");
  return token;
}

function tokenOf(body: string): string | null {
  try {
    const { access_token: token } = JSON.parse(body) as { access_token?: unknown };
    return typeof token === "string" ? token : null;
  } catch {
    return null;
  }
}
