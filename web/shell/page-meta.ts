import type { MetaDescriptor } from "react-router";
import { brand } from "#contract/values/brand.ts";
import { siteOrigin } from "./site-origin.ts";

interface PageMeta {
  title: string;
  description: string;
  /** False keeps the page out of search engines. */
  index?: boolean;
  /** The canonical path of a page that has several URLs, or whose query doesn't change what it is. */
  canonicalPath?: string;
  /** The page's own share picture; the site's by default. */
  picture?: { path: string; alt: string };
}

const SITE_PICTURE = { path: "/share.png", alt: `${brand.name}: ${brand.tagline}` };

/** Returns a page's title, description and Open Graph tags. */
export function pageMeta({
  title,
  description,
  index = true,
  canonicalPath,
  picture = SITE_PICTURE,
}: PageMeta): MetaDescriptor[] {
  const full = `${title} – ${brand.name}`;
  return [
    { title: full },
    { name: "description", content: description },
    { property: "og:title", content: full },
    { property: "og:description", content: description },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: brand.name },
    { property: "og:image", content: siteOrigin() + picture.path },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: picture.alt },
    { name: "twitter:card", content: "summary_large_image" },
    ...(canonicalPath === undefined
      ? []
      : [
          { tagName: "link", rel: "canonical", href: siteOrigin() + canonicalPath },
          { property: "og:url", content: siteOrigin() + canonicalPath },
        ]),
    ...(index ? [] : [{ name: "robots", content: "noindex" }]),
  ];
}

/** Shared caches may keep pages with fixed text for an hour. */
export const FIXED_PAGE_HEADERS = { "cache-control": "public, max-age=0, s-maxage=3600, must-revalidate" };
