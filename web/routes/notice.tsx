import { lazy, Suspense } from "react";
import { data, type LoaderFunctionArgs, useParams } from "react-router";
import { NEW_NOTICE, STATEMENT_MARK } from "#contract/values/moderation/notice.ts";
import { FIXED_PAGE_HEADERS, pageMeta } from "#web/shell/page-meta.ts";

// Every page loads the list of routes with what each imports, so a rare page imports its parts itself.
const NoticePage = lazy(() =>
  import("#web/features/notices/notice-page.tsx").then((module) => ({ default: module.NoticePage })),
);
const StatementPage = lazy(() =>
  import("#web/features/notices/statement-page.tsx").then((module) => ({ default: module.StatementPage })),
);
const FiledNotice = lazy(() =>
  import("#web/features/notices/filed-notice.tsx").then((module) => ({ default: module.FiledNotice })),
);

export const meta = () =>
  pageMeta({
    title: "File a notice",
    description:
      "Tell us what is illegal or wrong about a page. You get a case number at once and a decision with reasons.",
    index: false,
  });

/** Caches may keep the form, but no secret address. */
export function loader({ params }: LoaderFunctionArgs) {
  return data(null, params["token"] === NEW_NOTICE ? { headers: FIXED_PAGE_HEADERS } : {});
}

export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders;

/** The form at `/notices/new`, and the pages of notices and of statements of reasons at their secret addresses. The server renders the same for every address. */
export default function NoticeRoute() {
  const { token = NEW_NOTICE } = useParams();
  return <Suspense>{pageOf(token)}</Suspense>;
}

function pageOf(token: string) {
  if (token === NEW_NOTICE) return <NoticePage />;
  return token.startsWith(STATEMENT_MARK) ? <StatementPage token={token} /> : <FiledNotice token={token} />;
}
