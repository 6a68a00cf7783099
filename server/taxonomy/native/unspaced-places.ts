import { places } from "../places.ts";

/** Parts and towns of countries whose languages don't part words by spaces. */
const PARTS: Readonly<Record<string, string>> = {
  JP: "北海道 青森 岩手 宮城 秋田 山形 福島 茨城 栃木 群馬 埼玉 千葉 東京 神奈川 新潟 富山 石川 福井 山梨 長野 岐阜 静岡 愛知 三重 滋賀 京都 大阪 兵庫 奈良 和歌山 鳥取 島根 岡山 広島 山口 徳島 香川 愛媛 高知 福岡 佐賀 長崎 熊本 大分 宮崎 鹿児島 沖縄 横浜 名古屋 札幌 神戸 仙台 川崎 さいたま 北九州 浜松 渋谷 新宿 六本木 品川 首都圏 関西 関東",
  CN: "西藏 安徽 福建 江西 山东 上海 江苏 浙江 山西 内蒙古 天津 河北 北京 贵州 云南 重庆 四川 河南 湖南 湖北 广西 广东 海南 新疆 宁夏 青海 甘肃 陕西 黑龙江 吉林 辽宁 广州 深圳 杭州 成都 南京 武汉 西安 苏州 厦门 青岛 大连 宁波 郑州 长沙 东莞 佛山 合肥 济南 福州 珠海 无锡 沈阳",
  TW: "台灣 臺灣 台湾 台北 臺北 新北 桃園 台中 臺中 台南 臺南 高雄 新竹",
  HK: "香港 九龍 九龙",
  MO: "澳門 澳门 マカオ 마카오",
  KR: "서울 부산 대구 인천 광주 대전 울산 세종 경기 강원 충청 충북 충남 전라 전북 전남 경상 경북 경남 제주 수원 성남 판교 용인 고양 창원 청주",
  SG: "新加坡 シンガポール 싱가포르",
};
const LANGUAGES = ["ja", "zh", "zh-Hant", "ko"];
const REGIONS: Readonly<Record<string, string>> = {
  亚太地区: "APAC",
  亚太: "APAC",
  亞太: "APAC",
  アジア太平洋: "APAC",
  "아시아 태평양": "APAC",
  欧洲: "Europe",
  歐洲: "Europe",
  ヨーロッパ: "Europe",
  欧州: "Europe",
  유럽: "Europe",
  亚洲: "Asia",
  アジア: "Asia",
  아시아: "Asia",
  北美: "North America",
  北米: "North America",
  북미: "North America",
};

interface Names {
  /** The English names by the name in a language without spaces. */
  english: Map<string, string>;
  longest: number;
}

let known: Names | null = null;

function learn(): Names {
  const names = new Map(Object.entries(REGIONS));
  const nameOf = new Map(places.flatMap(({ code, name }) => (code === null ? [] : [[code, name] as const])));
  for (const language of LANGUAGES) {
    const display = new Intl.DisplayNames([language], { type: "region" });
    for (const [code, english] of nameOf) {
      const name = code.length === 2 ? display.of(code) : undefined;
      // One character may be part of any word.
      if (name !== undefined && name.length > 1 && /[\u3041-\u30ff\u4e00-\u9fff\uac00-\ud7af]/u.test(name))
        names.set(name, english);
    }
  }
  for (const [code, parts] of Object.entries(PARTS))
    for (const part of parts.split(" ")) if (!names.has(part)) names.set(part, nameOf.get(code) ?? code);
  return { english: names, longest: Math.max(...[...names.keys()].map(({ length }) => length)) };
}

const IDEOGRAPH = /[\u3041-\u30ff\u4e00-\u9fff\uac00-\ud7af]/u;

/** "中国地方" is a part of Japan, and no name of China. */
const DIRECTION = "地方";

const KATAKANA = /[\u30a1-\u30fa\u30fc]/;

/** Returns whether a name in katakana is a part of a longer word: the Thailand of "フルタイム", which is full-time. */
function isPartOfWord(text: string, start: number, end: number): boolean {
  const joins = (at: number, next: number) => KATAKANA.test(text.charAt(at)) && KATAKANA.test(text.charAt(next));
  return joins(start, start - 1) || joins(end - 1, end);
}

/** Writes the places of a text in Japanese, Chinese or Korean as the gazetteer knows them, between semicolons; other texts stay as they are. */
export function withUnspacedPlaces(text: string): string {
  if (!IDEOGRAPH.test(text)) return text;
  known ??= learn();
  const { english, longest } = known;
  let written = "";
  for (let at = 0; at < text.length;) {
    let length = Math.min(longest, text.length - at);
    const isName = (end: number) =>
      english.has(text.slice(at, end)) && !text.startsWith(DIRECTION, end) && !isPartOfWord(text, at, end);
    while (length > 1 && !isName(at + length)) length -= 1;
    written += length > 1 ? `;${english.get(text.slice(at, at + length))};` : text.slice(at, at + 1);
    at += Math.max(length, 1);
  }
  return written;
}
