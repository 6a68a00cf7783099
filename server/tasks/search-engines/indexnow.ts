import type { OutboundHttp } from "#http/outbound-http.ts";
import type { SearchEngine } from "./search-engine.ts";

/** One endpoint shares its pings with every engine that takes part. */
const ENDPOINT = "https://api.indexnow.org/indexnow";

/**
 * IndexNow, which Bing, Yandex, Seznam and others follow (indexnow.org/documentation). The site proves that it is ours by serving the
 * key as `/KEY.txt`.
 */
export function indexNow(site: { http: OutboundHttp; baseUrl: string; key: string }): SearchEngine {
  const { host } = new URL(site.baseUrl);
  return {
    id: "indexnow",
    atOnce: 10_000,
    // The protocol states no quota; this one bounds a runaway.
    perDay: 1_000_000,
    statedPlaceOnly: false,
    async announce(pages) {
      await site.http.fetch({
        url: ENDPOINT,
        method: "POST",
        headers: { "content-type": "application/json; charset=utf-8" },
        body: JSON.stringify({
          host,
          key: site.key,
          keyLocation: `${site.baseUrl}/${site.key}.txt`,
          urlList: pages.map(({ url }) => url),
        }),
      });
      return pages.length;
    },
  };
}
