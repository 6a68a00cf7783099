import { expect, test } from "vitest";
import { typeByWording } from "./employment-wording.ts";

test.each([
  ["The post runs until the grant is spent.", "contract"],
  ["Die Stelle läuft bis Sommer 2028.", "contract"],
  ["Le contrat prend fin avec le chantier.", "contract"],
  ["El puesto finaliza con la campaña.", "contract"],
  ["Deze functie loopt tot de verbouwing klaar is.", "contract"],
  ["Umowa kończy się w sierpniu.", "contract"],
  ["Tjänsten upphör när bidraget tar slut.", "contract"],
  ["Ansættelsen udløber til foråret.", "contract"],
  ["Työsuhde päättyy lokakuussa.", "contract"],
  ["Smlouva končí s projektem.", "contract"],
  ["Il contratto scade a marzo.", "contract"],
  ["You'd be filling in for a colleague on sabbatical.", "contract"],
  ["Du vertrittst eine Kollegin im Mutterschutz.", "contract"],
  ["Zastępujesz koleżankę, która wyjechała.", "contract"],
  ["Sostituirai una collega in maternità.", "contract"],
  ["Four mornings, you choose which.", "part-time"],
  ["Nur nachmittags, bitte.", "part-time"],
  ["Deux matinées, au choix.", "part-time"],
  ["Trzy dni w tygodniu, reszta twoja.", "part-time"],
  ["You work 3 days/week, you choose which.", "part-time"],
  ["Tre förmiddagar räcker.", "part-time"],
  ["Quattro mattine, da casa.", "part-time"],
])("%j implies %s", (text, type) => {
  expect(typeByWording(text)).toBe(type);
});

test.each([
  "The job ends at 5 in the afternoon.",
  "El trabajo termina a las cinco.",
  "You fill in for colleagues during the holidays.",
  "Du vertrittst Kolleginnen im Urlaub.",
  "We meet in the office two days a week.",
  "Trzy dni w tygodniu pracujesz zdalnie.",
  "Zwei Tage pro Woche bist du im Büro.",
  "Three days a week we train at the clinic.",
  "Zwei Vormittage bist du im Büro.",
  "Drie avonden bellen klanten ons.",
  "Good morning and welcome.",
  "Praca zdalna na stałe.",
])("%j implies no form", (text) => {
  expect(typeByWording(text)).toBeNull();
});
