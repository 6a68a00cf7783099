import { data } from "react-router";
import { NotFound } from "#web/shell/deferred/not-found.tsx";
import { pageMeta } from "#web/shell/page-meta.ts";

export const meta = () =>
  pageMeta({ title: "Page not found", description: "There is no page at this address.", index: false });

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFoundPage() {
  return <NotFound />;
}
