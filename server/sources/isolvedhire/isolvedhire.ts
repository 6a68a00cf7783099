import { isolvedBoards } from "#sources/isolved-boards.ts";

/** isolved Talent Acquisition, on its present domain. */
export const isolvedhire = isolvedBoards({
  id: "isolvedhire",
  name: "isolved",
  homepage: "https://www.isolvedhcm.com",
  domain: "isolvedhire.com",
});
