import { lazy, Suspense } from "react";
import { data, type LoaderFunctionArgs, useParams } from "react-router";
import { FIXED_PAGE_HEADERS, pageMeta } from "#web/shell/page-meta.ts";

// Every page loads the list of routes with what each imports, so a rare page imports its parts itself.
const EmployersPage = lazy(() =>
  import("#web/features/employers/employers-page.tsx").then((module) => ({ default: module.EmployersPage })),
);

export const meta = () =>
  pageMeta({
    title: "For employers",
    description: "Prove that you speak for a company, correct its page and say where it hires. It costs nothing.",
    canonicalPath: "/employers",
  });

/** The server renders the same for everybody, so caches may keep it. */
export function loader(_args: LoaderFunctionArgs) {
  return data(null, { headers: FIXED_PAGE_HEADERS });
}

export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders;

/** What employers can do, and a person's claims; the last part of the address names a company to claim. */
export default function EmployersRoute() {
  const { slug = null } = useParams();
  return (
    <Suspense>
      <EmployersPage slug={slug} />
    </Suspense>
  );
}
