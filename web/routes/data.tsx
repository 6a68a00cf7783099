import { CircleAlert, Database } from "lucide-react";
import { Fragment } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { DatasetEdition, DatasetResponse } from "#contract/schemas/dataset.ts";
import { DATASET_API, DATASET_PAGE } from "#web/shell/rare-addresses.ts";
import { DatasetFiles } from "#web/features/dataset/dataset-files.tsx";
import { DatasetRecipes } from "#web/features/dataset/dataset-recipes.tsx";
import { TextPage } from "#web/features/text-pages/text-page.tsx";
import { exactTime } from "#web/model/dates.ts";
import { pageMeta } from "#web/shell/page-meta.ts";
import { fetchPublicData, loadPublicData } from "#web/shell/pages/public-data.ts";
import { paths } from "#web/shell/paths.ts";
import { apiContext } from "#web/shell/server-context.ts";
import { Notice } from "#web/ui/display/notice.tsx";
import { ScrollingTable } from "#web/ui/table/scrolling-table.tsx";

const LEAD =
  "Open remote jobs as files for programs: who can apply, what each pays, and the words that decide it. New every night, free to use.";

export const meta = () => pageMeta({ title: "Open data", description: LEAD, canonicalPath: DATASET_PAGE });

export async function loader({ context }: LoaderFunctionArgs) {
  return await loadPublicData<DatasetResponse["data"]>(context.get(apiContext), DATASET_API);
}

export async function clientLoader(): Promise<DatasetResponse["data"] | null> {
  return await fetchPublicData<DatasetResponse["data"]>(DATASET_API);
}

export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders;

const ROW = "border-b border-line last:border-0";
const CELL = "px-4 py-2.5 align-top font-normal max-lg:px-3";
const count = new Intl.NumberFormat("en");

export default function OpenDataPage() {
  const dataset = useLoaderData<DatasetResponse["data"] | null>();
  return (
    <TextPage title="Open data" lead={LEAD}>
      {dataset === null ? (
        <Notice variant="negative" icon={CircleAlert} role="alert" className="mt-6">
          <b className="font-semibold">The list of files cannot be read at the moment.</b> Try again in a minute.
        </Notice>
      ) : (
        <Dataset dataset={dataset} />
      )}
    </TextPage>
  );
}

function Dataset({ dataset }: { dataset: DatasetResponse["data"] }) {
  const [latest, ...earlier] = dataset.editions;
  return (
    <>
      {latest === undefined ? <NoEdition nightly={dataset.nightly} /> : <Latest edition={latest} />}
      <h2 id="columns" className="mt-10">
        Columns
      </h2>
      <p className="mt-2 max-w-[68ch] text-ui text-ink-2">
        One row is one open job. Descriptions aren’t included; <code>page_url</code> leads to them. E-mail addresses and
        telephone numbers are masked.
      </p>
      <ScrollingTable
        minWidth="md:min-w-160"
        labelledBy="columns"
        columns={["Column", "Type", "Meaning"]}
        wideOnly={["Type"]}
      >
        {dataset.columns.map(({ name, type, required, description }) => (
          <tr key={name} className={ROW}>
            <th scope="row" className={CELL}>
              <ColumnName name={name} />
            </th>
            <td className={`${CELL} whitespace-nowrap max-md:hidden`}>{typeText(type, required)}</td>
            <td className={CELL}>
              {description}
              <span className="block text-meta text-ink-3 md:hidden">{typeText(type, required)}</span>
            </td>
          </tr>
        ))}
      </ScrollingTable>
      <h2 className="mt-10">Licence</h2>
      <p className="mt-2 max-w-[68ch]">
        <a href={dataset.licence.url} rel="license noopener">
          {dataset.licence.name}
        </a>
        . {dataset.licence.terms}
      </p>
      {latest !== undefined && <Sources edition={latest} />}
      {earlier.length > 0 && <Earlier editions={earlier} />}
      <p className="mt-8 text-meta text-ink-2">
        The same for programs: <a href={DATASET_API}>{DATASET_API}</a>. What changes between two nights:{" "}
        <a href="/api/changes">/api/changes</a>.
      </p>
    </>
  );
}

const TYPE_NAMES = {
  text: "text",
  number: "number",
  flag: "true or false",
  time: "time (UTC)",
  texts: "list of texts",
};

function typeText(type: keyof typeof TYPE_NAMES, required: boolean): string {
  return TYPE_NAMES[type] + (required ? "" : ", or nothing");
}

function NoEdition({ nightly }: { nightly: boolean }) {
  return (
    <Notice icon={Database} className="mt-6">
      {nightly ? (
        <>
          <b className="font-semibold">There’s no edition yet.</b> The first is written in the coming night, as soon as
          there are jobs whose sources allow it. Until then, <Link to={paths.home}>search the jobs</Link>.
        </>
      ) : (
        <b className="font-semibold">This site doesn’t publish its jobs as files.</b>
      )}
    </Notice>
  );
}

function Latest({ edition }: { edition: DatasetEdition }) {
  return (
    <>
      <h2 id="latest" className="mt-8">
        Edition of <time dateTime={edition.date}>{edition.date}</time>
      </h2>
      <p className="mt-2 max-w-[68ch] text-ui text-ink-2">
        {count.format(edition.jobs)} {edition.jobs === 1 ? "job" : "jobs"}, as of{" "}
        <time dateTime={edition.writtenAt}>{exactTime(edition.writtenAt)}</time>.
        {edition.leftOut > 0 &&
          ` ${count.format(edition.leftOut)} more are on this site only, because one of their sources doesn’t allow publishing them.`}
      </p>
      <DatasetFiles edition={edition} labelledBy="latest" />
      <h2 className="mt-10">Read it</h2>
      <DatasetRecipes origin={new URL(edition.files[0]!.url).origin} />
    </>
  );
}

function Sources({ edition }: { edition: DatasetEdition }) {
  return (
    <>
      <h2 className="mt-10">Sources</h2>
      <ul className="prose mt-3">
        {edition.sources.map(({ id, name, homepage, attribution, jobs }) => (
          <li key={id}>
            <a href={homepage} rel="noopener">
              {name}
            </a>
            : {count.format(jobs)} {jobs === 1 ? "job" : "jobs"}
            {attribution !== undefined && `, each shown with “${attribution}”`}
          </li>
        ))}
      </ul>
    </>
  );
}

function Earlier({ editions }: { editions: readonly DatasetEdition[] }) {
  return (
    <>
      <h2 className="mt-10">Earlier editions</h2>
      <ul className="prose mt-3">
        {editions.map(({ date, jobs, files }) => (
          <li key={date}>
            {date}, {count.format(jobs)} jobs:{" "}
            {files.map(({ format, url }, index) => (
              <span key={format}>
                {index > 0 && ", "}
                <a href={new URL(url).pathname}>{format}</a>
              </span>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Breaks after underscores and never within a word. */
function ColumnName({ name }: { name: string }) {
  return (
    <code className="text-meta md:whitespace-nowrap">
      {name.split("_").map((part, at) => (
        <Fragment key={part}>
          {at > 0 && (
            <>
              _<wbr />
            </>
          )}
          {part}
        </Fragment>
      ))}
    </code>
  );
}
