/** Recorded files that are no list of the endpoint we read, with what they are. */
export const leftOut: Record<string, string> = {
  "ashby/ramp_graphql__openapply.json": "the undocumented GraphQL answer",
  "workable/freehire_workablemarketplace_1.json": "the jobs.workable.com marketplace",
  "workable/v3_list__jsp.json": "the v3 list, which gives no text",
  "teamtailor/1komma5__ergon.json": "the JSON feed, which does not say whether an opening is remote",
  "teamtailor/teamtailor__careerkit.json": "the JSON feed, which does not say whether an opening is remote",
  "teamtailor/freehire_teamtailor_1.html": "a careers page",
  "teamtailor/freehire_teamtailor_2.html": "a careers page",
  "teamtailor/keyed_api_jobs.json": "the interface that needs a key",
  "arbeitsagentur/freehire_arbeitsagentur_1.json": "the fourth version of the search, which has moved",
  "arbeitsagentur/freehire_arbeitsagentur_2.json": "the fourth version of the search, which has moved",
  "fourdayweek/freehire_fourdayweek_1.json": "the list behind the site's own pages, which has no texts",
  "jobtech/freehire_jobtech_2.json": "ads whose addresses are placeholders",
  "cleverstaff/freehire_cleverstaff_2.json": "a list with openings that were broken on purpose",
  "mycareersfuture/freehire_mycareersfuture_1.json": "a list with a job that was broken on purpose",
  "thehub/freehire_thehub_2.xml": "the index of the site's sitemaps",
  "gupy/freehire_gupy_3.json": "the interface of the company's own page",
  "gupy/freehire_gupy_4.json": "the portal's former search, which need not name the company",
  "isolvedhire/freehire_isolvedhire_1.xml": "the sitemap, which has addresses only",
  "isolvedhire/freehire_isolvedhire_2.html": "an opening's page",
  "hireology/freehire_hireology_1.json": "the first version of the list, which has no dates",
  "paycom/freehire_paycom_1.html": "a portal's page; the interface that it leads to isn't recorded",
  "erecruiter/freehire_erecruiter_1.html": "an employer's own page that embeds the list",
  "jobylon/freehire_jobylon_5.xml": "the index of the vendor's openings",
  "jazzhr/feed2.xml": "the feed of what the employer syndicates",
};

/** Recorded files that are damaged: the run fails as a whole. */
export const malformed = new Set(["personio/wp_plugin_positions_faulty.xml"]);

/** Recorded answers to a request for one opening. */
export const details: { pattern: RegExp; html?: true }[] = [
  { pattern: /^(smartrecruiters|bamboohr|workday|rippling|oracle)\/.*detail/ },
  { pattern: /^oracle\/freehire_oracle_2/ },
  { pattern: /^reed\/freehire_reed_job/ },
  { pattern: /^icims\/(freehire_icims|job_detail)/, html: true },
  { pattern: /^(jazzhr|jsonld|thehub)\//, html: true },
  { pattern: /^(jobylon|ismartrecruit)\/freehire_\w+_(\d|detail)\./, html: true },
  { pattern: /^(freshteam|zohorecruit)\/.*detail/, html: true },
  { pattern: /^catsone\//, html: true },
  { pattern: /^loxo\/.*detail/, html: true },
  { pattern: /^paylocity\/freehire_paylocity_2/, html: true },
  { pattern: /^paycom\/freehire_paycom_[23]/ },
  { pattern: /^successfactors\//, html: true },
  { pattern: /^careerplug\/freehire_careerplug_[12]/, html: true },
];

/** Folders of recordings that are not named after the source. */
export const folders: Record<string, string> = { oracle: "oracle_orc" };

/** What marks one opening in recorded pages and in answers whose list is not the root's own. */
export const marks: Record<string, RegExp> = {
  icims: /class="iCIMS_JobCardItem"|"slug":/g,
  jobvite: /<a href="\/[a-z]+\/job\//g,
  freshteam: /class="heading"|href="https:[^"]*\/jobs\//g,
  zohorecruit: /"Posting_Title"/g,
  paycom: /"jobId"/g,
  careerplug: /class="name"/g,
  factorial: /class='job-offer-item'/g,
  solides: /"createdAt"/g,
  paylocity: /"JobId"/g,
  oracle: /"Title"/g,
  usajobs: /"MatchedObjectId"/g,
  cornerstone: /"requisitionId"/g,
  nofluffjobs: /"reference":/g,
  jobylon: /published_date:/g,
  ismartrecruit: /class="jobListing_Data"/g,
  deel: /richtextDescription/g,
  loxo: /class='jobs-listing-card'/g,
};

export type Rewrap = (text: string) => string;

/** Bodies whose envelope a collector took off or whose one opening stands alone, put back into the source's own envelope. */
export const rewrapped: { pattern: RegExp; rewrap: Rewrap }[] = [
  { pattern: /^remotive\/daily_/, rewrap: (text) => `{"jobs":${text}}` },
  { pattern: /^greenhouse\/detail/, rewrap: (text) => `{"jobs":[${text}],"meta":{"total":1}}` },
  { pattern: /^themuse\/all202/, rewrap: (text) => text.replace('"jobs":', '"results":') },
  { pattern: /^jobtech\//, rewrap: (text) => `{"hits":${text}}` },
  { pattern: /^dover\//, rewrap: (text) => `{"results":${text}}` },
  { pattern: /^lever\/detail/, rewrap: (text) => `[${text}]` },
];
