import { Link } from "react-router";

/** Renders text in which `[words](/path)` becomes a link. */
export function LinkedText({ text }: { text: string }) {
  return text.split(/(\[[^\]]+\]\([^)]+\))/).map((part) => {
    const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part);
    return link ? (
      <Link key={part} to={link[2] ?? ""}>
        {link[1]}
      </Link>
    ) : (
      part
    );
  });
}
