import { phrases } from "#normalise/text/phrases.ts";
import { folded } from "#normalise/text/folded-expression.ts";

/** Before a language that isn't asked for. */
export const DENIED_BEFORE = folded(
  /(?<!\p{L})(?:no|not|without|(?:don|doesn)['’]t (?:need|have|require)(?: to (?:speak|know)| any)?|kein(?:e|er)?|ohne|nicht|pas (?:besoin )?(?:de |d['’])|sans|sin|sem|não|geen|zonder|nie|bez|ingen|inte|ej|utan|ikke|uten|uden|non|senza|nessun\p{L}?|ei|ilman|není|nu|fără|nem|не|без)(?: (?!but|and|aber|sondern|mais|pero|mas|maar|ale|men)[\p{L}'’]{1,20}){0,3} (?:[dl]['’])?$/iu,
);
/** "Ohne gutes Französisch geht es nicht", "bez němčiny se neobejdete": two denials ask for it. */
export const WITHOUT =
  /(?<!\p{L})(?:without|ohne|sans|sin|sem|zonder|bez|utan|uten|uden|senza|ilman)(?: [\p{L}'’]{1,20}){0,3} $/iu;
/** What can't be done, behind such a language. */
export const CANNOT =
  /^[^.;]{0,40}?(?<!\p{L})(?:not|won['’]t|can['’]t|cannot|doesn['’]t|nicht|nichts|pas|no|não|niet|nie|inte|ikke|non|ei|ne\p{L}{2,12})(?!\p{L})/iu;
/** "You can't do this job without Spanish". */
export const CANNOT_BEFORE = folded(
  /(?<!\p{L})(?:can['’]t|cannot|won['’]t|impossible|geht nichts|geht es nicht|ne peut|no se puede|não se pode|non si può|kan niet|nie da się|går inte|går ikke|ei pärjää|nejde) (?:[\p{L}'’]{1,14} ){0,6}(?:without|ohne|sans|sin|sem|senza|zonder|bez|utan|uden|uten|ilman)(?!\p{L})/iu,
);
/** Behind a language that isn't asked for. */
export const DENIED_AFTER = phrases(
  String.raw`(?:not|n['’]t) (?:\p{L}{1,20} )?(?:required|necessary|needed|essential|mandatory|a must)|nicht (?:\p{L}{1,20} )?(?:erforderlich|notwendig|nötig|vorausgesetzt)|kein muss|(?:pas|n['’]est pas) (?:\p{L}{1,20} )?(?:nécessaire|requis\p{L}{0,20}|obligatoire|indispensable)`,
  String.raw`no (?:es )?(?:necesari[oa]|requerid[oa]|obligatori[oa]|imprescindible)|não (?:é )?(?:necessári[oa]|obrigatóri[oa]|exigid[oa])|niet (?:nodig|vereist|verplicht)|nie (?:jest )?(?:wymagan\p{L}{1,20}|konieczn\p{L}{1,20})|inte (?:ett )?(?:krav|nödvändigt)|(?:krävs|behövs) (?:inte|ej)|(?:är )?inget (?:krav|måste)|(?:är )?ej (?:ett )?krav|(?:er )?(?:ikke|intet) (?:(?:et|noe) )?(?:krav|nødvendig\p{L}{0,3}|påkrevd|påkrævet)|kræves ikke|ei (?:ole )?(?:vaadita|pakolli\p{L}{1,4}|välttämät\p{L}{1,6}|edellyt\p{L}{1,4})|non (?:è |sono )?(?:richiest\p{L}|necessari\p{L}|obbligatori\p{L}|indispensabil\p{L})|není (?:nutn\p{L}|podmínk\p{L}{1,3}|potřeba)|nevyžad\p{L}{1,6}|nu este (?:necesar\p{L}?|obligatori\p{L}{1,3})|nem (?:szükséges|elvárás|feltétel)|gerekli değil|aranmaz|не (?:обов[’']язков\p{L}|потрібн\p{L}|вимагається)|(?:is|are) optional|isn['’]t (?:a )?\p{L}{1,20}`,
  String.raw`(?:musst du|müssen sie|brauchst du|brauchen sie) (?:\p{L}{1,8} ){0,2}nicht|you (?:don['’]t|do not) (?:have|need) to|(?:vous n['’]avez|tu n['’]as) pas (?:besoin|à)|no (?:tienes|tiene) que|não (?:tens|tem) (?:de|que)|non devi|hoef je (?:\p{L}{1,8} )?niet|nie musisz|behöver du inte|behøver du ikke|ei tarvitse|nemus(?:íš|íte|í)|nu trebuie să|hoeft (?:\p{L}{1,6} )?niet|is geen (?:must|vereiste|eis)|muss nicht|brauch(?:st|en) (?:du|sie) (?:\p{L}{1,8} )?nicht|n['’]est pas (?:exigé|demandé|attendu)\p{L}{0,2}|no (?:hace falta|se (?:pide|exige|requiere))|não é preciso|não precisas?|non (?:serve|occorre)|nie trzeba|nie jest potrzebn\p{L}|(?:trengs|trenger du|behøves) ikke|ei (?:tarvita|tarvitse)|(?:není|netřeba) třeba|netřeba|nu (?:e|este) (?:nevoie|necesar\p{L}{0,2})`,
);
/** The language isn't needed: "so you do not need the language". */
export const NO_NEED = phrases(
  String.raw`(?:do not|don['’]t|needn['’]t|no need to|won['’]t) (?:need|have to|speak|know)(?: to)?(?: \p{L}{1,8})? (?:the|this|that|either) language`,
  String.raw`(?:die|diese) sprache (?:\p{L}{1,10} ){0,3}nicht|pas besoin de (?:parler|connaître|maîtriser) (?:la|cette) langue|no (?:hace falta|necesitas) (?:hablar|saber|conocer) (?:el|ese|este) idioma|não precisas? (?:de )?(?:falar|saber) (?:a|essa|esta) língua|non serve (?:parlare|conoscere) (?:la|questa) lingua|(?:de|die|deze) taal hoef je niet|nie musisz znać (?:tego )?języka|(?:språket|sproget) (?:behöver|behøver|trenger) du (?:inte|ikke)`,
);
