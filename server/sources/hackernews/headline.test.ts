import { describe, expect, it } from "vitest";
import { headlineOf } from "./headline.ts";

describe("the first line of a comment", () => {
  it.each([
    [
      "Millrace | Senior Backend Engineer | Remote (EMEA) | Full-time | €80k-€95k<p>We grind data.",
      {
        company: "Millrace",
        role: "Senior Backend Engineer",
        places: ["Remote (EMEA)"],
        terms: "Full-time",
        pay: "€80k-€95k",
        workplace: "remote",
      },
    ],
    [
      "Oak &amp; Iron (https:&#x2F;&#x2F;oakiron.example) | Data Scientist | Berlin | ONSITE",
      { company: "Oak & Iron", role: "Data Scientist", places: ["Berlin", "ONSITE"], workplace: "onsite" },
    ],
    [
      "Tallow – Product Designer – Hybrid or Remote – Lisbon",
      { company: "Tallow", role: "Product Designer", places: ["Hybrid or Remote", "Lisbon"], workplace: null },
    ],
    ["Fenwick | Founding Engineer | New York | Onsite only, no remote", { workplace: "onsite" }],
  ])("%s", (comment, parts) => {
    expect(headlineOf(comment)).toMatchObject(parts);
  });

  it.each(["Is anybody else tired of this?", "Millrace | Amsterdam | Visa", "", "We are hiring engineers!<p>Remote"])(
    "is no offer: %s",
    (comment) => {
      expect(headlineOf(comment)).toBeNull();
    },
  );
});
