import { quickLatinPhrases } from "#normalise/text/phrases.ts";
import { ARTICLE, OF, SO_MANY, TEAM } from "./leading-words.ts";

/** A team, a shift or a number of people, with the words that may stand before: "our team of five", "el turno de noche", "zespołem ośmiu osób". */
const GROUP = String.raw`(?:${SO_MANY}|${ARTICLE}(?:[\p{L}-]{2,14} ){0,2}?(?:${TEAM}|lag|turno|turma|shift|schicht|nachtschicht)(?!\p{L})(?:${OF} ?[\p{L}\d-]{2,16})?(?: (?:de|di|van|of|von|osób|ludzi) [\p{L}\d]{2,14})?)`;

/** Somebody is sought who leads people: "someone who can run our team of five", "alguien que dirija el turno de noche". */
export const SOUGHT_LEADERS = [
  String.raw`(?:someone|somebody|a person|an? (?:\p{L}{3,14} )?(?:colleague|leader|pair of hands)) (?:(?:who(?:['’]ll| will| can|['’]s going to)?|to|able to|happy to) )(?:lead|run|manage|supervise|head|direct|oversee)s? (?:up )?${GROUP}`,
  String.raw`(?:jemanden?|eine person|menschen|persönlichkeit), (?:der|die) (?:künftig |bei uns |zukünftig )?${GROUP}(?: [\p{L}\d-]{2,16}){0,4} (?:führt|leitet|steuert|koordiniert|verantwortet|führen kann|leiten kann)`,
  String.raw`(?:quelqu['’]une? |une personne |celui ou celle )(?:pour |qui (?:va |saura |sache |puisse )?|capable d['’]?e? ?)(?:encadr|manag|dirig|anim|pilot|supervis|coordonn)(?:er|e|era) ${GROUP}`,
  String.raw`(?:alguien|una persona|persona) (?:que |para |capaz de )(?:sepa |pueda )?(?:dirij|lider|gestion|coordin|encabec|encabez|supervis|llev|dirig)(?:a|e|ar|ir) (?:a )?${GROUP}|(?:tener|teniendo|tendrá|tendrás|llevar|llevarás) a (?:su |tu )?cargo (?:a )?(?:\d{1,3}|un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce) \p{L}{4,16}`,
  String.raw`alguém (?:que |para |capaz de )(?:lider|coorden|ger|gir|chefi|supervision|conduz)(?:e|a|ar|ir|i) ${GROUP}|(?:ter|terá|terás|tendo) (?:a|sob) (?:seu |teu )?(?:cargo|responsabilidade) (?:\d{1,3}|um[a]?|dois|duas|três|quatro|cinco|seis) \p{L}{4,16}`,
  String.raw`iemand die (?:leiding (?:kan geven|geeft|gaat geven) aan ${GROUP}|${GROUP}(?: [\p{L}\d-]{2,16}){0,3} (?:leidt|aanstuurt|aan kan sturen|runt))`,
  String.raw`(?:kogoś|osoby|osobę|człowieka), (?:kto|która|który) (?:po)?(?:kieruje|kierowałby|prowadzi|zarządza|będzie zarządzać|będzie kierować|pokieruje|poprowadzi)(?: \p{L}{4,14}){0,2} (?:zespołem|zespół|ekipą|ekipę|brygadą|brygadę|zmianą|zmianę)`,
  String.raw`(?:någon|en person|nogen|noen|en) som (?:kan |ska |skal |vill |vil )?(?:leda|leder|lede|driva|styra|styrer|styre) ${GROUP}`,
  String.raw`(?:jonkun|henkilöä|ihmistä), joka (?:johtaa|vetää|johtaisi|vetäisi)(?: \p{L}{3,16}){0,2} (?:tiimiä|vuoroa|ryhmää|porukkaa)|(?:někoho|člověka), kdo (?:povede|bude vést|vede|bude řídit)(?: \p{L}{3,12}){0,2} (?:tým|směnu|partu|skupinu)`,
  String.raw`(?:pe cineva|o persoană|persoană) care (?:să |va )?(?:conducă|coordoneze|conduce|coordona)(?: \p{L}{3,12}){0,1} (?:echip|tura|schimbul)\p{L}{0,2}`,
].map((source) => quickLatinPhrases(source));
