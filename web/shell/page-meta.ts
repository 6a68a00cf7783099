import type { MetaDescriptor } from "react-router";
import { brand } from "#contract/values/brand.ts";
import { siteOrigin } from "./site-origin.ts";

interface PageMeta {
  title: string;
  description: string;
  /** False keeps the page out of search engines. */
  index?: boolean;
  /** The one address of a page that answers at several, or whose query does not change what it is. */
  canonicalPath?: string;
  /** A picture of the page's own; the site's where there is none. */
  picture?: { path: string; alt: string };
}

const SITE_PICTURE = { path: "/share.png", alt: `${brand.name}: ${brand.tagline}` };

/** Title, description and Open Graph of a page. */
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

/** Pages whose text is fixed may be kept for an hour by whoever stands between. */
export const FIXED_PAGE_HEADERS = { "cache-control": "public, max-age=0, s-maxage=3600, must-revalidate" };
