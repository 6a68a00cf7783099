import { describe, expect, test } from "vitest";
import { lines } from "#test/lines.ts";
import { prepareText } from "#normalise/text/prepared-text.ts";
import { readEligibility } from "./eligibility.ts";

function scopeOf(line: string, around: readonly string[] = []): string {
  const [language, text] = [line.slice(0, 2), line.slice(3)];
  const body = [...around, text].map((sentence) => `<p>${sentence}</p>`).join("");
  const prepared = prepareText(body);
  const fields = { title: "Editor", locations: ["Remote"], eligibleLocations: [], timeZones: [] };
  return readEligibility({ ...fields, prepared, language }).scope;
}

const SAID = lines(`
  en You can live in any country.
  en Work from wherever you like in the world.
  en We hire in every country.
  en Location doesn't matter: we hire globally.
  en Fully remote, anywhere on the planet.
  en Candidates from all countries are welcome to apply.
  en It doesn't matter which country you live in.
  en Remote, worldwide.
  en We don't care where in the world you are.
  en Open to applicants from all over the world.
  en Where you live is up to you, in any country and any time zone.
  en This job is open worldwide.
  en Location: anywhere
  en We hire people in all countries.
  en You can do this job from any place on earth.
  de Du kannst weltweit arbeiten, egal in welchem Land.
  de Ob Lissabon, Lagos oder Lima: Du arbeitest, wo du willst, auch im Ausland.
  de Wir stellen weltweit ein.
  de In welchem Land du lebst, ist uns egal.
  de Du arbeitest von überall auf der Welt.
  de Arbeitsort: weltweit
  de Remote aus jedem Land möglich
  fr Vous pouvez travailler depuis n'importe quel pays.
  fr Poste ouvert au monde entier.
  fr Peu importe le pays où vous vivez.
  fr Télétravail depuis le monde entier
  fr Nous recrutons partout dans le monde.
  fr Où que vous soyez dans le monde, vous pouvez postuler.
  es Puedes vivir en cualquier país.
  es Contratamos en todo el mundo.
  es Da igual en qué país vivas.
  es Trabajo remoto desde cualquier lugar del mundo
  es Abierto a candidatos de todo el mundo
  es No importa desde qué país trabajes.
  pt Pode trabalhar a partir de qualquer país.
  pt Contratamos no mundo todo.
  pt Você pode morar em qualquer país.
  pt Não importa o país em que você mora.
  pt Remoto, de qualquer lugar do mundo
  pt Aceitamos candidatos do mundo inteiro.
  it Puoi lavorare da qualsiasi parte del mondo.
  it Assumiamo in tutto il mondo.
  it Non importa in quale Paese vivi.
  nl Je mag overal ter wereld wonen.
  nl In welk land je woont maakt niet uit.
  nl We nemen wereldwijd mensen aan.
  nl Werk vanuit elk land ter wereld.
  pl Pracuj z dowolnego miejsca na świecie.
  pl Zatrudniamy na całym świecie.
  pl Nie ma znaczenia, w jakim kraju mieszkasz.
  sv Du kan bo var som helst i världen.
  sv Vi anställer i hela världen.
  sv Det spelar ingen roll vilket land du bor i.
  da Du kan arbejde fra hele verden.
  da Det er lige meget, hvilket land du bor i.
  da Du kan bo i et hvilket som helst land.
  no Du kan jobbe fra hvor som helst i verden.
  no Det spiller ingen rolle hvilket land du bor i.
  fi Voit työskennellä mistä päin maailmaa tahansa.
  fi Asuinmaallasi ei ole väliä.
  cs Můžete pracovat odkudkoli na světě.
  ja 世界中どこからでも働けます。
  ja 居住国は問いません。
  ja 海外在住の方も応募可能です。国は問いません。
  zh 全球任何地方均可远程工作。
  ko 전 세계 어디서든 근무할 수 있습니다.
  tr Dünyanın her yerinden çalışabilirsiniz.
  ro Poți lucra de oriunde din lume.
  uk Можна працювати з будь-якої країни світу.
`);
const SILENT = lines(`
  en Our customers are in every country.
  en We ship worldwide.
  en We have colleagues in any time zone and country you can think of.
  en Work from anywhere for four weeks a year.
  en You will travel to every country in our region.
  de Wir liefern weltweit.
  de Unsere Kunden kommen aus jedem Land.
  de Vier Wochen im Jahr kannst du weltweit arbeiten.
  fr Nos clients sont partout dans le monde.
  es Vendemos en todo el mundo.
  pt Temos clientes no mundo todo.
  nl Wij leveren wereldwijd.
  pl Nasi klienci są na całym świecie.
  sv Vi säljer i hela världen.
  en We can't hire in every country yet.
`);

describe("the whole world in many languages", () => {
  test.each(SAID)("%s", (line) => {
    expect(scopeOf(line)).toBe("worldwide");
    const others = SILENT.filter((silent) => silent.startsWith(line.slice(0, 2)));
    expect(
      scopeOf(
        line,
        others.map((other) => other.slice(3)),
      ),
    ).toBe("worldwide");
  });
  test.each(SILENT)("%s (says nothing)", (line) => {
    expect(scopeOf(line)).toBe("unstated");
  });
});

test("offers a benefit of some weeks to nobody as the place of the job", () => {
  expect(scopeOf("de Du kannst vier Wochen im Jahr weltweit arbeiten.")).toBe("unstated");
});

test("reads any country of a region as the region", () => {
  expect(scopeOf("es Puedes vivir en cualquier país de Latinoamérica.")).toBe("places");
  expect(scopeOf("pl Możesz mieszkać w dowolnym kraju Unii Europejskiej.")).toBe("places");
});
