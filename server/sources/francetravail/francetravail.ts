import { z } from "zod";
import { idText, placeText, readItems, readRoot, text } from "#sources/read.ts";
import type { BoardRef, Source, SourceRequest } from "#sources/source.ts";

const Labelled = z.object({ libelle: text }).nullish();
const Offer = z.object({
  id: idText,
  intitule: z.string(),
  description: text,
  dateCreation: text,
  dateActualisation: text,
  lieuTravail: Labelled,
  romeLibelle: text,
  entreprise: z.object({ nom: text, url: text, logo: text }).nullish(),
  typeContratLibelle: text,
  dureeTravailLibelleConverti: text,
  experienceLibelle: text,
  competences: z.array(z.object({ libelle: text })).nullish(),
  salaire: Labelled,
  origineOffre: z.object({ urlOrigine: text }).nullish(),
});
const Token = z.object({ access_token: z.string().min(1) });
const Page = z.object({ resultats: z.array(z.unknown()) });

const PAGE = 150;
/** The API refuses a range that starts later. */
const LAST_START = 1000;
const TOKEN_URL = "https://entreprise.francetravail.fr/connexion/oauth2/access_token?realm=%2Fpartenaire";

function tokenRequest(board: BoardRef): SourceRequest {
  const body = new URLSearchParams({
    grant_type: "client_credentials",
    client_id: board.keys?.["FRANCETRAVAIL_CLIENT_ID"] ?? "",
    client_secret: board.keys?.["FRANCETRAVAIL_CLIENT_SECRET"] ?? "",
    scope: "api_offresdemploiv2 o2dsoffre",
  });
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  return { kind: "list", url: TOKEN_URL, method: "POST", headers, body: body.toString() };
}

const page = (start: number, authorization: string): SourceRequest => ({
  kind: "list",
  url:
    `https://api.francetravail.io/partenaire/offresdemploi/v2/offres/search?motsCles=${encodeURIComponent("télétravail")}` +
    `&sort=1&publieeDepuis=14&range=${start}-${start + PAGE - 1}`,
  headers: { authorization },
});

/**
 * France Travail, the French public employment service. A run begins with a token. The API has no filter for remote work, so
 * it is asked for offers of two weeks that mention it, newest first; the text decides.
 */
export const francetravail: Source = {
  id: "francetravail",
  name: "France Travail",
  homepage: "https://www.francetravail.fr",
  terms: {
    url: "https://francetravail.io/data/api/offres-emploi",
    attribution: "Source: France Travail",
    maxRunsPerDay: 6,
    note: "Needs the id and secret of an application, free of charge. The interface is offered for job searches; link to the offer on France Travail. The people named as contacts are not stored. Written from public descriptions of the interface.",
  },
  keys: ["FRANCETRAVAIL_CLIENT_ID", "FRANCETRAVAIL_CLIENT_SECRET"],
  unproven: true,
  payload: "json",
  kind: "board",
  window: true,
  token: /^all$/,

  requests: (board) => [tokenRequest(board)],

  next({ request, payload }) {
    if (request.url === TOKEN_URL) return [page(0, `Bearer ${readRoot("francetravail", Token, payload).access_token}`)];
    const { resultats } = readRoot("francetravail", Page, payload);
    const following = Number(new URL(request.url).searchParams.get("range")?.split("-")[0]) + PAGE;
    const more = resultats.length === PAGE && following <= LAST_START;
    return more ? [page(following, request.headers?.["authorization"] ?? "")] : [];
  },

  postings({ request, payload }) {
    if (request.url === TOKEN_URL) {
      readRoot("francetravail", Token, payload);
      return { postings: [], rejected: [] };
    }
    return readItems(readRoot("francetravail", Page, payload).resultats, Offer, (offer) => ({
      externalId: offer.id,
      url: offer.origineOffre?.urlOrigine || `https://candidat.francetravail.fr/offres/recherche/detail/${offer.id}`,
      title: offer.intitule,
      company: { name: offer.entreprise?.nom, website: offer.entreprise?.url, logoUrl: offer.entreprise?.logo },
      body: offer.description,
      // A place begins with the number of its department.
      locations: [placeText(offer.lieuTravail?.libelle?.replace(/^\d[\dAB]\d? - /, ""), "France")],
      employmentType: [offer.typeContratLibelle, offer.dureeTravailLibelleConverti].filter(Boolean).join(", "),
      level: offer.experienceLibelle,
      department: offer.romeLibelle,
      tags: offer.competences?.map((skill) => skill.libelle ?? ""),
      salary: { text: offer.salaire?.libelle },
      postedAt: offer.dateCreation,
      updatedAt: offer.dateActualisation,
    }));
  },
};
