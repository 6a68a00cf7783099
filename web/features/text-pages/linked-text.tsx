import { Link } from "react-router";

/** Text in which `[words](/path)` is a link. */
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
