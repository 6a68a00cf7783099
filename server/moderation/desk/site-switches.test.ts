import { expect, test } from "vitest";
import { CAPABILITIES } from "#contract/values/capabilities.ts";
import { siteSwitches, type SwitchSettings } from "./site-switches.ts";

const plain: SwitchSettings = {
  comingSoon: [],
  openSearch: false,
  dataset: true,
  boards: "starter",
  searchEngines: {},
};
const names = (settings: SwitchSettings, isOn: boolean) =>
  siteSwitches(settings)
    .filter((each) => each.isOn === isOn)
    .map(({ name }) => name);

test("names what is held back, and the setting that holds it back", () => {
  const switches = siteSwitches({ ...plain, comingSoon: ["referrals"] });
  const referrals = switches.find(({ name }) => name === "Referrals");
  expect(referrals).toMatchObject({ isOn: false, setting: "Remove referrals from COMING_SOON and restart." });
  expect(switches.filter(({ isOn, setting }) => isOn && setting.includes("COMING_SOON"))).toHaveLength(
    CAPABILITIES.length - 1,
  );
});

test("says which switches are on", () => {
  expect(names(plain, false)).toEqual(["Search for visitors", "Mail", "Search engines"]);
  const full = { ...plain, openSearch: true, smtpUrl: "smtps://u:secret@mail.example", searchEngines: { google: {} } };
  expect(names(full, false)).toEqual([]);
  expect(JSON.stringify(siteSwitches(full))).not.toContain("secret");
});
