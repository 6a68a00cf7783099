import { CircleAlert, CircleCheck, Download, Printer } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { applicationsCsv } from "#contract/values/desk/csv/csv-export.ts";
import { useToast } from "#web/ui/base/toast.tsx";
import { Button, buttonClasses } from "#web/ui/base/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { today } from "../desk/application-operation.ts";
import type { DeskApplication } from "../desk/application-operation.ts";
import { collectApplications } from "./collect-applications.ts";
import { proofPath } from "./import-paths.ts";
import { saveFile } from "./save-file.ts";

const FORMATS = {
  csv: { label: "Download CSV", type: "text/csv;charset=utf-8", text: applicationsCsv },
  json: { label: "Download JSON", type: "application/json", text: jsonText },
} as const;
type Format = keyof typeof FORMATS;

function jsonText(applications: readonly DeskApplication[]): string {
  const written = applications.map(({ version: _, ...application }) => application);
  return `${JSON.stringify({ format: "afield-applications", version: 1, exportedAt: new Date().toISOString(), applications: written }, null, 2)}\n`;
}

/** Takes everything out: as CSV that imports again, as JSON with every change, or as a proof to print. */
export function ExportSection({ count }: { count: number }) {
  const [busy, setBusy] = useState<Format | null>(null);
  const toast = useToast();
  async function save(format: Format) {
    setBusy(format);
    try {
      const { text, type } = FORMATS[format];
      saveFile(`applications-${today()}.${format}`, text(await collectApplications()), type);
      toast({ text: "Saved to your downloads", icon: CircleCheck, variant: "positive" });
    } catch {
      toast({ text: "Your applications could not be read. Please try again.", icon: CircleAlert, variant: "negative" });
    } finally {
      setBusy(null);
    }
  }
  return (
    <div className="grid gap-4">
      <p className="max-w-prose text-ui text-ink-2">
        The CSV file opens in every spreadsheet and imports again here without loss: details, history, notes, contacts,
        links, labels, next steps and the copied postings. The JSON file also holds removed entries and every change.
        Uploaded files are in neither; download them from each application.
      </p>
      <div className="flex flex-wrap gap-2">
        {(Object.keys(FORMATS) as Format[]).map((format) => (
          <Button
            key={format}
            busy={busy === format}
            busyLabel="Preparing..."
            disabled={count === 0}
            aria-describedby={count === 0 ? "export-empty" : undefined}
            onClick={() => void save(format)}
          >
            <Icon of={Download} />
            {FORMATS[format].label}
          </Button>
        ))}
        <Link to={proofPath} className={buttonClasses()}>
          <Icon of={Printer} />
          Proof to print
        </Link>
      </div>
      {count === 0 && (
        <p id="export-empty" className="text-meta text-ink-2">
          There is nothing to download yet.
        </p>
      )}
    </div>
  );
}
