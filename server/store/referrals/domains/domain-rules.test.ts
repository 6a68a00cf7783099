import { describe, expect, test } from "vitest";
import type { DomainEvidence, DomainVoice } from "./company-domains.ts";
import { judgeDomain } from "./domain-rules.ts";

const company = (name: string) => ({ id: name, name, slug: name.toLowerCase() });
const says = (word: DomainVoice["word"], name: string): DomainVoice => ({ word, company: company(name) });
const judge = (domain: string, voices: DomainVoice[], more: Partial<DomainEvidence> = {}) => {
  const { company: found, rule } = judgeDomain(domain, { withdrawn: false, contested: false, voices, ...more });
  return [found?.name ?? null, rule];
};

describe("where a company's domain comes from", () => {
  test.each([
    ["an operator's word decides", [says("operator", "Acme")], ["Acme", "operator"]],
    ["an employer's proof decides", [says("employer", "Acme")], ["Acme", "employer"]],
    ["trusted boards of two sources decide", [says("boards", "Acme")], ["Acme", "boards"]],
    ["boards of one source don't", [says("one-board", "Acme")], [null, "one-board"]],
    ["nobody's word is no proof", [], [null, "unknown"]],
    [
      "an operator's word is stronger than what boards say of another company",
      [says("boards", "Borealis"), says("operator", "Acme")],
      ["Acme", "operator"],
    ],
    [
      "an employer's proof is stronger than what boards say of another company",
      [says("boards", "Borealis"), says("employer", "Acme")],
      ["Acme", "employer"],
    ],
    [
      "one board more doesn't disturb two sources",
      [says("boards", "Acme"), says("one-board", "Borealis")],
      ["Acme", "boards"],
    ],
  ] as const)("%s", (_, voices, expected) => {
    expect(judge("acme.com", [...voices])).toEqual(expected);
  });
});

describe("two claim it", () => {
  test("boards that name it for two companies prove nothing", () => {
    expect(judge("acme.com", [says("boards", "Acme"), says("boards", "Borealis")])).toEqual([null, "contested"]);
  });
  test("a second employer's proof stops the first one's", () => {
    expect(judge("acme.com", [says("employer", "Acme")], { contested: true })).toEqual([null, "contested"]);
  });
  test("a withdrawn domain proves nothing, even if others name it", () => {
    expect(judge("acme.com", [says("boards", "Borealis")], { withdrawn: true })).toEqual([null, "withdrawn"]);
  });
});

describe("free mail", () => {
  test.each(["gmail.com", "proton.me", "yahoo.co.jp", "t-online.de", "qq.com"])(
    "%s proves nothing, even on an operator's or its owner's word",
    (domain) => {
      expect(judge(domain, [says("operator", "Mail Company")])).toEqual([null, "free-mail"]);
      expect(judge(domain, [says("employer", "Mail Company")])).toEqual([null, "free-mail"]);
    },
  );
  test.each(["google.com", "yahooinc.com", "telekom.de", "tencent.com"])(
    "%s, which only its staff have, can be proved",
    (domain) => {
      expect(judge(domain, [says("operator", "Mail Company")])).toEqual(["Mail Company", "operator"]);
    },
  );
});

describe("shared hosts", () => {
  test.each(["acme.github.io", "acme.blogspot.com", "acme.herokuapp.com"])("%s proves nothing", (domain) => {
    expect(judge(domain, [says("operator", "Acme")])).toEqual([null, "shared-host"]);
  });
  test("github.com isn't such a host", () => {
    expect(judge("github.com", [says("operator", "GitHub")])).toEqual(["GitHub", "operator"]);
  });
});

describe("universities", () => {
  test.each(["stanford.edu", "cs.stanford.edu", "ox.ac.uk", "unimelb.edu.au"])(
    "%s proves nothing by boards or the university's own proof",
    (domain) => {
      expect(judge(domain, [says("boards", "University")])).toEqual([null, "university"]);
      expect(judge(domain, [says("employer", "University")])).toEqual([null, "university"]);
    },
  );
  test("an operator can add a host of staff", () => {
    expect(judge("staff.ox.ac.uk", [says("operator", "University")])).toEqual(["University", "operator"]);
  });
  test.each(["education.com", "academia.io", "edu.tech"])("%s isn't a university's domain", (domain) => {
    expect(judge(domain, [says("boards", "Acme")])).toEqual(["Acme", "boards"]);
  });
});

describe("sub-brands and agencies", () => {
  test("a brand that shares its parent's domain gets nothing by it once the parent has proved it", () => {
    const voices = [says("employer", "Parent"), says("boards", "Brand")];
    expect(judge("parent.com", voices)).toEqual(["Parent", "employer"]);
  });
  test("a brand with a domain of its own is a company of its own", () => {
    expect(judge("brand.com", [says("boards", "Brand")])).toEqual(["Brand", "boards"]);
  });
});
