import { testTermReader } from "#test/sentence-reader.ts";

const OPTIONAL = [
  "Bachelor's degree or equivalent practical experience.",
  "A degree in computer science, or 4 years of relevant experience.",
  "Experience in lieu of a degree is fine.",
  "Abgeschlossenes Studium oder vergleichbare Berufserfahrung.",
  "Diplôme d'ingénieur ou expérience équivalente.",
  "Título universitario o experiencia equivalente.",
  "Formação superior ou experiência equivalente.",
  "HBO-opleiding of gelijkwaardige ervaring.",
  "Wykształcenie wyższe lub równoważne doświadczenie.",
  "Högskoleexamen eller motsvarande erfarenhet.",
  "A degree in nursing or an equivalent combination of education and experience.",
  "A degree or proven experience in bookkeeping.",
  "Studium der Biologie oder mehrjährige praktische Erfahrung.",
  "Diplôme d'État ou équivalent par l'expérience.",
  "Título de grado o experiencia demostrable.",
  "Equivalent work experience is also accepted.",
  "Bachelor's degree in chemistry or the equivalent in laboratory experience.",
  "Bachelor's degree in geology or five (5) years of experience in the field.",
  "A degree in optics, or 4 or more years of relevant experience.",
  "For us experience counts as much as a degree.",
];
const SILENT = [
  "Two or more years of similar work experience and a bachelor's degree in music.",
  "Bachelor's degree in computer science or an equivalent degree.",
  "Bachelor's degree and equivalent experience in a related field.",
  "Experience cannot substitute for a degree.",
  "Experience with Kafka or similar tools.",
  "Similar experience with other tools is described below.",
  "An equivalent combination of speed and care matters to us.",
  "A degree in law and proven experience in court.",
  "Experience counts more than speed.",
  "Without a degree in medicine you can't take part.",
  "A degree is required, no exceptions.",
  "No diploma mill certificates.",
  "You replace legacy systems with experience and care.",
  "Abgeschlossenes Studium und einschlägige Berufserfahrung.",
];

testTermReader("degreeOptional", "yes", { stating: OPTIONAL, silent: SILENT });
