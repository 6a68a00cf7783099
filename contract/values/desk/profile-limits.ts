/** Most entries of each list of a profile. */
export const PROFILE_LIMITS = { roles: 10, places: 20, skills: 100, links: 10, languages: 20, permits: 60 } as const;
/** Longest address of a link. */
export const LINK_MAX = 500;
/** Highest pay floor, whole units of any currency. */
export const PAY_FLOOR_MAX = 2_000_000_000;

/** How well somebody knows a language: the levels of the Common European Framework, and native. */
export const LANGUAGE_LEVELS = ["A1", "A2", "B1", "B2", "C1", "C2", "native"] as const;
export type LanguageLevel = (typeof LANGUAGE_LEVELS)[number];

/** The living languages with a two-letter code (ISO 639-1). `Intl.DisplayNames` has their names. */
export const LANGUAGE_CODES: readonly string[] = (
  "aa ab af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cv cy da de dv dz ee el en eo es et eu fa " +
  "ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz id ig ii ik is it iu ja jv ka kg ki kj kk kl km kn ko kr " +
  "ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn nr nv ny oc oj om or os pa " +
  "pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw " +
  "ty ug uk ur uz ve vi wa wo xh yi yo za zh zu"
).split(" ");

/** Most bytes of a JSON Resume that an account keeps. PDF and DOCX may have as much as any file. */
export const JSON_CV_BYTES_MAX = 1_000_000;
