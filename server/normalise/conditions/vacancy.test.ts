import { expect, test } from "vitest";
import { readCondition, testConditionReader } from "#test/sentence-reader.ts";

testConditionReader("vacancy", {
  stating: [
    ["This posting is for our talent pool.", "pool"],
    ["This is an evergreen requisition.", "pool"],
    ["This is not a current opening.", "pool"],
    ["This posting does not represent an active vacancy.", "pool"],
    ["We are building a pool of freelance designers.", "pool"],
    ["We are not currently hiring for this role.", "pool"],
    ["Aufnahme in unseren Talentpool.", "pool"],
    ["Esta vaga é para o nosso banco de talentos.", "pool"],
    ["Er is nog geen concrete vacature.", "pool"],
    ["Ogłoszenie służy budowie bazy kandydatów.", "pool"],
    ["This posting is for an existing vacancy.", "open"],
    ["This is a current vacancy.", "open"],
    ["This posting is for an existing vacancy and AI is not used to choose.", "open"],
    ["Vacancy status: existing", "open"],
    ["We are filling an existing vacancy.", "open"],
  ],
  silent: [
    "If this is not the right role, join our talent community.",
    "We may keep your CV in our talent pool.",
    "Not a perfect match? Our talent community hears of other roles.",
    "You build our talent pipeline.",
    "You will manage vacancies for our clients.",
    "The car pool is free.",
    "You are proactively sourcing materials.",
    "Candidates for future openings are kept in our database.",
  ],
});

test.each([
  ["General Application", "pool"],
  ["Talent Pool: Backend Engineers", "pool"],
  ["Initiativbewerbung (m/w/d)", "pool"],
  ["Candidature spontanée", "pool"],
  ["Talent Acquisition Partner", null],
  ["Pool Manager", null],
])("reads the title %s as %s", (title, value) => {
  expect(readCondition("vacancy", ["We build boats."], { title }).value).toBe(value);
});
