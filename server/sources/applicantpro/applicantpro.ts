import { isolvedBoards } from "#sources/isolved-boards.ts";

/** ApplicantPro, which isolved has taken over. */
export const applicantpro = isolvedBoards({
  id: "applicantpro",
  name: "ApplicantPro",
  homepage: "https://www.applicantpro.com",
  domain: "applicantpro.com",
});
