import { CircleAlert } from "lucide-react";
import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { Accuracy } from "#contract/schemas/accuracy.ts";
import { ACCURACY_API, ACCURACY_PAGE } from "#web/shell/rare-addresses.ts";
import { AccuracyFields, total } from "#web/features/accuracy/accuracy-fields.tsx";
import { TextPage } from "#web/features/text-pages/text-page.tsx";
import { exactTime } from "#web/model/dates.ts";
import { pageMeta } from "#web/shell/page-meta.ts";
import { fetchPublicData, loadPublicData } from "#web/shell/pages/public-data.ts";
import { paths } from "#web/shell/paths.ts";
import { apiContext } from "#web/shell/server-context.ts";
import { Notice } from "#web/ui/display/notice.tsx";

const LEAD = "How often what we show about a job is what its posting says, checked by people on jobs drawn at random.";

export const meta = () => pageMeta({ title: "Accuracy", description: LEAD, canonicalPath: ACCURACY_PAGE });

export async function loader({ context }: LoaderFunctionArgs) {
  return await loadPublicData<Accuracy>(context.get(apiContext), ACCURACY_API);
}

export async function clientLoader(): Promise<Accuracy | null> {
  return await fetchPublicData<Accuracy>(ACCURACY_API);
}

export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders;

export default function AccuracyPage() {
  const accuracy = useLoaderData<Accuracy | null>();
  return (
    <TextPage title="Accuracy" lead={LEAD}>
      {accuracy === null ? (
        <Notice variant="negative" icon={CircleAlert} role="alert" className="mt-6">
          <b className="font-semibold">The figures cannot be read at the moment.</b> Try again in a minute.
        </Notice>
      ) : (
        <Figures accuracy={accuracy} />
      )}
    </TextPage>
  );
}

function Figures({ accuracy }: { accuracy: Accuracy }) {
  const { at, rulesVersion, current, all, corrections, fewestLabels } = accuracy;
  const [labels, ever] = [current, all].map((fields) => fields.reduce((sum, field) => sum + total(field), 0)) as [
    number,
    number,
  ];
  return (
    <div className="mt-6">
      <h2 id="present">Present rules</h2>
      <p className="mt-1 max-w-[45em] text-ui text-ink-2">
        {`Version ${rulesVersion} of the rules that read postings.`}
      </p>
      {labels === 0 && (
        <p className="mt-1 max-w-[45em] text-ui text-ink-2">
          Nobody has checked what these rules read yet, so there are no figures. They’ll appear as people check.
        </p>
      )}
      {labels > 0 && <AccuracyFields id="present" fields={current} />}
      {ever > labels && (
        <details className="mt-8">
          <summary className="w-fit cursor-pointer font-medium">All versions of the rules: {ever} labels</summary>
          <h2 id="all" className="sr-only">
            All versions
          </h2>
          <AccuracyFields id="all" fields={all} />
        </details>
      )}
      <h2 className="mt-10">Confirmed reports</h2>
      <p className="mt-1 max-w-[45em] text-ui text-ink-2">
        {`Readers reported, and we confirmed: wrong facts in ${jobs(corrections.wrongFacts)}, and ${jobs(corrections.notRemote)} that ${corrections.notRemote === 1 ? "wasn’t" : "weren’t"} fully remote. People report what they happen to notice, so these reports don’t count in the figures above.`}
      </p>
      <h2 className="mt-10">How we measure</h2>
      <div className="mt-1 grid max-w-[45em] gap-3 text-ui text-ink-2">
        <p>
          Every day, people who run this site get jobs drawn at random: from every source, with and without a value for
          each field. They read the posting and say whether our value is right, wrong or not stated there, or whether we
          missed one.
        </p>
        <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr] [&>dt]:font-semibold [&>dt]:text-ink">
          <dt>Precision</dt>
          <dd>How many of the values we show are right.</dd>
          <dt>Recall</dt>
          <dd>How many of the values that postings state we show correctly.</dd>
        </dl>
        <p>Each source counts in proportion to its number of jobs.</p>
        <p>
          {`Each bar shows the 95% interval, in which the true share most likely lies. With fewer than ${fewestLabels} labels we give no share. Postings judged unclear don’t count. Recall isn’t measured for “fully remote”, because we publish no job that we take for anything else.`}
        </p>
      </div>
      <p className="mt-6 max-w-[45em] text-meta text-ink-2">
        As of <time dateTime={at}>{exactTime(at)}</time>. The same figures for programs:{" "}
        <a href={ACCURACY_API}>{ACCURACY_API}</a>. Found a mistake? Open the job and report it, or{" "}
        <Link to={paths.contact}>write to us</Link>.
      </p>
    </div>
  );
}

function jobs(count: number): string {
  return count === 1 ? "1 job" : `${count} jobs`;
}
