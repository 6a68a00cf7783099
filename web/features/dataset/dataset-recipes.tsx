import { LATEST_NAMES } from "#contract/values/dataset.ts";

/** How to read the latest edition with common tools. `origin` is the site's. */
export function datasetRecipes(origin: string): readonly { tool: string; code: string }[] {
  const parquet = `${origin}/data/${LATEST_NAMES.parquet}`;
  return [
    {
      tool: "DuckDB",
      code: `select company, count(*) as jobs
from read_parquet('${parquet}')
where list_contains(eligible_countries, 'PT') or eligible_scope = 'worldwide'
group by company order by jobs desc limit 20;`,
    },
    {
      tool: "Python",
      code: `import pandas as pd

jobs = pd.read_parquet("${parquet}")
print(jobs[["title", "company", "apply_url"]].head())`,
    },
    {
      tool: "R",
      code: `jobs <- arrow::read_parquet("${parquet}")
head(jobs[c("title", "company", "apply_url")])`,
    },
    {
      tool: "Download and check",
      code: `curl -LOJ ${parquet}
curl -L ${origin}/data/${LATEST_NAMES.checksums} | sha256sum --check --ignore-missing`,
    },
  ];
}

export function DatasetRecipes({ origin }: { origin: string }) {
  return datasetRecipes(origin).map(({ tool, code }) => (
    <div key={tool} className="mt-4 max-w-200">
      <h3>{tool}</h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take focus, or the keyboard cannot move it */}
      <pre tabIndex={0} className="mt-2 overflow-x-auto rounded-control bg-sunken p-3 text-meta">
        {code}
      </pre>
    </div>
  ));
}
