/** The only tags that a sanitised job description may contain. */
export const DESCRIPTION_TAGS = [
  "p",
  "br",
  "ul",
  "ol",
  "li",
  "h3",
  "h4",
  "h5",
  "strong",
  "em",
  "a",
  "blockquote",
  "code",
  "pre",
  "hr",
] as const;
export type DescriptionTag = (typeof DESCRIPTION_TAGS)[number];
