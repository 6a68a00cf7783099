import { latinPhrases } from "#normalise/text/phrases.ts";

/** The employer places other people in jobs: "we place temps with law firms". */
const PLACES = latinPhrases(
  "we (?:also |only )?(?:place|supply|represent|match|staff)(?! you)|pour le compte",
  "wir (?:vermitteln|verleihen|überlassen)(?! (?:dich|sie|dir))|vermittlung von|colocamos|intermediamos|alocamos",
  "(?:we|wij) (?:bemiddelen|detacheren|plaatsen)(?! (?:je|jou|u))|pośredniczymy|vi (?:hyr ut|bemannar|förmedlar)(?! dig)",
  "vi (?:udlejer|formidler|bemander|leier ut|bemanner)(?! (?:dig|deg))|välitämme|vuokraamme|zprostředkováváme|collochiamo",
);
/** The job handles other people's contracts, or the employer does so for its customers. */
const HANDLES = latinPhrases(
  String.raw`(?:we|our \p{L}{1,15}|that) (?:\p{L}{1,10} )?(?:helps?|supports?|serves?|insures?|advises?|lets?)|you(?:['’]ll| will)? (?:\p{L}{1,12} ){0,2}?(?:draft|review|check|prepare|process|supervise|oversee|negotiate|look after|mentor|coach|administer|draw up)(?:s|ing)?`,
  String.raw`wir (?:beraten|betreuen|unterstützen|vertreten|versichern|begleiten|helfen)|(?:du|sie) (?:prüfst|prüfen|verwaltest|verwalten|erstellst|erstellen|betreust|betreuen|bearbeitest|bearbeiten|kümmerst dich|kümmern sich|verlängerst|verlängern|verhandelst|verhandeln|entwirfst)|unsere (?:kunden|kundinnen|mandanten|software|plattform|app|zielgruppe)`,
  String.raw`nous (?:accompagnons|aidons|conseillons|gérons|formons)|(?:notre|le|ce) (?:cabinet|agence|logiciel) (?:recrute|accompagne|aide|gère)|vous (?:rédige[zr]|rédigerez|gére[zr]|gérerez|vérifie[zr]|vérifierez|contrôle[zr]|contrôlerez|prépare[zr]|préparerez|établissez|encadre[zr]|encadrerez|recrute[zr])|nos (?:clients|usagers|adhérents|stagiaires)`,
  String.raw`(?:gestion|tramit|redact|revis|elabor|supervis)(?:as|arás)|tramita(?:mos)?|gestionamos|ayudamos|asesoramos|acompañamos|nuestr[oa]s (?:clientes|usuarios)|cuidamos|ajudamos|apoiamos|atendemos|assessoramos|(?:você|irás|vais|vai) (?:elaborar|redigir|rever|revisar|gerir|gerenciar|analisar|supervisionar)|nossos clientes`,
  String.raw`(?:we|wij) (?:helpen|ondersteunen|adviseren|verzekeren)|je (?:controleert|beheert|beoordeelt|begeleidt|verwerkt)|(?:onze )?klanten|obsługujemy|pomagamy|wspieramy|doradzamy|reprezentujemy|przygotowujesz|sporządzasz|sprawdzasz|nasi klienci`,
  String.raw`vi (?:hjälper|stöttar)|du (?:upprättar|granskar|hanterar|handlägger|handleder)|våra kunder|vi (?:hjælper|rådgiver|hjelper)|du (?:udarbejder|gennemgår|håndterer|vejleder|utarbeider|gjennomgår|veileder)|vores kunder|våre kunder|kundene våre|autamme|asiakkaamme|pomáháme|připravuje(?:š|te)|kontroluje(?:š|te)|naši (?:klienti|zákazníci)`,
  String.raw`assistiamo|aiutiamo|selezioniamo|supportiamo|seguiamo|(?:gestir|rediger|controller|verificher|preparer|seguir)ai|ti occuperai|i nostri clienti`,
);
/** A preposition that makes the form the job's own, whatever precedes it: "you review code as a freelancer", "in Teilzeit". */
const AS_OWN =
  /(?<![a-zÀ-ɏ])(?:as|on|in|under|als|auf|im|en|à|sous|como|em|op|met|na|jako|på|som|come|con|a)(?: (?:an?|eine[rmn]?|une?|una|uma|een|en|ett?))? $/i;
const CLAUSE_END = /[.;!?]/;

/** Returns whether a form of employment is other people's, judging by the text before it in its sentence. `named` is the form itself. */
export function isOfOthers(before: string, named: string): boolean {
  const clause = before.split(CLAUSE_END).at(-1) ?? "";
  return (
    PLACES.test(clause) || (HANDLES.test(clause) && !AS_OWN.test(before) && !AS_OWN.test(`${named.split(" ")[0]} `))
  );
}
