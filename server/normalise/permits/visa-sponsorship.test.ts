import fc from "fast-check";
import { expect, test } from "vitest";
import { prepareText } from "../text/prepared-text.ts";
import { readVisaSponsorship } from "./visa-sponsorship.ts";

const read = (body: string) => readVisaSponsorship({ prepared: prepareText(body) });

const OFFERED = [
  "We sponsor visas and work permits.",
  "Visa sponsorship is available for this role.",
  "We do sponsor visas!",
  "We offer visa sponsorship and help with relocation.",
  "Visa sponsorship: yes",
  "We are happy to sponsor H-1B visas for the right person.",
  "Acme can sponsor skilled worker visas in the United Kingdom.",
  "Visa-Sponsoring ist möglich.",
  "Viisumituki: kyllä",
  "Visumsponsing tilbys",
  "Visumsponsring erbjuds",
  "Nous sponsorisons les visas de travail.",
  "Ofrecemos patrocinio de visado.",
  "Oferecemos patrocínio de visto.",
  "We are looking for bakers who live in Belgium already and can help with work permits.",
];
const REFUSED = [
  "Viisumisponsorointi: ei",
  "Visumsponsing: nei",
  "We are unable to sponsor visas at this time.",
  "We're not able to provide visa sponsorship for this position.",
  "Please note that we do not sponsor or take over sponsorship of an employment visa.",
  "No visa sponsorship.",
  "No relocation or visa sponsorship is available for this position.",
  "Sponsorship is not available for this opportunity.",
  "You must be authorised to work in the UK without sponsorship now or in the future.",
  "Candidates must be legally authorized to work in the U.S. without the need for current or future company sponsorship.",
  "Candidates requiring visa sponsorship, either now or in the future, are not eligible for hire.",
  "Applicants must not require visa sponsorship.",
  "This position is not eligible for immigration sponsorship.",
  "Wir können leider kein Visa-Sponsoring anbieten.",
  "Nous ne proposons pas de sponsoring de visa.",
  "No ofrecemos patrocinio de visado.",
  "Não oferecemos patrocínio de visto.",
  "You must be allowed to work in Ireland, as the bakery will not pursue visa sponsorship.",
  "The mill does not process or initiate employment visa sponsorships.",
];
const SILENT = [
  "Will you now or in the future require visa sponsorship?",
  "Do you need sponsorship for a work visa?",
  "Please indicate whether you require visa sponsorship.",
  "Are you legally authorized to work in the United States without sponsorship",
  "You must be authorised to work in Germany.",
  "Visa sponsorship may be available for exceptional candidates.",
  "We consider visa sponsorship on a case-by-case basis.",
  "We aren't able to sponsor visas for every role.",
  "No visa sponsorship required: work from the country you live in.",
  "We sponsor conferences and open-source projects.",
  "You will own brand sponsorship and event partnerships.",
  "Executive sponsorship of the programme is not yet decided.",
  "Ability to obtain a clearance with our sponsorship.",
  "Experience in clinical trials without sponsorship from industry.",
  "Build payment systems for Visa and Mastercard.",
  "We are a payment firm and can support transactions of Visa.",
  "We don't seek sponsorship from local firms for our fair.",
  "Sponsored health insurance for you and your family.",
];

test("reads a whole sentence in bold, which looks like a heading", () => {
  const sentence = "Please note that we cannot sponsor visas for this role.";
  expect(read(`<p><strong>${sentence}</strong></p><p>There are five steps.</p>`).value).toBe("no");
});

test.each(OFFERED)("reads an offer: %s", (sentence) => {
  expect(read(`<p>${sentence}</p>`)).toEqual({ value: "yes", evidence: sentence });
});

test.each(REFUSED)("reads a refusal: %s", (sentence) => {
  expect(read(`<p>${sentence}</p>`)).toEqual({ value: "no", evidence: sentence });
});

test.each(SILENT)("reads nothing from: %s", (sentence) => {
  expect(read(`<p>${sentence}</p>`)).toEqual({ value: null, evidence: "" });
});

test("reads the employer's own question with its answer", () => {
  expect(read("<p>Do you sponsor visas? Yes, we do.</p>").value).toBe("yes");
  expect(read("<p>Do you offer visa sponsorship? No.</p>").value).toBe("no");
});

test("reads a benefit that is only named, unless a sentence says otherwise", () => {
  const benefits = "<h3>Benefits</h3><ul><li>Visa sponsorship and relocation</li></ul>";
  expect(read(benefits)).toEqual({ value: "yes", evidence: "Visa sponsorship and relocation" });
  expect(read(`${benefits}<p>We cannot sponsor visas for this role.</p>`).value).toBe("no");
  expect(read("<h3>Requirements</h3><ul><li>Visa sponsorship and relocation</li></ul>").value).toBeNull();
});

test("reads nothing where sentences contradict each other", () => {
  expect(read("<p>We sponsor visas. We are unable to sponsor visas for this role.</p>").value).toBeNull();
});

test("quotes one sentence of the text for every value, whatever stands around it", () => {
  const sentences = fc.constantFrom(...OFFERED, ...REFUSED, ...SILENT, "We build boats.", "The team is small.");
  fc.assert(
    fc.property(fc.array(sentences, { maxLength: 6 }), (body) => {
      const { value, evidence } = read(body.map((sentence) => `<p>${sentence}</p>`).join(""));
      const values = new Set(
        body.flatMap((each) => (OFFERED.includes(each) ? "yes" : REFUSED.includes(each) ? "no" : [])),
      );
      expect(value).toBe(values.size === 1 ? [...values][0] : null);
      expect(value === null ? evidence === "" : body.includes(evidence)).toBe(true);
    }),
  );
});
