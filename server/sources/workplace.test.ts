import { describe, expect, it } from "vitest";
import { mayBeRemote } from "#sources/workplace.ts";

const opening = (title: string, place = "") => ({
  externalId: "1",
  url: "https://brand.example/1",
  title,
  company: {},
  locations: [place],
});

describe("an opening whose list states no workplace", () => {
  it.each([
    ["Engineer (Remote)", ""],
    ["Engineer", "Home based - EMEA"],
    ["Desarrollador remoto", "Madrid"],
    ["Programista – praca zdalna", "Warszawa"],
    ["Développeur", "Télétravail"],
    ["Розробник (віддалено)", "Київ"],
    ["Разработчик", "Удалённо"],
  ])("may be remote: %s, %s", (title, place) => {
    expect(mayBeRemote(opening(title, place))).toBe(true);
  });

  it.each([
    ["Line Cook", "Elko, Nevada"],
    ["Kurier", "Kraków"],
  ])("isn't remote by its title and place: %s, %s", (title, place) => {
    expect(mayBeRemote(opening(title, place))).toBe(false);
  });
});

it("follows the workplace that the list states", () => {
  const evidence = "workplace: onsite";
  expect(mayBeRemote({ ...opening("Remote Sensing Analyst"), workplace: { value: "onsite", evidence } })).toBe(false);
});
