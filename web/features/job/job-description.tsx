import type { ReactNode } from "react";
import type { DescriptionNode } from "./description-tree.ts";
import { EXTERNAL_LINK } from "#web/ui/display/external-link.ts";

/** Renders a job's description. Its headings all get one level, below the page's: postings skip levels at random. */
export function JobDescription({ nodes }: { nodes: DescriptionNode[] }) {
  return <>{nodes.map(element)}</>;
}

function element(node: DescriptionNode, at: number): ReactNode {
  if (typeof node === "string") return node;
  const children = node.children.map(element);
  switch (node.tag) {
    case "br":
      return <br key={at} />;
    case "hr":
      return <hr key={at} className="border-line" />;
    case "h3":
    case "h4":
    case "h5":
      return <h3 key={at}>{children}</h3>;
    case "a":
      return node.href === undefined ? (
        <span key={at}>{children}</span>
      ) : (
        <a key={at} href={node.href} {...EXTERNAL_LINK} className="wrap-anywhere">
          {children}
        </a>
      );
    case "ol":
      return (
        <ol key={at} className="list-decimal pl-5 [&>li]:pl-1 [&>li]:before:hidden">
          {children}
        </ol>
      );
    case "blockquote":
      return (
        <blockquote key={at} className="border-l-2 border-line-2 pl-4 text-ink-2">
          {children}
        </blockquote>
      );
    case "pre":
      return (
        <pre key={at} className="overflow-x-auto rounded-control bg-sunken p-3 text-meta whitespace-pre-wrap">
          {children}
        </pre>
      );
    case "p":
    case "ul":
    case "li":
    case "strong":
    case "em":
    case "code": {
      const Tag = node.tag;
      return <Tag key={at}>{children}</Tag>;
    }
  }
}
