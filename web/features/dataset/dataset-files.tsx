import type { DatasetEdition, DatasetFile } from "#contract/schemas/dataset.ts";
import { ScrollingTable } from "#web/ui/table/scrolling-table.tsx";

const FORMATS: Readonly<Record<DatasetFile["format"], string>> = {
  parquet: "Parquet",
  csv: "CSV, gzipped",
  jsonl: "JSON Lines, gzipped",
  schema: "JSON Schema of a row",
  checksums: "SHA-256 checksums",
};
const ROW = "border-b border-line last:border-0";
const CELL = "px-4 py-2.5 align-top font-normal max-lg:px-3";
const size = new Intl.NumberFormat("en", { maximumSignificantDigits: 3 });

/** The files of an edition with what proves them whole. */
export function DatasetFiles({ edition, labelledBy }: { edition: DatasetEdition; labelledBy: string }) {
  return (
    <ScrollingTable minWidth="min-w-160" labelledBy={labelledBy} columns={["File", "Size", "SHA-256"]}>
      {edition.files.map(({ format, name, url, bytes, sha256 }) => (
        <tr key={name} className={ROW}>
          <th scope="row" className={CELL}>
            <a href={new URL(url).pathname}>{FORMATS[format]}</a>
          </th>
          <td className={`${CELL} whitespace-nowrap`}>{sizeText(bytes)}</td>
          <td className={CELL}>
            <code className="text-meta break-all">{sha256}</code>
          </td>
        </tr>
      ))}
    </ScrollingTable>
  );
}

export function sizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  return bytes < 1e6 ? `${size.format(bytes / 1000)} kB` : `${size.format(bytes / 1e6)} MB`;
}
