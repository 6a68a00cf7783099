import { describe, expect, test } from "vitest";
import { lines } from "#test/lines.ts";
import { readRemote } from "./remote.ts";
import { prepareText } from "./text/prepared-text.ts";

const isRemote = (text: string, language: string) =>
  readRemote({
    title: "",
    locations: [],
    tags: [],
    workplace: undefined,
    prepared: prepareText(`<p>${text}</p>`),
    language,
  }).verdict === "remote";

const byLanguage = (text: string) => lines(text).map((line) => [line.slice(0, 2), line.slice(3)] as const);

describe("a sentence implies that the job is remote", () => {
  test.each(
    byLanguage(`
      en We got rid of our headquarters years ago.
      en The foundation has no offices.
      en You'll never have to commute again.
      en Nobody expects you to set foot in an office.
      en Seminars are held entirely online.
      en We meet twice a year in a castle and otherwise by video.
      en Our dispersed team sees one another over Zoom and, each spring, at a lake.
      en It makes no difference where you sit.
      en Which town you live in doesn't matter.
      en Our interpreters take calls from their own living rooms.
      en The postholder performs all duties from their home address.
      en Your spare room becomes your office.
      en Your commute is the walk from the kettle to the kitchen table.
      en All of us live in different counties.
      en The landlord was given the keys back and nobody misses the place.
      en Any view will do, as long as the broadband holds.
      en As a home-based adviser you take calls all day.
      de Unsere Firma kommt ohne Büro aus.
      de Eine Anwesenheitspflicht gibt es nicht.
      de Ins Callcenter musst du niemals.
      de Unterricht findet ausschließlich online statt.
      de Unser über ganz Österreich verstreutes Team trifft sich einmal im Jahr.
      de Ob du dich aus Kiel oder Konstanz einloggst, ist uns gleich.
      de Der Arbeitsort bleibt Ihnen überlassen.
      de Sie telefonieren vom heimischen PC aus.
      it Telelavoro a tempo pieno.
      es El servicio se presta en modalidad de teletrabajo.
      nl De docenten geven hun lessen in hun eigen huis.
      de Dein Wohnzimmer wird zum Büro.
      de Du berätst vom heimischen Schreibtisch aus.
      de Wir sitzen alle woanders.
      de Hauptsache, das WLAN ist stabil.
      fr Chacun habite ailleurs et nous échangeons en visio.
      fr Aucune présence physique n'est exigée.
      fr Vous n'aurez jamais à venir dans nos locaux.
      fr Nous avons rendu nos bureaux.
      fr Équipe dispersée, nous échangeons par écrit et en visio.
      fr Les séances ont lieu uniquement en ligne.
      fr L'endroit d'où vous travaillez nous est égal.
      es Con tal de que haya buena conexión, tú decides.
      es Nadie tiene que venir a la oficina.
      es No hay presencialidad.
      es Equipo desperdigado por el país: nos vemos por videollamada.
      es Las tutorías son exclusivamente por videoconferencia.
      es Tu cocina es tu despacho.
      pt Não é preciso ir ao escritório.
      pt Time espalhado pelo país, que se encontra uma vez por ano.
      pt As aulas são exclusivamente on-line.
      pt Fechamos o escritório em 2021.
      it Non sono previsti rientri in azienda.
      it Squadra dispersa, ci sentiamo in video.
      it Le consulenze avvengono esclusivamente online.
      nl Je hoeft nooit naar kantoor.
      nl Het team woont verspreid en ziet elkaar online.
      nl Alle colleges zijn uitsluitend online.
      pl Nikt nie przyjeżdża, nie ma obowiązku przychodzenia do biura.
      pl Zajęcia odbywają się wyłącznie online.
      pl Zespół jest rozsiany po kraju, spotykamy się raz w roku.
      sv Du slipper pendla.
      sv Teamet är utspritt och möts på skärm.
      da Du skal aldrig møde på kontoret.
      da Holdet bor spredt og mødes på nettet.
      no Du trenger aldri å møte på kontoret.
      no Hvor i landet du bor, har ingen betydning.
      fi Sinun ei tarvitse tulla toimistolle.
      fi Tiimi on hajautettu ja tapaamme verkossa.
      cs Nemusíte dojíždět do kanceláře.
      cs Tým je roztroušený a vídáme se online.
      ja 働く場所はお任せします。
      ja 出社義務はありません。
      ja お住まいの地域は問いません。
    `),
  )("%s: %s", (language, text) => {
    expect(isRemote(text, language)).toBe(true);
  });
});

describe("a sentence implies nothing", () => {
  test.each(
    byLanguage(`
      en There are no office politics here.
      en There is no office dog.
      en Coordinate registration for all virtual events.
      de Du leitest aus Ulm ein Team, das remote arbeitet.
      fr Vous encadrez une équipe qui travaille à distance.
      nl Je stuurt mensen aan die op afstand werken.
      es Se permite teletrabajar en ocasiones.
      pt O trabalho remoto é permitido.
      de Mobiles Arbeiten ist gestattet.
      en We closed our office on Christmas Day.
      en You never have to come in on weekends.
      en Our teams are spread across three offices and meet every year.
      en It makes no difference where you are in your career.
      en Where you come from doesn't matter.
      en Carers help people in their own homes.
      en You drive from your home to customers.
      en Some of the calls can be taken from your own home.
      en Once trained, you may work from your own living room.
      en Lessons take place at the school, staff meetings are held online.
      en If you visit nearby, you can work from the office for as long as you need.
      en Campus has no swimming pool.
      en We improve the lives of patients no matter where they live.
      en You drive from home to customers in Kent.
      it Parti da casa e visiti i clienti.
      es Modalidad de teletrabajo por dos quintas partes de la jornada.
      de Zwei Fünftel der Arbeitszeit sind im Homeoffice möglich.
      fr La moitié du temps se fait en télétravail.
      en You can work from home one week in three.
      pt Esta vaga não pode ser exercida em home office.
      en You sell only online courses.
      en Our shop exists only online.
      de Für Sie gibt es keine Büroarbeit.
      de Freitags müssen Sie nicht ins Büro.
      de Ob du aus dem Handel oder der Pflege kommst, spielt keine Rolle.
      de Unsere Teams sind über fünf Standorte verteilt und treffen sich einmal im Jahr.
      fr Le vendredi, pas besoin de venir au bureau.
      fr Nos agences sont réparties dans tout le pays.
      es Nuestras tiendas están repartidas por toda España.
      pt As lojas estão espalhadas pelo Brasil.
      it Le nostre sedi sono sparse in tutta Italia.
      nl Onze winkels liggen verspreid over het land.
      pl Nasze sklepy są rozsiane po całej Polsce.
      sv Våra butiker är spridda över landet.
      da Vores butikker ligger spredt i landet.
      no Butikkene våre ligger spredt i landet.
      fi Myymälämme ovat hajallaan ympäri maata.
      cs Naše prodejny jsou roztroušené po republice.
      ja お客様のご自宅から集荷します。
    `),
  )("%s: %s", (language, text) => {
    expect(isRemote(text, language)).toBe(false);
  });
});
