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
};

/** Recorded files that are damaged: the run fails as a whole. */
export const malformed = new Set(["personio/wp_plugin_positions_faulty.xml"]);

/** Recorded answers to a request for one opening. */
export const details: { pattern: RegExp; html?: true }[] = [
  { pattern: /^(smartrecruiters|bamboohr|workday|rippling)\/.*detail/ },
];

export type Rewrap = (text: string) => string;

/** Bodies whose envelope a collector took off or whose one opening stands alone, put back into the source's own envelope. */
export const rewrapped: { pattern: RegExp; rewrap: Rewrap }[] = [
  { pattern: /^remotive\/daily_/, rewrap: (text) => `{"jobs":${text}}` },
  { pattern: /^greenhouse\/detail/, rewrap: (text) => `{"jobs":[${text}],"meta":{"total":1}}` },
  { pattern: /^themuse\/all202/, rewrap: (text) => text.replace('"jobs":', '"results":') },
  { pattern: /^lever\/detail/, rewrap: (text) => `[${text}]` },
];
