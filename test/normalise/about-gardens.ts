/** A neutral paragraph by language, from which readers tell the language of an ad. */
const PARAGRAPHS: Record<string, string> = {
  en: "We are a small team that looks after gardens in the whole region and likes what it does.",
  nl: "Wij zijn een klein team dat tuinen in de hele regio onderhoudt en van het vak houdt.",
  pl: "Jesteśmy małym zespołem, który dba o ogrody w całej okolicy i lubi swoją pracę.",
  de: "Wir sind ein kleines Team, das in der ganzen Region Gärten pflegt und seine Arbeit mag.",
  fr: "Nous sommes une petite équipe qui entretient des jardins dans toute la région et aime son métier.",
  es: "Somos un equipo pequeño que cuida jardines en toda la región y disfruta de su trabajo.",
  it: "Siamo una piccola squadra che cura giardini in tutta la regione e ama il proprio lavoro.",
  pt: "Somos uma equipa pequena que cuida de jardins em toda a região e gosta do que faz.",
  sv: "Vi är ett litet team som sköter trädgårdar i hela regionen och tycker om vårt arbete.",
};

/** Returns the paragraph of a language, which says nothing of a job. */
export function aboutGardens(language: string): string {
  const paragraph = PARAGRAPHS[language];
  if (paragraph === undefined) throw new Error(`There is no neutral paragraph in ${language}.`);
  return paragraph;
}
