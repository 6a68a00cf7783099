/** What a column of an imported file can hold. Several columns may hold notes, labels or pay. */
export const CSV_FIELDS = [
  { value: "title", label: "Job title" },
  { value: "company", label: "Company" },
  { value: "url", label: "Link to the posting" },
  { value: "location", label: "Location" },
  { value: "pay", label: "Pay", many: true },
  { value: "stage", label: "Stage" },
  { value: "stageOn", label: "Day of the stage" },
  { value: "savedOn", label: "Day saved" },
  { value: "appliedOn", label: "Day applied" },
  { value: "interviewOn", label: "Day of the interview" },
  { value: "offerOn", label: "Day of the offer" },
  { value: "rejectedOn", label: "Day of the rejection" },
  { value: "next", label: "Next step" },
  { value: "nextOn", label: "Day of the next step" },
  { value: "labels", label: "Labels", many: true },
  { value: "notes", label: "Note", many: true },
  { value: "contactName", label: "Contact’s name" },
  { value: "contactEmail", label: "Contact’s email" },
  { value: "contactPhone", label: "Contact’s phone" },
  { value: "contactRole", label: "Contact’s role" },
  { value: "employmentType", label: "Employment type" },
  { value: "description", label: "Text of the posting" },
] as const satisfies readonly { value: string; label: string; many?: boolean }[];
export type CsvField = (typeof CSV_FIELDS)[number]["value"];

export const DATE_FIELDS = [
  "stageOn",
  "savedOn",
  "appliedOn",
  "interviewOn",
  "offerOn",
  "rejectedOn",
  "nextOn",
] as const satisfies readonly CsvField[];

/** The field of each column, in the columns' order; null for one that isn't imported. */
export type CsvMapping = readonly (CsvField | null)[];

/** Fields by the headers that people and trackers use for them, as `headerKey` writes them. */
const HEADERS: Record<CsvField, string> = {
  title:
    "title jobtitle job position jobposition positiontitle role roletitle jobrole rolename jobname opening stelle stellenbezeichnung jobtitel poste intituléduposte puesto cargo vaga",
  company:
    "company companyname employer organization organisation employername firma unternehmen arbeitgeber entreprise société empresa",
  url: "url link joburl joblink jobposturl jobposting jobpostingurl jobpostinglink postingurl listing listingurl applicationlink applicationurl applylink source sourceurl website lien enlace",
  location: "location joblocation city place office ort standort lieu ubicación localização",
  pay: "pay salary salaryrange compensation salarymin salarymax minsalary maxsalary minimumsalary maximumsalary gehalt salaire salario salário",
  stage:
    "stage status list listname applicationstatus jobstatus currentstatus state phase etappe statut étape estado etapa situação",
  stageOn:
    "stagesince stagedate statusdate statuschanged lastupdated updated updatedat lastmodified lastmovedat movedat laststatuschange",
  savedOn:
    "datesaved saveddate savedat dateadded addedat added created createdat createdtime datecreated datefound wishlistedat",
  appliedOn:
    "appliedon applied dateapplied applieddate appliedat applicationdate applydate dateofapplication submittedon datesubmitted date bewerbungsdatum bewerbungam datedecandidature fechadesolicitud fechadeaplicación datadacandidatura datum fecha data",
  interviewOn: "interviewdate dateinterview interviewon interviewat interviewedat firstinterviewdate firstinterview",
  offerOn: "offerdate dateoffer offeron offerat offeredat",
  rejectedOn: "rejecteddate rejectiondate daterejected rejectedon rejectedat",
  next: "nextstep nextsteps nextaction todo followup action nächsterschritt prochaineétape próximopaso",
  nextOn:
    "nextstepdate nextactiondate followupdate followupon followupat duedate deadline applicationdeadline reminder",
  labels: "labels label tags tag category categories color",
  notes:
    "notes note comments comment remarks description2 feedback questionandanswers notizen bemerkung kommentar remarques notas observações",
  contactName:
    "contact contactname contactperson recruiter recruitername hiringmanager referral ansprechpartner contacto contato",
  contactEmail: "contactemail recruiteremail hiringmanageremail email emailaddress",
  contactPhone: "contactphone contactphonenumber phone phonenumber recruiterphone",
  contactRole: "contactrole contacttitle recruitertitle",
  employmentType: "employmenttype jobtype type roletype contracttype beschäftigungsart",
  description: "description jobdescription htmldescription details stellenbeschreibung descripción descrição",
};

const FIELD_OF: ReadonlyMap<string, CsvField> = new Map(
  (Object.keys(HEADERS) as CsvField[]).flatMap((field) =>
    HEADERS[field].split(" ").map((key) => [key, field] as const),
  ),
);

interface Layout {
  name: string;
  /** Headers that all occur in its files, as `headerKey` writes them. */
  has: readonly string[];
  /** Where its words differ from everybody's. */
  fields?: Readonly<Record<string, CsvField | null>>;
}

/** Layouts of well-known trackers' exports, by the names of their columns; the more telling ones first. */
const LAYOUTS: readonly Layout[] = [
  {
    name: "LinkedIn",
    has: ["applicationdate", "companyname", "jobtitle", "joburl", "resumename"],
    fields: { contactemail: null, contactphonenumber: null, resumename: null },
  },
  { name: "LinkedIn (saved jobs)", has: ["saveddate", "joburl", "jobtitle", "companyname"] },
  { name: "Huntr", has: ["listname", "companyname", "title"] },
  { name: "Huntr", has: ["list", "jobtitle", "datesaved"] },
  {
    name: "Teal",
    has: ["jobposition", "company", "datesaved", "excitement"],
    fields: { excitement: null, deadline: "nextOn", followup: "next" },
  },
  {
    name: "Simplify",
    has: ["companyname", "jobtitle", "joburl", "applieddate", "status"],
  },
  {
    name: "Notion",
    has: ["company", "position", "stage", "createdtime"],
    fields: { createdtime: "savedOn" },
  },
  { name: "Google Sheets", has: ["company", "position", "dateapplied", "status"] },
];

/** Returns a header's letters in lower case: "Date Applied*" is "dateapplied". */
export function headerKey(header: string): string {
  return header
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "")
    .slice(0, 60);
}

/** Returns the tracker that a file's headers show, if it's one we know, and the field of each column as far as its header tells. */
export function recogniseColumns(headers: readonly string[]): { tracker: string | null; mapping: CsvMapping } {
  const keys = headers.map(headerKey);
  const layout = LAYOUTS.find(({ has }) => has.every((key) => keys.includes(key)));
  const used = new Set<CsvField>();
  const mapping = keys.map((key): CsvField | null => {
    const own = layout?.fields?.[key];
    const field = own === undefined ? (FIELD_OF.get(key) ?? null) : own;
    if (field === null || (used.has(field) && !takesMany(field))) return null;
    used.add(field);
    return field;
  });
  return { tracker: layout?.name ?? null, mapping };
}

/** Returns whether several columns can hold this field. */
export function takesMany(field: CsvField): boolean {
  return CSV_FIELDS.some((each) => each.value === field && "many" in each);
}
