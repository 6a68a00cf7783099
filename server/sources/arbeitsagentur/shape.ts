import { z } from "zod";
import { idText, placeText, text } from "#sources/read.ts";

const flag = z.boolean().nullish();
export const Row = z.object({
  referenznummer: idText,
  stellenangebotsTitel: text,
  hauptberuf: text,
  firma: text,
  externeURL: text,
  stellenlokationen: z
    .array(z.object({ adresse: z.object({ ort: text, region: text, land: text }).nullish() }))
    .nullish(),
  arbeitszeitVollzeit: flag,
  arbeitszeitTeilzeitVormittag: flag,
  arbeitszeitTeilzeitNachmittag: flag,
  arbeitszeitTeilzeitAbend: flag,
  arbeitszeitTeilzeitFlexibel: flag,
  istGeringfuegigeBeschaeftigung: flag,
  datumErsteVeroeffentlichung: text,
  aenderungsdatum: text,
});
type Row = z.infer<typeof Row>;
export const Detail = Row.extend({ stellenangebotsBeschreibung: text });
/** The list is absent when nothing matches. */
export const Page = z.object({ ergebnisliste: z.array(z.unknown()).nullish(), maxErgebnisse: z.number() });

/** Returns the fields that rows and details have in common. */
export function fieldsOf(job: Row) {
  const partTime =
    job.arbeitszeitTeilzeitVormittag ||
    job.arbeitszeitTeilzeitNachmittag ||
    job.arbeitszeitTeilzeitAbend ||
    job.arbeitszeitTeilzeitFlexibel;
  return {
    externalId: job.referenznummer,
    url: `https://www.arbeitsagentur.de/jobsuche/jobdetail/${encodeURIComponent(job.referenznummer)}`,
    title: job.stellenangebotsTitel || job.hauptberuf,
    company: { name: job.firma },
    locations: (job.stellenlokationen ?? []).map(({ adresse }) =>
      placeText(stated(adresse?.ort), stated(adresse?.region), stated(adresse?.land)),
    ),
    employmentType: [
      job.arbeitszeitVollzeit ? "Vollzeit" : "",
      partTime ? "Teilzeit" : "",
      job.istGeringfuegigeBeschaeftigung ? "Minijob" : "",
    ]
      .filter(Boolean)
      .join(", "),
    department: job.hauptberuf,
    postedAt: job.datumErsteVeroeffentlichung,
    updatedAt: job.aenderungsdatum,
  };
}

/** The interface writes the word `null` for a missing part of an address. */
function stated(part: string | null | undefined): string | null | undefined {
  return part === "null" ? null : part;
}
