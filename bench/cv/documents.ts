import { strToU8 } from "fflate";
import type { CvPerson } from "./cv-person.ts";
import { PEOPLE_DE } from "./people-de.ts";
import { PEOPLE_EN } from "./people-en.ts";
import { PEOPLE_ES } from "./people-es.ts";
import { PEOPLE_FR } from "./people-fr.ts";
import { PEOPLE_PT } from "./people-pt.ts";
import { type DocxLayout, writeDocx } from "./write-docx.ts";
import { type PdfLayout, writePdf } from "./write-pdf.ts";

export interface CvDocumentFile {
  id: string;
  person: CvPerson;
  format: "pdf" | "docx" | "json";
  layout: string;
  /** Its person's documents were never looked at while the reader was written. */
  heldOut: boolean;
  bytes: Uint8Array;
}

const PEOPLE = [...PEOPLE_EN, ...PEOPLE_DE, ...PEOPLE_FR, ...PEOPLE_ES, ...PEOPLE_PT];
const PDF_LAYOUTS: PdfLayout[] = ["one-column", "sidebar-left", "table", "two-column", "sidebar-right"];
const DOCX_LAYOUTS: DocxLayout[] = ["one-column", "table", "sidebar"];

/** The jobs' times of the people who have a JSON Resume, by the schema's rules: no end is now. */
const TIMES: Record<string, [string, string][]> = {
  harriet: [
    ["2021-03", ""],
    ["2017-06", "2021-02"],
    ["2015-09", "2017-05"],
  ],
  priya: [
    ["2022-01", ""],
    ["2018-04", "2021-12"],
    ["2014-07", "2018-03"],
  ],
  margaret: [
    ["2020-05", ""],
    ["2014-08", "2020-04"],
  ],
  annegret: [
    ["2021-01", ""],
    ["2017-05", "2020-12"],
  ],
  franziska: [
    ["2021-09", ""],
    ["2018-02", "2021-08"],
  ],
  anselme: [
    ["2021-03-01", ""],
    ["2018-09-01", "2021-02-28"],
  ],
  idrissa: [
    ["2024-10", ""],
    ["2024-03", "2024-08"],
  ],
  joaquin: [
    ["2021", ""],
    ["2016", "2021"],
  ],
  ramiro: [
    ["2023-01", ""],
    ["2021-03", "2022-12"],
  ],
  thiago: [
    ["2022-02", ""],
    ["2020-01", "2022-01"],
  ],
  yara: [
    ["2021-03", ""],
    ["2017-05", "2021-02"],
  ],
};

/** Makes all test documents: each person's as a PDF and a DOCX, in turn in every layout, and half of them as a JSON Resume. */
export async function cvDocuments(): Promise<CvDocumentFile[]> {
  const documents: CvDocumentFile[] = [];
  for (const [at, person] of PEOPLE.entries()) {
    const heldOut = at % 3 === 2;
    const add = (format: CvDocumentFile["format"], layout: string, bytes: Uint8Array) =>
      documents.push({ id: `${person.id}-${format}-${layout}`, person, format, layout, heldOut, bytes });
    const pdfLayout = PDF_LAYOUTS[at % PDF_LAYOUTS.length]!;
    const docxLayout = DOCX_LAYOUTS[Math.floor(at / 2) % DOCX_LAYOUTS.length]!;
    add("pdf", pdfLayout, await writePdf(person, pdfLayout, { scattered: at % 2 === 1 }));
    add("docx", docxLayout, writeDocx(person, docxLayout));
    const times = TIMES[person.id];
    if (times !== undefined) add("json", "json", strToU8(JSON.stringify(jsonResume(person, times))));
  }
  return documents;
}

function jsonResume(
  { name, headline, contact, summary, jobs, skills, languages }: CvPerson,
  times: [string, string][],
) {
  const web = contact.flatMap((line) => /\S*(?:\.\w+\/\S+|^https?:\S+|^www\.\S+)$/.exec(line)?.[0] ?? []);
  const place = contact.find((line) => !/[@\d]|\.\w+\/|https?:|www\./.test(line))?.replace(/^\p{L}+: /u, "") ?? "";
  const [city = "", country] = place.split(", ");
  return {
    basics: {
      name,
      label: headline,
      summary,
      email: /\S+@\S+/.exec(contact.join(" "))?.[0],
      location: { city, ...(country !== undefined && { region: country }) },
      profiles: web.map((url) => ({ network: "web", url: url.startsWith("http") ? url : `https://${url}` })),
    },
    work: jobs.map(({ title, company, lines }, at) => ({
      name: company,
      position: title,
      startDate: times[at]?.[0],
      ...(times[at]?.[1] !== "" && { endDate: times[at]?.[1] }),
      highlights: lines,
    })),
    skills: skills.map(([group, list]) => ({ name: group, keywords: list.split(", ") })),
    languages: languages
      .flatMap((line) => line.split(/,\s(?=\p{L}+ \()/u))
      .map((line) => {
        const [language, ...level] = line.split(/\s*[:–(]\s*/);
        return { language, fluency: level.join(" ").replace(")", "") };
      }),
  };
}
