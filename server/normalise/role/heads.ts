/** What a shop, a shift or a team is called before the word for its head in German, which makes the head a superior; the head of a building site or a project isn't one. */
const GERMAN_UNITS =
  "filial|markt|schicht|gruppen|werk|werks|betriebs|standort|küchen|stations|pflegedienst|wohnbereichs|kita|kindergarten|schul|hort|heim|hausdamen|regional|gebiets|niederlassungs|verkaufs|vertriebs|produktions|lager|logistik|restaurant|einrichtungs|dezernats|sachgebiets|referats|praxis|labor|werkstatt|hotel|personal|fertigungs|instituts";

/** Heads of a team, a shift, a shop or another unit, who are superiors of people, in titles. */
export const UNIT_HEADS = [
  `(?:${GERMAN_UNITS})(?:leiter|führer)(?:in)?|vorarbeiter(?:in)?|polier(?:in)?|werkführer(?:in)?`,
  "chef(?:fe)? de (?:cuisine|service|rayon|secteur|département|agence|chantier|quart|pôle|bureau|section|brigade|salle|magasin|unité|centre|cabine|groupe)|chef(?:fe)? d['’](?:équipe|atelier|agence|établissement|exploitation)",
  "chefe|(?:encarregad|encargad)[oa](?:/[ao])? d[eao] (?:turnos?|loja|tienda|equip[aeo]|sala|cozinha|cocina|planta|sección|secção|sector|setor|grupo|centro|local)|capo ?(?:turno|squadra|cantiere|officina|sala|ufficio|servizio)|coordinatrice infermieristica",
  "(?:team|ploeg|afdelings|filiaal|bedrijfs|vestigings|winkel)leid(?:er|ster)|ploegbaas|(?:team|filiaal|vestigings|winkel|locatie|afdelings)manager",
  "brygadzist(?:a|ka)|mistrz (?:zmiany|produkcji)|przełożon[ya]|(?:butiks|teknisk |klinik|vagt|vakt|skift|køkken|kjøkken|produktions|produksjons|lager|butikk|institutions|skole)(?:leder|ledare)|arbetsledare|arbejdsleder|arbeidsleder|formand|driftsleder|rektor",
  "(?:vuoro|tiimi|osasto|yksikön|yksikkö|myymälä|varasto|ravintola|tuotanto|toimisto|hotelli|keittiö|tehdas|kauppa)päällikkö|\\p{L}{0,12}esi(?:henkilö|mies)|tiiminvetäjä|osastonhoitaja|mistr(?:ová)?|směnov(?:ý|á) mistr(?:ová)?|șef(?:ă)? de (?:echipă|tură|secție|magazin)",
  "(?:mit|med|inkl\\.?|con|z) (?:personalansvar|personaleansvar|personalverantwortung|führungsverantwortung|lederansvar|ledelsesansvar|chefsansvar|person(?:al|as) a cargo)",
].join("|");
