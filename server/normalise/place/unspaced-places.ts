import { UNSPACED_PLACE_WORDS } from "#taxonomy/native/place-words.ts";
import { readMentions } from "./mentions.ts";
import { emptyResult, joinResults, type PlaceResult } from "./result.ts";

/** Japanese names of countries and regions beside those of the taxonomy, by code or English name. */
const JAPANESE: Readonly<Record<string, string>> = {
  CA: "カナダ",
  DE: "ドイツ",
  FR: "フランス",
  ES: "スペイン",
  PT: "ポルトガル",
  IT: "イタリア",
  NL: "オランダ",
  BE: "ベルギー",
  CH: "スイス",
  AT: "オーストリア",
  PL: "ポーランド",
  SE: "スウェーデン",
  DK: "デンマーク",
  NO: "ノルウェー",
  FI: "フィンランド",
  IE: "アイルランド",
  AU: "オーストラリア|豪州",
  NZ: "ニュージーランド",
  IN: "インド(?!ネシア)",
  ID: "インドネシア",
  MY: "マレーシア",
  TH: "タイ(?![ムトプミヤル])",
  VN: "ベトナム",
  PH: "フィリピン",
  HK: "香港",
  MX: "メキシコ",
  BR: "ブラジル",
  AR: "アルゼンチン",
  ZA: "南アフリカ",
  KE: "ケニア",
  AE: "アラブ首長国連邦|UAE",
  RU: "ロシア",
  UA: "ウクライナ",
  TR: "トルコ",
  KP: "北朝鮮",
  IR: "イラン",
  CU: "キューバ",
  "European Union": "EU(?:加盟国|圏内|域内)?|欧州連合",
  Europe: "ヨーロッパ|欧州(?!連合)",
  Asia: "アジア(?!太平洋)",
  APAC: "アジア太平洋(?:地域)?",
  "Southeast Asia": "東南アジア",
  "North America": "北米",
  "Latin America": "中南米|ラテンアメリカ",
  Africa: "アフリカ(?<!南アフリカ)",
};

const forms: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.fromEntries(
  Object.entries(UNSPACED_PLACE_WORDS).map(([language, words]) => [
    language,
    language === "ja" ? { ...words.forms, ...JAPANESE } : words.forms,
  ]),
);
const patterns = new Map(
  Object.entries(UNSPACED_PLACE_WORDS).map(([language, { before, after }]) => {
    const all = Object.values(forms[language] ?? {}).join("|");
    // Each further place of a list stands behind the first: 日本または台湾に在住.
    const more = `(?:(?:国内)?(?:・|、|，|,|と|や|および|及び|または|又は|もしくは|和|或|및|또는|과|와) ?(?:${all})){0,6}`;
    return [
      language,
      Object.entries(forms[language] ?? {}).map(
        ([place, names]) =>
          [
            place,
            new RegExp(
              `${before}(?:(?:${all})(?:・|、|と|および|または|又は|和|或|또는)){0,6}(?:${names})|(?:${names})${more}(?:${after}|での?(?:就労|労働)(?:ビザ|許可|資格)|の(?:就労|労働)(?:ビザ|許可|資格))`,
              "u",
            ),
          ] as const,
      ),
    ] as const;
  }),
);
const japanese = Object.values(forms["ja"] ?? {}).join("|");
/** ロシアを除く: what is left out. */
const EXCEPTED = new RegExp(
  `((?:${japanese})(?:(?:・|、|と|や|および|及び|または|又は)(?:${japanese})){0,6})(?:を|は)?(?:除く|除き|除いて|除外|以外)`,
  "u",
);

const NAMES = Object.entries(forms["ja"] ?? {}).map(([place, names]) => [place, new RegExp(names, "u")] as const);

function resultOf(place: string): PlaceResult {
  return /^[A-Z]{2}$/.test(place)
    ? { ...emptyResult(), countries: new Set([place]), nationwide: new Set([place]) }
    : readMentions(place);
}

/** Reads where somebody lives or works by a sentence without spaces between its words. */
export function readUnspaced(text: string, language: string): PlaceResult | null {
  const found = (patterns.get(language) ?? []).filter(([, pattern]) => pattern.test(text));
  return found.length === 0 ? null : joinResults(found.map(([place]) => resultOf(place)));
}

/** Reads the countries that a Japanese sentence leaves out; null without. */
export function readUnspacedException(
  text: string,
  language: string,
): { codes: string[]; kept: string; only: null } | null {
  const match = language === "ja" ? EXCEPTED.exec(text) : null;
  if (match === null) return null;
  const named = NAMES.filter(([, pattern]) => pattern.test(match[1] ?? ""));
  const codes = named.flatMap(([place]) => [...resultOf(place).nationwide, ...resultOf(place).regions]);
  return { codes, kept: text.replace(match[0], ""), only: null };
}
