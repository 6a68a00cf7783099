import { useEffect } from "react";
import { Link } from "react-router";
import { TextPage } from "#web/features/text-pages/text-page.tsx";
import { hydrateNow } from "#web/hydration/hydration.ts";
import { lazyHydrate } from "#web/hydration/lazy-hydrate.tsx";
import { FIXED_PAGE_HEADERS, pageMeta } from "#web/shell/page-meta.ts";
import { paths } from "#web/shell/paths.ts";

// Every page loads the list of routes with what each imports, so a rare page imports its parts itself.
const AddBoard = lazyHydrate(() => import("#web/features/boards/add-board.tsx").then((module) => module.AddBoard));

export const meta = () =>
  pageMeta({
    title: "Add a board",
    description: "Paste a link to a company’s openings. We read the board once and show what we’d list and what not.",
    canonicalPath: paths.newBoard,
  });
export const headers = () => FIXED_PAGE_HEADERS;

export default function NewBoard() {
  useEffect(hydrateNow, []);
  return (
    <TextPage
      title="Add a board"
      lead="Is a company missing? Paste a link to its openings. We read its board once and show you what we’d list, and what we’d leave out and why."
    >
      <div className="mt-8 grid gap-8 lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)] lg:gap-12">
        <AddBoard />
        <section aria-labelledby="links" className="max-w-[41em] text-ui">
          <h2 id="links" className="text-title">
            Links that work
          </h2>
          <ul className="mt-2 grid list-disc gap-1.5 pl-5 text-ink-2">
            <li>the page of one opening, on any of the systems we read</li>
            <li>the company’s page on such a system</li>
            <li>the company’s own careers page, or its front page if that links to one</li>
          </ul>
          <p className="mt-3 text-ink-2">
            We read public pages only, once, and list openings that are clearly fully remote.{" "}
            <Link to={`${paths.status}#sources`} className="whitespace-nowrap">
              All systems we read
            </Link>
          </p>
        </section>
      </div>
    </TextPage>
  );
}
