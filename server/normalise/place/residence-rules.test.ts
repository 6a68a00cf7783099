import { describe, expect, test } from "vitest";
import { lines } from "#test/lines.ts";
import { readLocation } from "#test/normalise/read-location.ts";

/** Parts of sentences, from which the tests compose wordings that nobody listed. */
const places = [
  { name: "Texas", reading: "United States (Texas)" },
  { name: "Ohio or Florida", reading: "United States (Florida, Ohio)" },
];
const people = ["candidates", "individuals", "employees"];
const residence = ["residing in", "based in", "who live in", "located in", "who are based in"];
const rules: ((where: string, people: string) => string)[] = [
  (where, who) => `We are hiring ${who} ${where}.`,
  (where, who) => `This role is open to ${who} ${where}.`,
  (where, who) => `We only consider ${who} ${where}.`,
  (where, who) => `Only ${who} ${where} will be considered.`,
  (where, who) => `The position is limited to ${who} ${where}, and pays well.`,
];
const notices: ((where: string, people: string) => string)[] = [
  (where, who) => `For ${who} ${where}, please read our privacy notice.`,
  (where, who) => `The pay range for ${who} ${where} is $90,000 to $120,000.`,
  (where, who) => `This range applies only to ${who} ${where}.`,
  (where, who) => `${who[0]?.toUpperCase()}${who.slice(1)} ${where} receive an extra day of paid leave.`,
  (where, who) => `${who[0]?.toUpperCase()}${who.slice(1)} ${where} may be eligible for a premium.`,
  (where, who) => `The ordinance gives rights to ${who} ${where}.`,
  (where, who) => `Preference will be given to ${who} ${where}.`,
  (where, who) => `Our platform serves ${who} ${where}.`,
];
const obligations = [
  "must live in",
  "must be based in",
  "should reside in",
  "need to be located in",
  "are required to reside in",
];
const others = ["Our customers", "Our offices", "The company's stores", "Our clients", "Our colleagues"];

describe("a place restricts a job only if the sentence is about the person hired", () => {
  test.each(residence)("people %s a place restrict it as the object of hiring, but not in a notice", (verb) => {
    for (const { name, reading } of places)
      for (const who of people) {
        const where = `${verb} ${name}`;
        for (const rule of rules)
          expect(readLocation(rule(where, who), "United States"), rule(where, who)).toBe(reading);
        for (const notice of notices)
          expect(readLocation(notice(where, who), "United States"), notice(where, who)).toBe("United States");
      }
  });

  test.each(obligations)("'%s' restricts the place only when its subject is the person hired", (verb) => {
    for (const { name, reading } of places) {
      for (const who of ["You", "Candidates", "The successful applicant", "To work with us you"])
        expect(readLocation(`${who} ${verb} ${name}.`, "United States")).toBe(reading);
    }
  });

  test.each(["live in", "are based in", "reside in", "are located in"])(
    "an if-clause with %s doesn't restrict who is hired",
    (verb) => {
      for (const { name } of places)
        expect(readLocation(`If you ${verb} ${name}, you may ask for a copy of our policy.`, "United States")).toBe(
          "United States",
        );
    },
  );

  test.each(others)("where %s are based doesn't restrict where you live", (who) => {
    for (const verb of ["are based in", "are located in", "live in"])
      for (const { name } of places)
        expect(readLocation(`${who} ${verb} ${name}.`, "United States")).toBe("United States");
  });
});

test.each([
  ["Wer in Bayern oder in der Schweiz arbeitet, erhält zusätzliche Urlaubstage.", "Europe"],
  ["Du musst deinen Wohnsitz in Österreich haben.", "Austria"],
  ["Pour les candidats résidant en Belgique, la fourchette de salaire est de 40 à 50 k€.", "Europe"],
  ["Vous devez résider en Belgique.", "Belgium"],
  ["Debes residir en España.", "Spain"],
  ["El rango salarial para candidatos que residen en España es de 40.000 €.", "Europe"],
  ["Você deve residir em Portugal.", "Portugal"],
  ["Je moet woonachtig zijn in Nederland.", "Netherlands"],
  ["Werknemers in Nederland ontvangen 30 vakantiedagen.", "Europe"],
  ["Devi risiedere in Italia.", "Italy"],
  ["Du ska vara bosatt i Sverige.", "Sweden"],
  ["Du skal være bosat i Danmark.", "Denmark"],
])("%s", (sentence, reading) => {
  expect(readLocation(sentence, "Europe")).toBe(reading);
});

test.each(
  lines(`
    Licensed therapists who hold an LCSW license in Nevada get a bonus.
    This role is open to candidates anywhere in the U.S., provided they hold an active license in Nevada.
    We are a Nevada-based company with a distributed team.
    Based in Nevada, we build software for farmers.
    Our founders live in Nevada and Utah.
    He works remotely in Nevada and will be your manager.
    You may visit our office in Nevada once a year.
    Residents of all 50 states and D.C. are welcome to apply.
    You will support customers located in Nevada and Utah.
    We hire in many places, such as Nevada or Utah.
    We would gladly hire in Nevada, Utah or wherever you are.
    Candidates in the Nevada time zone are ideal.
    Please note that our US headquarters are located in Nevada.
  `),
)("%s", (sentence) => {
  expect(readLocation(sentence, "United States")).toBe("United States");
});

test("reads every place of a list, and never narrows the list", () => {
  expect(readLocation("This position can be based in Denver, Austin, or San Francisco.", "United States")).toBe(
    "United States (California, Colorado, Texas)",
  );
  expect(readLocation("You must be based in the US (ET) or Europe.", "Worldwide")).toBe("Europe, United States");
  expect(readLocation("Must live in Alabama, Georgia, Indiana or Ohio.", "United States")).toBe(
    "United States (Alabama, Georgia, Indiana, Ohio)",
  );
});

test.each(
  lines(`
    Location: Remote - US or EU
    Headquarters: Remote - Texas
    This position is remote with a hybrid option for those in the New York City metropolitan area.
    Based in Colorado, Hawaii or Washington D.C. : $188,240.00-$253,300.00.
    You must live within the continental United States (+ Hawaii) to apply.
  `),
)("%s doesn't narrow the United States", (sentence) => {
  expect(readLocation(sentence, "United States")).toBe("United States");
});

test("Washington, DC is the capital and not the state", () => {
  const sentence = "Candidates must reside in the Washington, DC, Metropolitan Area.";
  expect(readLocation(sentence, "United States")).toBe("United States (District of Columbia)");
});
