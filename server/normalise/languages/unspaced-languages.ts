import { ASKED_LEVELS, type AskedLanguage, type AskedLevel } from "#contract/schemas/job-terms.ts";
import type { Sentence } from "#normalise/text/prepared-text.ts";
import { WELCOME as WELCOMES } from "../terms/cues.ts";

/** Names of languages in Japanese, Chinese and Korean. */
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/英語|英语|英文|영어|中英/u, "en"],
  [/日本語|日语|日語|일본어/u, "ja"],
  [/中国語|北京語|普通话|普通話|国语|中文|中英|汉语|漢語|중국어/u, "zh"],
  [/韓国語|韩语|한국어/u, "ko"],
  [/ドイツ語|德语|독일어/u, "de"],
  [/フランス語|法语|프랑스어/u, "fr"],
  [/スペイン語|西班牙语|스페인어/u, "es"],
  [/ポルトガル語|葡萄牙语|포르투갈어/u, "pt"],
  [/ベトナム語|越南语|베트남어/u, "vi"],
  [/イタリア語|意大利语|이탈리아어/u, "it"],
  [/ロシア語|俄语|러시아어/u, "ru"],
  [/タイ語|泰语|태국어/u, "th"],
  [/インドネシア語|印尼语|인도네시아어/u, "id"],
  [/アラビア語|阿拉伯语|아랍어/u, "ar"],
  [/ネパール語/u, "ne"],
  [/ミャンマー語/u, "my"],
  [/タガログ語/u, "tl"],
  [/オランダ語|荷兰语|네덜란드어/u, "nl"],
  [/トルコ語|土耳其语/u, "tr"],
];
const LEVELS: readonly (readonly [RegExp, AskedLevel])[] = [
  [/ネイティブ|母国語|母語|母语|원어민|모국어/u, "native"],
  [
    /ビジネス|流暢|流利|精通|熟练|能通|堪能|支障が?な|会議は|会議を|やり取りは|商談|交渉|プレゼン|公用語|業務は|業務を行|業務遂行|で業務|上級|高级|商务|工作语言|능통|비즈니스|유창|업무 ?언어/u,
    "fluent",
  ],
  [/日常会話|会話|日常|中級|中级|회화/u, "conversational"],
  [/基礎|初級|基础|初级|기초/u, "basic"],
];
/** Says that people know the language. */
const SKILL =
  /レベル|初級|中級|上級|語力|語の知識|会話|読み書き|読解|コミュニケーション|流暢|ネイティブ|母国語|母語|公用語|会議|やり取り|堪能|話せ|使用|業務|必須|必要|歓迎|尚可|流利|双语|雙語|写邮件|写作|书写|工作语言|商务|能力|水平|熟练|抵抗|できる|できれば|語の技術|資料を読|[ABC][12]|精通|良好|母语|读写|听说|沟通|必须|要求|优先|능력|능통|가능|수준|회화|구사|필수|우대/u;
const WELCOME =
  /歓迎|尚可|優先|优先|優遇|加分|우대|(?:あれば|できれば)(?!、?(?:大丈夫|十分|問題|OK|ok|ＯＫ|構い|結構|足り|可(?!能)))|なお良|尚良|なおよ|尚よ|なお可|嬉し|うれし|プラス|加点|後から学|入社後に学/u;
const OTHER =
  /語版|不問|不要|問いません|問わ[ずな]|必要(?:は)?ありません|なくても|翻訳チーム|市場|圏|サイト|教材|授業|レッスン|講座|教室|教科書|を教え|研修|学習者|不需要|무관|不限/u;
/** "必須ではありませんが、歓迎します". */
const NOT_NEEDED = /必須では|必要では|必須条件では|不是必/u;
/** Scripts without spaces between words. */
const UNSPACED = /[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/u;

/** "ビジネスレベルの日本語": what is said before a name belongs to it. */
const BELONGS = /[のな的]\s?$/u;

const CEFR = /(?<![A-Za-z\d])([ABC][12])(?![A-Za-z\d])/u;

function levelIn(text: string): AskedLevel | null {
  const cefr = CEFR.exec(text)?.[1];
  return ASKED_LEVELS.find((level) => level === cefr) ?? LEVELS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** Returns the languages of a clause, each with the level beside it, else with that of the clause. */
function languagesIn(clause: string): { language: string; level: AskedLevel | null }[] {
  const names = NAMES.flatMap(([name, language]) => {
    const match = name.exec(clause);
    return match === null ? [] : [{ language, start: match.index, end: match.index + match[0].length }];
  }).toSorted((a, b) => a.start - b.start);
  return names.map(({ language, start, end }, at) => {
    const before = clause.slice(names[at - 1]?.end ?? 0, start);
    const behind = clause.slice(end, names[at + 1]?.start);
    const own = (BELONGS.test(before) ? levelIn(before) : null) ?? (BELONGS.test(behind) ? null : levelIn(behind));
    return { language, level: own ?? levelIn(clause) };
  });
}

const JLPT = /\bN([1-5])\b/u;
const JLPT_LEVELS: Record<string, AskedLevel> = { 1: "C1", 2: "B2", 3: "B1", 4: "A2", 5: "A1" };
const isTested = (text: string): boolean =>
  JLPT.test(text) && /jlpt|日本語|japan/iu.test(text) && !/授業|講座|レッスン|教材/u.test(text);

/** Reads the level of Japanese that a sentence states as that of its own test. */
export function japaneseByTest(sentences: readonly Sentence[]): (AskedLanguage & { evidence: string })[] {
  const sentence = sentences.find(({ text }) => isTested(text));
  const level = JLPT_LEVELS[JLPT.exec(sentence?.text ?? "")?.[1] ?? ""];
  if (sentence === undefined || level === undefined) return [];
  const required = !WELCOMES.test(sentence.text) && !WELCOME.test(sentence.text);
  return [{ language: "ja", level, required, evidence: sentence.text }];
}

/** Reads the languages that a clause of a script without spaces asks for. */
export function unspacedLanguages({ text, section }: Sentence): (AskedLanguage & { evidence: string })[] {
  if (text.length > 500 || !UNSPACED.test(text)) return [];
  return text.split(/[、,，;；。]/u).flatMap((clause) => {
    if (!SKILL.test(clause) || OTHER.test(clause)) return [];
    const isWelcome = WELCOME.test(clause) || (NOT_NEEDED.test(clause) && WELCOME.test(text));
    const required = section !== "nice-to-have" && !isWelcome;
    // The level that a test proves is the finer one.
    const isProven = isTested(text);
    return languagesIn(clause).flatMap((found) =>
      isProven && found.language === "ja" ? [] : [{ ...found, required, evidence: text }],
    );
  });
}
