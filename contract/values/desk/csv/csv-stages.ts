import { type Stage, STAGES } from "#contract/values/desk/application.ts";

/** Words that trackers and people use for each stage, as `stageKey` writes them. */
const WORDS: Record<Stage, readonly string[]> = {
  saved:
    "saved|wishlist|wish list|bookmarked|bookmark|interested|to apply|not applied|not applied yet|not started|shortlisted|shortlist|considering|lead|leads|prospect|backlog|to do|todo|new|merkliste|gemerkt|interessant|à postuler|guardado|guardada|salvo|por aplicar".split(
      "|",
    ),
  preparing:
    "preparing|applying|ready to apply|draft|drafting|in preparation|in vorbereitung|en préparation|preparando|em preparação".split(
      "|",
    ),
  applied:
    "applied|application sent|application submitted|submitted|sent|pending|waiting|awaiting response|in review|under review|in progress|beworben|bewerbung gesendet|bewerbung abgeschickt|postulé|candidature envoyée|candidaté|aplicado|aplicada|postulado|solicitado|candidatado|candidatura enviada|enviado|enviada".split(
      "|",
    ),
  answered:
    "answered|responded|response|response received|replied|contacted|recruiter contact|in contact|assessment|test|take home|online assessment|oa|coding challenge|antwort erhalten|geantwortet|réponse reçue|respondido".split(
      "|",
    ),
  interview:
    "interview|interviews|interviewing|phone screen|phone interview|phone screening|screen|screening|screened|recruiter screen|technical interview|first interview|second interview|final interview|final round|onsite|on site|onsite interview|vorstellungsgespräch|gespräch|entretien|entrevista".split(
      "|",
    ),
  offer:
    "offer|offered|offers|offer received|negotiating|negotiation|negotiation/offer|angebot|offre|oferta|proposta".split(
      "|",
    ),
  accepted:
    "accepted|offer accepted|hired|signed|started|got the job|angenommen|zusage|accepté|embauché|aceptado|aceptada|contratado|contratada|aceito".split(
      "|",
    ),
  rejected:
    "rejected|declined|rejection|not selected|no|denied|turned down|closed|unsuccessful|abgelehnt|absage|refusé|rejeté|rechazado|rechazada|rejeitado|recusado".split(
      "|",
    ),
  withdrawn:
    "withdrawn|withdrew|i withdrew|offer declined|declined offer|not interested|no longer interested|cancelled|canceled|dropped|archived|passed|zurückgezogen|retiré|abandonné|retirado|desistiu".split(
      "|",
    ),
  ghosted:
    "ghosted|no response|no answer|no reply|never heard back|didn't hear back|keine antwort|sans réponse|sin respuesta|sem resposta".split(
      "|",
    ),
};

const STAGE_OF: ReadonlyMap<string, Stage> = new Map(
  STAGES.flatMap((stage) => WORDS[stage].map((word) => [word, stage] as const)),
);

/** Returns a stage word without case, emoji, numbers and punctuation around it: "✅ Interview 2!" is "interview". */
export function stageKey(cell: string): string {
  return cell
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/[^\p{L}'/]+/gu, " ")
    .trim()
    .slice(0, 80);
}

/** Returns the stage that a word means, or null for a word that only its owner knows. */
export function stageOf(cell: string): Stage | null {
  return STAGE_OF.get(stageKey(cell)) ?? null;
}
