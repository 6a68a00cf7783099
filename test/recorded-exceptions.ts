/** Recorded files that are no list of the endpoint we read, with what they are. */
export const leftOut: Record<string, string> = {
  "ashby/ramp_graphql__openapply.json": "the undocumented GraphQL answer",
  "workable/freehire_workablemarketplace_1.json": "the jobs.workable.com marketplace",
  "workable/v3_list__jsp.json": "the v3 list, which gives no text",
};

/** Recorded files that are damaged: the run fails as a whole. */
export const malformed = new Set(["personio/wp_plugin_positions_faulty.xml"]);

export type Rewrap = (text: string) => string;

/** Bodies whose envelope a collector took off or whose one opening stands alone, put back into the source's own envelope. */
export const rewrapped: { pattern: RegExp; rewrap: Rewrap }[] = [
  { pattern: /^remotive\/daily_/, rewrap: (text) => `{"jobs":${text}}` },
  { pattern: /^greenhouse\/detail/, rewrap: (text) => `{"jobs":[${text}],"meta":{"total":1}}` },
  { pattern: /^lever\/detail/, rewrap: (text) => `[${text}]` },
];
