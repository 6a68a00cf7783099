import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { REMOTE_WORDS } from "#taxonomy/remote-words.ts";
import { EASTERN_REMOTE_WORDS } from "#taxonomy/remote-words-east.ts";
import { lines } from "#test/lines.ts";
import { readFrame } from "./remote-frames.ts";
import { readRemote } from "./remote.ts";
import { prepareText } from "./text/prepared-text.ts";

const verdictOf = (text: string, language: string) =>
  readRemote({ title: "", locations: [], tags: [], workplace: undefined, prepared: prepareText(text), language })
    .verdict;

const said: Record<string, string> = {
  remote: `
    nl Je werkt volledig vanuit huis.
    nl Deze functie is 100% remote.
    nl Werken kan waar je maar wilt, ook in het buitengebied.
    nl Werklocatie: thuis, ergens in Nederland (remote)
    nl Thuiswerk, heel Nederland
    nl Eens per kwartaal zien we elkaar op kantoor, verder werk je op afstand.
    nl We werken niet alleen volledig remote, we doen dat al tien jaar.
    nl Je werkt op kantoor in Zwolle of volledig op afstand.
    pl Pracujesz w pełni zdalnie.
    pl Oferujemy pracę w 100% zdalną z dowolnego miejsca w Polsce.
    pl Tryb pracy: zdalny
    pl Praca zdalna
    pl Stanowisko jest zdalne, raz w kwartale spotykamy się w biurze w Łodzi.
    pl Praca z biura w Gdyni lub całkowicie zdalnie.
    sv Tjänsten är helt på distans.
    sv Du jobbar hemifrån, var du än bor i landet.
    sv Arbetsform: distans, helt hemifrån
    sv Rollen utförs på distans med en träff i kvartalet på kontoret i Umeå.
    sv Du väljer själv om du arbetar på kontoret eller helt på distans.
    da Stillingen er 100 % hjemmefra.
    da Du arbejder hjemmefra, uanset hvor i landet du bor.
    da Arbejdssted: hjemmekontor
    da Vi mødes én gang i kvartalet på kontoret, ellers arbejder du hjemmefra.
    no Stillingen er fullt remote.
    no Du jobber hjemmefra, uavhengig av bosted.
    no Arbeidssted: hjemmekontor
    no Rollen er stedsuavhengig med samling på kontoret to ganger i året.
    fi Työ tehdään kokonaan etänä.
    fi Tehtävä on täysin etätyötä mistä tahansa Suomesta.
    fi Työmuoto: etätyö
    fi Työskentelet etänä ja tapaamme toimistolla kerran kvartaalissa.
    cs Pracovat budeš plně z domova.
    cs Pozice je 100% remote.
    cs Forma práce: na dálku
    cs Práce na dálku odkudkoli z celé republiky.
    cs Práce z domova, jednou za čtvrtletí se sejdeme v kanceláři.
    it Il lavoro è interamente da remoto.
    it Lavorerai in full smart working.
    it Modalità di lavoro: da remoto
    it Posizione da remoto, con un incontro in sede ogni trimestre.
    it Puoi lavorare da qualsiasi luogo in Italia.
    it Lavori in ufficio a Bari oppure completamente da remoto.
    pt Vaga 100% home office.
    pt Modelo de trabalho: remoto
    pt O trabalho é totalmente remoto, de qualquer lugar do país.
    pt Trabalhamos de forma remota e valorizamos metodologias ágeis e híbridas. A vaga é totalmente remota.
    pt A posição é remota, com encontro anual na sede.
    es El puesto es totalmente en remoto.
    es Modalidad: teletrabajo
    es Trabajarás desde donde quieras.
    es Puesto en remoto con una visita a la oficina al trimestre.
    es Puedes venir a la oficina de Vigo o trabajar íntegramente desde casa.
    fr Vous travaillez entièrement à distance.
    fr Mode de travail : Télétravail (déplacement possible dans les bureaux)
    fr Le poste est en télétravail complet.
    fr Lieu de travail : à distance, depuis toute la France
    fr Mission en remote avec un passage au bureau par trimestre.
    fr Poste au bureau de Nantes ou totalement à distance.
    de Du arbeitest ausschließlich im Homeoffice.
    de Die Tätigkeit erfolgt zu 100 % remote.
    de Arbeitsort: von zu Hause aus
    de Die Stelle ist ortsunabhängig, einmal im Quartal treffen wir uns im Büro.
    de Arbeite, wo du möchtest.
    nl Wij hebben geen kantoor.
    nl Je werkt remote, na drie dagen inwerken op kantoor.
    pl Nie mamy biura.
    sv Vi har inget kontor.
    it Non abbiamo un ufficio.
    es No tenemos oficina.
    es Trabajas desde casa con tu propio horario.
    pt Não temos escritório.
    fr Vous travaillez à distance avec trois collègues.
    de Wo du wohnst, spielt keine Rolle: egal, wo du bist, du arbeitest standortunabhängig.
    sv Var du bor spelar ingen roll, du jobbar hemifrån.
    es No importa dónde vivas: trabajas desde tu casa.
    fr Où que vous habitiez, vous travaillez à domicile.
    de Wir haben kein Büro.
    de Dein Arbeitsplatz ist bei dir zu Hause.
    fr Lieu de travail : votre domicile
    pl Miejsce pracy: Twój dom
    pt Não temos escritório; toda a equipe é remota.
    de Du musst nicht umziehen und arbeitest remote.
    de Ohne lange Anfahrt von zu Hause arbeiten.
    tr Tüm ekip evden çalışıyor, ofisimiz yok.
    tr Pozisyon tamamen uzaktan.
    hu Otthonról dolgozol, bárhol is laksz.
    hu A munka teljes egészében távmunkában végezhető.
    ro Lucrezi de acasă, de oriunde din România.
    uk Працюєте з дому, з будь-якого міста.
    uk Робота повністю віддалена.
    ru Вся команда работает удаленно, офиса нет.
    cs Kancelář nemáme, všichni pracujeme na dálku.
    ja 勤務地はご自宅です。
    ja 居住地は問いません。
    ja 全員がフルリモートで働いています。
    zh 全员远程办公，没有办公室。
    zh 工作地点不限。
    ko 전 직원이 완전 재택근무를 합니다.
    ko 전국 어디서나 근무할 수 있습니다.`,
  hybrid: `
    nl Je werkt twee dagen per week op kantoor in Zwolle.
    nl Deels thuiswerken is bij ons normaal.
    nl Thuiswerken is mogelijk in overleg.
    nl Drie dagen thuis, twee dagen op kantoor: zo werk je vanuit huis en op locatie.
    nl Tot 60% vanuit huis werken.
    nl Een hybride functie in Arnhem.
    pl Pracujemy hybrydowo.
    pl Praca zdalna dwa dni w tygodniu.
    pl Oczekujemy obecności w biurze 3 dni w tygodniu.
    pl Możliwość pracy zdalnej.
    pl Praca częściowo zdalna.
    sv Du arbetar på kontoret tre dagar i veckan.
    sv Möjlighet att arbeta hemifrån.
    sv Delvis distansarbete.
    sv Hybridarbete med två dagar hemifrån.
    sv Du jobbar hemifrån och på kontoret i Lund.
    da To hjemmearbejdsdage om ugen.
    da Der er mulighed for hjemmearbejde.
    da Du arbejder delvist hjemmefra.
    da Vi ses på kontoret i Odense tre dage om ugen.
    no Inntil to dager hjemmekontor i uken.
    no Det er mulighet for hjemmekontor.
    no Hybrid arbeidsform med tre dager på kontoret.
    no Du jobber delvis hjemmefra.
    fi Toimistolla ollaan kolmena päivänä viikossa.
    fi Osittainen etätyö sopii meille.
    fi Mahdollisuus etätyöhön.
    fi Hybridityö, kaksi etäpäivää viikossa.
    cs Home office 2 dny v týdnu.
    cs Hybridní model práce.
    cs Částečný home office.
    cs Možnost práce z domova.
    cs V kanceláři trávíme tři dny v týdnu.
    it Smart working due giorni a settimana.
    it Lavoro ibrido, con tre giorni in sede.
    it È possibile lavorare parzialmente da remoto.
    it Possibilità di smart working.
    it Il 50% del tempo da remoto.
    pt Modelo híbrido com dois dias no escritório.
    pt Home office 3x por semana.
    pt Trabalho parcialmente remoto.
    pt Possibilidade de trabalho remoto.
    es Teletrabajo tres días por semana.
    es Dos días a la semana en la oficina de Vigo.
    es Posibilidad de teletrabajar.
    es Hasta un 40 % en remoto.
    fr Deux jours de télétravail par semaine.
    fr Vous êtes au bureau trois jours par semaine.
    de Zwei Tage pro Woche bist du bei uns in Köln.
    de Anteil Homeoffice: 50 Prozent.
    nl Je werkt deels thuis, deels in Breda.
    fr Télétravail ponctuel.
    fr Possibilité de télétravailler.
    de Zwei Tage pro Woche im Homeoffice.
    de Gelegentliches mobiles Arbeiten.
    de Homeoffice ist nach Absprache möglich.
    de Du arbeitest an drei Tagen im Büro.
    nl Op dinsdag en donderdag werken we samen op kantoor.
    de Dienstags und donnerstags treffen wir uns im Büro.
    fr Présence au bureau le mardi et le jeudi.
    es Los martes y jueves trabajamos juntos en la oficina.
    pt Às terças e quintas trabalhamos no escritório.
    it Il martedì e il giovedì lavoriamo insieme in sede.
    pl We wtorki i czwartki pracujemy razem w biurze.
    sv Tisdagar och torsdagar arbetar vi tillsammans på kontoret.
    fi Tiistaisin ja torstaisin tapaamme toimistolla.
    tr Haftada iki gün ofisteyiz, diğer günler evden çalışıyoruz.
    hu Heti két napot az irodában töltesz, a többit otthon.
    ro Două zile pe săptămână ești la biroul din Cluj.
    uk Два дні на тиждень працюєте в офісі у Львові.
    ja 週2日は渋谷オフィスに出社し、残りは在宅で勤務します。
    ja リモートワークは週3日まで可能です。
    ja 在宅勤務も相談できます。在宅勤務相談可。
    zh 每周两天到上海办公室，其余时间在家办公。
    ko 주 2일은 판교 사무실로 출근하고 나머지는 재택입니다.`,
  onsite: `
    nl Thuiswerken is niet mogelijk.
    nl Geen remote werk.
    nl Remote: nee, geen
    nl Je werkt vijf dagen op kantoor.
    pl Nie oferujemy pracy zdalnej.
    pl Praca stacjonarna w Radomiu.
    pl Brak możliwości pracy zdalnej.
    sv Det finns ingen möjlighet till distansarbete.
    sv Arbete på distans är inte möjligt.
    sv Tjänsten är på plats i Borås.
    da Hjemmearbejde er ikke muligt.
    da Fem dage om ugen på kontoret.
    no Hjemmekontor er ikke mulig.
    no Fem dager på kontoret.
    fi Etätyö ei ole mahdollista.
    fi Työtä tehdään viitenä päivänä toimistolla.
    cs Práce z domova není možná.
    cs Pozice bez možnosti home office.
    it Non è previsto lo smart working.
    it Senza smart working.
    pt Não há possibilidade de home office.
    pt Trabalho 100% presencial.
    es No ofrecemos teletrabajo.
    es Trabajo 100 % presencial.
    fr Le télétravail n'est pas possible.
    fr Aucun télétravail.
    de Arbeiten von zu Hause ist bei dieser Stelle leider nicht möglich.
    nl Thuiswerken kan bij deze functie helaas niet.
    de Leider ist kein Homeoffice möglich.
    de Wir arbeiten zu 100 % vor Ort.
    tr Uzaktan çalışma mümkün değildir.
    hu Távmunka nem lehetséges.
    ro Munca de acasă nu este posibilă.
    uk Віддалена робота неможлива.
    ja 在宅勤務はできません。
    zh 不支持远程。
    ko 재택근무는 불가합니다.`,
  unknown: `
    nl Je biedt klanten ondersteuning op afstand.
    nl Je krijgt een thuiswerkvergoeding.
    nl Ons kantoor in Zwolle heeft een dakterras.
    nl Vier weken per jaar werken vanuit het buitenland.
    nl Je onderhoudt hybride warmtepompen.
    nl Eens per maand lunchen we op kantoor.
    pl Konfigurujesz zdalny dostęp do serwerów.
    pl Rekrutacja zdalna.
    pl Znajomość chmury hybrydowej.
    pl Nasze biuro mieści się w Łodzi.
    sv Vi erbjuder utbildning på distans.
    sv Erfarenhet av hybridmoln.
    sv Kontoret ligger centralt i Umeå.
    sv Du kan arbeta från utlandet fyra veckor om året.
    da Erfaring med hybrid cloud.
    da Kontoret ligger ved havnen.
    no Erfaring med hybride skyløsninger.
    no Kontoret ligger ved fjorden.
    fi Annat asiakkaille etätukea.
    fi Autat vanhuksia heidän omassa kodissaan, vanhusten kotona.
    fi Toimistomme on Oulun keskustassa.
    cs Zajišťuješ vzdálenou správu serverů.
    cs Zkušenost s hybridním cloudem.
    cs Naše kancelář je v Plzni.
    it Fornirai assistenza da remoto ai clienti.
    it Conosci le architetture ibride.
    it La sede si trova a Bari.
    pt Experiência com metodologias ágeis e híbridas.
    pt Você fará suporte remoto aos clientes.
    pt Orientar equipes em metodologias preditivas, ágeis e híbridas.
    pt Vale-refeição de acordo com o modelo de trabalho: remoto, híbrido ou presencial.
    pt Nosso escritório fica em Recife.
    pt Oferecemos auxílio home office.
    es Experiencia con nubes y entornos híbridos.
    es Darás soporte remoto a clientes.
    es Nuestra oficina está junto al mar.
    fr Vous assurez l'assistance à distance.
    fr Expérience du cloud hybride.
    fr Nos bureaux se trouvent à Nantes.
    fr Prime de télétravail de 20 euros.
    de Du leistest Remote-Support für unsere Kunden.
    de Erfahrung mit hybriden Cloud-Umgebungen.
    de Unser Büro liegt am Rhein.
    de Vier Wochen im Jahr aus dem Ausland arbeiten.
    de Du hast Erfahrung mit Remote-Arbeit.
    nl Je hebt ervaring met thuiswerken.
    es Experiencia en trabajo remoto.
    pl Masz doświadczenie w pracy zdalnej.
    da Du kan arbejde hjemmefra.
    de Du kannst remote arbeiten.
    fr Nos bureaux sans cloisons se trouvent à Lille.
    de Montags bis freitags ist unser Büro besetzt.
    nl Op maandag en dinsdag is het rustig in de winkel.
    tr Müşterilere uzaktan destek verirsin.
    hu A szerverek távoli felügyelete a feladatod.
    ro Oferi asistență la distanță clienților.
    uk Ви налаштовуєте віддалений доступ до серверів.
    ja リモート監視システムを開発します。
    ja 在宅医療の患者様を支えます。
    zh 开发远程监控系统。
    ko 원격 제어 시스템을 개발합니다.`,
};

describe.each(Object.entries(said))("where a job is done: %s", (verdict, sentences) => {
  test.each(lines(sentences).map((line) => [line.slice(0, 2), line.slice(3)] as const))(
    "%s: %s",
    (language, sentence) => {
      expect(verdictOf(sentence, language)).toBe(verdict);
    },
  );
});

const languages = Object.keys({ ...REMOTE_WORDS, ...EASTERN_REMOTE_WORDS });
const filler = fc.array(fc.stringMatching(/^[a-zäöåéñž]{2,9}$/), { minLength: 0, maxLength: 12 });

test("words of no language about places say nothing", () => {
  fc.assert(
    fc.property(fc.constantFrom(...languages), filler, (language, words) => {
      const sentence = words.filter((word) => readFrame(word, language) === null).join(" qq ");
      expect(readFrame(sentence, language)).toBeNull();
    }),
  );
});

test("a sentence says the same in any case", () => {
  // Upper case writes ß as two letters.
  const all = Object.values(said)
    .flatMap(lines)
    .filter((line) => !line.includes("ß"));
  fc.assert(
    fc.property(fc.constantFrom(...all), (line) => {
      const [language, sentence] = [line.slice(0, 2), line.slice(3).replace(/\.$/, "")];
      const read = readFrame(`${sentence}.`, language);
      expect(readFrame(`${sentence.toUpperCase()}.`, language)).toEqual(read);
    }),
  );
});

test("text of another language is left to the cues of its own", () => {
  expect(readFrame("This is a hybrid role.", "en")).toBeNull();
  expect(readFrame("This is a hybrid role.", null)).toBeNull();
});
