import { data, Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { LandingsResponse } from "#contract/schemas/landing.ts";
import { landingPath } from "#web/features/landing/landing-path.ts";
import { TextPage } from "#web/features/text-pages/text-page.tsx";
import { pageMeta } from "#web/shell/page-meta.ts";
import { paths } from "#web/shell/paths.ts";
import { apiContext } from "#web/shell/server-context.ts";

const PAGE_HEADERS = { "cache-control": "public, max-age=0, s-maxage=300, stale-while-revalidate=300" };

export const meta = () =>
  pageMeta({
    title: "Remote jobs by role",
    description: "Every role with live remote jobs, and how many there are.",
    canonicalPath: paths.roles,
  });

export async function loader({ context }: LoaderFunctionArgs) {
  const answer = await context.get(apiContext)("/api/landings");
  if (!answer.ok) throw data(null, { status: 503 });
  return data(((await answer.json()) as LandingsResponse).data, { headers: PAGE_HEADERS });
}

export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders;

export default function RolesRoute() {
  const groups = useLoaderData<typeof loader>();
  return (
    <TextPage
      title="Remote jobs by role"
      lead="A job can have several roles, so the counts add up to more than the number of jobs."
    >
      <div className="mt-8 columns-1 gap-8 md:columns-2 lg:columns-3">
        {groups.map(({ profile, roles }) => (
          <section key={profile} className="mb-8 break-inside-avoid" aria-label={profile}>
            <h2 className="text-title">{profile}</h2>
            <ul className="mt-1">
              {roles.map(({ value, label, count }) => (
                <li
                  key={value}
                  className="flex min-h-9 items-center justify-between gap-3 border-b border-line text-ui max-md:min-h-11"
                >
                  <Link to={landingPath(value)} className="py-1.5 no-underline hover:underline max-md:py-3">
                    {label}
                  </Link>
                  <span className="text-ink-3">{count}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </TextPage>
  );
}
