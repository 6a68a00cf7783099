import { lazy, Suspense } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { TRANSPARENCY_PAGE } from "#web/shell/rare-addresses.ts";
import type { TransparencyResponse } from "#contract/schemas/moderation/transparency.ts";
import { pageMeta } from "#web/shell/page-meta.ts";
import { fetchPublicData, loadPublicData } from "#web/shell/pages/public-data.ts";
import { apiContext } from "#web/shell/server-context.ts";

// Every page loads the list of routes with what each imports, so a rare page imports its parts itself.
const TransparencyFigures = lazy(() =>
  import("#web/features/moderation/transparency-figures.tsx").then((module) => ({
    default: module.TransparencyFigures,
  })),
);

type Transparency = TransparencyResponse["data"];
const API = "/api/transparency";
const LEAD = "How many notices people sent us, what we decided and how long it took, by month.";

export const meta = () => pageMeta({ title: "Transparency", description: LEAD, canonicalPath: TRANSPARENCY_PAGE });

export async function loader({ context }: LoaderFunctionArgs) {
  return await loadPublicData<Transparency>(context.get(apiContext), API);
}

export async function clientLoader(): Promise<Transparency | null> {
  return await fetchPublicData<Transparency>(API);
}

export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders;

export default function TransparencyPage() {
  const figures = useLoaderData<Transparency | null>();
  return (
    <Suspense>
      <TransparencyFigures lead={LEAD} apiPath={API} figures={figures} />
    </Suspense>
  );
}
