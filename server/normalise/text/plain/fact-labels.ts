/** What a list of facts about a job says something about, by language: "Salary", "Arbeitszeit", "Type de contrat". */
const SUBJECTS = `
salary pay compensation wage wages rate remuneration ctc hours schedule shift contract duration term length type types employment job position experience exp education degree
qualification level seniority grade location workplace arrangement model mode remote travel visa sponsorship sponsor sponsors clearance language languages deadline on-call status percentage tenure
assignment engagement
gehalt jahresgehalt monatsgehalt stundenlohn stundensatz vergütung lohn arbeitszeit wochenarbeitszeit wochenstunden stunden vertrag vertragsart vertragsdauer befristung befristet
laufzeit dauer anstellungsart beschäftigungsart anstellung beschäftigung beschäftigungsgrad berufserfahrung erfahrung ausbildung abschluss mindestabschluss qualifikation
mindestqualifikation bildungsabschluss seniorität karrierestufe karrierelevel arbeitsort standort dienstort arbeitsmodell homeoffice reisebereitschaft reiseanteil reisetätigkeit
bewerbungsfrist bewerbungsschluss frist sprachen sprachkenntnisse umfang pensum std
salaire rémunération tjm durée contrat temps horaires expérience formation niveau diplôme études déplacements télétravail lieu langue langues candidature heures statut
salario sueldo retribución remuneración contrato jornada horario horas experiencia formación estudios titulación nivel modalidad ubicación idioma idiomas duración viajes
salário remuneração regime carga experiência escolaridade habilitações nível modalidade duração prazo viagens
retribuzione stipendio ral contratto orario ore esperienza titolo livello sede lingua lingue durata scadenza trasferte modalità anni
salaris maandsalaris jaarsalaris uurloon contractduur contractvorm dienstverband uren werktijden opleiding opleidingsniveau ervaring werkervaring werklocatie locatie taal talen
looptijd duur sluitingsdatum functieniveau
lön månadslön timlön anställningsform anställning anställningstyp omfattning arbetstid varaktighet utbildning utbildningsnivå erfarenhet nivå arbetsplats distans språk
ansökningsdag ansökningstid resor
løn månedsløn lønn ansættelsesform ansettelsesform ansættelse ansettelse arbejdstid arbeidstid varighed varighet uddannelse utdanning erfaring niveau arbejdssted arbeidssted sprog
ansøgningsfrist søknadsfrist stillingsprosent omfang heltid deltid
palkka työaika työsuhde palvelussuhteen kesto koulutus kokemus taso sijainti työpaikka kieli kielet hakuaika
wynagrodzenie umowa umowy wymiar wykształcenie doświadczenie poziom tryb lokalizacja języki termin stawka
mzda plat úvazek smlouva vzdělání praxe zkušenosti úroveň jazyk jazyky délka uzávěrka
salariu program studii experiență locație limbi
bérezés munkaidő végzettség tapasztalat maaş deneyim eğitim
`;
/** What stands beside a subject: of which kind or unit it is. */
const BESIDE = `
annual yearly monthly weekly daily hourly day year month hour base gross net expected minimum min maximum max required closing application apply security desired target starting
total full career years months weeks week days per of the for to in and or by range band time working work contracted willingness date p.a. p w h d
brutto netto pro woche jahr monat monaten jahren in der mindest wöchentliche wöchentlich anteil
brut brute net nette annuel annuelle mensuel du de des la le par semaine requis requise exigé exigée minimum minimale minimal en mois an année années hebdomadaire travail souhaité date
limite type
mínima mínimos mínimo mínimas bruto anual mensual semanal semanales laboral del para requerida tipo fecha límite trabajo puesto
horária horário trabalho bruta mensal contrato tipo local vínculo
di lavoro settimanali annua lorda richiesta minima tipo studio sede
aantal per maand week minimaal minimale vereist gewenst soort
sista lön kr typ av
ugentlig ukentlig laji päättyy rodzaj typ czas trwania etatu pracy stanowiska miejsce pracovní doba místo tip nivel de durată termen limită
jahre jahren monate maanden jaren meses mesi mois miesiące años anos timer tuntia godziny hodin hr mc internship placement support will h-1b visas duties yyyy-mm-dd dd mm yyyy
eur usd gbp chf sek nok dkk pln czk cad aud inr jpy ron huf
`;
/** Labels of Japanese facts, which are single words. */
const JAPANESE =
  /^(?:給与|給料|年収|月給|時給|想定年収|勤務時間|就業時間|雇用形態|契約期間|勤務地|勤務形態|学歴|経験|必要経験|応募締切|締切|言語|語学|出張|応募資格)$/u;

const wordsOf = (text: string): Set<string> => new Set(text.split(/\s+/).filter(Boolean));
const subjects = wordsOf(SUBJECTS);
const beside = wordsOf(BESIDE);

const LONGEST = 45;
const MOST_WORDS = 6;

/** Returns whether a text is the label of a fact about a job, such as "Hours (per week)": all its words are known in labels, and one says of what. */
export function isFactLabel(text: string): boolean {
  if (text.length > LONGEST || /(?:^|[\s$€£¥])\d/.test(text)) return false;
  const bare = text
    .trim()
    .replace(/[:：?*]{1,4}$/u, "")
    .trim();
  // "Salary to" is one of two bounds.
  if (/[:：]| to$/iu.test(bare)) return false;
  if (JAPANESE.test(bare)) return true;
  const words = bare
    .toLowerCase()
    .split(/[\s()[\]%€$£¥&,/]+|(?<=^d|^l|\sd|\sl)['’]/u)
    .filter((word) => /\p{L}/u.test(word));
  if (words.length === 0 || words.length > MOST_WORDS) return false;
  const clean = words.map((word) =>
    word.replace(/^[^\p{L}]{1,9}|[^\p{L}.]{1,9}$/gu, "").replace(/(?<=\p{L}{3})\.$/u, ""),
  );
  return clean.some((word) => subjects.has(word)) && clean.every((word) => subjects.has(word) || beside.has(word));
}
