import { folded } from "#normalise/text/folded-expression.ts";

/** People whose pay is called a stipend, and what they do. */
const TRAINEES = [
  String.raw`fellow(?:s|ships?)?|intern(?:s|ships?)?|trainees?(?:ships?)?|apprentice\p{L}{0,5}|residen(?:ts?|cy)|staż\p{L}{0,4}|praktyk\p{L}{0,3}|stáž(?:ist\p{L}{1,3}|i|e)?|stažist\p{L}{1,3}`,
  String.raw`praktikant\p{L}{0,5}|\p{L}{0,8}praktikum\p{L}{0,16}|volontär\p{L}{0,5}|stagiaires?|stagist[aei]|stagiairs?|(?:meewerk|afstudeer)stages?(?: \p{L}{1,12})?|stages? (?:de|di|d['’]|curricular\p{L}|extracurricular\p{L}|formativ\p{L}|van|als)|tirocin\p{L}{1,6}|alternan(?:te?|ce)|volontariat|service civique`,
  String.raw`becari[oa]s?|becas?|practicantes?|prácticas|pasant(?:e|ía)s?|estagiári[oa]s?|estágios?|bolseir[oa]s?|bolsas? de (?:investigação|pós|doutoramento|iniciação|mestrado)|aprendi[zc]\p{L}{0,5}`,
  String.raw`praktikanter?|praktikplats\p{L}{0,3}|lärling\p{L}{0,3}|lærling\p{L}{0,3}|harjoittelij\p{L}{1,4}|harjoittelu\p{L}{0,8}|gyakornok\p{L}{0,4}|stajyer\p{L}{0,4}|staj`,
].join("|");
/** Japanese, Korean and Chinese have no spaces between words. */
const TRAINEES_EAST = "인턴|实习|實習|インターン";
const TRAINEE = folded(new RegExp(String.raw`(?<!\p{L})(?:${TRAINEES})(?!\p{L})|${TRAINEES_EAST}`, "iu"));
/** "Stage" opens the title of a trainee, and those of people who work on stages. */
const STAGE =
  /^\W*stage(?!\p{L})(?! (?:manager|director|hand|crew|technician|design|lighting|sound|mechanic|builder|carpenter|assistant))/iu;

/** Returns whether a title names a trainee: "Growth Marketing Intern", "Stage Développeur Web". */
export const isTraineesTitle = (title: string): boolean => STAGE.test(title) || TRAINEE.test(title);

/** Returns whether a title or a sentence is about trainees. */
export const isOfTrainees = (text: string, { trainee }: { trainee?: boolean | undefined }): boolean =>
  trainee === true || TRAINEE.test(text);
