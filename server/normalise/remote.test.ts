import { expect, test } from "vitest";
import { lines } from "#test/lines.ts";
import { modeOfField, readRemote, type RemoteInput } from "./remote.ts";
import { prepareText } from "./text/prepared-text.ts";

function read(text: string, rest: Partial<RemoteInput> = {}) {
  return readRemote({
    title: "",
    locations: [],
    tags: [],
    workplace: undefined,
    language: null,
    prepared: prepareText(text),
    ...rest,
  });
}

test.each(
  lines(`
    This role is fully remote within Germany.
    100% remote
    Work from anywhere in Europe
    Remote candidates welcome
    Location: Remote (US)
    Job type: Remote
    You will work remotely from your home office.
    Le poste est en full remote.
    100% télétravail
    Arbeitsort: Remote
    Wir bieten 100 % Remote-Arbeit
    Die Stelle ist vollständig remote
    Trabajo 100% remoto
    Trabajo en remoto desde cualquier parte de España
    Trabalho remoto
    Praca zdalna 100%
    Lavoro da remoto
    100% thuiswerken
    Tjänsten är helt på distans
    Arbetet sker på distans.
    Du jobbar på distans från hela Sverige
    Möjlighet att arbeta helt på distans
    Remote, with quarterly offsites
    Fully remote, but must travel to client sites 25%
    Remote (EMEA)
    Work remotely from anywhere in the world
    We're a remote company and hire anywhere in Canada
    This job can be done from anywhere in the United States
    Remote eligible
    Telework: Full-time
    Virtual (US)
    Remote position with one week per quarter in Paris
    It's a remote job
    Position Type: Remote / Work from home
    Remote: Yes
    Is this role remote? Yes
    this role may be performed remotely
    You can choose to work from our office or fully remote
    Work from our London office or remotely from anywhere in the UK
    There is no office to come to. Everyone on the team works from their own home.
    The post is home-working, contracted to your home address.
    Place of work: your home, anywhere in Ireland.
    You'll be working from home full time, with a meet-up in Porto twice a year.
    Although we have an office in Bristol, nobody has to use it; this post is remote.
    No commute: you work from wherever you have a good connection.
    We work remotely and asynchronously.
    Office: none.
    We have never had an office.
  `),
)("%s says the job is remote", (sentence) => {
  expect(read(sentence).verdict).toBe("remote");
});

test.each(
  lines(`
    The role is hybrid, with 2 days per week in our London office.
    You must come to the office at least three times a week.
    We work 3 days a week from the office
    Our team works from the office on Tuesdays and Thursdays.
    Workplace type: Hybrid
    Work from home up to 2 days a week
    Télétravail 2 jours par semaine
    Möjlighet till distansarbete
    Du arbetar delvis på distans
    Vi jobbar två dagar i veckan på distans
    Télétravail possible 3j/semaine
    Arbeiten im Homeoffice an 2 Tagen pro Woche
    Hybrides Arbeiten mit bis zu 60% Homeoffice
    Mobiles Arbeiten möglich
    Modalidad híbrida: 3 días en oficina
    Teletrabajo 2 días a la semana
    Thuiswerken 2 dagen per week
    Ability to work in a hybrid environment
    This position allows for hybrid work after 90 days
    Must reside within commuting distance of Denver, CO
    Minimum 2 days/week in office
    4 days onsite, 1 day remote
    Flexible hybrid work schedule
    Mondays and Thursdays are office days.
    You split your week between home and our Dublin studio.
    We ask everyone to be in Manchester twice a week.
    Remote-friendly: you come in on Tuesdays.
    Expect to spend about 40% of your time in our Toronto office.
    Flexible: up to 60% of your hours from home.
    Hybrid work environment: remote and office
    Hybrid working (office/home)
  `),
)("%s says the job is hybrid", (sentence) => {
  expect(read(sentence).verdict).toBe("hybrid");
});

test.each(
  lines(`
    This is an on-site role in Berlin.
    Remote work is not available for this position.
    This position is not eligible for remote work.
    Sorry, no remote.
    Location: New York, NY (Onsite)
    Office-based in Manchester
    This is an office-based role
    In-office 5 days a week
    Must be able to work onsite in Boston, MA.
    Remote during onboarding, then on-site
    The position is remote for now but will transition to the office
    Poste basé à Lyon, présentiel obligatoire
    Pas de télétravail possible
    Kein Homeoffice möglich
    Det går inte att arbeta på distans
    Vor Ort in München
    Puesto presencial en Madrid
    Praca stacjonarna
    On-site required
    Onsite only
    No WFH
    Remote work eligible: No
    Work Location: In person
    Work Location: One location
    Ability to commute/relocate: Chicago, IL: Reliably commute or planning to relocate before starting work (Required)
    This is not a hybrid role; you will work on-site every day.
    This isn't a remote job.
    not a work from home position
    Fully in-office role
    We do not offer remote work
    We don't currently support remote employees
    relocation to Lisbon is required
    Please don't apply if you're looking for remote work.
    This is a bench role in our lab; you cannot do it from home.
    Although most of our jobs are remote, this one isn't.
    You'll relocate to Tallinn within two months; until then you work remotely.
    Remote work is only possible in exceptional cases.
    We're an in-person team.
    The team sits together in Ghent.
    You work on site in the warehouse, reporting to a remote manager.
    Two weeks on and two weeks off at a remote mine.
    This position will return to the office in January.
    Lessons take place at our school in Hove.
  `),
)("%s says the job is on site", (sentence) => {
  expect(read(sentence).verdict).toBe("onsite");
});

test.each(
  lines(`
    Remote-first company with optional co-working hubs
    Occasional travel to our HQ (2-3 times per year).
    Work from anywhere for up to 4 weeks a year
    Home office stipend of $500
    Hybrid electric vehicle engineer
    Remote sensing scientist
    Manage a remote team of 10 engineers
    In-person meetings with clients
    On-site interviews
    Remote friendly
    We help with relocation
    Remote nursing supervisor experience
    Experience with remote desktop tools
    travel to remote sites
    The office is dog friendly
    Summer Fridays and remote work options
    Our customers are people who work from home.
    We work from home on Fridays
    There is no office politics here.
    You meet customers twice a week.
    The team works from the office or from home.
  `),
)("%s says nothing about where the job is done", (sentence) => {
  expect(read(sentence).verdict).toBe("unknown");
});

test("returns the deciding sentence as evidence", () => {
  expect(read("We bake bread. This is a fully remote role. Apply soon.").evidence).toBe("This is a fully remote role.");
});

test("trusts a denial in the text over the source's flag", () => {
  const workplace = { value: "remote", evidence: "workplaceType: remote" } as const;
  expect(read("Please note that this is not a remote position.", { workplace })).toEqual({
    verdict: "onsite",
    evidence: "Please note that this is not a remote position.",
  });
});

test("trusts days in the office over a board of remote jobs", () => {
  const workplace = { value: "always", evidence: "remote-only board" } as const;
  expect(read("You join the team in our office two days a week.", { workplace }).verdict).toBe("hybrid");
  expect(read("You bake bread.", { workplace }).verdict).toBe("remote");
});

test("keeps the source's hybrid flag when the text praises remote work", () => {
  const workplace = { value: "hybrid", evidence: "workplace: hybrid" } as const;
  expect(read("We are remote-first. This role is remote.", { workplace })).toEqual({
    verdict: "hybrid",
    evidence: "workplace: hybrid",
  });
});

test("reads remote from a title, location, tag or hashtag", () => {
  expect(read("", { title: "Baker (Remote)" }).verdict).toBe("remote");
  expect(read("", { locations: ["Remote - Canada"] }).verdict).toBe("remote");
  expect(read("", { tags: ["remote"] }).verdict).toBe("remote");
  expect(read("Bread. #LI-Remote").verdict).toBe("remote");
  expect(read("Bread. #LI-Hybrid", { locations: ["Remote"] }).verdict).toBe("hybrid");
});

test("ignores a perk among the benefits", () => {
  expect(
    read("<h3>Benefits</h3><ul><li>Work remotely on Fridays</li><li>Commuter allowance (in-office only)</li></ul>")
      .verdict,
  ).toBe("unknown");
});

test("returns unknown, without evidence, for a posting that says nothing", () => {
  expect(read("You bake bread in a town by the sea.")).toEqual({ verdict: "unknown", evidence: "" });
});

test.each([
  ["Remote, US", "remote"],
  ["Berlin (Remote possible)", "hybrid"],
  ["Hybrid - London", "hybrid"],
  ["Homeoffice (60 %)", "hybrid"],
  ["Remote optional", "hybrid"],
  ["Bremen, 2 Tage Homeoffice", "hybrid"],
  ["Engineer 80-100% Remote", "remote"],
  ["Remote (100%)", "remote"],
  ["On-site, Lyon", "onsite"],
  ["Remote Sensing Analyst", null],
  ["Hybrid Cloud Engineer", null],
  ["Lisbon", null],
])("the field %s says %s", (field, mode) => {
  expect(modeOfField(field)).toBe(mode);
});

test.each(
  lines(`
    We are currently hiring a remote engineer to work anywhere in Canada.
    This isn't your average work-from-home job: we are a fully remote company.
    This position is fully remote, with up to 30% on-site travel to customers.
    A limited number of roles remain office-based. This is a remote position.
    You are welcome to work remotely as long as your time zone overlaps with ours.
    We have no physical office, and everyone works where they like.
    This role could be hybrid, home-based or on site.
    Remote, 20% travel
    The role can sit in our Leeds office, but we are open to distributed working in the UK. This role is remote.
    Fully remote. In-person team retreats happen twice a year.
    This is a remote role. We are unable to offer remote work to residents of Alaska and Hawaii.
    This is a remote role. For candidates near Denver, a hybrid setup is an option.
    This is a remote role. Once a quarter we meet at our Ghent office for three days.
    This is a remote role. You can join us in the office two days a week if you happen to live in Ghent.
    This is a remote role. You design hybrid working tools.
    This is a remote role. Our office hours are Monday to Thursday.
    This is a remote role. We meet at our headquarters every second year.
    This is a remote role. You travel to customers two days a month.
  `),
)("%s doesn't lose a remote job by one sentence", (text) => {
  expect(read(text).verdict).toBe("remote");
});

test.each(
  lines(`
    We currently have 40 remote employees in nine countries.
    Choose methods, whether agile, waterfall or hybrid workflows.
    Our hybrid environments span two data centres and a public cloud.
    This is a hybrid role combining sales and account management.
    Staff work at a branch or a remote worksite.
    Some duties can be performed remotely.
    Our benefits depend on your way of work: remote, hybrid or on-site.
    Learn more about our hybrid working model and benefits here.
    You may be asked to join in-person customer meetings.
  `),
)("%s says nothing about this job's place", (text) => {
  expect(read(text).verdict).toBe("unknown");
});

test.each(
  lines(`
    Remote (2 days per week in our Bristol office)
    Remote role, two days a week in Leeds.
    You visit members in their homes 3 to 4 days per week.
    Telework up to four days per pay period.
    Eligible for telework, 6 days per fortnight.
    You will work from home for half of the time.
    Work from home (60% of the time)
    We meet every Wednesday in the Manchester office.
    You live within 50 miles of one of our hubs.
    Our team keeps anchor days for planning.
    You will be on the road three days a week.
    We expect you in the studio from Tuesday to Thursday.
    You come to our Utrecht office for team days, at least every other day.
    Office attendance is expected: you are present in the office most days.
    Most of the week you'll be at the client's premises in Zurich.
    We require attendance at our Boston office on a weekly basis.
    You must be able to get to our London office within an hour.
    Remote work is possible after a six-month period in the office.
    One week per month remote, the rest in the office.
    Every second week is spent at our headquarters in Turin.
    In-office presence is required Monday through Wednesday.
    Evening shifts can be done from home, day shifts are in the call centre.
    You work at our customers' sites across Ohio four days a week.
    Remote working considered on a case-by-case basis.
  `),
)("%s is remote in name only", (text) => {
  expect(read(`This job is called remote-friendly. ${text}`).verdict).toBe("hybrid");
});
