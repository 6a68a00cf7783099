import { drop, replace, type Replacement, VIRTUES } from "./education-replacement.ts";

/** What reads in French as if it asked for education, and names that hold a name of another value. */
export const FRENCH: readonly Replacement[] = [
  drop(
    String.raw`(?:commercialis\p{L}{1,6}|vente|promotion|recrut\p{L}{1,6}|vendre|vendez|promouv\p{L}{1,4})(?!\p{L})[^.;,]{0,30} (?:nos|notre|leurs) (?:\p{L}{3,14} )?(?:bachelors?|masters?|licences?|formations?|mba|bts|cap|programmes?)(?!\p{L})[^.;,]{0,40}`,
  ),
  drop(
    String.raw`préparation (?:au|à la|du) (?:cap|bts|bac|brevet|diplôme|concours)(?!\p{L})[^.;,]{0,40}|cours (?:de|d['’]|particuliers)[^.;,]{0,30} niveau (?:bac|licence|lycée|collège)|(?:secrétariat|scolarité|coordination) (?:de |du |des )(?:la |l['’])?(?:licence|master|bts)(?!\p{L})[^.;,]{0,30}|(?:prime|majoration|bonification|supplément)s?(?!\p{L})[^.;,]{0,30}(?:titulaires|diplôm|cap|master|licence)[^.;,]{0,30}`,
  ),
  drop(String.raw`(?<=^)(?:diplôme|bac|master|licence|cap|bts)(?: ou (?:diplôme|bac|master|licence|cap|bts))? ?\?`),
  replace(String.raw`baccalauréat ?\+ ?(?=[1-8])|bac(?:calauréat)? plus (?=[1-8])`, "bac+"),
  replace(String.raw`bac(?:calauréat)? ?(?:\+|plus) ?deux`, "bac+2"),
  replace(String.raw`bac(?:calauréat)? ?(?:\+|plus) ?trois`, "bac+3"),
  replace(String.raw`bac(?:calauréat)? ?(?:\+|plus) ?(?:cinq|huit)`, "bac+5"),
  replace(
    String.raw`monit(?:eur|rice)[- ]éducat(?:eur|rice)(?:\(rice\))? diplômée?(?: d['’][ée]tat)?|diplôme de monit(?:eur|rice)[- ]éducat(?:eur|rice)`,
    "titre professionnel",
  ),
  replace(String.raw`bac ?\+ ?(\d)(?: ?/ ?\d)? (?:et|ou) (?:plus|au-delà|davantage)(?!\p{L})`, "bac+$1"),
  replace(String.raw`(?<!niveau )bac(?= (?:ou|à|et) (?:un )?bac ?\+ ?\d| ?/ ?bac ?\+ ?\d| à \+ ?\d)`, "niveau bac"),
  replace(
    String.raw`licence(?=(?:,| ou|/| /| et|\)) ?(?:un |une |d['’]un )?(?:master|bac(?!\p{L})|maîtrise|doctorat|bachelor|but(?!\p{L})|ingénieur|diplôme))`,
    "niveau licence,",
  ),
  replace(
    String.raw`(?:deux|2) (?:ans|années) d['’]études supérieures|(?:formation|cycle) supérieure? (?:de )?(?:deux|2) ans`,
    "bac+2",
  ),
  replace(String.raw`(?:cinq|5) (?:ans|années) d['’]études supérieures`, "bac+5"),
  replace(String.raw`niveau (?=[3-8])(\d) (?:au |du |\()?rncp\)?|rncp (?:de )?niveau (\d)`, "diplôme niveau $1$2"),
  replace(
    String.raw`(?:diplômes? d['’][ée]tat|diplômée? d['’][ée]tat|de|dipl[oô]me) (?:d['’]|de |en )?(?:aide[- ]soignante?|auxiliaire de (?:puériculture|vie)|ambulanci(?:er|ère)|accompagnante? éducati\p{L}{1,3}|aide médico-psychologique|moniteur|assistante? familiale?|technicien(?:ne)? de l['’]intervention)`,
    "titre professionnel",
  ),
  replace(
    String.raw`(?:aide[- ]soignante?|auxiliaire de puériculture|ambulanci(?:er|ère))(?:\(e\))? diplômée?(?:\(e\))? d['’][ée]tat`,
    "titre professionnel",
  ),
  replace(String.raw`diplôme national d['’]ingénieur`, "diplôme d'ingénieur"),
  drop(String.raw`cap (?:emploi|vert|horn|ferret|d['’]agde)`),
  drop(String.raw`(?:pour|chez|auprès de) (?:l['’]un de |le compte de )?nos clients(?!\p{L})`),
  drop(String.raw`(?<=, |^|\()(?:idéalement|de préférence|si possible) [^.;,]{3,60}`),
  drop(
    String.raw`(?:professeure?|enseignante?|classes?|programmes?|manuels?)s? (?:de|en|du|au) (?:lycée|terminale|bts|bac|licence|master|cap|bac pro)(?!\p{L})`,
  ),
  drop(
    String.raw`(?:(?:le|la|les|notre) (?:gérante?|patronn?e?|fondat\p{L}{3,5}|associés?|propriétaires?)|t(?:on|a) (?:chef|manager|cheffe))(?!\p{L})[^.;]{0,80}`,
  ),
  drop(String.raw`(?:rémunération|salaire|barème|grille|traitement)(?!\p{L})[^.;,]{0,70}`),
  drop(
    String.raw`(?:vous recevrez|vous bénéfici\p{L}{1,4}|vous suivrez|tu suivras|pourra suivre|formation (?:initiale )?(?:assurée|interne))(?!\p{L})[^.;,]{0,60}`,
  ),
  drop(String.raw`ni (?:diplôme|bac|cap|formation|licence)[^.;]{0,40}`),
  drop(
    String.raw`(?:notre|votre) \p{L}{3,15},? (?:\p{L}{1,6} )?(?:titulaire|diplômée?|docteure?|ingénieure?)(?!\p{L})[^.;]{0,60}`,
  ),
  drop(String.raw`(?:clientèle|public)(?!\p{L})[^.;,]{0,20} (?:d['’]|de |des )[^.;,]{0,50}`),
  drop(
    String.raw`(?:élèves|lycéens|candidats|apprenants|enfants|jeunes)(?!\p{L})[^.;,]{0,30} (?:obtenir|réussir|passer|décrocher|préparer)[^.;,]{0,40}`,
  ),
  drop(String.raw`[^.;]{0,60}(?:diplômée?s?(?:\(e\))? ou (?:non|pas|autodidacte)|bac ou pas)(?!\p{L})[^.;]{0,40}`),
  drop(String.raw`que (?:tu|vous) (?:aies|ayez|sois|soyez)(?!\p{L})[^.;]{0,90}(?:s['’]en (?:moque|fiche)|est égal)`),
  drop(
    String.raw`(?:en cours (?:de|d['’])|actuellement en|en (?:dernière|première|deuxième|troisième|quatrième|cinquième|\de) année)(?!\p{L})[^.;,]{0,60}`,
  ),
  drop(String.raw`(?:diplôme|licence|master|bac ?\+ ?\d|bts|école)[^.;:,(]{0,40},? idéalement(?= ?(?:\.|,|;|$))`),
  drop(
    String.raw`(?:donn|dispens|anim|assur)\p{L}{1,4} (?:des |les |vos |de )?(?:cours|formations|ateliers|enseignements)(?!\p{L})[^.;,]{0,60}`,
  ),
  drop(
    String.raw`(?:encadr|manag|dirig)\p{L}{1,5} (?:une équipe|des|les|deux|trois|quatre|cinq|\d+)(?!\p{L})[^.;,]{0,60}`,
  ),
  drop(
    String.raw`(?:licence|master|diplôme|doctorat|bts|bac)(?: [^.;:,]{0,40})? (?:vous |te |t['’])?(?:sera|seront|est|sont) (?:proposée?s?|offerte?s?|financée?s?|prise?s? en charge)`,
  ),
  drop(
    String.raw`(?:de la|des|du|d['’]une?|aux?|les|chaînes?|modèles?|agents?|et) (?:agents? )?llms?(?!\p{L})|\(llms?(?!\p{L})`,
  ),
  drop(
    String.raw`(?:vous |tu )?(?:prépar(?:ez|es|e|ant|ons|ent)|préparation (?:d['’]|de |au |à ))(?!\p{L})[^.;,]{0,70}`,
  ),
  drop(
    String.raw`(?:vend\p{L}{1,4}|promouvoir|promotion de|commercialis\p{L}{1,4}|proposer) (?:nos|des|les|ses|leurs) [^.;]{0,70}`,
  ),
  drop(
    String.raw`(?:vous obtiendrez|tu obtiendras|vous obtenez|tu obtiens|vous décroch\p{L}{1,4}|(?:permet\p{L}{0,5}|afin|pour) (?:d['’]|de |vous )?(?:obtenir|valider|décrocher|passer)|l['’]obtention|débouch\p{L}{2,4} sur|(?:menant|mène|aboutissant|conduisant) (?:à|au)|à l['’]issue|au terme d|en vue d['’]|qui obtiennent)[^.;,]{0,90}`,
  ),
  drop(String.raw`(?:nous |on )(?:vous |te )?(?:offrons|proposons|formons|forme|propose|offre)[^.;,]{0,90}`),
  drop(
    String.raw`(?:sous (?:l['’]autorité|la responsabilité|la direction|la supervision|la houlette)|aux côtés|encadrée?s? par|formée?s? par|accompagnée?s? (?:par|d['’])|fondée?s? par|créée?s? par)[^.;,]{0,90}`,
  ),
  drop(
    String.raw`(?:vos (?:futurs? )?collègues|nos (?:ingénieurs|consultants|associés|fondateurs|experts|équipes|développeurs|enseignants|formateurs|dirigeants|collaborateurs|clients|étudiants|apprentis)|l['’]équipe(?: \p{L}{3,14})?(?: de \p{L}{3,14})?,? (?:c['’]est|est|se compose|compte|réunit))[^.;]{0,120}`,
  ),
  drop(String.raw`(?:travaill|collabor|échang|intervien)\p{L}{1,4} avec (?:des|les|nos)(?!\p{L})[^.;,]{0,90}`),
  drop(
    String.raw`(?:épreuves?|examens?|copies|jurys?|annales|révisions?|candidatures?|sujets) (?:du|de|des|au|aux|en|d['’])[^.;,]{0,60}`,
  ),
  drop(
    String.raw`(?:cette|notre|l['’]|une|cette grande|la)? ?(?<!diplômée? (?:d['’]une |de l['’]))(?:grande )?(?:école|université|faculté|lycée|campus)(?: [^.;,]{0,40})? (?:accueille|propose|forme|compte|délivre)(?!\p{L})[^.;,]{0,60}`,
  ),
  drop(
    String.raw`(?:cette |notre |l['’]|une |la )?(?<!diplômée? (?:d['’]une |de l['’]))(?:grande )?(?:école|université|faculté|lycée|campus)(?: [^.;,]{0,40})? (?:cherche|recherche|recrute)(?!\p{L})`,
  ),
  drop(
    String.raw`(?:relations?|partenariats?|forums?|salons?|partenaires)[^.;,]{0,25} (?:grandes )?(?:écoles?|universités)(?!\p{L})[^.;]{0,60}`,
  ),
  drop(
    String.raw`du (?:bac|bachelor|cap|bts|niveau bac)(?: pro)? (?:au|à la|jusqu['’]au) (?:master|mastère|doctorat|bac ?\+ ?\d|bts|mba)`,
  ),
  drop(
    String.raw`(?:^| )(?:prime|bonus|remboursement|prise en charge|financement|bourse)s? (?:de |d['’]|des |du )[^.;]{0,90}`,
  ),
  drop(String.raw`(?:stagiaires?|stages?|alternante?s?|alternance) (?:en|de|d['’])(?: fin d['’])?[^.;,]{0,50}`),
  drop(String.raw`(?:master|doctorat|licence|diplôme|bac ?\+ ?\d{1,2}) (?:en|de|ès) ${VIRTUES}`),
  drop(String.raw`études supérieures (?:d['’]impact|prises en charge|financées)`),
  drop(
    String.raw`(?:licence|master|doctorat|diplôme|bac ?\+ ?\d|bts)[^.;:,]{0,40},? (?:mais )?(?:sans être|pas|non) (?:obligatoire|exigée?|indispensable|requise?|nécessaire)`,
  ),
];
