import type { EducationValue } from "#taxonomy/education.ts";
import { ENGLISH_ABBREVIATIONS } from "./names/education-names-english.ts";

type Names = readonly (readonly [EducationValue, string])[];

/** Names that count only as they are written: "BUT" is a diploma and "but" a word. */
export const SCHOOL_ABBREVIATIONS: Readonly<Record<string, Names>> = {
  en: ENGLISH_ABBREVIATIONS,
  de: [
    [
      "postgraduate degree",
      String.raw`(?:MLaw)|(?:DI)(?= \p{Lu}\p{L}{4,}(?:wesen|technik|bau|informatik)|,? \(?(?:TU|Univ))`,
    ],
    [
      "bachelor degree",
      String.raw`(?:[iI]ngenieur(?:in)?|Architekt(?:in)?|Betriebswirt(?:in)?|[iI]nformatiker(?:in)?|Betriebsökonom(?:in)?|Sozialarbeiter(?:in)?) FH`,
    ],
    [
      "associate degree",
      String.raw`(?:HF)(?!-? ?(?:[tT]echni|[eE]ntwick|[sS]chalt|[sS]ystem|[kK]ompon|[mM]ess|[sS]ignal|[mM]odul|[dD]esign|[vV]erst|[bB]auteil|[kK]abel|[eE]lektron|[cC]hirurg|[gG]ener|[bB]ereich))`,
    ],
    [
      "professional certificate",
      String.raw`(?:EFZ)|(?:LAP)|(?:[aA]ssistent(?:in)?|[pP]raktiker(?:in)?|[aA]ngestellter?|[hH]andwerker(?:in)?|[bB]earbeiter(?:in)?|Lehre|Ausbildung|Abschluss) (?:EBA)`,
    ],
    [
      "high school",
      String.raw`(?:Absolvent|Absolventin|Abschluss|Ausbildung:|abgeschlossene|Abgeschlossene|oder)(?: (?:an )?(?:einer|der))? (?:BHS|AHS|HLW)|(?:BHS|AHS|HLW)(?: (?:mit|oder|abgeschlossen)|-Matura|-Abschluss)|(?:HBLA|HTBLA)(?!-?[sS]chüler)`,
    ],
  ],
  nl: [
    [
      "associate degree",
      String.raw`(?:HBO5|HBO 5|Hbo5)(?:-\p{L}{4,20})?|(?:Ad|AD)(?:-(?:diploma|opleiding|niveau|graad))|(?:een|minimaal|mbo-?4 of|of|Een) (?:Ad)(?= |,|\.)|(?:Ad)(?= (?:of bachelor|[A-Z]\p{L}{6,}))|\((?:Ad|AD)\)`,
    ],
    [
      "high school",
      String.raw`(?:A2)(?:-diploma|-niveau| diploma)|(?:HSO|LSO)(?= |,|\)|-|$)|(?:diploma|niveau|Diploma|Niveau|bachelor) (?:A2)`,
    ],
  ],
  fr: [
    ["postgraduate degree", String.raw`(?:DESCF|DSCG|DESS|CAPES|CRPE|HMONP|DPLG|CAFEP)`],
    [
      "bachelor degree",
      String.raw`(?:BUT)(?= (?:informatique|en|génie|gestion|carrières|techniques|métiers|mesures|QLIO|GEA|TC|MMI)|,| ou )|(?:DCG|DNMADE)|(?:BAC|Bac) en (?!poche|cours|main|vue|plus)\p{L}{4,}`,
    ],
    ["associate degree", String.raw`(?:DEC) (?:en|technique)|(?:BTSA|DEUST)`],
    ["professional certificate", String.raw`(?:DEP|AEP|MC|AFP|BP|BPA) (?:en|de|d['’])|(?:DEAS|DEAES|DEAP|BPJEPS|CAPH)`],
    ["high school", String.raw`(?:CESS|DAEU)`],
  ],
  es: [
    ["associate degree", String.raw`(?:TSU)|(?:FP) ?(?:2|II)|(?:FPII)`],
    ["professional certificate", String.raw`(?:TCAE|TAPSD)|(?:FP) ?(?:básica|1|I)`],
  ],
  it: [
    ["postgraduate degree", String.raw`(?:LM)(?:-\d{1,2})? in`],
    ["professional certificate", String.raw`(?:IeFP|IFTS)`],
  ],
  pt: [
    ["postgraduate degree", String.raw`(?:MBA)`],
    ["associate degree", String.raw`(?:CET) ou`],
  ],
  da: [
    ["bachelor degree", String.raw`(?:MVU)|(?:HA)(?=,| ?\(| i |-(?:jur|it|alm))`],
    ["bachelor degree", String.raw`(?:HD)(?= (?:i|1|2)(?! \d)| \(|[-.,]|$)|(?:HD)-uddannelse|(?:BA|B\.A\.) (?:i|fra)`],
    ["associate degree", String.raw`(?:KVU)`],
  ],
  fi: [
    [
      "postgraduate degree",
      String.raw`(?<=^|tai |eli |esim\. |/|\(|, )(?:KTM|DI|FM|FT|OTM|OTK|VTM|YTM|HTM|KM|PsM|MMM|TaM|TkT|KTT|LL|ELL)(?=,| tai| \(|-tutkin|/|\.$|\)|$)|(?:KTM|OTM|VTM|YTM|HTM)-tutkin\p{L}{1,4}`,
    ],
    ["bachelor degree", String.raw`(?<=^|tai |/|, )(?:KTK|HTK|LuK|HuK|TkK|VTK|YTK|ON)(?=,| tai|-tutkin|/|\.|\)|$)`],
  ],
  pl: [["bachelor degree", String.raw`(?<![Mm]gr\.? |[Dd]r |hab\. )(?:inż\.)(?= (?:\p{Ll}{4}|/|lub |albo ))`]],
  cs: [
    [
      "bachelor degree",
      String.raw`(?:Bc)\.?(?= (?:v |z |ze |nebo |obor|titul|studi|ekonom|inform|techn|práv|stav|stroj|ošetř|zdrav)|,|$)`,
    ],
    ["associate degree", String.raw`(?:DiS)\.?(?= |,|\)|$)`],
    ["professional certificate", String.raw`(?:SOU)`],
  ],
};
