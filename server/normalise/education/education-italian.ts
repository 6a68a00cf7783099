import { drop, replace, type Replacement, VIRTUES } from "./education-replacement.ts";

/** What reads in Italian as if it asked for education, and names that hold a name of another value. */
export const ITALIAN: readonly Replacement[] = [
  drop(
    String.raw`(?:fest[ae]|regal[oi]|bomboniere|corone|confetti|abiti|auguri) (?:per la |di |da )laurea(?!\p{L})[^.;]{0,40}`,
  ),
  drop(String.raw`che tu (?:sia|abbia)(?!\p{L})[^.;]{0,80}(?:o no|o meno|non importa|va bene)(?!\p{L})`),
  drop(String.raw`(?<=^)(?:laurea|diploma|titolo)(?: o (?:laurea|diploma))? ?\?`),
  drop(String.raw`scuola (?:superiore|media)[^.;,]{0,30} (?:cerca|ricerca|assume)(?!\p{L})`),
  replace(String.raw`diploma[^.;,]{0,25} (?:presso|di|in) (?:un |una )?its(?!\p{L})`, "istruzione tecnica superiore"),
  drop(
    String.raw`(?<=, |^|\(|; )(?:gradit[oaie]|preferibil[ei]|preferibilmente|apprezzat[oaie]|titolo preferenziale)(?!\p{L})(?: la| il| una?|:)? [^.;,]{3,60}`,
  ),
  replace(
    String.raw`(?:laurea|laureat[oaie]) in (?:giurisprudenza|legge|farmacia|ctf|chimica e tecnologie farmaceutiche|scienze della formazione primaria|odontoiatria|veterinaria|medicina veterinaria|medicina)(?: o ctf)?(?![^.;]{0,60}(?: o | oppure |/|, )(?:econom|scienze|ingegner|chimica|biolog|biotec|lettere|lingue|psicolog|affin|simil|statist|matemat|fisica|marketing|altr|disciplin|materi|equivalent|sociolog|giurisprud))`,
    "laurea magistrale",
  ),
  replace(
    String.raw`(?:titolo minimo: )?(?:diplom[ai](?:t[oaie])? |percorso |corso |biennio |ciclo |accademia |fondazione |diploma di tecnico superiore |formazione |l['’]|un['’]?|dall['’]|nell['’]|fondazione |istituto )(?:post-?diploma )?(?:biennale |di due anni )?(?:post-?secondari[oa] )?(?:presso |di |in |da |in un |presso un |post-?diploma )?(?:una? )?(?:biennale )?\(?its(?!\p{L})\)?`,
    "istruzione tecnica superiore",
  ),
  replace(
    String.raw`diploma (?:di |in )?(?:sss|scuola specializzata superiore)(?!\p{L})`,
    "istruzione tecnica superiore",
  ),
  replace(
    String.raw`(?:diploma (?:di|presso) (?:un )?)?istitut[oi] tecnologic(?:o|i) superior[ei]|diploma di (?:istruzione tecnologica superiore|tecnico superiore)|diploma biennale post-?secondario`,
    "istruzione tecnica superiore",
  ),
  replace(
    String.raw`(?:post-?diploma|dopo (?:la maturità|il diploma))(?=[^.;]{0,40}(?:(?<!\p{L})its(?!\p{L})|istruzione tecnica superiore))`,
    " ",
  ),
  replace(
    String.raw`(?<=(?:(?<!\p{L})its(?!\p{L})|istruzione tecnica superiore)[^.;]{0,40})(?:post-?diploma|(?:neo)?diplomat[oaie]|quel diploma|diploma)(?!\p{L})`,
    " ",
  ),
  replace(
    String.raw`diploma (?:professionale(?: quadriennale)?|di qualifica|quadriennale iefp)|diploma (?:di )?iefp`,
    "qualifica professionale",
  ),
  replace(String.raw`(?:scuola di )?specializzazione post-?laurea|master post-?laurea`, "master universitario"),
  drop(String.raw`post-?laurea(?!\p{L})`),
  drop(
    String.raw`(?:(?:il|la|i|le) (?:titolar[ei]|fondat(?:ore|rice|ori)|proprietari[oa]?)|il tuo (?:capo|responsabile))(?!\p{L})[^.;]{0,80}`,
  ),
  drop(
    String.raw`(?:orientamento|placement|servizi|eventi|corsi) (?:per|di|a|dei|ai) [^.;,]{0,30}(?:laureat|diplomat|neolaureat)\p{L}`,
  ),
  drop(
    String.raw`(?:laurea|diploma|master)[^.;:,()]{0,30} non (?:è |sono )?(?:necessari|obbligatori|indispensabil|richiest|vincolant)\p{L}`,
  ),
  drop(String.raw`(?:retribuzione|stipendio)(?!\p{L})[^.;,]{0,70}`),
  drop(String.raw`(?:riceverai|avrai|seguirai) [^.;,]{0,30}(?:formazione|corso|master)(?!\p{L})[^.;,]{0,40}`),
  drop(
    String.raw`(?:né (?:laurea|diploma|titoli)|(?:con o|anche) senza (?:un |una )?(?:laurea|diploma|titol[oi]))(?!\p{L})[^.;]{0,40}`,
  ),
  drop(String.raw`tesi di laurea|diploma (?:di |da )?(?:sommelier|bagnino|istruttore|lingua|inglese)`),
  drop(
    String.raw`(?<!(?:diploma|licenza|assolvimento|completamento|frequenza|titolo) )(?:della|nella|alla|presso la|presso una|di una|per la|dalla|in una|le|delle|nelle) scuol[ae] (?:medi[ae]|superior[ei]|dell['’]obbligo)`,
  ),
  drop(
    String.raw`(?:iscritt[oaie] (?:al corso|alla facoltà|all['’]università)|frequent(?:i|a|ante|anti)|stai (?:studiando|frequentando|completando)|ultimo anno)(?!\p{L})[^.;,]{0,60}`,
  ),
  drop(String.raw`(?:tenere|terrai|insegnare|docenza|coordinerai|guiderai|gestirai|dirigerai)(?!\p{L})[^.;,]{0,60}`),
  drop(
    String.raw`(?:borsa|borse|rimborso|contributo|sostegno|agevolazioni)(?!\p{L})[^.;,]{0,60}(?:studi|laurea|master|corso|università)\p{L}{0,3}`,
  ),
  drop(
    String.raw`(?:corso|formazione|percorso)[^.;,]{0,40} (?:a carico (?:dell['’]azienda|nostro)|pagat[oa] da noi|retribuit[oa]|finanziat[oa])`,
  ),
  drop(String.raw`oltre (?:alla|a una|ad una) laurea[^.;,:]{0,25}`),
  drop(
    String.raw`(?<!diploma di )(?:(?:buona|grande|spiccata|ottima|piena|certa|massima|sufficiente|livello di|dimostr\p{L}{1,4}|richiede|grado di) maturità(?! (?:tecnica|classica|scientifica|linguistica|artistica|magistrale|professionale))|maturità (?:nel|nella|nei|nelle|nello|del|della|dei|di giudizio|e (?:senso|seri|respons|affid|auton|capac|equil|profess)|professionale(?= nel|,? e |\.|$)|personal|emotiv|relazional|digital|caratterial|tecnologic|organizzativ|psicologic|mental)\p{L}{0,10})`,
  ),
  drop(String.raw`(?<!diploma (?:di|delle) |titolo: |studio: |istruzione: )scuole superiori(?!\p{L})`),
  drop(
    String.raw`(?:(?:i|le) (?:tuoi|tue|nostri|nostre) (?:collegh|soc|fondator|ingegner|consulent|docent|formator|espert|studen|client)\p{L}{1,4}|il nostro (?:team|gruppo)|fondata da|nata da|(?:l['’]azienda|la società|lo studio|il team|il gruppo)[^.;]{0,50} (?:conta|è composto|vanta|occupa|impiega)|a fianco di|sotto la (?:guida|supervisione|direzione) di|affiancat[oa] da)(?!\p{L})[^.;]{0,100}`,
  ),
  drop(
    String.raw`(?:siamo(?! (?:alla ricerca|in cerca))|(?:lavorerai|collaborerai|lavorare|collaborare|affiancherai) (?:con|a))(?!\p{L})[^.;,]{0,90}`,
  ),
  drop(
    String.raw`(?:otterrai|conseguirai|prendi|prenderai|al termine|a fine (?:corso|percorso)|per (?:ottenere|conseguire)|finalizzat[oa] (?:al|alla)|che rilascia|porta alla|con rilascio)(?!\p{L})[^.;]{0,70}`,
  ),
  drop(
    String.raw`(?:vend(?:erai|ere|i|ita)|promuov\p{L}{1,5}|commercializ\p{L}{1,5}|proporre) (?:di )?(?:i |le |la )?(?:nostri|nostre|corsi|master|percorsi)[^.;]{0,70}`,
  ),
  drop(String.raw`(?:livello (?:retributivo|contrattuale)|inquadramento|scatto di livello)(?!\p{L})[^.;]{0,80}`),
  drop(String.raw`(?:rilasciare|rilascio|emettere|archiviare|verificare)(?!\p{L})[^.;,]{0,70}`),
  drop(String.raw`(?:offriamo|ti offriamo|garantiamo|ti garantiamo|organizziamo)(?!\p{L})[^.;,]{0,90}`),
  drop(
    String.raw`(?:laurea|diploma|master|diplomati|laureati)[^.;]{0,60}(?:o nessun[oa]|che però non|ma non (?:è )?(?:vincolante|obbligatori|necessari|indispensabile)|non (?:è )?vincolante|se non l(?:i|a|o|e|['’]) ?hai)[^.;]{0,60}`,
  ),
  drop(String.raw`(?:laurea|master|dottorato|diploma) in ${VIRTUES}`),
  drop(
    String.raw`maturità(?=,? (?:e )?(?:autonomia|precisione|serietà|affidabilità|responsabilità|determinazione|flessibilità|dinamismo|entusiasmo|motivazione|equilibrio|spirito|empatia|umiltà))|(?:ripetizioni|doposcuola|lezioni private)(?!\p{L})[^.;,]{0,60}|(?:indennità|premio|scatto|aumento) (?:per|ai|a chi)(?!\p{L})[^.;,]{0,50}|(?:pergamene|sessioni|cerimonie|esami|feste|tesi) di laurea`,
  ),
  drop(
    String.raw`diploma di (?:merito|partecipazione)|corso professionale (?:a carico|gratuito|retribuito|pagato|offerto)|percorso universitario in (?:corso|fase)`,
  ),
];
